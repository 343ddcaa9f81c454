import { type FormEvent, useState } from 'react';
import { type LegalText, legalLimits } from '#contract/legal/legal.contract.ts';
import { LEGAL_PLACEHOLDERS, legalPaths } from '#contract/legal/legal-documents.ts';
import { legalTitles } from '../../../copy/legal.ts';
import { formatInstant } from '../../../lib/instants.ts';
import { changeParams } from '../../../lib/search-params.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useActionDialog } from '../../../ui/action-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EditorTabs } from '../../../ui/editor-tabs.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/form-controls.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { toastFailure } from '../../../ui/request-failure.ts';
import { toast } from '../../../ui/toast-store.ts';
import { readLegalVersion, usePublishLegalText } from './admin-legal.api.ts';

/** The current version stays in force until the next one is published. */
export function LegalEditor({ text }: { text: LegalText }) {
  const [content, setContent] = useState(text.content);
  const publish = usePublishLegalText();
  const { confirmAction, dialog } = useActionDialog();
  const [, setParams] = useSearchParams();
  const { title } = legalTitles[text.document];
  const isSame = content.trim() === text.content.trim();
  const next = text.version + 1;

  async function restore(version: number) {
    try {
      setContent((await readLegalVersion(text.document, version)).content);
      setParams((current) => changeParams(current, { vista: 'previa' }), { replace: true });
      toast({ title: 'Versión recuperada', description: 'Revísala y publícala: todavía nadie la ve.' });
    } catch (error) {
      toastFailure('No se pudo cargar la versión', error);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSame || content.trim() === '') return;
    confirmAction({
      title: `¿Publicar la versión ${next} de «${title}»?`,
      text: 'Vale desde ahora para todo el mundo. La versión anterior se podrá seguir leyendo.',
      confirmLabel: 'Publicar',
      busyLabel: 'Publicando...',
      run: async () => {
        await publish.mutateAsync({ params: { document: text.document }, body: { content } });
      },
      success: { title: 'Versión publicada', description: `La versión ${next} ya está a la vista.` },
      failure: 'No se pudo publicar el texto',
    });
  }

  const form = (
    <form noValidate onSubmit={submit}>
      <Card className="grid gap-5 p-4 sm:p-6">
        <p className="text-sm text-muted">
          Vigente: versión {text.version}, del {formatInstant(text.publishedAt)}{' '}
          <a href={legalPaths[text.document]} target="_blank" rel="noopener" className="inline-link">
            Verla
          </a>
        </p>
        {/* Above the text, whose end may be far below. */}
        <p className="text-sm text-muted">
          Puedes usar ## para un título, **negrita**, listas con guiones y [enlaces](https://…). Estas palabras se
          cambian por las de la configuración: {LEGAL_PLACEHOLDERS.map((name) => `{{${name}}}`).join(', ')}.
        </p>
        <Field label="Texto (Markdown) *">
          {(control) => (
            <Textarea
              {...control}
              rows={24}
              required
              maxLength={legalLimits.content}
              value={content}
              onChange={(event) => setContent(event.target.value)}
            />
          )}
        </Field>
        <div className="action-row">
          {isSame ? <p className="text-sm text-muted">No hay cambios que publicar.</p> : null}
          <Button type="submit" disabled={isSame || content.trim() === ''}>
            Publicar versión {next}
          </Button>
        </div>
      </Card>
    </form>
  );
  return (
    <>
      <EditorTabs
        form={form}
        preview={() => (
          <Card className="p-4 sm:p-6">
            <Markdown author="council" text={content} className="max-w-prose" />
          </Card>
        )}
        more={[
          {
            value: 'historial',
            label: 'Historial',
            content: () => (
              <ul className="grid max-w-3xl gap-3">
                {text.versions.map(({ version, publishedAt }) => (
                  <Card as="li" key={version} className="flex flex-wrap items-center justify-between gap-3 p-4">
                    <p>
                      <strong>Versión {version}</strong>
                      <span className="block text-sm text-muted">{formatInstant(publishedAt)}</span>
                    </p>
                    <Button
                      size="sm"
                      variant="outline"
                      aria-label={`Volver a la versión ${version}`}
                      onClick={() => restore(version)}
                    >
                      Volver a esta
                    </Button>
                  </Card>
                ))}
              </ul>
            ),
          },
        ]}
      />
      {dialog}
    </>
  );
}
