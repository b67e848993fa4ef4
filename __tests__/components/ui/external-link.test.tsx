import { partsOf } from '../../support/markup';
import { ExternalLink } from '@/components/ui/external-link';

it('a link to another site opens a tab that learns neither its opener nor where it came from', () => {
  const link = <ExternalLink href="https://a.example" target="_self" rel="opener" />;

  expect(partsOf(link, 'a@target a@rel')).toEqual(['_blank', 'noopener noreferrer']);
});
