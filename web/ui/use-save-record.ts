import { useRef } from 'react';
import { useLocation } from 'wouter';
import { agree, capitalized, type Noun, withArticle, withParticiple } from '../lib/nouns.ts';
import type { ReadRecord } from '../lib/publishable-resource.ts';
import type { SaveChoice } from './editor-form-frame.tsx';
import { toastNotSaved } from './toast-not-saved.ts';
import { toast } from './toast-store.ts';
import { changesOf, type Edit } from './use-versioned-editor.ts';

export type SaveIntent = 'save' | 'publish';

interface SaveRecordOptions<Body, Saved> {
  id: string | null;
  mutations: {
    create: (body: Body & { isPublished: boolean }, key: string) => Promise<Saved>;
    edit: (id: string, edit: Partial<Body> & { version: number }) => Promise<Saved>;
    publish: (record: ReadRecord) => Promise<Saved>;
  };
  noun: Noun;
  listHref: { published: string; drafts: string };
  /** What is said besides the noun. `created`: where it is not "El nuevo evento se ha creado correctamente." */
  texts: { created?: string; published: string };
}

export function useSaveRecord<Body extends object, Saved extends ReadRecord>(options: SaveRecordOptions<Body, Saved>) {
  const { id, mutations, noun, listHref, texts } = options;
  const [, navigate] = useLocation();
  /** Saving and publishing are two calls, of which only the second may fail. */
  const isSaved = useRef(false);

  async function save(body: Body, intent: SaveIntent, edit: Edit, key: string): Promise<Saved> {
    isSaved.current = false;
    if (id === null) return mutations.create({ ...body, isPublished: intent === 'publish' }, key);
    const saved = await mutations.edit(id, changesOf(body, edit));
    isSaved.current = true;
    return intent === 'publish' ? mutations.publish(saved) : saved;
  }

  function onSaved(_: Saved, intent: SaveIntent) {
    const isPublished = intent === 'publish';
    const title = (stem: string) => withParticiple(noun, stem);
    const isFeminine = noun.gender === 'f';
    if (id !== null) {
      return toast(
        isPublished
          ? { title: title('publicad'), description: texts.published }
          : { title: title('actualizad'), description: 'Los cambios se han guardado correctamente.' },
      );
    }
    toast(
      isPublished
        ? {
            title: title('cread'),
            description:
              texts.created ??
              `${capitalized(withArticle(noun, agree('nuev', noun)))} se ha ${agree('cread', noun)} correctamente.`,
          }
        : {
            title: 'Borrador guardado',
            description: `${capitalized(withArticle(noun))} espera a que ${isFeminine ? 'la' : 'lo'} publiques.`,
          },
    );
    navigate(intent === 'publish' ? listHref.published : listHref.drafts);
  }

  /** The reason itself stays in the error summary. */
  function onFailure(error: unknown) {
    const notSaved = id === null ? `No se pudo crear ${withArticle(noun)}.` : undefined;
    toastNotSaved(error, isSaved.current ? 'Los cambios se guardaron, pero no se pudo publicar.' : notSaved);
  }

  return { save, onSaved, onFailure };
}

interface SaveState {
  isNew: boolean;
  isPublished: boolean;
  publishLabel?: string;
}

/** A published record can only be saved. */
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
