import { type Ask } from './open-asker';
import { noteProblem } from './problems';
import { type Change } from '@/lib/content/facts-schema';

const signs: Readonly<Record<string, Change['kind']>> = {
  '+': 'new',
  '*': 'changed',
  '!': 'fixed',
};

const EXPLANATION = [
  'Что изменилось? В каждой строке одно изменение, в начале знак:',
  '  + новое, * изменено, ! исправлено. Пустая строка — конец.',
].join('\n');

/** Asks for changes line by line until there is one at least and an empty line follows. */
export async function askChanges(ask: Ask, tell: (sentence: string) => void): Promise<Change[]> {
  tell(EXPLANATION);
  const changes: Change[] = [];
  for (;;) {
    const line = await ask('>');
    if (line === '' && changes.length > 0) return changes;
    const kind = signs[line.charAt(0)];
    const text = line.slice(1).trim();
    const problem = kind
      ? noteProblem(text)
      : 'Начните строку со знака +, * или !, например: + Тёмная тема.';
    if (kind && !problem) changes.push({ kind, text });
    else if (problem) tell(problem);
  }
}
