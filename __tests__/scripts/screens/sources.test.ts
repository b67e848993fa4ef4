import { checkSources, chooseIds, ownPicture, sceneOf } from '@/scripts/screens/sources';

describe('ownPicture', () => {
  it('has nothing to offer while the folder is empty', () => {
    expect(ownPicture('search', 'light', [])).toBeUndefined();
  });

  it('takes one picture for both themes', () => {
    const files = ['search.png'];
    expect(ownPicture('search', 'light', files)).toBe('search.png');
    expect(ownPicture('search', 'dark', files)).toBe('search.png');
  });

  it('prefers the picture of the theme to the common one', () => {
    const files = ['search.png', 'search-dark.png'];
    expect(ownPicture('search', 'light', files)).toBe('search.png');
    expect(ownPicture('search', 'dark', files)).toBe('search-dark.png');
  });

  it('leaves the other theme to the drawn scene', () => {
    expect(ownPicture('search', 'light', ['search-dark.png'])).toBeUndefined();
  });
});

describe('sceneOf', () => {
  it('gives what draws the screen', () => {
    expect(sceneOf('search', { search: 'scene' })).toBe('scene');
  });

  it('names the file that a new slide needs', () => {
    expect(() => sceneOf('quiz', { search: 'scene' })).toThrow('There is no screens/quiz.png');
  });
});

describe('chooseIds', () => {
  it('takes all when none is asked for', () => {
    expect(chooseIds(['search', 'card'], [])).toEqual(['search', 'card']);
  });

  it('keeps the order of the screens, not of the arguments', () => {
    expect(chooseIds(['search', 'card', 'mosaic'], ['mosaic', 'search'])).toEqual([
      'search',
      'mosaic',
    ]);
  });

  it('names an unknown id', () => {
    expect(() => chooseIds(['search', 'card'], ['cart'])).toThrow(
      'No such screen: cart. There are: search, card.',
    );
  });
});

describe('checkSources', () => {
  const screens = new Map([
    ['search', { alt: 'Поиск.' }],
    ['dark-theme', { alt: 'Тёмная тема.' }],
  ]);

  it.each(['search.png', 'search-light.png', 'search-dark.png', 'dark-theme.png'])(
    'accepts %s',
    (file) => {
      expect(() => checkSources(screens, [file])).not.toThrow();
    },
  );

  it.each(['serach.png', 'search-night.png', 'dark.png'])('rejects the misspelt %s', (file) => {
    expect(() => checkSources(screens, [file])).toThrow(`screens/${file} belongs to no screen`);
  });

  it('refuses a screen without alternative text', () => {
    expect(() => checkSources(new Map([['search', { alt: ' ' }]]), [])).toThrow(
      'Screen search has no alt text',
    );
  });
});
