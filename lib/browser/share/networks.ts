import { encodeQuery, mailto } from '@/lib/browser/urls/mailto';

export interface SharedPage {
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/** Returns an http(s) URL as it is, and otherwise the address of the current page, if there is one (not in a build). */
export const httpUrlOr = (url: string, currentUrl = globalThis.location?.href ?? url) =>
  /^https?:\/\/\S/i.test(url) ? url : currentUrl;

/**
 * In the order of the menu. The parameters are documented at dev.vk.com/en/api/posts, core.telegram.org/widgets/share
 * and in WhatsApp's FAQ on click to chat. WhatsApp has no parameter for the address, so the text contains it.
 */
export const shareNetworks = [
  {
    id: 'vk',
    label: 'ВКонтакте',
    shareUrl: (page: SharedPage) => `https://vk.com/share.php?${encodeQuery({ ...page })}`,
  },
  {
    id: 'telegram',
    label: 'Telegram',
    shareUrl: ({ url, title, description }: SharedPage) =>
      `https://t.me/share/url?${encodeQuery({ url, text: `${title}\n${description}` })}`,
  },
  {
    id: 'whatsapp',
    label: 'WhatsApp',
    shareUrl: ({ url, title, description }: SharedPage) =>
      `https://api.whatsapp.com/send?${encodeQuery({ text: `${title}\n${description}\n${url}` })}`,
  },
] as const;

export const mailUrl = ({ url, title, description }: SharedPage) =>
  mailto('', { subject: title, lines: [description, url] });
