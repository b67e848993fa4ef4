import { expectedPages } from '../../support/expected-pages';

/** Pages of the site that the engines are taken through. */
export const paths = [...expectedPages.map(({ path }) => path), '/no-such-page/'];

const style = '<style>body{margin:0}iframe{border:0;width:100%;height:100vh;display:block}</style>';

/** A page of the site in a frame that runs no scripts; the page around it may look inside. */
export function framePage(query: URLSearchParams): string {
  const width = Number(query.get('width') ?? 0);
  const narrow = width > 0 ? `<style>iframe{width:${width}px}</style>` : '';
  const src = query.get('path') ?? '/';
  return `<!doctype html><title>Frame</title>${style}${narrow}
    <iframe data-page sandbox="allow-same-origin allow-forms allow-popups" src="${src}"></iframe>`;
}

/** Opens one page of the site after another, each until it is loaded, and tells the server. */
export const tourPage = () => `<!doctype html><title>Tour</title>${style}<iframe></iframe>
  <script type="module">
    const frame = document.querySelector('iframe');
    for (const path of ${JSON.stringify(paths)}) {
      await new Promise((resolve) => { frame.onload = resolve; frame.src = path; });
    }
    await fetch('/toured');
  </script>`;
