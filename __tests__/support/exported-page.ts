/**
 * A page as Next 16.4 exports it, cut down to one of each kind of what Next adds.
 *
 * @param basePath from the site's root, without a final slash
 */
export function exportedPage({ basePath = '', body = '<p class="a">text</p>' } = {}): string {
  const chunks = `${basePath}/_next/static/chunks`;
  return (
    '<!DOCTYPE html><html lang="ru"><head><meta charSet="utf-8"/><meta name="viewport" content="x"/>' +
    `<link rel="stylesheet" href="${chunks}/a.css" data-precedence="next"/>` +
    `<link rel="preload" as="script" fetchPriority="low" href="${chunks}/main.js"/>` +
    `<script src="${chunks}/turbopack-1.js" async=""></script><title>T</title>` +
    `<script src="${chunks}/old.js" noModule=""></script></head>` +
    `<body><div hidden=""><!--$--><!--/$--></div>${body}<!--$--><!--/$-->` +
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/main.js"],"runtimeModuleIds":[94553]});</script>' +
    `<script src="${chunks}/main.js" async=""></script>` +
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
    '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script></body></html>'
  );
}
