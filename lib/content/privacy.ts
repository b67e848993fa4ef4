/** Texts around the owner's privacy text, which is in product.json. */
export const privacy = {
  title: 'Политика конфиденциальности',
  /** The title with a soft hyphen, at which the long word may break on a narrow phone. */
  heading: 'Политика конфиденци\u00ADальности',
  description: 'Какие данные нужны приложению и сайту и что с ними происходит.',
  /** The words in front of the date of the privacy text. */
  edition: 'Редакция от\u00A0',
} as const;
