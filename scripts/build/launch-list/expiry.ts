import { existsSync, readFileSync } from 'node:fs';
import { EXPORT_FOLDER, PUBLIC_FOLDER } from '../../shared/folders';
import { longDate } from '@/lib/text/long-date';
import { SECURITY_TXT } from '@/lib/well-known/security-txt';

/** If security.txt expires within 30 days, the launch list says so. */
const WARNING_MS = 30 * 86_400_000;

const FILE = `${EXPORT_FOLDER}/${SECURITY_TXT}`;

/** The owner's own security.txt. The build copies it unchanged, so only the owner can change its date. */
const OWN_FILE = `${PUBLIC_FOLDER}/${SECURITY_TXT}`;

/**
 * Returns a Russian sentence about the date on which the exported security.txt expires (RFC 9116, 2.5.5). It is
 * in `problems` if the date is near or missing, otherwise in `remarks`. Without the file, both lists are empty.
 */
export function expiryOf(): { problems: string[]; remarks: string[] } {
  if (!existsSync(FILE)) return { problems: [], remarks: [] };
  const end = Date.parse(/^Expires:\s*(\S+)\s*$/im.exec(readFileSync(FILE, 'utf8'))?.[1] ?? '');
  if (Number.isNaN(end)) {
    const problem = `${FILE}: нет строки Expires с датой, а без неё файл не действует; впишите её.`;
    return { problems: [problem], remarks: [] };
  }
  const day = longDate(new Date(end).toISOString().slice(0, 10));
  const remedy = existsSync(OWN_FILE)
    ? `поправьте в ${OWN_FILE} Expires и выложите сайт снова`
    : 'соберите и выложите сайт снова';
  return end - Date.now() < WARNING_MS
    ? { problems: [`${FILE}: действует до ${day}; ${remedy}.`], remarks: [] }
    : { problems: [], remarks: [`${FILE} действует до ${day}: до этого дня ${remedy}.`] };
}
