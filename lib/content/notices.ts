import { typeset } from '../text/typeset';

/** Texts of the deletion form's dialogs. */
export const notices: Notices = typeset({
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
});

/** The fields that the pages need. Those with a question mark may be left out. */
type Notices = Readonly<Record<NoticeKind, { readonly title: string; readonly text: string }>>;

export type NoticeKind = 'sent' | 'failed' | 'invalid';
