import { newsLimits } from '#contract/news/admin-news.contract.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { ValidatedForm } from '../../ui/use-validated-form.ts';
import type { NewsFormValues } from './news-form-values.ts';

interface NewsFormFieldsProps {
  form: Pick<ValidatedForm<NewsFormValues>, 'register' | 'field'>;
}

export function NewsFormFields({ form: { register, field } }: NewsFormFieldsProps) {
  return (
    <>
      <Field label="Título *" {...field('title')}>
        {(control) => <Input {...control} {...register('title')} autoComplete="off" maxLength={newsLimits.title} />}
      </Field>
      <Field label="Resumen *" {...field('excerpt')} help="Lo que se lee en la portada y al compartir.">
        {(control) => <Textarea {...control} {...register('excerpt')} rows={3} className="min-h-22" />}
      </Field>
      <Field
        label="Texto"
        {...field('content')}
        help="Puedes usar **negrita**, *cursiva*, ## títulos, listas con guiones, > citas y [enlaces](https://…). Vacío: el resumen es toda la noticia."
      >
        {(control) => <Textarea {...control} {...register('content')} rows={12} className="min-h-72" />}
      </Field>
      <Field label="Categoría" {...field('category')} help="Por ejemplo, Eventos." className="half">
        {(control) => <Input {...control} {...register('category')} maxLength={newsLimits.category} />}
      </Field>
      <Field
        label="Fecha *"
        {...field('date')}
        help="La que se lee en la noticia. Se publica en el momento."
        className="half"
      >
        {(control) => <Input {...control} {...register('date')} type="date" />}
      </Field>
      <CheckboxField
        {...register('featured')}
        id={field('featured').id}
        label="Noticia destacada"
        help="La más reciente de las destacadas abre la sección de noticias."
      />
    </>
  );
}
