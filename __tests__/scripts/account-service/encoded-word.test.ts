/** @jest-environment node */
import { decodeWords } from './start-test-account';
import { encodeWords } from '@/scripts/account-service/encoded-word';

it('reads back as it was written', () => {
  const text = 'Удаление данных пользователя — Словарь+ 📚 и ещё длинный хвост из слов';

  expect(decodeWords(encodeWords(text).replaceAll('\r\n ', ' '))).toBe(text);
});

it('keeps every line short enough for a header and every word whole', () => {
  const lines = encodeWords('щ📚'.repeat(60)).split('\r\n ');

  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(line.length).toBeLessThanOrEqual(76 - 'Subject: '.length);
    expect(decodeWords(line)).not.toContain('\uFFFD');
  }
});

it('leaves no line break of the text in the header', () => {
  expect(encodeWords('a\r\nBcc: b@example.com')).toMatch(/^=\?UTF-8\?B\?[\w+/=]+\?=$/);
});
