import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import { managementPages } from '../../../content/admin.ts';
import { saveChoices, useSaveRecord } from '../../../ui/use-save-record.ts';
import { useEventMutations } from './admin-events.api.ts';
import type { toEventBody } from './event-body.ts';

const texts = {
  created: { title: 'Evento creado', description: 'El nuevo evento se ha creado correctamente.' },
  drafted: { title: 'Borrador guardado', description: 'El evento espera a que lo publiques.' },
  changed: { title: 'Evento actualizado', description: 'Los cambios se han guardado correctamente.' },
  published: { title: 'Evento publicado', description: 'Ya está en el calendario.' },
  createFailed: 'No se pudo crear el evento.',
  changeFailed: 'No se pudieron guardar los cambios.',
};

const { href } = managementPages.events;
const listHref = { published: href, drafts: `${href}?estado=borradores` };

export function useSaveEvent(event: AdminEvent | null) {
  return useSaveRecord<ReturnType<typeof toEventBody>, AdminEvent>({
    id: event?.id ?? null,
    mutations: useEventMutations(),
    listHref,
    texts,
  });
}

/** Publishing a proposal approves it, as edited. */
export function eventSaveChoices(event: AdminEvent | null) {
  return saveChoices({
    isNew: event === null,
    isPublished: event?.publication === 'published',
    publishLabel: event?.publication === 'proposed' ? 'Aprobar y publicar' : undefined,
  });
}
