/** Texts of the deletion form. Not in deletion.ts, because they are part of the island's code. */
export const deletionForm = {
  /**
   * Hint under the field. The error replaces it, so both should be about as long: a shorter one
   * leaves a gap.
   */
  hint: 'Тот, что указан при регистрации, например name@example.com',
  invalid: 'Пожалуйста, введите корректный адрес электронной почты',
  sending: 'Отправляем запрос…',
  /** After an address that was refused, while the wait runs, also once it is corrected. */
  refused: 'Запрос не отправлен: ошибка в адресе.',
  /** After a request that failed, until the next one. */
  failed: 'Запрос не выполнен: произошла ошибка.',
  /** Once the email is sent; followed by its address, and by a button to change that. */
  sentTo: 'Отправлено на',
  change: 'Адрес неверный?',
  /** Followed by the time, such as 00:30. */
  wait: 'Повторная отправка возможна через',
  /** Said by screen readers when the wait begins and when it is over. */
  waitBegins: 'Повторная отправка возможна через 30 секунд.',
  waitEnds: 'Снова можно отправить.',
} as const;
