import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { forumLimits } from '#contract/forum/forum.contract.ts';
import { markdownHint } from '../../content/forum.ts';
import { Field } from '../../ui/field.tsx';
import { LengthHelp } from '../../ui/length-help.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Textarea } from '../../ui/textarea.tsx';

const views = [
  { value: 'write', label: 'Escribir' },
  { value: 'preview', label: 'Vista previa' },
] as const;

interface ContentFieldProps {
  registration: UseFormRegisterReturn;
  text: string;
  error: string | undefined;
}

/** Markdown textarea with a preview tab. It stays mounted, which keeps its text and selection. */
export function ContentField({ registration, text, error }: ContentFieldProps) {
  const [view, setView] = useState<(typeof views)[number]['value']>('write');
  return (
    <Field
      label="Contenido"
      id="content"
      error={error}
      help={
        <LengthHelp length={text.length} max={forumLimits.contentMax}>
          Al menos {forumLimits.contentMin} caracteres. {markdownHint}
        </LengthHelp>
      }
    >
      {(control) => (
        <>
          <Tabs label="Vista del contenido" id="content-view" tabs={views} value={view} onChange={setView} />
          <div
            role="tabpanel"
            id="content-view-write"
            aria-labelledby="content-view-write-tab"
            hidden={view !== 'write'}
          >
            <Textarea {...control} {...registration} rows={8} required className="max-h-96 min-h-48" />
          </div>
          <div
            role="tabpanel"
            id="content-view-preview"
            aria-labelledby="content-view-preview-tab"
            hidden={view !== 'preview'}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls has to be reachable to be read
            tabIndex={0}
            className="max-h-96 min-h-48 overflow-y-auto rounded-input border border-border bg-background px-3 py-2"
          >
            {view === 'preview' && text.trim() ? (
              <Markdown author="member" text={text} />
            ) : (
              <p className="text-muted">Nada que mostrar aún.</p>
            )}
          </div>
        </>
      )}
    </Field>
  );
}
