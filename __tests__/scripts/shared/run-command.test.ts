import { runCommand } from '@/scripts/shared/run-command';

it.each([
  ['a file that another program holds', { code: 'EBUSY', path: 'a' }, /^a: файл держит другая/],
  ['any other error', {}, /^Ошибка$/],
])('for %s, a command prints one sentence and fails', async (_, details, message) => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  runCommand(() => Promise.reject(Object.assign(new Error('Ошибка'), details)));
  await new Promise(setImmediate);

  expect(print).toHaveBeenCalledWith(expect.stringMatching(message));
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
});
