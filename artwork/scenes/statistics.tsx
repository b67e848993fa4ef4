import { AppBar } from '../parts/app-bar';
import { Phone } from '../parts/phone';
import { TabBar } from '../parts/tab-bar';

/** Answers per day, the last one is today. */
const week = [
  { day: 'Сб', remembered: 12, forgotten: 3 },
  { day: 'Вс', remembered: 16, forgotten: 4 },
  { day: 'Пн', remembered: 18, forgotten: 3 },
  { day: 'Вт', remembered: 22, forgotten: 2 },
  { day: 'Ср', remembered: 14, forgotten: 4 },
  { day: 'Чт', remembered: 26, forgotten: 3 },
  { day: 'Пт', remembered: 20, forgotten: 2 },
] as const;

const PIXELS_PER_ANSWER = 6;

export function Statistics() {
  return (
    <Phone>
      <AppBar title="Статистика изучения" />
      <div className="body">
        <div className="pair">
          <Total value={248} label="слов изучено" />
          <Total value={36} label="слов изучается" />
        </div>
        <div className="panel panel--raised chart">
          <div className="translation">Повторения за неделю</div>
          <div className="chart__days">
            {week.map(({ day, remembered, forgotten }) => (
              <div key={day} className="chart__day">
                <div
                  className="chart__forgotten"
                  style={{ height: forgotten * PIXELS_PER_ANSWER }}
                />
                <div
                  className="chart__remembered"
                  style={{ height: remembered * PIXELS_PER_ANSWER }}
                />
                <span>{day}</span>
              </div>
            ))}
          </div>
          <div className="rule" />
          <div className="spread">
            <span className="chart__key chart__key--remembered">Помню</span>
            <b>128</b>
          </div>
          <div className="spread">
            <span className="chart__key chart__key--forgotten">Не помню</span>
            <b>21</b>
          </div>
        </div>
      </div>
      <TabBar active="Изучение" />
    </Phone>
  );
}

function Total({ value, label }: { value: number; label: string }) {
  return (
    <div className="panel total">
      <div className="total__value">{value}</div>
      <div className="quiet">{label}</div>
    </div>
  );
}
