import { Action } from '../parts/action';
import { AppBar } from '../parts/app-bar';
import { Entry } from '../parts/entry';
import { type Fact, Facts } from '../parts/facts';
import { Phone } from '../parts/phone';
import { words } from '../words';

const facts: readonly Fact[] = [
  { icon: 'book', name: 'Словарь', value: 'Немецкий для души' },
  { icon: 'calendar', name: 'Повторение', value: '23 ноября' },
  { icon: 'chart', name: 'Баллы', value: '40' },
];

export function Card() {
  return (
    <Phone>
      <AppBar back title="Карточка слова" action="pencil" />
      <div className="body">
        <Entry word={words.sehnsucht} />
        <Facts facts={facts} />
        <div className="push-down">
          <Action icon="cards">Учить слово</Action>
        </div>
      </div>
    </Phone>
  );
}
