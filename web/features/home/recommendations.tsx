import { type ReactNode, useId } from 'react';

export function Recommendations({ children }: { children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="page-container pt-6 pb-10 md:pt-8">
      <h2 id={headingId} className="mb-5 text-2xl">
        Para ti
      </h2>
      <div className="grid items-start gap-6 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(19rem,1fr))]">
        {children}
      </div>
    </section>
  );
}
