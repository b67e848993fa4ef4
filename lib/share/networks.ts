/** What is shared: an http(s) address with a title and a description. */
export interface SharedPage {
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

export interface ShareNetwork {
  readonly id: 'vk' | 'telegram' | 'whatsapp';
  readonly label: string;
  /** External share address without its query. */
  readonly endpoint: string;
  /** Query parameters of the endpoint, in order, before encoding. */
  readonly parameters: (page: SharedPage) => Readonly<Record<string, string>>;
}

/**
 * The networks that the product shares to, in their order. Which parameters
 * each takes: dev.vk.com/en/api/posts, core.telegram.org/widgets/share and the
 * WhatsApp FAQ on click to chat, whose only parameter is the text.
 */
export const shareNetworks: readonly ShareNetwork[] = [
  {
    id: 'vk',
    label: 'ВКонтакте',
    endpoint: 'https://vk.com/share.php',
    parameters: ({ url, title, description }) => ({ url, title, description }),
  },
  {
    id: 'telegram',
    label: 'Telegram',
    endpoint: 'https://t.me/share/url',
    parameters: ({ url, title, description }) => ({ url, text: `${title}\n${description}` }),
  },
  {
    id: 'whatsapp',
    label: 'WhatsApp',
    endpoint: 'https://api.whatsapp.com/send',
    parameters: ({ url, title, description }) => ({ text: `${title}\n${description}\n${url}` }),
  },
];
