import { useLocation } from 'wouter';
import type { AdminContent } from '#contract/content/admin/admin-content.contract.ts';
import type { ContentKind } from '#contract/content/content-kinds.ts';
import { editContentPath } from '#contract/content/content-paths.ts';
import { toBody } from '../../../ui/record-form/field-values.ts';
import { useRecordEditor } from '../../../ui/record-form/use-record-editor.ts';
import { toastNotSaved } from '../../../ui/toast-not-saved.ts';
import { toast } from '../../../ui/toast-store.ts';
import type { SaveIntent } from '../../../ui/use-save-record.ts';
import { changesOf, type Edit } from '../../../ui/use-versioned-editor.ts';
import { useContentMutations } from './admin-content.api.ts';
import { contentFields } from './content-form-fields.ts';

export type ContentValues = Record<string, unknown>;

/** The slug of a new page may be empty: it comes from the title. */
const loadSchema = async (kind: ContentKind, isNew: boolean) =>
  isNew
    ? (await import('#contract/content/admin/admin-content.contract.ts')).pageCreation
    : (await import('#contract/content/content.contract.ts')).contentForms[kind];

interface ContentEditorOptions {
  kind: ContentKind;
  item: AdminContent | null;
  userId: string;
}

export function useContentEditor({ kind, item, userId }: ContentEditorOptions) {
  const mutations = useContentMutations();
  const [, navigate] = useLocation();
  const fields = contentFields[kind];
  const isNew = item === null;

  async function save(values: object, intent: SaveIntent, edit: Edit, key: string): Promise<AdminContent> {
    const saved = isNew
      ? await mutations.create(values as never, key)
      : await mutations.edit(item.id, { ...changesOf(values, edit), kind } as never);
    return intent === 'publish' ? mutations.publish(saved) : saved;
  }

  function onSaved(saved: AdminContent, intent: SaveIntent) {
    toast(
      intent === 'publish'
        ? { title: 'Publicado', description: 'Ya se lee en el sitio.' }
        : { title: 'Borrador guardado', description: 'El sitio no cambia hasta que lo publiques.' },
    );
    if (isNew) navigate(editContentPath(saved), { replace: true });
  }

  return useRecordEditor({
    fields,
    save,
    onSaved,
    onFailure: (error) => toastNotSaved(error),
    record: item,
    initial: isNew ? { placement: 'none', position: '1' } : {},
    name: `admin-content:${userId}:${item?.id ?? kind}`,
    schema: () => loadSchema(kind, isNew),
    toBody: (values) => ({ ...toBody(fields, values), kind }),
  });
}
