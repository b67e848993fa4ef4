import { Section } from './section';

interface FeatureColumnsProps {
  /** The section is left out if this is absent or the list is empty. */
  readonly features?: {
    readonly title: string;
    readonly list: readonly { readonly title: string; readonly text: string }[];
  };
}

/**
 * The section with a program's features, if there are any. Each has a heading and a text. They are side by
 * side if a line of each has room for 30 characters. With two, three, four or six features every row is full.
 */
export const FeatureColumns = ({ features }: FeatureColumnsProps) =>
  features &&
  features.list.length > 0 && (
    <Section id="features" title={features.title}>
      <div className="@container">
        <ul
          className={`grid grid-cols-1 gap-8 ${features.list.length % 3 === 0 ? '@min-[54rem]:grid-cols-3' : '@min-[34rem]:grid-cols-2'}`}
        >
          {features.list.map(({ title, text }) => (
            <li key={title}>
              <h3 className="small-heading">{title}</h3>
              <p className="mt-2 max-w-prose">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
