/** Texts around the owner's own, which is in product.json. */
export const privacy = {
  title: 'Политика конфиденциальности',
  /** The same, with a place to break the long word on a narrow phone. */
  heading: 'Политика конфиденци\u00ADальности',
  description: 'Какие данные нужны приложению и сайту и что с ними происходит.',
  /** Before the day. */
  edition: 'Редакция от\u00A0',
} as const;
