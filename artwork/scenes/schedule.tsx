import { AppBar } from '../parts/app-bar';
import { Headword } from '../parts/headword';
import { Phone } from '../parts/phone';
import { TabBar } from '../parts/tab-bar';
import { words } from '../words';

const weekdays = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const;
const TODAY = 20;

/** Words to repeat by day of November 2026, from Monday the 16th. */
const plan = [
  { day: 16 },
  { day: 17 },
  { day: 18 },
  { day: 19 },
  { day: 20, words: 12 },
  { day: 21, words: 8 },
  { day: 22, words: 5 },
  { day: 23, words: 9 },
  { day: 24, words: 4 },
  { day: 25 },
  { day: 26, words: 6 },
  { day: 27, words: 11 },
  { day: 28, words: 3 },
  { day: 29 },
] as const satisfies readonly { day: number; words?: number }[];

const next = [
  { word: words.flaner, date: 'сегодня' },
  { word: words.zurawina, date: '23 ноября' },
  { word: words.gezellig, date: '27 ноября' },
] as const;

export function Schedule() {
  return (
    <Phone>
      <AppBar title="Расписание" detail="сегодня 12 слов" />
      <div className="body">
        <div className="panel panel--raised calendar">
          {weekdays.map((name) => (
            <span key={name} className="calendar__weekday">
              {name}
            </span>
          ))}
          {plan.map((cell) => (
            <div
              key={cell.day}
              className={`calendar__day ${cell.day === TODAY ? 'calendar__day--today' : ''} ${cell.day < TODAY ? 'calendar__day--past' : ''}`}
            >
              {cell.day}
              <span className="calendar__words">{'words' in cell ? cell.words : ''}</span>
            </div>
          ))}
        </div>
        <div className="section-title section-title--next">Следующее повторение</div>
        <div className="rows">
          {next.map(({ word, date }) => (
            <div key={word.headword} className="row spread">
              <div>
                <Headword word={word} size="small" />
                <div className="row__detail">{word.translation}</div>
              </div>
              <span className={`tag ${date === 'сегодня' ? 'tag--filled' : ''}`}>{date}</span>
            </div>
          ))}
        </div>
      </div>
      <TabBar active="Изучение" />
    </Phone>
  );
}
