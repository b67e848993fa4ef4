import { type Platform } from '@/lib/product/platforms';
import { home } from '@/lib/content/home';

const examples = home.senses.map(({ example }) => example);

/** A word as the app shows it: under the marker, with its transcription. */
function WordCard() {
  const { foreign, transcription } = examples[examples.length - 1]!;
  const [, article = '', word = foreign] = /^(\S+ )?(.*)$/.exec(foreign) ?? [];
  return (
    <>
      <p className="font-serif text-3xl font-bold">
        <span className="font-normal text-muted">{article}</span>
        <span className="rounded-md bg-marker px-2 py-1 text-on-marker">{word}</span>
      </p>
      <p className="mt-3 font-serif text-muted">{transcription}</p>
    </>
  );
}

/** Words as the Windows program lists them. */
const WordRows = () => (
  <ul className="text-sm">
    {examples.slice(0, 3).map(({ foreign, russian }) => (
      <li key={foreign} className="grid grid-cols-[9rem_1fr] border-b border-line py-1.5">
        <b className="font-serif">{foreign}</b>
        <span className="text-muted">{russian}</span>
      </li>
    ))}
  </ul>
);

interface WordPictureProps {
  readonly platform: Platform['id'];
}

/** What the program does with words, in place of a picture of it; of the home page's examples. */
export const WordPicture = ({ platform }: WordPictureProps) => (
  <div
    aria-hidden="true"
    translate="no"
    className="mb-6 flex min-h-[7rem] flex-col justify-center print:hidden"
  >
    {platform === 'android' ? <WordCard /> : <WordRows />}
  </div>
);
