import { typeset } from '../text/typeset';

/** Texts of the deletion form. They are not in deletion.ts, so that the island's code stays small. */
export const deletionForm: FormWords = typeset({
  /** Hint under the field. The error replaces it, so both texts should be about equally long. */
  hint: 'Тот, что указан при регистрации, например name@example.com',
  invalid: 'Пожалуйста, введите корректный адрес электронной почты',
  /** Explanations of the error, shown below it. Neither may be longer than `refused`. */
  mixed: 'Смешаны латинские и русские буквы.',
  number: 'Адрес не может кончаться числом.',
  sending: 'Отправляем запрос…',
  /** Shown after an attempt with an invalid address, until it is corrected or the countdown ends. */
  refused: 'Запрос не отправлен: ошибка в адресе.',
  /** Shown after a failed request until the next attempt. */
  failed: 'Запрос не выполнен: произошла ошибка.',
  /** Shown after the email has been sent. The address and the button that changes it follow this text. */
  sentTo: 'Отправлено на',
  change: 'Адрес неверный?',
  /** Followed by the remaining time, such as 00:30. */
  wait: 'Повторная отправка возможна через',
  /** Announced by screen readers when the wait begins and when it ends. */
  waitBegins: 'Повторная отправка возможна через 30 секунд.',
  waitEnds: 'Снова можно отправить.',
});

/** The fields that the pages need. Those with a question mark may be left out. */
interface FormWords {
  readonly hint: string;
  readonly invalid: string;
  readonly mixed: string;
  readonly number: string;
  readonly sending: string;
  readonly refused: string;
  readonly failed: string;
  readonly sentTo: string;
  readonly change: string;
  readonly wait: string;
  readonly waitBegins: string;
  readonly waitEnds: string;
}
