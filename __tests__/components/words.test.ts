import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Names of controls stand beside the code of these; all else is in lib/content. */
const controlNames = [
  'Ещё',
  'Закрыть',
  'Копировать ссылку',
  'Отправить',
  'Перейти к содержанию',
  'Поделиться',
  'Свернуть',
  'Скачать',
  'Скопировано',
  'Ссылка скопирована',
  'Электронная почта',
  'Другое приложение',
  'Увеличить снимок:',
  'Введите адрес электронной почты',
];

/** Russian texts of a source, without those for screen readers alone. */
function wordsOf(source: string): string[] {
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText().startsWith('aria-')) return;
    const isText = ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
    if (isText && /[а-яё]/i.test(node.text)) words.push(node.text.trim().replaceAll('\u00a0', ' '));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true));
  return words;
}

const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join(folder, file)),
);

// The guide says that an editor finds every other word in lib/content.
it('a component says no Russian of its own but the names of controls', () => {
  const said = sources.flatMap((file) => wordsOf(readFileSync(file, 'utf8')));

  expect([...new Set(said)].filter((text) => !controlNames.includes(text))).toEqual([]);
  expect(said.length).toBeGreaterThan(5);
});
