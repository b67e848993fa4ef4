import { PRODUCT_FILE } from '@/lib/product/schema';

/** A piece of a text: words, or words that are a link. */
export type Inline = string | { readonly words: string; readonly href: string };

/** A part of the privacy text, as it stands on the page. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: (readonly Inline[])[] }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] };

const HEADING = /^(#{1,3})\s+/;
/** A hyphen, or the dash that `npm run typography` and word processors make of it. */
const LIST_ITEM = /^[-–—•]\s+/;
/** `[words](address)`; the address may contain pairs of brackets. */
export const LINK = /\[([^[\]]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g;

/** A page of the site, or an address with a scheme that a browser, mail program or phone opens. */
const isAddress = (href: string) =>
  /^\/(?!\/)|^(mailto|tel):./.test(href) || (/^https?:\/\//.test(href) && URL.canParse(href));

/** @param index of the paragraph, from 0 */
function inlineOf(text: string, index: number): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const { 0: link, 1: words = '', 2: href = '', index: start } of text.matchAll(LINK)) {
    if (!isAddress(href)) {
      throw new Error(
        `${PRODUCT_FILE}, privacy.paragraphs, запись ${index + 1}: ссылка «${link}» никуда не ведёт, нужен адрес с https://, mailto: или tel: в начале или страница сайта, например /help/.`,
      );
    }
    pieces.push(text.slice(end, start), { words, href });
    end = start + link.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
}

/**
 * Reads the owner's privacy text. A paragraph that begins with `##` is a heading, with `###` a
 * heading one level lower, with a hyphen or a dash an item of a list; `[words](address)` is a link
 * anywhere. It is not Markdown: everything else stays as it was written, also asterisks,
 * underscores and numbers of clauses.
 *
 * @throws Error with a Russian sentence that names the paragraph when the address of a link is not
 *   valid
 */
export function privacyBlocks(paragraphs: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const [, marks] = HEADING.exec(paragraph) ?? [];
    const text = inlineOf(paragraph.replace(HEADING, '').replace(LIST_ITEM, ''), index);
    const last = blocks.at(-1);
    if (marks) {
      // The levels of headings have no gap, even if the first heading is of the lower level.
      const isLower = marks === '###' && blocks.some(({ kind }) => kind === 'heading');
      blocks.push({ kind: 'heading', level: isLower ? 3 : 2, text });
    } else if (!LIST_ITEM.test(paragraph)) blocks.push({ kind: 'paragraph', text });
    else if (last?.kind === 'list') last.items.push(text);
    else blocks.push({ kind: 'list', items: [text] });
  }
  return blocks;
}
