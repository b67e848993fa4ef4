import { carousel, liveness, openCarousel, slideGroups } from '../../support/carousel';
import { withFakeClock } from '../../support/fake-clock';
import { firePointer } from '../../support/pointer';

/** Whether the carousel rotates, which it does while no pointer is on it. */
const rotates = () => liveness() === 'off';

const slide = () => slideGroups()[0]!;

withFakeClock();
beforeEach(() => {
  openCarousel();
});

describe('a mouse over a slide is on the carousel', () => {
  beforeEach(() => {
    firePointer('pointerover', slide(), { pointerType: 'mouse' });
    expect(rotates()).toBe(false);
  });

  it('until it arrives elsewhere, be it in one jump', () => {
    firePointer('pointerover', document.body, { pointerType: 'mouse' });

    expect(rotates()).toBe(true);
  });

  it('until it leaves the window', () => {
    firePointer('pointerout', slide(), { pointerType: 'mouse' });

    expect(rotates()).toBe(true);
  });

  it('and stays when it goes to another part', () => {
    firePointer('pointerout', slide(), { pointerType: 'mouse', relatedTarget: carousel() });
    firePointer('pointerover', carousel(), { pointerType: 'mouse' });

    expect(rotates()).toBe(false);
  });
});

it('a finger that is put elsewhere is not on the carousel', () => {
  firePointer('pointerdown', document.body, { pointerType: 'touch' });

  expect(rotates()).toBe(true);
});

it('a mouse button that is held pauses nothing by itself', () => {
  firePointer('pointerdown', slide(), { pointerType: 'mouse' });

  expect(rotates()).toBe(true);
});

it.each(['pointerup', 'pointercancel'])(
  'a finger is on the carousel until %s, wherever it has slid to',
  (end) => {
    firePointer('pointerdown', slide(), { pointerType: 'touch' });
    expect(rotates()).toBe(false);

    firePointer(end, document.body, { pointerType: 'touch' });

    expect(rotates()).toBe(true);
  },
);
