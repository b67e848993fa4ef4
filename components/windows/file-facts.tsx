import { type ReactNode } from 'react';
import { CopyButton } from './copy-button';
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

const CHECKSUM_ID = 'checksum';
const COMMAND_ID = 'check-command';

const row = (term: string, description: ReactNode) => (
  <div className="border-b border-line py-3">
    <dt className="text-sm text-muted">{term}</dt>
    <dd>{description}</dd>
  </div>
);

/** Signature and checksum of the installer, and how to compare a downloaded file with them. */
export const FileFacts = ({ installer, requirements }: FileFactsProps) => (
  <div className="grid gap-8 md:grid-cols-[2fr_3fr]">
    <div className="max-w-prose">
      <dl className="border-t border-line">
        {requirements && row(words.requirements, requirements)}
        {row(words.signature, installer.signedBy || words.unsigned)}
        {row(
          words.checksum,
          <>
            {/* In two even lines, which are compared more easily. */}
            <code id={CHECKSUM_ID} className="block max-w-[32ch] font-mono text-sm break-all">
              {installer.sha256}
            </code>
            <CopyButton source={CHECKSUM_ID} name={words.copyChecksum} />
          </>,
        )}
      </dl>
      {!installer.signedBy && !installer.isPlaceholder && (
        <p className="mt-4">{words.smartScreen}</p>
      )}
    </div>
    <div className="max-w-prose">
      <p>{words.check}</p>
      <pre className="mt-3 rounded-xl bg-sunken p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        <code id={COMMAND_ID}>{checkCommand(installer)}</code>
      </pre>
      <CopyButton source={COMMAND_ID} name={words.copyCommand} />
    </div>
  </div>
);
