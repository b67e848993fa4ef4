/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Runs the command with an input that is no terminal. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/release/index.ts', ...args]);
  child.stdin.end();
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said, code: code as number };
}

it('without a terminal a question is refused in one sentence that says what to do', async () => {
  const { said, code } = await run();

  expect(said).toMatch(/^Вопрос «Платформа [^\n]+ключами[^\n]+\n$/);
  expect(code).toBe(1);
});

it('a wrong flag is told in one sentence', async () => {
  const { said, code } = await run('--platform=ios');

  expect([said, code]).toEqual(['Платформа «ios» неизвестна: бывают android и windows.\n', 1]);
});
