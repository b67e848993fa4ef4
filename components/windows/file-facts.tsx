import { type ReactNode } from 'react';
import { CopyButton } from './copy-button';
import { textLinkStyle } from '@/components/ui/action-style';
import { windows } from '@/lib/content/windows';
import { fileSize } from '@/lib/installer/file-size';
import { type readInstaller } from '@/lib/installer/read';
import { checkCommand } from '@/lib/installer/verify';
import { type Product } from '@/lib/product/schema';
import { settings } from '@/lib/settings';
import { downloadPath } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';
import { assetPath } from '@/lib/urls/site-urls';

interface FileFactsProps {
  readonly installer: Pick<
    ReturnType<typeof readInstaller>,
    'file' | 'sha256' | 'signedBy' | 'isPlaceholder'
  >;
  /** Requirements that are not known are empty and not shown. */
  readonly program: Pick<Product['windows'], 'requirements' | 'former'>;
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

/** A plain link, which can be copied, sent to another device and given to a download manager. */
const fileLink = (file: string) => (
  <a href={assetPath(settings.basePath, downloadPath(file))} className={textLinkStyle}>
    {file}
  </a>
);

/** In two even lines, which are compared more easily. */
const checksum = (sha256: string, id?: string) => (
  <code id={id} translate="no" className="block max-w-[32ch] text-sm break-all">
    {sha256}
  </code>
);

/** Name, signature and checksum of the installer, and how to compare a downloaded file with them. */
export const FileFacts = ({ installer, program: { requirements, former } }: FileFactsProps) => (
  <div className="grid gap-8 sm:grid-cols-2">
    <div className="max-w-prose">
      <dl className="border-t border-line">
        {requirements && row(words.requirements, requirements)}
        {row(words.name, fileLink(installer.file))}
        {row(words.signature, installer.signedBy || words.unsigned)}
        {row(
          words.checksum,
          <>
            {checksum(installer.sha256, CHECKSUM_ID)}
            <CopyButton
              source={CHECKSUM_ID}
              name={words.copyChecksum}
              copied={words.checksumCopied}
            />
          </>,
        )}
        {former &&
          row(
            fillIn(words.former, { version: former.version }),
            <>
              {fileLink(former.file)}, {fileSize(former.bytes)}
              {checksum(former.sha256)}
            </>,
          )}
      </dl>
      {!installer.signedBy && !installer.isPlaceholder && (
        <p className="mt-4">{words.smartScreen}</p>
      )}
    </div>
    <div className="max-w-prose">
      <p>{words.check}</p>
      <pre className="mt-4 rounded-xl bg-sunken p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        <code id={COMMAND_ID} translate="no">
          {checkCommand(installer)}
        </code>
      </pre>
      <CopyButton source={COMMAND_ID} name={words.copyCommand} copied={words.commandCopied} />
    </div>
  </div>
);
