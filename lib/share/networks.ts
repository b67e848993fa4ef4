export interface SharedPage {
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/**
 * In the order of the menu. The parameters are documented at dev.vk.com/en/api/posts, core.telegram.org/widgets/share
 * and in WhatsApp's FAQ on click to chat. WhatsApp has no parameter for the address, so the text contains it.
 */
export const shareNetworks = [
  {
    id: 'vk',
    label: 'ВКонтакте',
    endpoint: 'https://vk.com/share.php',
    parameters: ({ url, title, description }: SharedPage) => ({ url, title, description }),
  },
  {
    id: 'telegram',
    label: 'Telegram',
    endpoint: 'https://t.me/share/url',
    parameters: ({ url, title, description }: SharedPage) => ({
      url,
      text: `${title}\n${description}`,
    }),
  },
  {
    id: 'whatsapp',
    label: 'WhatsApp',
    endpoint: 'https://api.whatsapp.com/send',
    parameters: ({ url, title, description }: SharedPage) => ({
      text: `${title}\n${description}\n${url}`,
    }),
  },
] as const;

export type ShareNetwork = (typeof shareNetworks)[number];
