import { jsonLd } from '@/lib/metadata/software-application';

it('a name that contains `</script>` does not end the script with structured data', () => {
  const name = 'Словарь+</script><script>alert(1)';
  const written = jsonLd({ name });

  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toMatchObject({ '@type': 'SoftwareApplication', name });
});
