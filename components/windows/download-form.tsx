import { buttonStyle } from '@/components/ui/action-style';
import { DownloadIcon } from '@/components/ui/icons';
import { downloadPath } from '@/lib/site/routes';
import { sitePath } from '@/lib/urls/site-urls';

interface DownloadFormProps {
  /** Name of the installer. */
  readonly fileName: string;
}

/** The download button: a form that requests the installer with GET. */
export const DownloadForm = ({ fileName }: DownloadFormProps) => (
  <form method="get" action={sitePath(downloadPath(fileName))}>
    <button type="submit" className={buttonStyle.primaryOn.windows}>
      <DownloadIcon />
      Скачать
    </button>
  </form>
);
