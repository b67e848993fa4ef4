/** Texts of the deletion form. Not in deletion.ts, because they are part of the island's code. */
export const deletionForm = {
  /** Under the field, where its error will stand: about as long, so that no room is left over. */
  hint: 'Тот, что указан при регистрации, например name@example.com',
  sending: 'Отправляем запрос…',
} as const;
