import { TextList } from '@/components/ui/text-list';
import { type windows } from '@/lib/words/windows';

interface InstallStepsProps {
  readonly words: NonNullable<typeof windows.install>;
  readonly file: string;
}

/** How to install the program for the first time, and how to update it. */
export function InstallSteps({ words: { first, upgrade }, file }: InstallStepsProps) {
  const lists = [
    { title: first.title, steps: /\.zip$/i.test(file) ? first.archive : first.installer },
    ...(upgrade ? [upgrade] : []),
  ];
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      {lists.map(({ title, steps }) => (
        <div key={title} className="max-w-prose">
          <h3 className="small-heading">{title}</h3>
          <TextList as="ol" texts={steps} className="mt-2" />
        </div>
      ))}
    </div>
  );
}
