import { type Facts } from '@/lib/content/facts-schema';

/** A line for PowerShell that answers True when the downloaded file is the one of the facts. */
export const checkCommand = ({
  file,
  sha256,
}: Pick<Facts['windows']['installer'], 'file' | 'sha256'>) =>
  `(Get-FileHash "$HOME\\Downloads\\${file}" -Algorithm SHA256).Hash -eq "${sha256}"`;
