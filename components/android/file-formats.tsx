import { Section, type SectionProps } from '@/components/ui/sections';
import { fileFormats } from '@/lib/words/file-formats';

const { title, list = [] } = fileFormats;

/** The formats of files that the app imports and exports. */
export const FileFormats = ({ size }: Pick<SectionProps, 'size'>) =>
  list.length > 0 && (
    <Section id="file-formats" title={title} size={size} className="max-w-prose">
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        {list.map(({ ending, text }) => (
          <div key={ending} className="contents">
            <dt className="font-semibold text-link">{ending}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
