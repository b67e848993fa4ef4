import { partsOf } from '../../support/markup';
import { Facts } from '@/components/ui/facts';

it('a list of facts leaves out empty texts and ends with the note, and without any text nothing is rendered', () => {
  const facts = <Facts texts={['199 ₽', '', 'Android 8']} note="Для iPhone — нет." />;
  expect(partsOf(facts, 'li p')).toEqual(['199 ₽', 'Android 8', 'Для iPhone — нет.']);

  expect(partsOf(<Facts texts={['', '']} note="" />, 'div')).toEqual([]);
});
