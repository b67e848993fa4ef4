export interface SharedPage {
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

export interface ShareNetwork {
  readonly id: 'vk' | 'telegram' | 'whatsapp';
  readonly label: string;
  readonly endpoint: string;
  /** In their order, before encoding. */
  readonly parameters: (page: SharedPage) => Readonly<Record<string, string>>;
}

/**
 * In the order of the menu. The parameters are documented at dev.vk.com/en/api/posts, core.telegram.org/widgets/share
 * and in WhatsApp's FAQ on click to chat. WhatsApp has no parameter for the address, so the text contains it.
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
