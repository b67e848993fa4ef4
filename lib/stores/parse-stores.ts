import { knownStore, knownStores } from './known-stores';

/** A store that offers the Android app. */
export interface Store {
  /** The name that the owner has entered or, without it, the store's usual name. */
  readonly name: string;
  /** Absolute address of the app's page. */
  readonly url: string;
}

/** Stores in the owner's order. Where there is room for only one store, the site uses the first store. */
export type Stores = readonly [Store, ...Store[]];

/** Matches an address with an optional store name before it and separators after it. */
const ENTRY = /(?:([^=/:,;]+?)\s*=\s*)?(https?:\/\/(?:(?![,;]+(?:\s|$|https?:))\S)+)[\s,;]*/gi;

const settingError = (problem: string) => new Error(`NEXT_PUBLIC_STORE_URL: ${problem}.`);

function readStore(name: string | undefined, url: string): Store {
  if (!URL.canParse(url)) throw settingError(`«${url}» — не адрес`);
  const known = knownStore(url);
  const { pathname, search, hash } = new URL(url);
  if (known && pathname === '/' && search + hash === '') {
    throw settingError(
      `«${url}» — сам магазин ${known}, а нужна страница приложения в нём; значение со знаком # пишут в кавычках`,
    );
  }
  const shown = name?.trim() || known;
  if (shown) return { name: shown, url };
  throw settingError(
    `по адресу «${url}» не узнать магазин (узнаём ${knownStores.join(', ')}); впишите перед адресом его название и знак =, например «NashStore=${url}»`,
  );
}

/**
 * Parses the setting that lists the stores. The setting contains the addresses of the app's pages,
 * separated by spaces. A store with an unknown host needs a name before its address: `Название=https://…`.
 *
 * @throws Error with a Russian sentence that names the variable and what is wrong
 */
export function parseStores(text: string): Stores {
  const rest = text.replaceAll(ENTRY, '').trim();
  const entries = text.matchAll(ENTRY);
  const [first, ...others] = Array.from(entries, ([, name, url = '']) => readStore(name, url));
  if (rest || !first) throw settingError(`«${rest}» — не адрес, который начинается с https://`);
  return [first, ...others];
}
