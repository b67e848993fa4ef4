import { useSyncExternalStore } from 'react';
import { shareItemStyle } from './share-item-style';
import { TranslatableText } from '@/components/islands/runtime/translatable-text';
import { neverChanges } from '@/components/islands/runtime/use-island-ready';
import { ShareIcon } from '@/components/ui/icons';
import { openShareSheet } from '@/lib/browser/share-sheet';
import { type SharedPage } from '@/lib/share/networks';

interface SystemShareButtonProps {
  readonly page: SharedPage;
  /** Called when the share sheet cannot be opened. */
  readonly onFailure: () => void;
}

const canShare = () => typeof navigator.share === 'function';

/** Opens the system's share sheet. The button is missing if the browser does not support share sheets. */
export function SystemShareButton({ page, onFailure }: SystemShareButtonProps) {
  const available = useSyncExternalStore(neverChanges, canShare, () => false);
  if (!available) return null;
  const { url, title, description } = page;
  return (
    <button
      type="button"
      onClick={() => void openShareSheet({ url, title, text: description }, onFailure)}
      className={`${shareItemStyle} flex`}
    >
      <ShareIcon />
      <TranslatableText>Другое приложение</TranslatableText>
    </button>
  );
}
