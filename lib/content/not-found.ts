/** Texts of the page for unknown addresses. */
export const notFound = {
  title: 'Страница не найдена',
  lead: 'Такого слова в нашем словаре нет. Возможно, адрес написан с ошибкой или страница переехала.',
  description: 'По этому адресу на сайте ничего нет.',
  /** Link to the home page. */
  home: 'На главную',
} as const;
