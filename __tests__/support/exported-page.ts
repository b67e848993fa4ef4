interface Parts {
  readonly styles?: string;
  readonly scripts?: string;
  readonly body?: string;
  readonly start?: string;
  readonly flight?: string;
}

const start = '<script id="_R_">(globalThis["TURBOPACK"]||[]).push({})</script>';
const flight =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script>';

/** A page as Next 16.4 exports it, cut down to what its scripts and styles are made of. */
export const exportedPage = (parts: Parts = {}) =>
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="viewport" content="x"/>' +
  (parts.styles ??
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>') +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>' +
  (parts.scripts ??
    '<script src="/_next/static/chunks/one.js" async=""></script><script src="/_next/static/chunks/two.js" async=""></script>') +
  '<title>T</title><script>early()</script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  `<body>${parts.body ?? '<p class="a">text</p>'}` +
  (parts.start ?? start) +
  '<script src="/_next/static/chunks/main.js" async=""></script>' +
  `${parts.flight ?? flight}</body></html>`;
