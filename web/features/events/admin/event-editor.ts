import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import { useRecordEditor } from '../../../ui/record-form/use-record-editor.ts';
import { eventRules, toEventBody } from './event-body.ts';
import { emptyEvent, eventFields } from './event-editor-fields.ts';
import { useSaveEvent } from './use-save-event.ts';

export function useEventEditor(event: AdminEvent | null, userId: string) {
  return useRecordEditor({
    ...useSaveEvent(event),
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
