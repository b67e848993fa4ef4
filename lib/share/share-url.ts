import { type SharedPage, type ShareNetwork } from './networks';
import { encodeQuery, mailto } from '@/lib/urls/mailto';

/**
 * Returns the link if it is an http(s) address, otherwise the address of the current page. The
 * settings accept only http(s) addresses, so the fallback is never needed on the server, which has
 * no current page.
 */
export const httpUrlOr = (
  url: string,
  currentUrl = typeof location === 'undefined' ? url : location.href,
) => (/^https?:\/\/\S/i.test(url) ? url : currentUrl);

/** External address that offers the page in a network's own share form. */
export const shareUrl = ({ endpoint, parameters }: ShareNetwork, page: SharedPage) =>
  `${endpoint}?${encodeQuery(parameters(page))}`;

/** Address that opens an email about the page in the visitor's mail program. */
export const mailUrl = ({ url, title, description }: SharedPage) =>
  mailto('', { subject: title, lines: [description, url] });
