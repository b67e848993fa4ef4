/** Words of the deletion form, apart from its page's: they are part of its code. */
export const deletionForm = {
  /** Under the field, where its error will stand: about as long, so that no room is left over. */
  hint: 'Тот, что указан при регистрации, например name@example.com',
  sending: 'Отправляем запрос…',
} as const;
