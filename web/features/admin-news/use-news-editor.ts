import type { AdminNews } from '#contract/news/admin-news.contract.ts';
import { managementPages } from '../../content/admin.ts';
import { useEditorForm } from '../../ui/use-editor-form.ts';
import { useSaveRecord } from '../../ui/use-save-record.ts';
import { useNewsMutations } from './admin-news.api.ts';
import { emptyNewsForm, type NewsFormValues, newsProblems, toFormValues } from './news-form-values.ts';

const texts = {
  created: { title: 'Noticia creada', description: 'La nueva noticia se ha publicado correctamente.' },
  drafted: { title: 'Borrador guardado', description: 'La noticia espera a que la publiques.' },
  changed: { title: 'Noticia actualizada', description: 'Los cambios se han guardado correctamente.' },
  published: { title: 'Noticia publicada', description: 'Ya se puede leer en el sitio.' },
  createFailed: 'No se pudo crear la noticia.',
  changeFailed: 'No se pudieron guardar los cambios.',
};

const { href } = managementPages.news;
const listHref = { published: href, drafts: `${href}?estado=borrador` };

export function useNewsEditor(item: AdminNews | null, userId: string) {
  const saving = useSaveRecord<NewsFormValues, AdminNews>({
    id: item?.id ?? null,
    mutations: useNewsMutations(),
    listHref,
    texts,
  });
  return useEditorForm({
    ...saving,
    initial: item ? toFormValues(item) : emptyNewsForm(),
    draftKey: `admin-news:${userId}:${item?.id ?? 'nueva'}`,
    validate: newsProblems,
    toValues: toFormValues,
  });
}
