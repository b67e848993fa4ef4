/** @jest-environment node */
import { groupChanges } from '@/lib/releases/group-changes';

it('puts the new first, then what is changed, then what is fixed, each in its own order', () => {
  const groups = groupChanges([
    { kind: 'fixed', text: 'Раз' },
    { kind: 'new', text: 'Два' },
    { kind: 'changed', text: 'Три' },
    { kind: 'new', text: 'Четыре' },
  ]);

  expect(groups).toEqual([
    { title: 'Новое', texts: ['Два', 'Четыре'] },
    { title: 'Изменено', texts: ['Три'] },
    { title: 'Исправлено', texts: ['Раз'] },
  ]);
});

it('leaves out a kind without changes', () => {
  expect(groupChanges([{ kind: 'fixed', text: 'Раз' }])).toHaveLength(1);
});
