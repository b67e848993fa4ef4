import { type Product } from '@/lib/product/schema';

/** A line for PowerShell that answers True when the downloaded file is the one of the product data. */
export const checkCommand = ({
  file,
  sha256,
}: Pick<Product['windows']['installer'], 'file' | 'sha256'>) =>
  `(Get-FileHash "$HOME\\Downloads\\${file}" -Algorithm SHA256).Hash -eq "${sha256}"`;
