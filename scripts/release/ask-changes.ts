import { type Ask, type Check, checkNote } from './checks';
import { type Change } from '@/lib/product/schema';

const QUESTION = 'Изменение (+ новое, * изменено, ! исправлено; пустая строка — конец):';

const signs: Readonly<Record<string, Change['kind']>> = {
  '+': 'new',
  '*': 'changed',
  '!': 'fixed',
};

function readLine(line: string): Change | undefined {
  const kind = signs[line.charAt(0)];
  return kind && { kind, text: line.slice(1).trim() };
}

/** Asks for changes, one per line, until there is at least one and a line is left empty. */
export async function askChanges(ask: Ask): Promise<Change[]> {
  const changes: Change[] = [];
  const check: Check = (line) => {
    const change = readLine(line);
    if (change) return checkNote(change.text);
    if (line !== '') return 'Начните строку со знака +, * или !, например: + Тёмная тема.';
    return changes.length > 0
      ? undefined
      : 'Нужно хотя бы одно изменение, например: + Тёмная тема.';
  };
  for (;;) {
    const change = readLine(await ask(QUESTION, check));
    if (!change) return changes;
    changes.push(change);
  }
}
