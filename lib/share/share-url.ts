import { type SharedPage, type ShareNetwork } from './networks';

/**
 * A share link must look like an http(s) address; anything else gives way to
 * the page that the visitor is on (specification, section 5).
 */
export const httpUrlOr = (url: string, currentUrl: string) =>
  /^https?:\/\/\S/i.test(url) ? url : currentUrl;

/**
 * Percent-encodes one query value. Not URLSearchParams: it writes a space as
 * «+», which Telegram shows literally (TelegramMessenger/Telegram-iOS#1727). A
 * lone surrogate, which encodeURIComponent rejects, becomes U+FFFD.
 */
const encodeValue = (value: string) =>
  encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Query string of the given parameters, without the question mark. */
export const encodeQuery = (parameters: Readonly<Record<string, string>>) =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeValue(value)}`)
    .join('&');

/** External address that offers the page in a network's own share form. */
export const shareUrl = ({ endpoint, parameters }: ShareNetwork, page: SharedPage) =>
  `${endpoint}?${encodeQuery(parameters(page))}`;

/** Address that opens a letter about the page in the visitor's mail program. */
export const mailUrl = ({ url, title, description }: SharedPage) =>
  `mailto:?${encodeQuery({ subject: title, body: `${description}\n${url}` })}`;
