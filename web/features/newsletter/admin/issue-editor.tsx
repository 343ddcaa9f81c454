import { useLocation } from 'wouter';
import { issuePath } from '#contract/admin-paths.ts';
import { type Issue, issueLimits } from '#contract/newsletter/issues.contract.ts';
import type { ImageFieldComponent } from '../../../ui/image-field-props.ts';
import { defineFields } from '../../../ui/record-form/field-specs.ts';
import { RecordFields } from '../../../ui/record-form/record-fields.tsx';
import { useRecordEditor } from '../../../ui/record-form/use-record-editor.ts';
import { toastNotSaved } from '../../../ui/toast-not-saved.ts';
import { toast } from '../../../ui/toast-store.ts';
import { changesOf } from '../../../ui/use-versioned-editor.ts';
import { useIssueMutations } from './issues.api.ts';
import { type ChoosableItem, ItemChoice, type ItemOffer } from './item-choice.tsx';

const titlesOf = (ids: string[], offered: ChoosableItem[] = []) =>
  offered.flatMap(({ id, title }) => (ids.includes(id) ? title : [])).join('\n') || 'Ninguno';

const issueFields = (news?: ChoosableItem[], events?: ChoosableItem[]) =>
  defineFields({
    subject: {
      label: 'Asunto',
      help: 'Es lo primero que se lee en el buzón.',
      control: 'text',
      max: issueLimits.subject,
      required: true,
    },
    intro: {
      label: 'Introducción',
      help: 'Una línea en blanco separa los párrafos.',
      control: 'long',
      rows: 6,
      max: issueLimits.intro,
      counted: true,
    },
    newsIds: { label: 'Noticias', control: 'own', empty: [] as string[], text: (ids) => titlesOf(ids, news) },
    eventIds: {
      label: 'Próximos eventos',
      control: 'own',
      empty: [] as string[],
      text: (ids) => titlesOf(ids, events),
    },
    imageId: {
      label: 'Imagen',
      help: 'Una foto sobre la introducción; los correos no muestran dibujos. Descríbela: muchos programas no la cargan.',
      control: 'image',
    },
  });

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
  return useRecordEditor({
    fields: issueFields(news, events),
    record: issue,
    name: `admin-issue:${userId}:${issue?.id ?? 'nuevo'}`,
    schema: async () => (await import('#contract/newsletter/issues.contract.ts')).issueBody,
    toBody: (values) => values,
    valuesOf: (saved: Issue) => ({
      ...saved,
      newsIds: saved.news.map(({ id }) => id),
      eventIds: saved.events.map(({ id }) => id),
    }),
    save: (values, _: 'save', edit, key) =>
      issue ? mutations.edit(issue.id, changesOf(values, edit)) : mutations.create(values, key),
    onSaved: (saved) => {
      toast({ title: 'Borrador guardado', description: 'Revisa la vista previa antes de enviarlo.' });
      if (!issue) navigate(issuePath(saved), { replace: true });
    },
    onFailure: (error) => toastNotSaved(error, 'No se pudo guardar el borrador.'),
  });
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

interface IssueFormFieldsProps {
  form: ReturnType<typeof useIssueEditor>;
  news: ItemOffer;
  events: ItemOffer;
  ImageField: ImageFieldComponent;
}

export function IssueFormFields({ form, news, events, ImageField }: IssueFormFieldsProps) {
  const choice = (name: 'newsIds' | 'eventIds') => ({ ...form.field(name), register: form.register(name) });
  return (
    <RecordFields
      fields={issueFields()}
      form={form}
      ImageField={ImageField}
      own={{
        newsIds: (
          <ItemChoice
            legend="Noticias"
            {...choice('newsIds')}
            help={`Las publicadas más recientes; elige ${issueLimits.items} como máximo.`}
            offer={news}
            texts={newsTexts}
          />
        ),
        eventIds: (
          <ItemChoice
            legend="Próximos eventos"
            {...choice('eventIds')}
            help={`Los que están por venir; elige ${issueLimits.items} como máximo.`}
            offer={events}
            texts={eventTexts}
          />
        ),
      }}
    />
  );
}
