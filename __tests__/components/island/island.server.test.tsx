/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Island } from '@/components/island/island';

interface GreetingProps {
  readonly name: string;
  readonly children?: React.ReactNode;
}

const Greeting = ({ name, children }: GreetingProps) => (
  <p>
    {`Привет, ${name}!`}
    {children}
  </p>
);

const render = (more: Partial<Parameters<typeof Island<GreetingProps>>[0]> = {}) =>
  renderToString(
    <Island name="share" component={Greeting} props={{ name: '«Анна» & "Ко"' }} {...more} />,
  );

it('holds what the component renders, and says what it needs to be hydrated', () => {
  expect(render()).toBe(
    '<div data-island="share" data-props="{&quot;name&quot;:&quot;«Анна» &amp; \\&quot;Ко\\&quot;&quot;}">' +
      '<p>Привет, «Анна» &amp; &quot;Ко&quot;!</p></div>',
  );
});

it('what it is given to hold is in the page and not among what travels as data', () => {
  const html = render({ children: <b>слайд</b> });

  expect(html).toContain('<b>слайд</b>');
  expect(html.match(/слайд/g)).toHaveLength(1);
});

it.each([
  ['data-hydrate="soon"', { hydrate: 'soon' }],
  ['data-deadline="key"', { deadline: 'key' }],
  ['class="mt-12"', { className: 'mt-12' }],
] as const)('says %s where that is wanted and only there', (attribute, more) => {
  expect(render(more)).toContain(`${attribute}>`);
  expect(render()).not.toContain(attribute);
});
