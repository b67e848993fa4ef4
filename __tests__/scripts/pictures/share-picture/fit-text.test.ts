import { fitText } from '@/scripts/pictures/share-picture/fit-text';

const box = { width: 600, height: 300, lineHeight: 1.2, largest: 100 };

/** Letters of half the font size. */
const measure = (text: string) => text.length / 2;

const fit = (text: string) => fitText(text, box, measure);

it('a short text is as large as it may be', () => {
  expect(fit('Слово')).toEqual({ size: 100, lines: ['Слово'] });
});

it('lines are of even lengths, and a no-break space keeps words together', () => {
  expect(fit('раз два три четыре').lines).toEqual(['раз два', 'три четыре']);
  expect(fit('раз два три\u00a0четыре').lines).toEqual(['раз два', 'три\u00a0четыре']);
});

it('a longer text is smaller, and all of it is there', () => {
  const text = 'слово '.repeat(40).trim();
  const { size, lines } = fit(text);

  expect(size).toBeLessThan(60);
  expect(lines.join(' ')).toBe(text);
});

it.each(['', ' ', 'Ы', 'ж'.repeat(12), 'ж'.repeat(250), 'а бв '.repeat(300), 'раз\nдва\u00a0три'])(
  'the text «%s» does not reach out of its box',
  (text) => {
    const { size, lines } = fit(text);

    expect(Math.max(...lines.map(measure)) * size).toBeLessThanOrEqual(box.width);
    expect(lines.length * size * box.lineHeight).toBeLessThanOrEqual(box.height + 1e-6);
  },
);
