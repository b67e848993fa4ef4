/** @jest-environment node */
import { jsonLd, softwareApplication } from '@/lib/metadata/software-application';

const program = {
  name: 'Словарь+</script><script>alert(1)',
  operatingSystem: 'Android',
  softwareVersion: '2',
  releaseNotes: 'https://slovar.example/changes/#android-2',
  description: 'Словарь',
  url: 'https://slovar.example/details/android/',
  downloadUrl: 'https://store.example/',
} as const;

it('what is written is read back, and no name in it ends the script that it stands in', () => {
  const written = jsonLd(softwareApplication(program));

  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toMatchObject({ '@type': 'SoftwareApplication', ...program });
});
