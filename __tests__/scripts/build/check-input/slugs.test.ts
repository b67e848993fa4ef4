import { routes } from '@/lib/site/routes';
import { checkSlugs } from '@/scripts/build/check-input/slugs';

const check =
  (...slugs: string[]) =>
  () =>
    checkSlugs(slugs.map((slug) => ({ slug })));
const page = routes.contacts.replaceAll('/', '');

it('result pages have addresses of their own', () => {
  expect(check('nameSuccess', `${page}-1`)).not.toThrow();
});

it.each([
  [[page], 'такой адрес на сайте уже есть'],
  [[page.toUpperCase()], 'такой адрес'],
  [['downloads'], 'такой адрес'],
  [['404'], 'такой адрес'],
  [['ok', 'OK'], 'slug «OK»: такой адрес'],
  [['имя'], 'нужны латинские буквы'],
])('of %j one is refused in a sentence', (slugs, sentence) => {
  expect(check(...slugs)).toThrow(sentence);
});
