import { MarkTile } from '../icons/mark-svg';
import { words } from '../words';
import { home } from '@/lib/content/home';

interface ShareSceneProps {
  siteName: string;
  /** Address of a screenshot. */
  screenshotUrl: (id: string) => string;
}

const entry = words.serendipity;
const tabs = ['П', 'Р', 'С', 'Т', 'У'] as const;
const OPEN_TAB = 'С';

/** The mark writ large: a dictionary page with its thumb index on the tile, and the app beside it. */
export const ShareScene = ({ siteName, screenshotUrl }: ShareSceneProps) => (
  <div className="share">
    <div className="share__tabs">
      {tabs.map((letter) => (
        <div key={letter} className={`share__tab ${letter === OPEN_TAB ? 'share__tab--open' : ''}`}>
          {letter}
        </div>
      ))}
    </div>
    <div className="share__page">
      <div className="share__brand">
        <MarkTile size={96} />
        {siteName}
      </div>
      <div className="share__tagline">{home.tagline}</div>
      <div className="share__entry">
        <div className="share__headword">
          <span className="marker" lang={entry.language}>
            {entry.headword}
          </span>
          <span className="ipa">{entry.ipa}</span>
        </div>
        <div className="share__translation">{entry.translation}</div>
      </div>
    </div>
    <img className="share__phone" src={screenshotUrl('search')} alt="" />
  </div>
);
