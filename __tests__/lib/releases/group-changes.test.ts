/** @jest-environment node */
import { changesPage } from '@/lib/content/changes-page';
import { groupChanges } from '@/lib/releases/group-changes';

it('puts the kinds in the order of the page, each change in its own order', () => {
  const groups = groupChanges([
    { kind: 'fixed', text: 'Раз' },
    { kind: 'new', text: 'Два' },
    { kind: 'changed', text: 'Три' },
    { kind: 'new', text: 'Четыре' },
  ]);

  const texts = { new: ['Два', 'Четыре'], changed: ['Три'], fixed: ['Раз'] };
  expect(groups).toEqual(
    changesPage.kinds.map(({ kind, title }) => ({ title, texts: texts[kind] })),
  );
});

it('leaves out a kind without changes', () => {
  expect(groupChanges([{ kind: 'fixed', text: 'Раз' }])).toHaveLength(1);
});
