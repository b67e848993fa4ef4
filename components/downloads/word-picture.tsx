import { home } from '@/lib/content/home';
import { type Platform } from '@/lib/site/platforms';

const words = home.senses.map(({ example }) => example);

/** A word as the app shows it: highlighted, with its transcription. */
const WordCard = ({ foreign, transcription }: (typeof words)[number]) => (
  <>
    <div className="font-serif text-3xl font-bold">
      <span translate="no" className="rounded-md bg-marker px-2 py-1 text-on-marker">
        {foreign}
      </span>
    </div>
    <div className="mt-3 px-2 font-serif text-muted">{transcription}</div>
  </>
);

/** A row of the Windows program's table. */
const WordRow = ({ foreign, transcription }: (typeof words)[number]) => (
  <div className="grid grid-cols-2 items-baseline gap-2 border-b border-line py-1 font-serif">
    <span translate="no" className="font-bold">
      {foreign}
    </span>
    <span className="text-muted">{transcription}</span>
  </div>
);

interface WordPictureProps {
  readonly platform: Platform['id'];
}

/**
 * A decoration in the style of the program, with words from the home page's examples. For Android it is
 * a card with the last example, for Windows a table with the first three examples.
 */
export const WordPicture = ({ platform }: WordPictureProps) => (
  <div aria-hidden="true" className="mb-6 flex min-h-[7rem] flex-col justify-center print:hidden">
    {platform === 'android'
      ? words.slice(-1).map((word) => <WordCard key={word.foreign} {...word} />)
      : words.slice(0, 3).map((word) => <WordRow key={word.foreign} {...word} />)}
  </div>
);
