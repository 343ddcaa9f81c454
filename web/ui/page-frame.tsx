import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';

interface PageFrameProps extends Omit<PageHeaderProps, 'children'> {
  children: ReactNode;
}

export function PageFrame({ children, ...head }: PageFrameProps) {
  return (
    <>
      <PageHeader {...head} />
      <div className="page-container pt-3 pb-12">{children}</div>
    </>
  );
}
