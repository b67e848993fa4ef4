import { privacyBlocks } from '@/lib/privacy/blocks';

const paragraph = (...text: unknown[]) => ({ kind: 'paragraph', text });

it('headings, lists and links are parsed from their markup, and the first heading has level 2', () => {
  const blocks = privacyBlocks([
    '### 1. Кто мы',
    'Мы храним:',
    '- адрес;',
    '—\u00a0словари и [всё остальное](/changes/#android).',
    '### 1.1. Почта',
    '- [письма](mailto:a@b.ru?subject=Да)',
    'Правила — [здесь](https://ru.example/Имя_(дело)?a=1#б) и [там](tel:+70000000000)',
  ]);

  expect(blocks).toEqual([
    { kind: 'heading', level: 2, text: ['1. Кто мы'] },
    paragraph('Мы храним:'),
    {
      kind: 'list',
      items: [
        ['адрес;'],
        ['словари и ', { text: 'всё остальное', href: '/changes/#android' }, '.'],
      ],
    },
    { kind: 'heading', level: 3, text: ['1.1. Почта'] },
    { kind: 'list', items: [[{ text: 'письма', href: 'mailto:a@b.ru?subject=Да' }]] },
    paragraph('Правила — ', { text: 'здесь', href: 'https://ru.example/Имя_(дело)?a=1#б' }, ' и ', {
      text: 'там',
      href: 'tel:+70000000000',
    }),
  ]);
});

it('a text without markup is kept unchanged', () => {
  const plain = ['1. *Всё*, <b>кроме</b> _имени_ [и] (фамилии)', '#хештег', '-5 °C — мороз'];

  expect(privacyBlocks(plain)).toEqual(plain.map((text) => paragraph(text)));
});

it.each(['htps://a.ru', 'help/', '//a.ru', 'javascript:alert', 'https://a b', 'mailto:'])(
  'a link to «%s» is rejected with one sentence that gives the number of its paragraph',
  (address) => {
    const paragraphs = ['Слова', `Вот [слова](${address.replace(' ', '%%%')}).`];
    expect(() => privacyBlocks(paragraphs)).toThrow(
      /^lib\/content\/product\.json, privacy\.paragraphs, запись 2: ссылка «\[слова\]\(.+\)» никуда не ведёт, [^\n]+\.$/,
    );
  },
);
