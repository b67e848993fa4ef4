/** @jest-environment node */
import { type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Island } from '@/components/island/island';

interface GreetingProps {
  readonly name: string;
  readonly children?: ReactNode;
}

const Greeting = ({ name, children }: GreetingProps) => (
  <p>
    {name}
    {children}
  </p>
);

it('says what its hydration needs, and what it holds is not among what travels as data', () => {
  const island = (
    <Island name="share" component={Greeting} props={{ name: '«&"' }} hydrate="soon" deadline="key">
      <b>slide</b>
    </Island>
  );

  expect(renderToString(island)).toBe(
    '<div data-island="share" data-props="{&quot;name&quot;:&quot;«&amp;\\&quot;&quot;}"' +
      ' data-hydrate="soon" data-deadline="key"><p>«&amp;&quot;<b>slide</b></p></div>',
  );
});
