import { type AdminNews, newsLimits } from '#contract/news/admin/admin-news.contract.ts';
import { managementPages } from '../../../copy/admin.ts';
import { todayInSantoDomingo } from '../../../lib/dates.ts';
import { nouns } from '../../../lib/nouns.ts';
import { defineFields, type ValuesOf } from '../../../ui/record-form/field-specs.ts';
import { useRecordEditor } from '../../../ui/record-form/use-record-editor.ts';
import { useSaveRecord } from '../../../ui/use-save-record.ts';
import { useNewsMutations } from './admin-news.api.ts';

export const newsFields = defineFields({
  title: { label: 'Título', control: 'text', max: newsLimits.title, required: true },
  excerpt: {
    label: 'Resumen',
    help: 'Lo que se lee en la portada y al compartir.',
    control: 'long',
    rows: 3,
    required: true,
  },
  content: {
    label: 'Texto',
    help: 'Puedes usar **negrita**, *cursiva*, ## títulos, listas con guiones, > citas y [enlaces](https://…). Vacío: el resumen es toda la noticia.',
    control: 'markdown',
    rows: 12,
  },
  category: {
    label: 'Categoría',
    help: 'Por ejemplo, Eventos.',
    control: 'text',
    max: newsLimits.category,
    half: true,
  },
  date: {
    label: 'Fecha',
    help: 'La que se lee en la noticia. Para publicarla más tarde, guarda el borrador y prográmalo.',
    control: 'date',
    required: true,
    half: true,
  },
  featured: {
    label: 'Noticia destacada',
    help: 'La más reciente de las destacadas abre la sección de noticias.',
    control: 'check',
  },
  imageId: { label: 'Imagen', control: 'image' },
});

const { href } = managementPages.news;
const listHref = { published: href, drafts: `${href}?estado=borrador` };

export function useNewsEditor(item: AdminNews | null, userId: string) {
  const saving = useSaveRecord<ValuesOf<typeof newsFields>, AdminNews>({
    id: item?.id ?? null,
    mutations: useNewsMutations(),
    listHref,
    noun: nouns.news,
    texts: { created: 'La nueva noticia se ha publicado correctamente.', published: 'Ya se puede leer en el sitio.' },
  });
  return useRecordEditor({
    ...saving,
    fields: newsFields,
    record: item,
    initial: { date: todayInSantoDomingo() },
    name: `admin-news:${userId}:${item?.id ?? 'nueva'}`,
    schema: async () => (await import('#contract/news/admin/admin-news.contract.ts')).newsForm,
    toBody: (values) => values,
  });
}
