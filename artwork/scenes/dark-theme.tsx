import { AppBar } from '../parts/app-bar';
import { Entry } from '../parts/entry';
import { type Fact, Facts } from '../parts/facts';
import { Phone } from '../parts/phone';
import { Switch } from '../parts/switch';
import { words } from '../words';
import { type Theme } from '@/lib/screenshots/files';

const facts: readonly Fact[] = [
  { icon: 'book', name: 'Словарь', value: 'Слова из Тбилиси' },
  { icon: 'calendar', name: 'Повторение', value: '24 ноября' },
];

/** The same screen twice: a slanted cut lets the dark one show over the one of the page. */
export function DarkTheme() {
  return (
    <div className="split">
      <Setting />
      <div className="split__over" data-theme={'dark' satisfies Theme}>
        <Setting />
      </div>
    </div>
  );
}

function Setting() {
  return (
    <Phone>
      <AppBar back title="Карточка слова" />
      <div className="body">
        <Entry word={words.nisli} />
        <Facts facts={facts} />
        <div className="panel spread push-down">
          <div className="translation">Тёмная тема</div>
          <Switch />
        </div>
      </div>
    </Phone>
  );
}
