/** Words of the deletion form, apart from its page's: they are part of its code. */
export const deletionForm = {
  sending: 'Отправляем запрос…',
} as const;
