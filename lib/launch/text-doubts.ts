import { filesIn } from '@/lib/owner-files/folder';
import { CONTENT_FOLDER, readText } from '@/lib/owner-files/read-text';
import { type TextPage } from '@/lib/pages/text-pages';

/** Matches a word with letters that look like those of the other script. «SMSка» and «Googleом» are meant. */
const MIXED =
  /\p{L}*((?<![A-Za-z])([aceikopxyt]+|[ABCEHKMOPTXY])(?=[а-яё])|(?<=[а-яё])[aceikopxyt]+(?![A-Za-z])|(?<=[a-z])[асеорху]+(?=[a-z]))\p{L}*/gu;

const mixedWords = (file: string) =>
  readText(file)
    .split('\n')
    .flatMap((line, index) =>
      (line.replaceAll(/\\./g, ' ').match(MIXED) ?? []).map(
        (word) =>
          `${file}, строка ${index + 1}: в слове «${word}» латинские буквы вместе с русскими; наберите его заново.`,
      ),
    );

/** Returns Russian sentences about texts that may be meant as they are. */
export function textDoubts(pages: readonly TextPage[]): string[] {
  const names = filesIn(CONTENT_FOLDER).filter((name) => name.endsWith('.json'));
  return [
    ...names.flatMap((name) => mixedWords(`${CONTENT_FOLDER}/${name}`)),
    ...pages.flatMap(({ file, doubts }) => [...mixedWords(file), ...doubts]),
  ];
}
