import { filesIn } from '@/lib/owner-files/folder';
import { CONTENT_FOLDER, readText } from '@/lib/owner-files/read-text';
import { type TextPage } from '@/lib/pages/text-pages';

const LATIN = 'aceikopxytABCEHKMOPTXY';
const CYRILLIC = 'асеікорхутАВСЕНКМОРТХУ';

/** «SMSка», «iСловарь»: meant as they are. */
const MEANT = /^(?:[A-Za-z]+[A-Z][а-яё]+|[a-z]\p{Lu}\p{Script=Cyrillic}*)$/u;

/** Whether a few letters of a word are of another script and only look like its own. */
function isMixed(word: string): boolean {
  const latin = word.match(/\p{Script=Latin}/gu) ?? [];
  const cyrillic = word.match(/\p{Script=Cyrillic}/gu) ?? [];
  const [few, alike] = latin.length > cyrillic.length ? [cyrillic, CYRILLIC] : [latin, LATIN];
  return few.length > 0 && few.every((one) => alike.includes(one)) && !MEANT.test(word);
}

/** Returns Russian sentences about texts that may be meant as they are. */
export function textDoubts(pages: readonly TextPage[]): string[] {
  const jsons = filesIn(CONTENT_FOLDER).filter((name) => name.endsWith('.json'));
  const files = [
    ...jsons.map((name) => `${CONTENT_FOLDER}/${name}`),
    ...pages.map((own) => own.file),
  ];
  const mixed = files.flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((line, index) => {
        const words = line.replaceAll(/\\./g, ' ').split(/[^\p{L}\p{M}]+/u);
        const said = `${file}, строка ${index + 1}: в слове`;
        const remedy = 'латинские буквы вместе с русскими; наберите его заново.';
        return words.filter(isMixed).map((word) => `${said} «${word}» ${remedy}`);
      }),
  );
  return [...mixed, ...pages.flatMap(({ doubts }) => doubts)];
}
