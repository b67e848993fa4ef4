/** @jest-environment node */
import { headingOf } from '@/scripts/hosts/heading';

it.each([
  ['<h1>Контакты</h1>', 'Контакты'],
  ['<main><h1 class="a">Данные\u00a0удалены</h1><h1>Ещё</h1></main>', 'Данные удалены'],
  ['<h1>\n  Больше,&nbsp;чем <em>просто</em>\n</h1>', 'Больше, чем просто'],
  ['<h1></h1>', ''],
  ['<h2>Контакты</h2>', undefined],
  ['', undefined],
])('%j has the heading %j', (html, heading) => {
  expect(headingOf(html)).toBe(heading);
});
