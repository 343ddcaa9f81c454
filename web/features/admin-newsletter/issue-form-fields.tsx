import { issueLimits } from '#contract/newsletter/issues.contract.ts';
import { CharacterCount } from '../../ui/character-count.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { ValidatedForm } from '../../ui/use-validated-form.ts';
import type { IssueFormValues } from './issue-form-values.ts';
import { ItemChoice, type ItemOffer } from './item-choice.tsx';

interface IssueFormFieldsProps {
  form: Pick<ValidatedForm<IssueFormValues, 'save'>, 'register' | 'field' | 'form'>;
  news: ItemOffer;
  events: ItemOffer;
}

const newsTexts = {
  empty: 'No hay noticias publicadas',
  loading: 'Cargando noticias...',
  failed: 'No se pudieron cargar las noticias',
};

const eventTexts = {
  empty: 'No hay eventos próximos',
  loading: 'Cargando eventos...',
  failed: 'No se pudieron cargar los eventos',
};

export function IssueFormFields({ form: { register, field, form }, news, events }: IssueFormFieldsProps) {
  const intro = form.watch('intro');
  return (
    <>
      <Field label="Asunto *" {...field('subject')} help="Es lo primero que se lee en el buzón.">
        {(control) => (
          <Input {...control} {...register('subject')} autoComplete="off" maxLength={issueLimits.subject} />
        )}
      </Field>
      <Field
        label="Introducción"
        {...field('intro')}
        help={
          <span className="flex justify-between gap-4">
            Una línea en blanco separa los párrafos.
            <CharacterCount length={intro.length} max={issueLimits.intro} />
          </span>
        }
      >
        {(control) => <Textarea {...control} {...register('intro')} rows={6} className="min-h-42" />}
      </Field>
      <ItemChoice
        legend="Noticias"
        {...field('newsIds')}
        help={`Las publicadas más recientes; elige ${issueLimits.items} como máximo.`}
        offer={news}
        texts={newsTexts}
        register={register('newsIds')}
      />
      <ItemChoice
        legend="Próximos eventos"
        {...field('eventIds')}
        help={`Los que están por venir; elige ${issueLimits.items} como máximo.`}
        offer={events}
        texts={eventTexts}
        register={register('eventIds')}
      />
    </>
  );
}
