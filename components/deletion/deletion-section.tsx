import { Section, type SectionProps } from '@/components/ui/section';

/** A section of the deletion page: a column of text, which may have subheadings. */
export const DeletionSection = ({ className = '', ...section }: SectionProps) => (
  <Section {...section} size="medium" className={`max-w-prose space-y-3 ${className}`} />
);
