import { type ReactNode } from 'react';
import { windows } from '@/lib/content/windows';
import { type readInstaller } from '@/lib/installer/read';
import { checkCommand } from '@/lib/installer/verify';

interface FileFactsProps {
  readonly installer: Pick<
    ReturnType<typeof readInstaller>,
    'file' | 'sha256' | 'signedBy' | 'isPlaceholder'
  >;
  /** Empty: not known, and not shown. */
  readonly requirements: string;
}

const words = windows.file;

const row = (term: string, description: ReactNode) => (
  <div className="border-b border-line py-3">
    <dt className="text-sm text-muted">{term}</dt>
    <dd>{description}</dd>
  </div>
);

/** What to compare a downloaded installer with, and how. */
export const FileFacts = ({ installer, requirements }: FileFactsProps) => (
  <div className="max-w-prose">
    <dl className="border-t border-line">
      {requirements && row(words.requirements, requirements)}
      {row(words.signature, installer.signedBy || words.unsigned)}
      {row(words.checksum, <code className="font-mono text-sm break-all">{installer.sha256}</code>)}
    </dl>
    {!installer.signedBy && !installer.isPlaceholder && <p className="mt-4">{words.smartScreen}</p>}
    <p className="mt-4">{words.check}</p>
    <pre className="mt-3 rounded-xl bg-sunken p-4 text-sm wrap-anywhere whitespace-pre-wrap">
      <code>{checkCommand(installer)}</code>
    </pre>
  </div>
);
