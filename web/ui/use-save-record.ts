import { useRef } from 'react';
import { useLocation } from 'wouter';
import { redirectIfLoggedOut } from './redirect-if-logged-out.ts';
import type { SaveChoice } from './save-bar.tsx';
import { type ToastMessage, toast } from './toast-store.ts';

export type SaveIntent = 'save' | 'publish';

interface SaveRecordOptions<Body, Saved> {
  /** Of the one that is changed; `null` for a new one. */
  id: string | null;
  mutations: {
    read: (id: string) => Promise<Saved>;
    create: (body: Body & { isPublished: boolean }) => Promise<Saved>;
    update: (id: string, body: Body) => Promise<Saved>;
    publish: (id: string) => Promise<Saved>;
  };
  /** Where one goes after making a new one. */
  listHref: { published: string; drafts: string };
  texts: {
    created: ToastMessage;
    drafted: ToastMessage;
    changed: ToastMessage;
    published: ToastMessage;
    createFailed: string;
    changeFailed: string;
  };
}

/** Makes or changes a record, publishes it where that is wanted, and says what came of it. */
export function useSaveRecord<Body extends object, Saved>(options: SaveRecordOptions<Body, Saved>) {
  const { id, mutations, listHref, texts } = options;
  const [, navigate] = useLocation();
  /** Saving and publishing are two calls, of which only the second may fail. */
  const isSaved = useRef(false);

  async function save(body: Body, intent: SaveIntent): Promise<Saved> {
    isSaved.current = false;
    if (id === null) return mutations.create({ ...body, isPublished: intent === 'publish' });
    const saved = await mutations.update(id, body);
    isSaved.current = true;
    return intent === 'publish' ? mutations.publish(id) : saved;
  }

  function onSaved(_: Saved, intent: SaveIntent) {
    if (id !== null) return toast(intent === 'publish' ? texts.published : texts.changed);
    toast(intent === 'publish' ? texts.created : texts.drafted);
    navigate(intent === 'publish' ? listHref.published : listHref.drafts);
  }

  /** Why is said over the form, where it stays. */
  function onFailure(error: unknown) {
    if (redirectIfLoggedOut(error)) return;
    const notSaved = id === null ? texts.createFailed : texts.changeFailed;
    const description = isSaved.current ? 'Los cambios se guardaron, pero no se pudo publicar.' : notSaved;
    toast({ title: 'Error', description, variant: 'destructive' });
  }

  return { latest: id === null ? undefined : () => mutations.read(id), save, onSaved, onFailure };
}

interface SaveState {
  isNew: boolean;
  isPublished: boolean;
  publishLabel?: string;
}

/** The buttons of the form: what is out already is only saved. */
export function saveChoices({
  isNew,
  isPublished,
  publishLabel = 'Publicar',
}: SaveState): readonly [SaveChoice<SaveIntent>, ...SaveChoice<SaveIntent>[]] {
  const save = { label: isNew ? 'Guardar borrador' : 'Guardar cambios', busyLabel: 'Guardando...' };
  const publish = { label: publishLabel, busyLabel: 'Publicando...' };
  return isPublished
    ? [{ intent: 'save', ...save }]
    : [
        { intent: 'save', ...save },
        { intent: 'publish', ...publish },
      ];
}
