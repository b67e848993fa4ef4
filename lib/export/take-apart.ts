import { readStartTags, type StartTag } from '@/lib/hosting/start-tags';
import { type Wake } from '@/lib/runtime/loader-settings';

/** A page of the export without what loads Next's runtime. */
export interface TakenApart {
  /** The page up to where its styles and its loader belong, and the rest. */
  readonly before: string;
  readonly after: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Source text of the inline scripts with the page's data, and of the one that starts the runtime. */
  readonly flight: string;
  readonly start: string;
  readonly wake: Wake | undefined;
}

/** An element of the page, from its start tag to after its end tag if it has one. */
interface Element extends StartTag {
  readonly whole: readonly [start: number, end: number];
}

const END_TAG = '</script>';

function toElement(html: string, tag: StartTag): Element {
  const afterText = tag.end + tag.text.length;
  const closed = tag.name === 'script' && html.startsWith(END_TAG, afterText);
  return { ...tag, whole: [tag.start, closed ? afterText + END_TAG.length : tag.end] };
}

const isStyles = ({ name, attributes }: StartTag) =>
  name === 'link' && attributes.get('rel') === 'stylesheet';
const isPreload = ({ name, attributes }: StartTag) =>
  name === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'script';
const isPolyfill = ({ name, attributes }: StartTag) =>
  name === 'script' && attributes.has('src') && attributes.has('nomodule');
const isScript = ({ name, attributes }: StartTag) =>
  name === 'script' && attributes.has('src') && !attributes.has('nomodule');
const isStart = ({ name, attributes }: StartTag) =>
  name === 'script' && attributes.get('id') === '_R_' && !attributes.has('src');
const isFlight = ({ name, attributes, text }: StartTag) =>
  name === 'script' && attributes.size === 0 && /^\(?self\.__next_f\b/.test(text);

function expect(condition: boolean, expected: string): asserts condition {
  if (!condition) throw new Error(`Next's markup is not as expected: ${expected}.`);
}

function checkMarkup(tags: readonly Element[]): void {
  const count = (is: (tag: StartTag) => boolean) => tags.filter(is).length;
  const scripts = tags.filter(isScript);
  expect(count(isStyles) > 0, 'there is no style sheet');
  expect(scripts.length > 0, 'there is no script');
  expect(
    scripts.every(({ attributes }) => attributes.has('async')),
    'a script is not async, so the order of scripts may matter',
  );
  expect(count(isStart) === 1, 'there must be one inline script with the id _R_');
  expect(count(isFlight) > 1, 'there are no inline scripts that fill __next_f');
}

const addresses = (tags: readonly Element[], attribute: string) => [
  ...new Set(tags.map(({ attributes }) => attributes.get(attribute) ?? '')),
];

function wakeOf(tags: readonly Element[]): Wake | undefined {
  const values = tags.map(({ attributes }) => attributes.get('data-island'));
  return (['paint', 'soon'] as const).find((wake) => values.includes(wake));
}

/**
 * Takes the style sheets, the script tags, their preloads and the payload out
 * of a page that Next has exported. The tag for browsers without modules goes
 * for good: every supported browser has them.
 *
 * @throws Error with a sentence when the markup is another than that of the
 *   Next version which this was written for (16.4)
 */
export function takeApart(html: string): TakenApart {
  const tags = readStartTags(html).map((tag) => toElement(html, tag));
  checkMarkup(tags);
  const styles = tags.filter(isStyles);
  const scripts = tags.filter(isScript);
  const flight = tags.filter(isFlight);
  const start = tags.filter(isStart);
  const removed = [...styles, ...scripts, ...flight, ...start, ...tags.filter(isPreload)]
    .concat(tags.filter(isPolyfill))
    .sort((one, other) => one.start - other.start);
  const place = styles[0]?.start ?? 0;

  let rest = '';
  let at = 0;
  let before = '';
  for (const { whole } of removed) {
    rest += html.slice(at, whole[0]);
    if (whole[0] === place) before = rest;
    at = whole[1];
  }
  rest += html.slice(at);

  return {
    before,
    after: rest.slice(before.length),
    styles: addresses(styles, 'href'),
    scripts: addresses(scripts, 'src'),
    flight: flight.map(({ text }) => text).join(';\n'),
    start: start[0]?.text ?? '',
    wake: wakeOf(tags),
  };
}
