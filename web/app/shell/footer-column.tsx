import type { ReactNode } from 'react';

export function FooterColumn({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-base">{heading}</h2>
      <ul className="text-navy-muted">{children}</ul>
    </div>
  );
}
