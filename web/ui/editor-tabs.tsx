import type { MouseEvent, ReactNode } from 'react';
import { useSearchParams } from '../lib/use-search-params.ts';
import { Tabs } from './tabs.tsx';

/** Inert: readable and reachable by keyboard, but clicks do nothing. */
function PreviewFrame({ children }: { children: ReactNode }) {
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

interface EditorTabsProps {
  form: ReactNode;
  /** May be code-split: most edits are saved without it. */
  preview: () => ReactNode;
  more?: ReadonlyArray<{ value: string; label: string; content: () => ReactNode }>;
}

/** `vista` in the URL. The form stays mounted, so that no input is lost. */
export function EditorTabs({ form, preview, more = [] }: EditorTabsProps) {
  const [params, setParams] = useSearchParams();
  const views = [
    { value: 'editar', label: 'Editar', content: () => form },
    { value: 'previa', label: 'Vista previa', content: () => <PreviewFrame>{preview()}</PreviewFrame> },
    ...more,
  ];
  const asked = params.get('vista');
  const shown = views.find(({ value }) => value === asked)?.value ?? 'editar';

  function show(value: string) {
    setParams(
      { vista: value === 'editar' ? null : value, pagina: null },
      {
        replace: true,
      },
    );
  }

  return (
    <>
      <Tabs label="Vistas" id="vista" tabs={views} value={shown} onChange={show} />
      {views.map(({ value, content }) => (
        <div
          key={value}
          role="tabpanel"
          id={`vista-${value}`}
          aria-labelledby={`vista-${value}-tab`}
          hidden={shown !== value}
          className="pt-5"
        >
          {shown === value || value === 'editar' ? content() : null}
        </div>
      ))}
    </>
  );
}
