import { useLocation } from 'wouter';
import { issuePath } from '#contract/admin-paths.ts';
import { type Issue, issueLimits } from '#contract/newsletter/issues.contract.ts';
import { schemaProblems } from '../../../lib/schema-problems.ts';
import { CharacterCount } from '../../../ui/character-count.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/form-controls.tsx';
import { redirectIfLoggedOut } from '../../../ui/request-failure.ts';
import { toast } from '../../../ui/toast-store.ts';
import type { ValidatedForm, Validation } from '../../../ui/use-validated-form.ts';
import { changesOf, useVersionedEditor } from '../../../ui/use-versioned-editor.ts';
import { useIssueMutations } from './issues.api.ts';
import { type ChoosableItem, ItemChoice, type ItemOffer } from './item-choice.tsx';

/** Key order is field order, which the error summary follows. */
interface IssueFormValues {
  subject: string;
  intro: string;
  imageId: string;
  newsIds: string[];
  eventIds: string[];
}

const emptyIssueForm: IssueFormValues = { subject: '', intro: '', imageId: '', newsIds: [], eventIds: [] };

function toFormValues({ subject, intro, imageId, news, events }: Issue): IssueFormValues {
  return {
    subject,
    intro,
    imageId: imageId ?? '',
    newsIds: news.map(({ id }) => id),
    eventIds: events.map(({ id }) => id),
  };
}

const labels: Record<keyof IssueFormValues, string> = {
  subject: 'Asunto',
  intro: 'Introducción',
  imageId: 'Imagen',
  newsIds: 'Noticias',
  eventIds: 'Próximos eventos',
};

const loadSchema = async () => (await import('#contract/newsletter/issues.contract.ts')).issueBody;

const issueProblems: Validation<IssueFormValues> = (values) => schemaProblems(loadSchema, values);

const titlesOf = (ids: string[], offered: ChoosableItem[] = []) =>
  offered.flatMap(({ id, title }) => (ids.includes(id) ? title : [])).join('\n') || 'Ninguno';

interface IssueEditorOptions {
  issue: Issue | null;
  userId: string;
  news: ChoosableItem[] | undefined;
  events: ChoosableItem[] | undefined;
}

/** Saving a new draft navigates to its own page. */
export function useIssueEditor({ issue, userId, news, events }: IssueEditorOptions) {
  const mutations = useIssueMutations();
  const [, navigate] = useLocation();
  return useVersionedEditor({
    record: issue,
    empty: emptyIssueForm,
    name: `admin-issue:${userId}:${issue?.id ?? 'nuevo'}`,
    validate: issueProblems,
    save: (values, _: 'save', edit, key) =>
      issue ? mutations.edit(issue.id, changesOf(values, edit)) : mutations.create(values, key),
    toValues: toFormValues,
    labels,
    formats: { newsIds: (ids) => titlesOf(ids, news), eventIds: (ids) => titlesOf(ids, events) },
    onSaved: (saved) => {
      toast({ title: 'Borrador guardado', description: 'Revisa la vista previa antes de enviarlo.' });
      if (!issue) navigate(issuePath(saved), { replace: true });
    },
    onFailure: (error) => {
      if (redirectIfLoggedOut(error)) return;
      toast({ title: 'Error', description: 'No se pudo guardar el borrador.', variant: 'destructive' });
    },
  });
}

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
      <Field label={`${labels.subject} *`} {...field('subject')} help="Es lo primero que se lee en el buzón.">
        {(control) => (
          <Input {...control} {...register('subject')} autoComplete="off" maxLength={issueLimits.subject} />
        )}
      </Field>
      <Field
        label={labels.intro}
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
        legend={labels.newsIds}
        {...field('newsIds')}
        help={`Las publicadas más recientes; elige ${issueLimits.items} como máximo.`}
        offer={news}
        texts={newsTexts}
        register={register('newsIds')}
      />
      <ItemChoice
        legend={labels.eventIds}
        {...field('eventIds')}
        help={`Los que están por venir; elige ${issueLimits.items} como máximo.`}
        offer={events}
        texts={eventTexts}
        register={register('eventIds')}
      />
    </>
  );
}
