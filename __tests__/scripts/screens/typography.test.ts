import { glue } from '@/scripts/screens/typography';

describe('glue', () => {
  it.each([
    ['слово — перевод', 'слово\u00a0— перевод'],
    ['Поездка в Италию', 'Поездка в\u00a0Италию'],
    ['<b>На море</b>', '<b>На\u00a0море</b>'],
    ['и в лесу', 'и\u00a0в\u00a0лесу'],
    ['через 30 минут', 'через 30\u00a0минут'],
  ])('%s', (text, glued) => {
    expect(glue(text)).toBe(glued);
  });

  it('leaves longer words alone', () => {
    expect(glue('для души')).toBe('для души');
  });
});
