import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import { breadcrumbs, managementPages } from '../../copy/admin.ts';
import { adminEventQuery } from '../../features/events/admin/admin-events.api.ts';
import { useDateConfirmation } from '../../features/events/admin/date-confirmation.tsx';
import { useEventEditor } from '../../features/events/admin/event-editor.ts';
import { fieldsOf } from '../../features/events/admin/event-editor-fields.ts';
import { nouns, recordTexts } from '../../lib/nouns.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { saveChoices } from '../../ui/use-save-record.ts';
import { EditorFrame } from './editor-frame.tsx';
import { type EditorProps, editorPage } from './editor-page.tsx';

/** Code-split: needed for existing events only. */
const EventToolbar = lazyPart(
  async () => (await import('../../features/events/admin/event-toolbar.tsx')).EventToolbar,
  <Skeleton className="mb-6 h-11" />,
);

const EventPreview = lazyPart(async () => (await import('../../features/events/admin/event-preview.tsx')).EventPreview);

const { href } = managementPages.events;

function EventEditor({ item: event, userId }: EditorProps<AdminEvent>) {
  const form = useEventEditor(event, userId);
  const { submit, question } = useDateConfirmation(form, event);
  return (
    <EditorFrame
      trail={breadcrumbs.events}
      title={event?.title ?? 'Nuevo evento'}
      toolbar={event ? <EventToolbar event={event} onDeleted={form.releaseGuard} /> : null}
      form={{ ...form, submit }}
      fields={fieldsOf(event?.status)}
      // Publishing a proposal approves it, as edited.
      choices={saveChoices({
        isNew: event === null,
        isPublished: event?.publication === 'published',
        publishLabel: event?.publication === 'proposed' ? 'Aprobar y publicar' : undefined,
      })}
      backHref={href}
      images={({ imageId, speakerProfiles }) => [imageId, ...speakerProfiles.map((speaker) => speaker.imageId)]}
      preview={(values, imageOf) => <EventPreview values={values} event={event ?? undefined} imageOf={imageOf} />}
    >
      {question}
    </EditorFrame>
  );
}

const { head, EditorPage } = editorPage({
  query: adminEventQuery,
  titles: { new: 'Nuevo evento', loading: 'Editar evento', of: ({ title }: AdminEvent) => `Editar: ${title}` },
  texts: recordTexts(nouns.event),
  back: { label: 'Ver los eventos', href },
  Editor: EventEditor,
});

export { head };
export default EditorPage;
