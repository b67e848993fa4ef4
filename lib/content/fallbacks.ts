/** Texts for when an island's code has not loaded: what the visitor can do instead. */
export const fallbacks = {
  carousel:
    'Кнопки не загрузились. Снимки можно прокрутить: пальцем, мышью или стрелками клавиатуры.',
  copy: 'Не получилось. Ссылку можно скопировать вручную:',
  share: 'Нажмите ещё раз.',
  form: 'Нет связи с интернетом, запрос не отправлен. Когда связь появится, нажмите «Отправить» ещё раз.',
} as const;
