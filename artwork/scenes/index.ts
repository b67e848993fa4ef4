import { type ReactElement } from 'react';
import { Appearance } from './appearance';
import { Card } from './card';
import { CardsListening } from './cards-listening';
import { DarkTheme } from './dark-theme';
import { Dictionaries } from './dictionaries';
import { GuessMeaning } from './guess-meaning';
import { GuessTranslation } from './guess-translation';
import { ImportExport } from './import-export';
import { Listening } from './listening';
import { Mosaic } from './mosaic';
import { MusicAndWordOfDay } from './music-and-word-of-day';
import { Repetition } from './repetition';
import { Schedule } from './schedule';
import { Search } from './search';
import { Statistics } from './statistics';
import { TranslationChoice } from './translation-choice';
import { Widgets } from './widgets';
import { Windows } from './windows';
import { WordChoice } from './word-choice';
import { Writing } from './writing';

/** What screenshots show when the owner has given no picture of the real app. */
export const scenes: Readonly<Record<string, () => ReactElement>> = {
  search: Search,
  card: Card,
  dictionaries: Dictionaries,
  statistics: Statistics,
  schedule: Schedule,
  repetition: Repetition,
  'guess-meaning': GuessMeaning,
  'guess-translation': GuessTranslation,
  mosaic: Mosaic,
  writing: Writing,
  'word-choice': WordChoice,
  'translation-choice': TranslationChoice,
  listening: Listening,
  'cards-listening': CardsListening,
  'dark-theme': DarkTheme,
  appearance: Appearance,
  widgets: Widgets,
  'music-and-word-of-day': MusicAndWordOfDay,
  'import-export': ImportExport,
  windows: Windows,
};
