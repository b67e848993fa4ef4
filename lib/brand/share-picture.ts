/** The picture that messengers and networks show next to a link; the build draws it. */
export const sharePicture = {
  /** Has an extension, by which hosts and crawlers know its type. */
  path: '/og.jpg',
  width: 1200,
  height: 630,
} as const;
