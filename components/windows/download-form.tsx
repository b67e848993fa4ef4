import { buttonStyle } from '@/components/ui/button-style';
import { DownloadIcon } from '@/components/ui/icons';
import { assetPath } from '@/lib/asset-path';
import { settings } from '@/lib/settings';

interface DownloadFormProps {
  /** Address of the installer from the site's root. */
  readonly path: string;
}

/** Download button: a GET form to the static installer (specification, section 2). */
export const DownloadForm = ({ path }: DownloadFormProps) => (
  <form method="get" action={assetPath(settings.basePath, path)}>
    <button type="submit" className={buttonStyle.primary}>
      <DownloadIcon />
      Скачать
    </button>
  </form>
);
