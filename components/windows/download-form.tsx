import { buttonStyle } from '@/components/ui/action-style';
import { DownloadIcon } from '@/components/ui/icons';
import { settings } from '@/lib/settings';
import { downloadPath } from '@/lib/site/routes';
import { assetPath } from '@/lib/urls/site-urls';

interface DownloadFormProps {
  /** Name of the installer. */
  readonly fileName: string;
}

/** Download button: a GET form to the static installer. */
export const DownloadForm = ({ fileName }: DownloadFormProps) => (
  <form method="get" action={assetPath(settings.basePath, downloadPath(fileName))}>
    <button type="submit" className={buttonStyle.primaryOn.windows}>
      <DownloadIcon />
      Скачать
    </button>
  </form>
);
