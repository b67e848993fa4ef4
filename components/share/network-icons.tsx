import { icon } from '@/components/ui/icons';

/** The logos of the social networks, by the network's id, drawn in the style of the site's icons. */
export const networkIcons = {
  vk: icon(
    'M3.5 7.5c.6 5.6 3.7 9.5 9 9.5V7.5M12.5 12c3 0 5.6-1.8 6.75-4.5M12.5 12c3.6 0 6.4 2 7.75 5',
  ),
  telegram: icon('M20.5 4 3.5 10.75l5.25 2L16 8l-5 6 6.5 5.25zM8.75 12.75V19L11 15.75'),
  whatsapp: icon(
    'M3.75 20.25 5 16a8.5 8.5 0 1 1 3.25 3.2zM9.25 8c-.9 3.4 3 7.4 6.5 6.75.75-.15.9-1.4.35-1.75l-1.35-.8-1.1.9c-1.2-.5-2-1.3-2.5-2.5l.9-1.1L11.3 8c-.4-.6-1.85-.7-2.05 0z',
  ),
} as const;
