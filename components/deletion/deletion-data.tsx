import { DeletionSection } from './deletion-section';
import { TextList } from '@/components/ui/text-list';
import { deletion } from '@/lib/content/deletion';
import { type Product } from '@/lib/product/schema';

interface DeletionDataProps {
  readonly product: Product['deletion'];
}

/**
 * Says which data are deleted, which are kept and for how long. What the owner has not entered is left out.
 */
export function DeletionData({ product }: DeletionDataProps) {
  const { title, deletedTitle, keptTitle, final, onDevice } = deletion.data;
  return (
    <DeletionSection id="data" title={title}>
      <p>{final}</p>
      {product.processing && <p>{product.processing}</p>}
      {product.deleted.length > 0 && (
        <>
          <h3 className="font-semibold">{deletedTitle}</h3>
          <TextList as="ul" texts={product.deleted} />
        </>
      )}
      {product.kept.length > 0 && (
        <>
          <h3 className="font-semibold">{keptTitle}</h3>
          <TextList as="ul" texts={product.kept} />
        </>
      )}
      {product.retention && <p>{product.retention}</p>}
      <p>{onDevice}</p>
    </DeletionSection>
  );
}
