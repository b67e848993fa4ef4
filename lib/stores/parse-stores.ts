import { knownStore, knownStores } from './known-stores';

/** A store that offers the Android app. */
export interface Store {
  /** The name that the owner gave it, otherwise its usual name. */
  readonly name: string;
  /** Whole address of the app's page. */
  readonly url: string;
}

/** In the owner's order: where there is room for one store only, the site uses the first. */
export type Stores = readonly [Store, ...Store[]];

/** An address, optionally with the owner's name before it, and spaces, line breaks or commas after it. */
const ENTRY = /(?:([^=/:,;]+?)\s*=\s*)?(https?:\/\/(?:(?![,;]+(?:\s|$|https?:))\S)+)[\s,;]*/gi;

const wrong = (problem: string) => new Error(`NEXT_PUBLIC_STORE_URL: ${problem}.`);

function readStore(name: string | undefined, url: string): Store {
  if (!URL.canParse(url)) throw wrong(`«${url}» — не адрес`);
  const known = knownStore(url);
  const { pathname, search, hash } = new URL(url);
  if (known && pathname === '/' && search + hash === '') {
    throw wrong(
      `«${url}» — сам магазин ${known}, а нужна страница приложения в нём; значение со знаком # пишут в кавычках`,
    );
  }
  const shown = name?.trim() || known;
  if (shown) return { name: shown, url };
  throw wrong(
    `по адресу «${url}» не узнать магазин (узнаём ${knownStores.join(', ')}); впишите перед адресом его название и знак =, например «NashStore=${url}»`,
  );
}

/**
 * Reads the setting with the stores and keeps its order: addresses of the app's pages with spaces
 * between. A store whose host is not among the known ones needs a name before its address:
 * `Название=https://…`.
 *
 * @throws Error with a Russian sentence that names the variable and what is wrong
 */
export function parseStores(text: string): Stores {
  const rest = text.replaceAll(ENTRY, '').trim();
  const entries = text.matchAll(ENTRY);
  const [first, ...others] = Array.from(entries, ([, name, url = '']) => readStore(name, url));
  if (rest || !first) throw wrong(`«${rest}» — не адрес, который начинается с https://`);
  return [first, ...others];
}
