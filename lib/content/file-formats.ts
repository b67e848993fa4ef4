// Образец: удалите эту строку, когда слова станут вашими
import { typeset } from '../text/typeset';

/** File formats that the app reads and writes, with one sentence each. */
export const fileFormats = typeset<FileFormats>({
  title: 'Файлы словарей и слов',
  list: [
    {
      ending: '.dsl',
      text: 'Словари в формате ABBYY Lingvo',
    },
    {
      ending: '.xdxf',
      text: 'Словари в открытом формате XDXF',
    },
    {
      ending: '.xlsx',
      text: 'Список слов таблицей: импорт и экспорт',
    },
    {
      ending: '.txt',
      text: 'Список слов обычным текстом: импорт и экспорт',
    },
  ],
});

/** The fields that the pages need. Those with a question mark may be left out. */
interface FileFormats {
  readonly title: string;
  readonly list?: readonly { readonly ending: string; readonly text: string }[];
}
