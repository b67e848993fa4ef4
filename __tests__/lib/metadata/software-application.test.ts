import { jsonLd } from '@/lib/metadata/software-application';

it('structured data are read back, and no name in them ends the script that they stand in', () => {
  const name = 'Словарь+</script><script>alert(1)';
  const written = jsonLd({ name });

  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toMatchObject({ '@type': 'SoftwareApplication', name });
});
