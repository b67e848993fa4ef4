import type { CSSProperties } from 'react';
import { type Language, languages } from '../words';

export function LanguageTile({ language }: { language: Language }) {
  const hue = { '--hue': languages[language].hue } as CSSProperties;
  return (
    <div className="language-tile" style={hue}>
      {language.toUpperCase()}
    </div>
  );
}
