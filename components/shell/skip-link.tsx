/** Id of the page's main content. */
export const CONTENT_ID = 'content';

/** The first tab stop: past the toolbar to the content. */
export const SkipLink = () => (
  <a
    href={`#${CONTENT_ID}`}
    className="absolute top-2 left-2 z-10 -translate-y-20 rounded-xl bg-accent px-5 py-3 font-semibold text-on-accent focus:translate-y-0"
  >
    Перейти к содержанию
  </a>
);
