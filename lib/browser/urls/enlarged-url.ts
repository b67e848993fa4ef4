/** Returns the address of a picture's file with the highest density, in the same theme and format. */
export const enlargedUrl = (url: string) => url.replace('@1x.', '@2x.');
