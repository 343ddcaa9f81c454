import type { MouseEvent, ReactNode } from 'react';
import { type TabPanel, TabPanels } from './tab-panels.tsx';

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
  more?: readonly TabPanel[];
}

/** The form stays mounted, so that no input is lost. */
export function EditorTabs({ form, preview, more = [] }: EditorTabsProps) {
  return (
    <TabPanels
      label="Vistas"
      id="vista"
      param="vista"
      panels={[
        { value: 'editar', label: 'Editar', content: () => form },
        { value: 'previa', label: 'Vista previa', content: () => <PreviewFrame>{preview()}</PreviewFrame> },
        ...more,
      ]}
      keeps="first"
      className="pt-5"
    />
  );
}
