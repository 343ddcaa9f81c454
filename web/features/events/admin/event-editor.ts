import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import { managementPages } from '../../../copy/admin.ts';
import { nouns } from '../../../lib/nouns.ts';
import { useRecordEditor } from '../../../ui/record-form/use-record-editor.ts';
import { useSaveRecord } from '../../../ui/use-save-record.ts';
import { useEventMutations } from './admin-events.api.ts';
import { eventRules, toEventBody } from './event-body.ts';
import { emptyEvent, eventFields } from './event-editor-fields.ts';

const { href } = managementPages.events;

export function useEventEditor(event: AdminEvent | null, userId: string) {
  const saving = useSaveRecord<ReturnType<typeof toEventBody>, AdminEvent>({
    id: event?.id ?? null,
    mutations: useEventMutations(),
    noun: nouns.event,
    listHref: { published: href, drafts: `${href}?estado=borradores` },
    texts: { published: 'Ya está en el calendario.' },
  });
  return useRecordEditor({
    ...saving,
    fields: eventFields,
    record: event,
    initial: emptyEvent,
    name: `admin-event:${userId}:${event?.id ?? 'nuevo'}`,
    schema: async () => (await import('#contract/events/admin/admin-events.contract.ts')).eventCreateBody,
    toBody: toEventBody,
    rules: eventRules,
    valuesOf: (saved: AdminEvent) => ({ ...saved, imageId: saved.image?.id }),
  });
}
