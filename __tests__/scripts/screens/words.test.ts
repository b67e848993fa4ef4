import { type Word, words } from '@/scripts/screens/words';

describe.each(Object.entries<Word>(words))('%s', (_name, word) => {
  it('marks the learnt form in its example once', () => {
    expect(word.example[0].match(/\*/g)).toHaveLength(2);
  });

  it('has its transcription in brackets', () => {
    expect(word.ipa).toMatch(/^(\/.+\/|\[.+\])$/);
  });

  it('is translated into Russian', () => {
    expect(word.translation).toMatch(/^[а-яё, ]+$/);
    expect(word.example[1]).toMatch(/^[А-ЯЁ].*[.?!]$/);
  });
});

it('shows at least six languages', () => {
  expect(new Set(Object.values(words).map((word) => word.language)).size).toBeGreaterThanOrEqual(6);
});
