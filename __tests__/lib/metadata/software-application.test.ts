import { jsonLd } from '@/lib/metadata/software-application';

it('in structured data, `</script>` in a name does not close the script element', () => {
  const name = 'Словарь+</script><script>alert(1)';
  const written = jsonLd({ name });

  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toMatchObject({ '@type': 'SoftwareApplication', name });
});
