/** Texts of the deletion form. Not in deletion.ts, because they are part of the island's code. */
export const deletionForm = {
  sending: 'Отправляем запрос…',
} as const;
