/** Id of the page's main content. */
export const CONTENT_ID = 'content';

/** The first tab stop: past the toolbar to the content. */
export const SkipLink = () => (
  <a
    href={`#${CONTENT_ID}`}
    className="absolute -top-full left-2 z-10 rounded-xl bg-accent px-5 py-3 font-semibold text-on-accent focus:top-2"
  >
    Перейти к содержанию
  </a>
);
