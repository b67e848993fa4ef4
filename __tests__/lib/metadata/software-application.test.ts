/** @jest-environment node */
import { jsonLd, softwareApplication } from '@/lib/metadata/software-application';

const program = {
  name: 'Словарь+</script><script>alert(1)',
  operatingSystem: 'Android',
  softwareVersion: '1.243',
  releaseNotes: 'https://slovar.example/changes/#android-1.243',
  description: 'Словарь',
  url: 'https://slovar.example/details/android/',
  downloadUrl: 'https://store.example/',
} as const;

it('a name cannot end the script element that it stands in', () => {
  expect(jsonLd(softwareApplication(program))).not.toContain('<');
});

it('what is written is read back', () => {
  expect(JSON.parse(jsonLd(softwareApplication(program)))).toMatchObject({
    '@type': 'SoftwareApplication',
    ...program,
  });
});
