import { partsOf } from '../../support/markup';
import { ExternalLink } from '@/components/ui/external-link';

it('an external link always opens a new tab, with neither opener nor referrer', () => {
  const link = <ExternalLink href="https://a.example" target="_self" rel="opener" />;

  expect(partsOf(link, 'a@target a@rel')).toEqual(['_blank', 'noopener noreferrer']);
});
