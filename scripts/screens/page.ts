import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Theme } from './picture';
import { glue } from './typography';

/** Files are joined in the order of their names; tokens and base carry a number to come first. */
export function readStyles(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** A whole HTML document with one scene in it. */
export function scenePage(scene: ReactElement, theme: Theme, styles: string): string {
  const body = glue(renderToStaticMarkup(scene));
  return `<!doctype html><html lang="ru" data-theme="${theme}"><meta charset="utf-8"><style>${styles}</style><body>${body}</body></html>`;
}
