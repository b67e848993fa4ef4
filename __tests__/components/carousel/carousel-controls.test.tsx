import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { words } from '../../support/words';
import { CarouselControls } from '@/components/carousel/carousel-controls';

/** Controls of five slides with the third selected, and what they ask for. */
function renderControls() {
  const asked: string[] = [];
  render(
    <CarouselControls
      count={5}
      selected={2}
      onPrevious={() => asked.push('previous')}
      onNext={() => asked.push('next')}
      onSelect={(index) => asked.push(`slide with index ${index}`)}
    />,
  );
  return asked;
}

it.each([
  ['Предыдущий слайд', 'previous'],
  ['Следующий слайд', 'next'],
  ['Слайд 1', 'slide with index 0'],
  ['Слайд 5', 'slide with index 4'],
])('the button «%s» asks for the %s', async (name, request) => {
  const asked = renderControls();

  await userEvent.click(screen.getByRole('button', { name: words(name) }));

  expect(asked).toEqual([request]);
});

it('the dot of the selected slide is the current one', () => {
  renderControls();

  const current = screen.getAllByRole('button').filter((dot) => dot.ariaCurrent === 'true');
  expect(current).toEqual([screen.getByRole('button', { name: words('Слайд 3') })]);
});
