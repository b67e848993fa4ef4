import { typeset } from '../text/typeset';

/** Texts of the deletion form's dialogs. */
export const notices = typeset({
  sent: {
    title: 'Письмо отправлено',
    text: 'На указанный адрес отправлено письмо со ссылкой для удаления данных пользователя. После перехода по ссылке данные будут удалены.',
  },
  failed: {
    title: 'Ошибка',
    text: 'Произошла непредвиденная ошибка. Попробуйте выполнить запрос позже.',
  },
  invalid: {
    title: 'Неверные данные',
    text: 'Пожалуйста, проверьте введённые данные.',
  },
} as const);

export type NoticeKind = keyof typeof notices;
