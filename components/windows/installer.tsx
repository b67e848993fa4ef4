import { type PropsWithChildren } from 'react';
import { CopyButton } from '@/components/copying/copy-button';
import { textLinkStyle } from '@/components/ui/action-style';
import { TextList } from '@/components/ui/lists';
import { Section } from '@/components/ui/sections';
import { sitePath } from '@/lib/browser/urls/site-urls';
import { checkCommand, type OfferedInstaller } from '@/lib/programs/installers';
import { downloadPath } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';
import { fileSize } from '@/lib/text/in-words';
import { windows } from '@/lib/words/windows';

const texts = windows.file;

const CHECKSUM_ID = 'checksum';
const COMMAND_ID = 'check-command';

// Not a definition list, because Orca in Firefox reads a `dd` with block elements twice.
const Row = ({ name, children }: PropsWithChildren<{ readonly name: string }>) => (
  <li className="border-b border-line py-3">
    <p className="text-sm text-muted">{name}</p>
    {children}
  </li>
);

const fileLink = (file: string) => (
  <a href={sitePath(downloadPath(file))} className={textLinkStyle}>
    {file}
  </a>
);

/** A checksum on two lines of equal length, so that it is easier to compare. */
const checksum = (sha256: string, id?: string) => (
  <code id={id} translate="no" className="block max-w-[32ch] text-sm wrap-anywhere">
    {sha256}
  </code>
);

interface InstallerFileProps {
  readonly installer: OfferedInstaller;
  readonly former?: OfferedInstaller;
  readonly requirements: string;
}

/** Name, signature and checksum of the installer, and how to check a downloaded file. */
export function InstallerFile({ installer, former, requirements }: InstallerFileProps) {
  const command = checkCommand(installer);
  const half = command.indexOf(installer.sha256) + installer.sha256.length / 2;
  return (
    <div className="grid items-baseline gap-8 sm:grid-cols-2">
      <div className="max-w-prose">
        <ul className="border-t border-line">
          {requirements && <Row name={texts.requirements}>{requirements}</Row>}
          <Row name={texts.name}>{fileLink(installer.file)}</Row>
          <Row name={texts.signature}>{installer.signedBy || texts.unsigned}</Row>
          <Row name={texts.checksum}>
            {checksum(installer.sha256, CHECKSUM_ID)}
            <CopyButton
              source={CHECKSUM_ID}
              name={texts.copyChecksum}
              copied={texts.checksumCopied}
            />
          </Row>
          {former && (
            <Row name={fillIn(texts.former, { version: former.version })}>
              {fileLink(former.file)}, {fileSize(former.bytes)}
              {checksum(former.sha256)}
            </Row>
          )}
        </ul>
        {!installer.signedBy && texts.smartScreen && <p className="mt-4">{texts.smartScreen}</p>}
      </div>
      <div className="max-w-prose">
        <p>{texts.check}</p>
        <pre className="mt-4 rounded-card bg-sunken px-4 py-3 text-sm wrap-anywhere whitespace-pre-wrap">
          <code id={COMMAND_ID} translate="no">
            {command.slice(0, half)}
            <wbr />
            {command.slice(half)}
          </code>
        </pre>
        <CopyButton source={COMMAND_ID} name={texts.copyCommand} copied={texts.commandCopied} />
      </div>
    </div>
  );
}

interface InstallStepsProps {
  readonly words: NonNullable<typeof windows.install>;
  readonly file: string;
}

/** How to install the program for the first time, and how to update it. */
export function InstallSteps({ words: { title, first, upgrade }, file }: InstallStepsProps) {
  const lists = [
    { title: first.title, steps: /\.zip$/i.test(file) ? first.archive : first.installer },
    ...(upgrade ? [upgrade] : []),
  ].filter(({ steps }) => steps.length > 0);
  if (lists.length === 0) return null;
  return (
    <Section id="install" title={title}>
      <div className="grid gap-8 sm:grid-cols-2">
        {lists.map((list) => (
          <div key={list.title} className="max-w-prose">
            <h3>{list.title}</h3>
            <TextList as="ol" texts={list.steps} className="mt-2" />
          </div>
        ))}
      </div>
    </Section>
  );
}
