import { type AdminNews, newsLimits } from '#contract/news/admin/admin-news.contract.ts';
import { managementPages } from '../../../content/admin.ts';
import { formatLongDate, todayInSantoDomingo } from '../../../lib/dates.ts';
import { schemaProblems } from '../../../lib/schema-problems.ts';
import { CheckboxField, Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/form-controls.tsx';
import { useSaveRecord } from '../../../ui/use-save-record.ts';
import type { ValidatedForm, Validation } from '../../../ui/use-validated-form.ts';
import { useVersionedEditor } from '../../../ui/use-versioned-editor.ts';
import { useNewsMutations } from './admin-news.api.ts';

/** Key order is field order, which the error summary follows. */
interface NewsFormValues {
  title: string;
  excerpt: string;
  content: string;
  category: string;
  date: string;
  featured: boolean;
  imageId: string;
}

const emptyNewsForm = (): NewsFormValues => ({
  title: '',
  excerpt: '',
  content: '',
  category: '',
  date: todayInSantoDomingo(),
  featured: false,
  imageId: '',
});

function toFormValues({ title, excerpt, content, category, date, featured, imageId }: AdminNews): NewsFormValues {
  return { title, excerpt, content, category: category ?? '', date, featured, imageId: imageId ?? '' };
}

const labels: Record<keyof NewsFormValues, string> = {
  title: 'Título',
  excerpt: 'Resumen',
  content: 'Texto',
  category: 'Categoría',
  date: 'Fecha',
  featured: 'Noticia destacada',
  imageId: 'Imagen',
};

const loadSchema = async () => (await import('#contract/news/admin/admin-news.contract.ts')).newsForm;

const newsProblems: Validation<NewsFormValues> = (values) => schemaProblems(loadSchema, values);

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
  return useVersionedEditor({
    ...saving,
    record: item,
    empty: emptyNewsForm(),
    name: `admin-news:${userId}:${item?.id ?? 'nueva'}`,
    validate: newsProblems,
    toValues: toFormValues,
    labels,
    formats: { date: formatLongDate },
  });
}

interface NewsFormFieldsProps {
  form: Pick<ValidatedForm<NewsFormValues>, 'register' | 'field'>;
}

export function NewsFormFields({ form: { register, field } }: NewsFormFieldsProps) {
  return (
    <>
      <Field label={`${labels.title} *`} {...field('title')}>
        {(control) => <Input {...control} {...register('title')} autoComplete="off" maxLength={newsLimits.title} />}
      </Field>
      <Field label={`${labels.excerpt} *`} {...field('excerpt')} help="Lo que se lee en la portada y al compartir.">
        {(control) => <Textarea {...control} {...register('excerpt')} rows={3} className="min-h-22" />}
      </Field>
      <Field
        label={labels.content}
        {...field('content')}
        help="Puedes usar **negrita**, *cursiva*, ## títulos, listas con guiones, > citas y [enlaces](https://…). Vacío: el resumen es toda la noticia."
      >
        {(control) => <Textarea {...control} {...register('content')} rows={12} className="min-h-72" />}
      </Field>
      <Field label={labels.category} {...field('category')} help="Por ejemplo, Eventos." className="half">
        {(control) => <Input {...control} {...register('category')} maxLength={newsLimits.category} />}
      </Field>
      <Field
        label={`${labels.date} *`}
        {...field('date')}
        help="La que se lee en la noticia. Para publicarla más tarde, guarda el borrador y prográmalo."
        className="half"
      >
        {(control) => <Input {...control} {...register('date')} type="date" />}
      </Field>
      <CheckboxField
        {...register('featured')}
        id={field('featured').id}
        label={labels.featured}
        help="La más reciente de las destacadas abre la sección de noticias."
      />
    </>
  );
}
