import { routes } from '@/lib/site/routes';
import { checkSlugs } from '@/scripts/build/check-input/slugs';

const check =
  (...slugs: string[]) =>
  () =>
    checkSlugs(slugs.map((slug) => ({ slug })));
const page = routes.deletion.replaceAll('/', '');

it('slugs of result pages that no other page has are accepted', () => {
  expect(check('nameSuccess', `${page}-1`)).not.toThrow();
});

it.each([
  [[page.toUpperCase()], 'такой адрес на сайте уже есть'],
  [['downloads'], 'такой адрес'],
  [['404'], 'такой адрес'],
  [['ok', 'OK'], 'slug «OK»: такой адрес'],
  [['имя'], 'нужны латинские буквы'],
])('the slugs %j are rejected with a message that gives the reason', (slugs, sentence) => {
  expect(check(...slugs)).toThrow(sentence);
});
