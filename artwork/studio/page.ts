import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { glue } from './typography';
import { type Theme } from '@/lib/screenshots/files';

const STYLES_FOLDER = path.join(__dirname, '../styles');

/** Files are joined in the order of their names: numbers put tokens and base first. */
const styles = readdirSync(STYLES_FOLDER)
  .toSorted()
  .map((file) => readFileSync(path.join(STYLES_FOLDER, file), 'utf8'))
  .join('\n');

/** A whole HTML document with one scene in it. */
export function scenePage(scene: ReactElement, theme: Theme): string {
  const body = glue(renderToStaticMarkup(scene));
  return `<!doctype html><html lang="ru" data-theme="${theme}"><meta charset="utf-8"><style>${styles}</style><body>${body}</body></html>`;
}
