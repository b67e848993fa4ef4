import { type Ask, checkNote } from './checks';
import { type Change } from '@/lib/product/schema';

const QUESTION = 'Изменение (+ новое, * изменено, ! исправлено; пустая строка — конец):';

const kinds: Readonly<Record<string, Change['kind']>> = {
  '+': 'new',
  '*': 'changed',
  '!': 'fixed',
};

const EXAMPLE = 'например: + Тёмная тема.';

/** Asks for the changes of a release, one by one. After the first change, an empty line ends the list. */
export async function askChanges(ask: Ask): Promise<Change[]> {
  const changes: Change[] = [];
  for (;;) {
    const line = await ask(QUESTION, (answer) => {
      if (kinds[answer.charAt(0)]) return checkNote(answer.slice(1));
      if (answer !== '') return `Начните строку со знака +, * или !, ${EXAMPLE}`;
      return changes.length > 0 ? undefined : `Нужно хотя бы одно изменение, ${EXAMPLE}`;
    });
    const kind = kinds[line.charAt(0)];
    if (!kind) return changes;
    changes.push({ kind, text: line.slice(1) });
  }
}
