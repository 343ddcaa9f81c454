import { useQuery } from '@tanstack/react-query';
import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import { breadcrumbs, managementPages, recordTexts } from '../../content/admin.ts';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { adminEventQuery } from '../../features/events/admin/admin-events.api.ts';
import { useDateConfirmation } from '../../features/events/admin/date-confirmation.tsx';
import { useEventEditor } from '../../features/events/admin/event-editor.ts';
import { type EventFormValues, fieldsOf } from '../../features/events/admin/event-editor-fields.ts';
import { eventSaveChoices } from '../../features/events/admin/use-save-event.ts';
import type { PageContext, PageHead, PageProps } from '../../lib/page-module.ts';
import { EditorFormFrame } from '../../ui/editor-form-frame.tsx';
import { EditorTabs } from '../../ui/editor-tabs.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { RecordFields } from '../../ui/record-form/record-fields.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Code-split: needed for existing events only. */
const EventToolbar = lazyPart(
  async () => (await import('../../features/events/admin/event-toolbar.tsx')).EventToolbar,
  <Skeleton className="mb-6 h-11" />,
);

const EventPreview = lazyPart(async () => (await import('../../features/events/admin/event-preview.tsx')).EventPreview);

const imagesOfSpeakers = ({ speakerProfiles }: EventFormValues) => speakerProfiles.map(({ imageId }) => imageId);

const mediaFields = () => import('../../features/media/admin/image-field.tsx');
const ImageField = lazyPart(async () => (await mediaFields()).ImageField);
const WithImages = lazyPart(async () => (await mediaFields()).WithImages);

export function head({ queryClient, params }: PageContext): PageHead {
  if (!params.id) return { title: 'Nuevo evento', hidden: true };
  const event = queryClient.getQueryData(adminEventQuery(params.id).queryKey);
  return { title: event ? `Editar: ${event.title}` : 'Editar evento', hidden: true };
}

export default function AdminEventPage({ params }: PageProps) {
  return params.id ? <ExistingEvent id={params.id} /> : <EventEditor event={null} />;
}

function ExistingEvent({ id }: { id: string }) {
  const query = useQuery(adminEventQuery(id));
  return (
    <RecordPage
      query={query}
      texts={recordTexts.event}
      back={{ label: 'Ver los eventos', href: managementPages.events.href }}
    >
      {(event) => <EventEditor event={event} />}
    </RecordPage>
  );
}

function EventEditor({ event }: { event: AdminEvent | null }) {
  const { user } = useCurrentUser();
  const form = useEventEditor(event, user?.id ?? '');
  const { submit, question } = useDateConfirmation(form, event);
  return (
    <PageFrame trail={breadcrumbs.events} title={event?.title ?? 'Nuevo evento'}>
      {event ? <EventToolbar event={event} onDeleted={form.releaseGuard} /> : null}
      <EditorTabs
        form={
          <EditorFormFrame
            form={{ ...form, submit }}
            choices={eventSaveChoices(event)}
            backHref={managementPages.events.href}
          >
            <RecordFields fields={fieldsOf(event?.status)} form={form} ImageField={ImageField} />
          </EditorFormFrame>
        }
        preview={() => (
          <WithImages ids={[form.form.getValues('imageId'), ...imagesOfSpeakers(form.form.getValues())]}>
            {(imageOf) => {
              const values = form.form.getValues();
              return <EventPreview values={values} event={event ?? undefined} imageOf={imageOf} />;
            }}
          </WithImages>
        )}
      />
      {question}
      {form.guardDialog}
    </PageFrame>
  );
}
