import type { ReactNode } from 'react';
import { Horizon } from '../../ui/horizon.tsx';

interface PageHeroProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** The head of an inner page: the landing's hero, smaller. */
export function PageHero({ title, text, children }: PageHeroProps) {
  return (
    <header className="ground-navy overflow-hidden">
      <div className="page-container pt-12 pb-4 md:pt-16">
        <h1 className="text-display">{title}</h1>
        <p className="mt-4 max-w-prose text-lg text-navy-muted">{text}</p>
        {children}
      </div>
      <Horizon />
    </header>
  );
}
