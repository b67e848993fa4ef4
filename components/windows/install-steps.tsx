import { windows } from '@/lib/content/windows';
import { type readInstaller } from '@/lib/installer/read-installer';

interface InstallStepsProps {
  readonly installer: Pick<ReturnType<typeof readInstaller>, 'file' | 'isStandIn'>;
}

const { first, upgrade, whenStandIn } = windows.install;

/** How to install for the first time and over a former version. */
export function InstallSteps({ installer: { file, isStandIn } }: InstallStepsProps) {
  const isArchive = file.endsWith('.zip') && !isStandIn;
  const lists = [
    { title: first.title, steps: isArchive ? first.archive : first.installer },
    { title: upgrade.title, steps: upgrade.steps },
  ];
  return (
    <>
      {isStandIn && <p className="mb-6 max-w-prose text-muted">{whenStandIn}</p>}
      <div className="grid gap-8 sm:grid-cols-2">
        {lists.map(({ title, steps }) => (
          <div key={title} className="max-w-prose">
            <h3 className="text-xl font-bold">{title}</h3>
            <ol className="mt-2 list-decimal space-y-2 pl-5 marker:text-accent">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </>
  );
}
