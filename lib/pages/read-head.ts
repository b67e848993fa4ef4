import { z } from 'zod';
import { check } from '@/lib/owner-files/check';
import { optionalText, text } from '@/lib/owner-files/fields';

/** The line around the head. */
const RULE = /^---\s*$/;

const schema = z.strictObject({
  title: text,
  place: z.enum(['footer', 'menu', 'none'], 'нужно footer (подвал), menu (меню) или none (нигде)'),
  /** For search engines. */
  description: optionalText,
});

/** Splits a page into its head and its Markdown. @throws Error in Russian that names file, line and remedy */
export function readHead(file: string, source: string) {
  const lines = source.split(/\r?\n/);
  const [start = 0, end] = lines.flatMap((line, index) => (RULE.test(line) ? index : []));
  if (end === undefined || lines.slice(0, start).join('').trim() !== '') {
    throw new Error(
      `${file}: в начале файла потеряна строка ---; между двумя такими строками стоит title: с названием страницы.`,
    );
  }
  const fields = lines.slice(start + 1, end).flatMap((line, index) => {
    const [, name, value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name) return { name, value, line: start + index + 2 };
    if (line.trim() === '') return [];
    throw new Error(
      `${file}, строка ${start + index + 2}: «${line}», а в начале файла бывают title:, place: и description:; исправьте её или, если это уже текст, верните перед ней строку ---.`,
    );
  });
  const unquoted = /^(["'])((?:(?!\1).)*)\1$/;
  const value = Object.fromEntries(
    fields.map((field) => [field.name, field.value.replace(unquoted, '$2')]),
  );
  const lineOf = ([name]: readonly unknown[]) =>
    name === undefined ? start + 1 : fields.find((field) => field.name === name)?.line;
  const markdown = lines.slice(end + 1).join('\n');
  return { ...check({ file, value, lineOf }, schema), markdown, firstLine: end + 2 };
}
