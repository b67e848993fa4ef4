import { typeset } from '../text/typeset';
import { type Slide } from './slide';

export const slides: readonly Slide[] = typeset([
  {
    group: 'Достопримечательности - 2',
    img: 'search',
    alt: 'Поиск слова.',
    text_mobile: 'Высокопроизводительный достопримечательный поиск',
    text1: 'Достопримечательности',
    text2: 'Первая строка - "с кавычками".',
  },
  { img: 'card', alt: 'Карточка слова.', text_mobile: 'Карточка', text1: 'Карточка слова' },
]);
