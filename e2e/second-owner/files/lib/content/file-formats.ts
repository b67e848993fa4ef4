export const fileFormats = { title: 'Файлы', list: [] } as const;
