import { SECURITY_TXT } from '../export/host-files/well-known';
import { EXPORT_FOLDER, PUBLIC_FOLDER } from '../folders';
import { longDate } from '@/lib/format';

const DAY_MS = 86_400_000;

/** So many days before the end, preflight begins to ask for a new build. */
const SOON = 30;

const FILE = `${EXPORT_FOLDER}/${SECURITY_TXT}`;

/** When a security.txt expires (RFC 9116, 2.5.5), in milliseconds since 1970; NaN: it does not say. */
const endOf = (securityTxt: string): number =>
  Date.parse(/^Expires:\s*(\S+)\s*$/im.exec(securityTxt)?.[1] ?? '');

const dayOf = (moment: number) => longDate(new Date(moment).toISOString().slice(0, 10));

/** What prolongs it: of the owner's own file a build changes nothing. */
const remedy = (isOwn: boolean) =>
  isOwn
    ? `поправьте в ${PUBLIC_FOLDER}/${SECURITY_TXT} Expires и выложите сайт снова`
    : 'соберите и выложите сайт снова';

/**
 * Says that the built security.txt has expired or soon will.
 *
 * @param now milliseconds since 1970
 * @param isOwn whether it is the owner's own file
 */
export function expiryProblems(
  securityTxt: string | undefined,
  now: number,
  isOwn = false,
): string[] {
  if (securityTxt === undefined) return [];
  const end = endOf(securityTxt);
  if (Number.isNaN(end)) {
    return [`${FILE}: нет строки Expires с датой, а без неё файл не действует; впишите её.`];
  }
  if (end - now >= SOON * DAY_MS) return [];
  return [`${FILE}: действует до ${dayOf(end)}; ${remedy(isOwn)}.`];
}

/** Says how long the built security.txt is still valid. */
export const expiryRemarks = (
  securityTxt: string | undefined,
  now: number,
  isOwn = false,
): string[] =>
  securityTxt === undefined || expiryProblems(securityTxt, now).length > 0
    ? []
    : [`${FILE} действует до ${dayOf(endOf(securityTxt))}: до этого дня ${remedy(isOwn)}.`];
