import { expect, test } from 'playwright/test';
import { exportedPages, readElements } from '../support/exported';
import { androidRelease, navigation, settings, windowsRelease } from '../support/published';
import { android } from '@/lib/content/android';
import { changesPage } from '@/lib/content/changes-page';
import { contacts } from '@/lib/content/contacts';
import { topicEmail } from '@/lib/content/emails';
import { windows } from '@/lib/content/windows';
import { fillIn } from '@/lib/format';
import { mailto } from '@/lib/urls/mailto';

const linksOf = (page: string) =>
  readElements(page)('a').map(({ text, attributes }) => [text, attributes.get('href')]);

test('each page marks the links of toolbar and drawer to itself and no others', () => {
  for (const file of exportedPages) {
    const find = readElements(`/${file}`);
    const address = `/${file.replace('index.html', '')}`;
    const own = navigation.filter(({ href }) => href === address).map(({ href }) => href);
    const marked = find('a', { 'aria-current': 'page' }).map(({ attributes }) =>
      attributes.get('href'),
    );
    expect(marked, file).toEqual([...own, ...own]);
  }
});

test('the page of downloads leads to both programs and names their versions', () => {
  expect(linksOf('/details/')).toEqual(
    expect.arrayContaining([
      [android.title, '/details/android/'],
      [windows.title, '/details/windows/'],
    ]),
  );
  const versions = [androidRelease, windowsRelease].map(({ version }) =>
    fillIn(changesPage.version, { version }),
  );
  const texts = readElements('/details/')('p').map(({ text }) => text);
  expect(texts.filter((text) => versions.includes(text))).toEqual(versions);
});

test('each topic begins an email to the support that asks its questions', () => {
  const topics = contacts.topics.list.map(({ title, questions }) => [
    title,
    mailto(settings.supportEmail, topicEmail(title, questions)),
  ]);
  expect(linksOf('/help/')).toEqual(expect.arrayContaining(topics));
});
