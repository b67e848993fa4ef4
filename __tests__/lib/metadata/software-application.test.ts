import { jsonLd } from '@/lib/metadata/software-application';

it('structured data is valid JSON, and a name that contains `</script>` does not end their script element', () => {
  const name = 'Словарь+</script><script>alert(1)';
  const written = jsonLd({ name });

  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toMatchObject({ '@type': 'SoftwareApplication', name });
});
