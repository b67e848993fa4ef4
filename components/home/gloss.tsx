import { home } from '@/lib/content/home';
import { fillIn } from '@/lib/text/fill-in';

const NBSP = '\u00a0';

interface GlossProps {
  /** Number of the word, from 1. */
  readonly number: number;
  readonly text: string;
}

/** The translation of a word. The visitor recalls the translation and then uncovers it. */
export const Gloss = ({ number, text }: GlossProps) => (
  <label className="gloss">
    <input type="checkbox" className="gloss-cover" />
    <span className="gloss-name sr-only">
      {fillIn(home.recall.show, { number: String(number) })}
      {NBSP}
    </span>
    <span className="gloss-text">{text}</span>
  </label>
);
