/** The picture that messengers and networks show next to a link; made by `npm run artwork`. */
export const sharePicture = {
  /** Address in `public/`; has an extension, by which hosts and crawlers know its type. */
  path: '/og.jpg',
  width: 1200,
  height: 630,
  alt: 'Страница словаря со словом serendipity и телефон, в котором найдено слово drizzle.',
} as const;
