interface FeatureColumnsProps {
  readonly features: readonly { readonly title: string; readonly text: string }[];
}

/**
 * What a program does: a heading and a few sentences each, side by side in whole rows where words have room at the reader’s
 * size of text. The texts of a row begin on one line.
 */
export const FeatureColumns = ({ features }: FeatureColumnsProps) => (
  <div className="@container">
    <ul
      className={`grid gap-8 ${features.length % 3 === 0 ? '@min-[44rem]:grid-cols-3' : '@min-[34rem]:grid-cols-2 @min-[60rem]:grid-cols-4'}`}
    >
      {features.map(({ title, text }) => (
        <li key={title} className="feature">
          <h3 className="text-xl font-bold">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </div>
);
