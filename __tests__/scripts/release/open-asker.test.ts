/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { openAsker } from '@/scripts/release/open-asker';

function open() {
  const input = new PassThrough();
  const output = new PassThrough();
  return { input, output, ...openAsker(input, output) };
}

it('gives the answers in their order, also when they come before the questions', async () => {
  const { input, ask, close } = open();
  input.write('windows\n  2.1  \n');

  expect([await ask('Платформа?'), await ask('Версия?')]).toEqual(['windows', '2.1']);
  close();
});

it('an input that ends breaks off', async () => {
  const { input, ask } = open();
  input.end();

  await expect(ask('Версия?')).rejects.toThrow('Ввод прерван. Ничего не изменено.');
});
