/** What a visitor can do when the code of a part of the page has not loaded. */
export const fallbacks = {
  carousel: 'Кнопки не загрузились. Листайте пальцем.',
  copy: 'Не получилось. Ссылку можно скопировать вручную:',
  share: 'Нажмите ещё раз.',
  form: 'Нет связи с интернетом, запрос не отправлен. Когда связь появится, нажмите «Отправить» ещё раз.',
} as const;
