import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Card } from '../../ui/card.tsx';

const accents = {
  sun: 'border-t-sun',
  larimar: 'border-t-larimar',
  cane: 'border-t-cane',
};

interface PurposeCardProps {
  icon: LucideIcon;
  accent: keyof typeof accents;
  title: string;
  text: string;
  children?: ReactNode;
}

export function PurposeCard({ icon: Icon, accent, title, text, children }: PurposeCardProps) {
  return (
    <Card as="article" className={classNames('border-t-3 p-6', accents[accent])}>
      <Icon aria-hidden="true" className="mb-4 size-8 text-larimar" strokeWidth={1.5} />
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 text-muted">{text}</p>
      {children}
    </Card>
  );
}
