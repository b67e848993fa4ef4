import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storedZip } from './stand-in-zip';
import { STAND_IN_SENTENCE } from '@/lib/installer/stand-in';

const INSTALLER = path.join('public', 'downloads', 'SlovarPlus-1.0.7.zip');

const text = [
  'Это временный файл сайта «Словарь+».',
  '',
  'Он занимает место установщика приложения для Windows (версия 1.0.7), пока владелец сайта',
  `не предоставит настоящий. ${STAND_IN_SENTENCE}`,
  '',
  'Если вы скачали архив, чтобы установить приложение, напишите, пожалуйста, в поддержку:',
  'адрес указан на странице «Контакты».',
  '',
].join('\r\n');

// Notepad of older Windows takes a text without the mark for one in the local code page.
const BYTE_ORDER_MARK = '\uFEFF';

/** Makes the placeholder that the Windows page offers until the owner supplies the installer. */
mkdirSync(path.dirname(INSTALLER), { recursive: true });
writeFileSync(
  INSTALLER,
  storedZip([{ name: 'ПРОЧТИТЕ.txt', data: Buffer.from(BYTE_ORDER_MARK + text) }]),
);
console.log(`${INSTALLER} written`);
