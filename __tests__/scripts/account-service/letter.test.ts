/** @jest-environment node */
import { parseLetter } from './start-test-account';
import { composeDeletionLetter, type DeletionLetter } from '@/scripts/account-service/letter';

const letter: DeletionLetter = {
  from: { name: 'Словарь+', address: 'support@slovar.example' },
  to: 'anna@example.com',
  link: 'http://localhost:3000/acc/ConfirmDeletion?token=abc_-123',
  date: new Date('2026-11-21T09:05:00Z'),
  id: '0b9f',
};

it('has the headers that a mail program needs, each once', () => {
  const { header, names } = parseLetter(composeDeletionLetter(letter));

  expect(header('From')).toBe('Словарь+ <support@slovar.example>');
  expect(header('To')).toBe('<anna@example.com>');
  expect(header('Subject')).toBe('Удаление данных пользователя\u00a0— Словарь+');
  expect(header('Date')).toBe('Sat, 21 Nov 2026 09:05:00 +0000');
  expect(header('Message-ID')).toBe('<0b9f@slovar.example>');
  expect(header('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(new Set(names).size).toBe(names.length);
});

it('is ASCII in short lines with CRLF ends', () => {
  const source = composeDeletionLetter(letter);

  expect(source).toMatch(/^[\x20-\x7e\r\n]*$/);
  expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of source.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
});

it('gives the link on a line of its own', () => {
  expect(parseLetter(composeDeletionLetter(letter)).text).toContain(`\r\n${letter.link}\r\n`);
});

it('says that deletion cannot be undone and that one who did not ask may ignore it', () => {
  const { text } = parseLetter(composeDeletionLetter(letter));

  expect(text).toContain('данные будут удалены безвозвратно');
  expect(text).toContain('Если вы не отправляли этот запрос, просто не обращайте внимания');
});

it('writes «вы» in lower case and quotes as «ёлочки»', () => {
  expect(parseLetter(composeDeletionLetter(letter)).text).not.toMatch(/Вы |Вас |Вам |["„“]/);
});

it.each(['to', 'id'] as const)('refuses a line break in «%s»', (field) => {
  const injected = { ...letter, [field]: 'a@example.com>\r\nBcc: <b@example.com' };

  expect(() => composeDeletionLetter(injected)).toThrow('control character');
});
