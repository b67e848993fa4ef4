import { type SharedPage, type ShareNetwork } from './networks';
import { encodeQuery, mailto } from '@/lib/urls/mailto';

/**
 * A share link must be an http(s) address; otherwise the current page's address is shared. The
 * settings admit no other address, so the server, which has no current page, never needs one.
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
