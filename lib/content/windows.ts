// Образец: удалите эту строку, когда слова станут вашими
import { type TextWith } from '../text/fill-in';
import { typeset } from '../text/typeset';

export const windows = typeset<WindowsWords>({
  title: 'Приложение для Windows',
  lead: 'Правьте словари с клавиатуры, добавляйте слова из буфера обмена, синхронизируйте с телефоном.',
  /** Shown on phones and tablets. */
  forComputer: {
    text: 'Программа работает на компьютере. Откройте там эту страницу:',
    /** Button that opens the device's share sheet or, if there is none, copies the address. */
    send: 'Отправить ссылку себе',
    copied: 'Ссылка скопирована',
  },
  picture: {
    id: 'windows',
    alt: 'Таблица слов пользовательского словаря, добавление слова wanderlust из буфера обмена и синхронизация через облачный диск.',
  },
  /** Shown while the installer's file is a placeholder. */
  placeholderNote: 'Пока здесь лежит заглушка: архив с пояснением вместо установщика.',
  features: {
    title: 'Что умеет программа',
    list: [
      {
        title: 'Редактировать словари',
        text: 'Пользовательские словари удобно править с клавиатуры: слово, перевод, транскрипция и примеры видны в одном окне.',
      },
      {
        title: 'Добавлять из буфера обмена',
        text: 'Скопировали слово в книге или на сайте — и быстро добавили его в словарь.',
      },
      {
        title: 'Синхронизировать с телефоном',
        text: 'Словари синхронизируются с мобильным приложением через облачный диск.',
      },
    ],
  },
  install: {
    title: 'Установка',
    first: {
      title: 'Впервые',
      installer: [
        'Скачайте установщик кнопкой «Скачать».',
        'Откройте скачанный файл и следуйте указаниям на экране.',
      ],
      archive: [
        'Скачайте архив кнопкой «Скачать».',
        'Распакуйте его, откройте установщик и следуйте указаниям на экране.',
      ],
    },
    upgrade: {
      title: 'Новая версия',
      steps: [
        'Сохраните копию пользовательских словарей, например на облачном диске.',
        'Закройте программу, скачайте новую версию на этой странице и установите её так же.',
      ],
    },
  },
  file: {
    title: 'О файле',
    name: 'Имя и ссылка',
    checksum: 'Контрольная сумма (SHA-256)',
    copyChecksum: 'Копировать сумму',
    checksumCopied: 'Сумма скопирована',
    copyCommand: 'Копировать строку',
    commandCopied: 'Строка скопирована',
    signature: 'Цифровая подпись',
    unsigned: 'Файл не подписан, Windows может предупредить',
    requirements: 'Системные требования',
    former: 'Прежняя версия, {version}',
    smartScreen:
      'Если Windows остановит файл окном SmartScreen, а контрольная сумма совпала, нажмите «Подробнее», а затем «Выполнить в любом случае».',
    check:
      'Чтобы проверить скачанное, вставьте строку в окно PowerShell. Ответ True значит, что файл дошёл целиком.',
  },
});

/** The fields that the pages need. Those with a question mark may be left out. */
interface WindowsWords {
  readonly title: string;
  readonly lead: string;
  readonly forComputer?: { readonly text: string; readonly send: string; readonly copied: string };
  readonly picture: { readonly id: string; readonly alt: string };
  readonly placeholderNote?: string;
  readonly features?: {
    readonly title: string;
    readonly list: readonly { readonly title: string; readonly text: string }[];
  };
  readonly install?: {
    readonly title: string;
    readonly first: {
      readonly title: string;
      readonly installer: readonly string[];
      readonly archive: readonly string[];
    };
    readonly upgrade?: { readonly title: string; readonly steps: readonly string[] };
  };
  readonly file: {
    readonly title: string;
    readonly name: string;
    readonly checksum: string;
    readonly copyChecksum: string;
    readonly checksumCopied: string;
    readonly copyCommand: string;
    readonly commandCopied: string;
    readonly signature: string;
    readonly unsigned: string;
    readonly requirements: string;
    readonly former: TextWith<'version'>;
    readonly smartScreen?: string;
    readonly check: string;
  };
}
