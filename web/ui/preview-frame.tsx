import type { MouseEvent, ReactNode } from 'react';

/** Inert preview: it can be read and tabbed through, but clicks do nothing. */
export function PreviewFrame({ children }: { children: ReactNode }) {
  function stop(event: MouseEvent) {
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        Así se verá en el sitio con lo que has escrito, aunque no lo hayas guardado. Sus botones y enlaces aquí no hacen
        nada.
      </p>
      <div
        onClickCapture={stop}
        className="overflow-hidden rounded-card border-2 border-dashed border-input-border bg-background"
      >
        {children}
      </div>
    </>
  );
}
