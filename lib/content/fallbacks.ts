import { typeset } from '../text/typeset';

/** Texts that say what a visitor can do if an island's code has not loaded. */
export const fallbacks: Fallbacks = typeset({
  carousel:
    'Кнопки не загрузились. Снимки можно прокрутить: пальцем, мышью или стрелками клавиатуры.',
  copy: 'Не получилось. Ссылку можно скопировать вручную:',
  share: 'Не загрузилось. Ссылку можно отправить через соцсеть или почтой.',
  form: 'Нет связи с интернетом, запрос не отправлен. Когда связь появится, нажмите «Отправить» ещё раз.',
});

/** The fields that the pages need. Those with a question mark may be left out. */
interface Fallbacks {
  readonly carousel: string;
  readonly copy: string;
  readonly share: string;
  readonly form: string;
}
