/** @jest-environment node */
import { markup } from '../../support/markup';
import { VersionDialog } from '@/components/android/version-dialog';
import { changesPage } from '@/lib/content/changes-page';

it('a version whose changes are not described says so', () => {
  const { texts } = markup(<VersionDialog release={{ version: '1.244', changes: [] }} />);

  expect(texts('p')).toContain(changesPage.noChanges);
});
