import { AppBar } from '../parts/app-bar';
import { Icon, type IconName } from '../parts/icon';
import { Phone } from '../parts/phone';

const ways = [
  {
    name: 'Импорт слов',
    detail: 'из таблицы или текста',
    icon: 'download',
    formats: ['.xlsx', '.txt'],
  },
  {
    name: 'Экспорт слов',
    detail: 'в таблицу или текст',
    icon: 'upload',
    formats: ['.xlsx', '.txt'],
  },
  {
    name: 'Готовый словарь',
    detail: 'из файла на телефоне',
    icon: 'book',
    formats: ['.dsl', '.xdxf'],
  },
] as const satisfies readonly {
  name: string;
  detail: string;
  icon: IconName;
  formats: readonly string[];
}[];

export function ImportExport() {
  return (
    <Phone>
      <AppBar back title="Импорт и экспорт" />
      <div className="body">
        {ways.map(({ name, detail, icon, formats }) => (
          <div key={name} className="panel way">
            <div className="line-up">
              <span className="way__icon">
                <Icon name={icon} />
              </span>
              <div>
                <div className="row__name">{name}</div>
                <div className="row__detail">{detail}</div>
              </div>
            </div>
            <div className="line-up">
              {formats.map((format) => (
                <span key={format} className="format">
                  {format}
                </span>
              ))}
            </div>
          </div>
        ))}
        <div className="done push-down">
          <Icon name="check" size={20} />
          <div>
            <b>Импортировано 48 слов</b>
            <div>в словарь «Поездка в Италию»</div>
          </div>
        </div>
      </div>
    </Phone>
  );
}
