import { privacyBlocks } from '@/lib/privacy/blocks';

const paragraph = (...text: unknown[]) => ({ kind: 'paragraph', text });
const list = (...items: unknown[][]) => ({ kind: 'list', items });
const link = (text: string, href: string) => ({ text, href });

it('a privacy policy is parsed into headings, paragraphs, lists and links', () => {
  const blocks = privacyBlocks([
    '### 1. Кто мы',
    'Мы храним:',
    '- адрес;',
    '—\u00a0словари и [всё остальное](/changes/#android).',
    '### 1.1. Почта',
    '- [письма](mailto:a@b.ru?subject=Да)',
    'Есть [правила](https://a.ru/Имя_(дело)?a=1#б) и [номер](tel:+7)',
  ]);

  expect(blocks).toEqual([
    { kind: 'heading', level: 2, text: ['1. Кто мы'] },
    paragraph('Мы храним:'),
    list(['адрес;'], ['словари и ', link('всё остальное', '/changes/#android'), '.']),
    { kind: 'heading', level: 3, text: ['1.1. Почта'] },
    list([link('письма', 'mailto:a@b.ru?subject=Да')]),
    paragraph(
      'Есть ',
      link('правила', 'https://a.ru/Имя_(дело)?a=1#б'),
      ' и ',
      link('номер', 'tel:+7'),
    ),
  ]);
});

it('characters that only look like markup stay unchanged in a privacy policy', () => {
  const plain = ['1. *Всё*, <b>кроме</b> _имени_ [и] (фамилии)', '#хештег', '-5 °C — мороз'];

  expect(privacyBlocks(plain)).toEqual(plain.map((text) => paragraph(text)));
});

const broken = ['htps://a.ru', 'help/', '//a.ru', 'javascript:alert', 'https://a%%%b', 'mailto:'];

it.each(broken)('the error about a broken link «%s» gives the paragraph’s number', (address) => {
  expect(() => privacyBlocks(['Слова', `Вот [слова](${address}).`])).toThrow(
    /^lib\/content\/product\.json, privacy\.paragraphs, запись 2: ссылка «\[слова\]\(.+\)» никуда не ведёт, [^\n]+\.$/,
  );
});
