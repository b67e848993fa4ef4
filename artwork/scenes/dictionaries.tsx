import { AppBar } from '../parts/app-bar';
import { LanguageTile } from '../parts/language-tile';
import { Phone } from '../parts/phone';
import { TabBar } from '../parts/tab-bar';
import type { Language } from '../words';

interface Row {
  language: Language;
  name: string;
  detail: string;
}

const base: readonly Row[] = [
  { language: 'en', name: 'Англо-русский', detail: 'Доступен офлайн' },
  { language: 'fr', name: 'Французско-русский', detail: 'Доступен офлайн' },
  { language: 'pl', name: 'Польско-русский', detail: 'Доступен офлайн' },
];

const user: readonly Row[] = [
  { language: 'it', name: 'Поездка в Италию', detail: '48 слов' },
  { language: 'de', name: 'Немецкий для души', detail: '126 слов' },
  { language: 'ka', name: 'Слова из Тбилиси', detail: '31 слово' },
];

export function Dictionaries() {
  return (
    <Phone>
      <AppBar title="Словари" action="plus" />
      <div className="body">
        <div className="section-title">Базовые</div>
        <Rows rows={base} />
        <div className="section-title section-title--next">Пользовательские</div>
        <Rows rows={user} />
      </div>
      <TabBar active="Словарь" />
    </Phone>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <div className="rows">
      {rows.map(({ language, name, detail }) => (
        <div key={name} className="row">
          <LanguageTile language={language} />
          <div>
            <div className="row__name">{name}</div>
            <div className="row__detail">{detail}</div>
          </div>
        </div>
      ))}
    </div>
  );
}
