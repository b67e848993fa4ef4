/** Ends the name of a picture with one device pixel per CSS pixel; the extension follows. */
export const ORDINARY = '@1x.';
/** Ends the name of a picture with two. */
export const DENSE = '@2x.';

/** Returns the address of a picture's file with the highest density, in the same theme and format. */
export const enlargedUrl = (url: string) => url.replace(ORDINARY, DENSE);
