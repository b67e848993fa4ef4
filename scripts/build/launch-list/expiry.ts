import { existsSync, readFileSync } from 'node:fs';
import { EXPORT_FOLDER, PUBLIC_FOLDER } from '../../shared/folders';
import { longDate } from '@/lib/text/long-date';
import { SECURITY_TXT } from '@/lib/well-known/security-txt';

/** The launch list asks for a new build if the file expires within 30 days. */
const WARNING_MS = 30 * 86_400_000;

const FILE = `${EXPORT_FOLDER}/${SECURITY_TXT}`;

/** The owner's own file. The build copies it unchanged, so only the owner can extend its expiry. */
const OWN_FILE = `${PUBLIC_FOLDER}/${SECURITY_TXT}`;

/**
 * Says when the built security.txt expires (RFC 9116, 2.5.5). The sentence is a problem if the file expires
 * soon or names no date, and otherwise a remark. Both lists are empty if there is no such file.
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
