import { PRODUCT_FILE } from '@/lib/product/schema';

/** A piece of a paragraph: plain text or a link. */
export type Inline = string | { readonly text: string; readonly href: string };

/** A block of the privacy text, as the page shows it. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: (readonly Inline[])[] }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] };

const HEADING = /^(#{1,3})\s+/;
/** Matches the start of a list item: a bullet, a hyphen, or a dash that a text editor made from a hyphen. */
const LIST_ITEM = /^[-–—•]\s+/;
/** Matches `[text](address)`; the address may contain balanced parentheses. */
export const LINK = /\[([^[\]]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g;

/** Whether an address is a path on the site or begins with `https:`, `http:`, `mailto:` or `tel:`. */
const isAddress = (href: string) =>
  /^\/(?!\/)|^(mailto|tel):./.test(href) || (/^https?:\/\//.test(href) && URL.canParse(href));

/** Splits a paragraph into text and links. @param index number of the paragraph, from 0, for the error message */
function inlineOf(paragraph: string, index: number): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const { 0: link, 1: text = '', 2: href = '', index: start } of paragraph.matchAll(LINK)) {
    if (!isAddress(href)) {
      throw new Error(
        `${PRODUCT_FILE}, privacy.paragraphs, запись ${index + 1}: ссылка «${link}» никуда не ведёт, нужен адрес с https://, mailto: или tel: в начале или страница сайта, например /help/.`,
      );
    }
    pieces.push(paragraph.slice(end, start), { text, href });
    end = start + link.length;
  }
  return [...pieces, paragraph.slice(end)].filter((piece) => piece !== '');
}

/**
 * Parses the owner's privacy text. A paragraph that begins with `#` or `##` is a heading, and one that
 * begins with `###` is a heading one level lower. A hyphen, a dash or a bullet begins a list item.
 * `[text](address)` is a link in any paragraph. Other Markdown is not supported: asterisks, underscores
 * and clause numbers are shown as they are written.
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
      // The first heading is always an h2, because the page must not skip from h1 to h3.
      const isLower = marks === '###' && blocks.some(({ kind }) => kind === 'heading');
      blocks.push({ kind: 'heading', level: isLower ? 3 : 2, text });
    } else if (!LIST_ITEM.test(paragraph)) blocks.push({ kind: 'paragraph', text });
    else if (last?.kind === 'list') last.items.push(text);
    else blocks.push({ kind: 'list', items: [text] });
  }
  return blocks;
}
