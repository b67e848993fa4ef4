// Образец: удалите эту строку, когда слова станут вашими
import { typeset } from '../text/typeset';

/** A topic for an email to support, and the questions that the email contains. */
interface EmailTopic {
  /** The text of the link. It is also the subject of the email. */
  readonly title: string;
  /** The questions, without a colon at the end. `topicEmail` adds it. */
  readonly questions: readonly string[];
  /** Whether the topic makes sense only if the app has accounts. */
  readonly aboutAccounts?: true;
}

/** This question is left out if the app has only one dictionary. */
const whichDictionary = 'Словарь (с какого языка на какой)';

const device = ['Устройство и его система', 'Версия приложения'];

export const contacts = typeset<ContactWords>({
  title: 'Контакты',
  lead: 'Вопрос, ошибка в словаре, мысль о новом упражнении — пишите.',
  description: 'Как написать в поддержку приложения и обсудить его с разработчиком.',
  email: {
    title: 'Письмо',
    intro: 'Чтобы было проще разобраться, напишите:',
    needed: [
      'на каком устройстве это случилось',
      'какая версия приложения установлена',
      'что вы делали',
      'что получилось вместо ожидаемого',
    ],
    address: 'Адрес поддержки:',
    /** Text of the link that opens a new email, on the contacts page and on result pages. */
    link: 'Написать в поддержку',
  },
  topics: {
    title: 'Начать письмо по теме',
    text: 'В письме уже будут вопросы, останется ответить.',
    /** Shown if the app has accounts. */
    password: 'Пароль не присылайте: мы его не спрашиваем.',
    whichDictionary,
    list: [
      {
        title: 'Ошибка в приложении',
        questions: [...device, 'Что вы делали', 'Что получилось'],
      },
      {
        title: 'Ошибка в словаре',
        questions: [whichDictionary, 'Слово', 'Что неверно', 'Как правильно'],
      },
      {
        title: 'Учётная запись и почта',
        aboutAccounts: true,
        questions: [...device, 'Что вы делали', 'Что получилось'],
      },
      {
        title: 'Предложение',
        questions: ['Чего не хватает', 'Для чего это пригодится'],
      },
    ],
  },
  forum: {
    title: 'Форум',
    text: 'Открытое обсуждение приложения: вопросы, ответы и опыт других пользователей. Возможно, ваш вопрос там уже разобрали.',
    link: 'Обсуждение на форуме',
  },
});

/** The fields that the pages need. Those with a question mark may be left out. */
interface ContactWords {
  readonly title: string;
  readonly lead?: string;
  readonly description: string;
  readonly email: {
    readonly title: string;
    readonly intro?: string;
    readonly needed?: readonly string[];
    readonly address: string;
    readonly link: string;
  };
  readonly topics?: {
    readonly title: string;
    readonly text?: string;
    readonly password?: string;
    readonly whichDictionary?: string;
    readonly list: readonly EmailTopic[];
  };
  readonly forum?: { readonly title: string; readonly text?: string; readonly link: string };
}
