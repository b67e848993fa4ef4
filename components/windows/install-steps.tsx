import { TextList } from '@/components/ui/text-list';
import { windows } from '@/lib/content/windows';
import { type OfferedInstaller } from '@/lib/installer/offered';

interface InstallStepsProps {
  readonly installer: Pick<OfferedInstaller, 'file'>;
}

const { first, upgrade } = windows.install;

/** How to install the program for the first time, and how to update it. */
export function InstallSteps({ installer: { file } }: InstallStepsProps) {
  const lists = [
    { title: first.title, steps: /\.zip$/i.test(file) ? first.archive : first.installer },
    { title: upgrade.title, steps: upgrade.steps },
  ];
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      {lists.map(({ title, steps }) => (
        <div key={title} className="max-w-prose">
          <h3 className="text-xl font-bold">{title}</h3>
          <TextList as="ol" texts={steps} className="mt-2" />
        </div>
      ))}
    </div>
  );
}
