// Образец: удалите эту строку, когда слова станут вашими
import { typeset } from '../text/typeset';
import { deletion } from './deletion';

/** Content of a result page. Emails and the account service link to these pages. */
export interface ResultPage {
  /** Last part of the page's address. It never changes, because emails that are already sent contain it. */
  readonly slug: string;
  readonly result: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /**
   * A sentence that says what to do next. It must also be true on a device without the app, because the
   * visitor may read the email on such a device.
   */
  readonly next: string;
  /** Possible causes of an error, one sentence each. */
  readonly causes?: readonly string[];
  /** Whether the next step is in the app. */
  readonly backToApp?: boolean;
  /** Whether the next step is to request another deletion email. */
  readonly toDeletion?: true;
  /** Whether the page offers an email to support. Pages about an error always offer it. */
  readonly help?: true;
}

/** Possible reasons why a link in an email fails. The site cannot know which reason applies. */
const linkCauses = [
  'Ссылка уже открывалась, а сработать она могла только в первый раз.',
  'Ссылку раньше вас открыла почтовая программа, которая проверяет письма.',
  'Ссылка устарела: попробуйте ту, что в самом новом письме.',
  'Ссылка скопировалась не целиком: откройте её прямо из письма.',
] as const;

export const resultPages = typeset<readonly ResultPage[]>([
  {
    slug: 'emailSuccess',
    result: 'success',
    title: 'Адрес подтверждён',
    text: 'Спасибо! Адрес электронной почты подтверждён, теперь доступны все функции приложения.',
    next: 'Откройте приложение на устройстве, где оно установлено. Эту страницу можно закрыть.',
    backToApp: true,
  },
  {
    slug: 'emailError',
    result: 'error',
    title: 'Не удалось подтвердить адрес',
    text: 'Произошла непредвиденная ошибка. Попробуйте подтвердить адрес электронной почты позже.',
    next: 'Проверьте в приложении: возможно, адрес уже подтверждён.',
    causes: linkCauses,
    backToApp: true,
  },
  {
    slug: 'changePassSuccess',
    result: 'success',
    title: 'Запрос обработан',
    text: 'Запрос на изменение пароля обработан. Новый пароль будет отправлен на указанный адрес электронной почты.',
    next: 'Дождитесь письма и войдите в приложение с новым паролем. Если письма нет, загляните в папку со спамом.',
    backToApp: true,
    help: true,
  },
  {
    slug: 'changePassError',
    result: 'error',
    title: 'Не удалось изменить пароль',
    text: 'Произошла непредвиденная ошибка. Попробуйте изменить пароль позже.',
    next: 'Проверьте почту: возможно, письмо с новым паролем уже пришло.',
    causes: linkCauses,
    backToApp: true,
  },
  {
    slug: 'deletionSuccess',
    result: 'success',
    title: 'Данные удалены',
    text: 'Данные пользователя удалены.',
    next: deletion.data.onDevice,
  },
  {
    slug: 'deletionError',
    result: 'error',
    title: 'Не удалось удалить данные',
    text: 'При удалении данных произошла непредвиденная ошибка. Повторите попытку позже или напишите разработчику на адрес, указанный на странице «Контакты».',
    next: 'Возможно, данные уже удалены. Уточните в поддержке.',
    causes: linkCauses,
    toDeletion: true,
  },
]);
