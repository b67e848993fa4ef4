import { TextList } from '@/components/ui/text-list';
import { windows } from '@/lib/content/windows';
import { type OfferedInstaller } from '@/lib/installer/offered';

interface InstallStepsProps {
  readonly installer: Pick<OfferedInstaller, 'file' | 'isPlaceholder'>;
}

const { first, upgrade, whenPlaceholder } = windows.install;

/** How to install the program for the first time, and how to update it. */
export function InstallSteps({ installer: { file, isPlaceholder } }: InstallStepsProps) {
  const isArchive = file.endsWith('.zip') && !isPlaceholder;
  const lists = [
    { title: first.title, steps: isArchive ? first.archive : first.installer },
    { title: upgrade.title, steps: upgrade.steps },
  ];
  return (
    <>
      {isPlaceholder && <p className="max-w-prose text-muted">{whenPlaceholder}</p>}
      <div className={`grid gap-8 sm:grid-cols-2 ${isPlaceholder ? 'mt-6' : ''}`}>
        {lists.map(({ title, steps }) => (
          <div key={title} className="max-w-prose">
            <h3 className="text-xl font-bold">{title}</h3>
            <TextList as="ol" texts={steps} className="mt-2" />
          </div>
        ))}
      </div>
    </>
  );
}
