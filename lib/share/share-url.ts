import { type SharedPage, type ShareNetwork } from './networks';
import { encodeQuery, mailto } from '@/lib/urls/mailto';

/** Returns an http(s) URL as it is, and otherwise the address of the current page, if there is one (not in a build). */
export const httpUrlOr = (
  url: string,
  currentUrl = typeof location === 'undefined' ? url : location.href,
) => (/^https?:\/\/\S/i.test(url) ? url : currentUrl);

/** Returns the address of a network's share page, with the parameters filled in. */
export const shareUrl = ({ endpoint, parameters }: ShareNetwork, page: SharedPage) =>
  `${endpoint}?${encodeQuery(parameters(page))}`;

/** Returns an address that opens an email about the page in the visitor's mail program. */
export const mailUrl = ({ url, title, description }: SharedPage) =>
  mailto('', { subject: title, lines: [description, url] });
