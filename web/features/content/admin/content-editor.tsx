import { useLocation } from 'wouter';
import type { AdminContent } from '#contract/content/admin/admin-content.contract.ts';
import type { ContentKind, PageKind } from '#contract/content/content-kinds.ts';
import { editContentPath } from '#contract/content/content-paths.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Select, Textarea } from '../../../ui/form-controls.tsx';
import { bindImageField, type ImageFieldComponent } from '../../../ui/image-field-props.ts';
import { redirectIfLoggedOut } from '../../../ui/request-failure.ts';
import { toast } from '../../../ui/toast-store.ts';
import type { SaveIntent } from '../../../ui/use-save-record.ts';
import type { ValidatedForm } from '../../../ui/use-validated-form.ts';
import { changesOf, type Edit, useVersionedEditor } from '../../../ui/use-versioned-editor.ts';
import { useContentMutations } from './admin-content.api.ts';
import { cellName, contentFields, type FieldSpec } from './content-form-fields.ts';
import { RowsField } from './rows-field.tsx';

export type ContentValues = Record<string, unknown>;

export function toFormValues(kind: ContentKind, content: object): ContentValues {
  const values = content as ContentValues;
  return Object.fromEntries(
    contentFields[kind].map(({ name, type }) => [name, type === 'image' ? (values[name] ?? '') : values[name]]),
  );
}

const emptyPage: ContentValues = { title: '', slug: '', summary: '', body: '', placement: 'none', position: 1 };

const loadForms = async () => (await import('#contract/content/content.contract.ts')).contentForms;

async function contentProblems(kind: ContentKind, isNew: boolean, values: ContentValues) {
  const forms = await loadForms().catch(() => null);
  // Placeholder: a new page's slug is derived from its title.
  const { slug, ...rest } = values;
  const checked = isNew && slug === '' ? { ...rest, slug: 'a' } : values;
  const problems: Record<string, string> = {};
  for (const { path, message } of forms?.[kind].safeParse(checked).error?.issues ?? []) {
    const [name, index, column] = path;
    const spec = contentFields[kind].find((field) => field.name === name);
    const row = spec?.type === 'rows' && typeof index === 'number' ? cellName(spec, index, column) : undefined;
    problems[String(name)] ??= row ? `${row}: ${message}` : message;
  }
  return problems;
}

const rowsText = (rows: unknown) =>
  (rows as ContentValues[])
    .map((row) =>
      Object.values(row)
        .filter((value) => value !== null && value !== '')
        .join(' · '),
    )
    .join(' | ') || 'Vacío';

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

  async function save(values: ContentValues, intent: SaveIntent, edit: Edit, key: string): Promise<AdminContent> {
    const saved = isNew
      ? await mutations.create({ ...values, kind: kind as PageKind } as never, key)
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

  function onFailure(error: unknown) {
    if (redirectIfLoggedOut(error)) return;
    toast({ title: 'Error', description: 'No se pudieron guardar los cambios.', variant: 'destructive' });
  }

  return useVersionedEditor<ContentValues, AdminContent, SaveIntent>({
    save,
    onSaved,
    onFailure,
    record: item,
    empty: toFormValues(kind, emptyPage),
    name: `admin-content:${userId}:${item?.id ?? kind}`,
    validate: (values) => contentProblems(kind, isNew, values),
    toValues: (content) => toFormValues(kind, content),
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    formats: Object.fromEntries(fields.filter(({ type }) => type === 'rows').map(({ name }) => [name, rowsText])),
  });
}

interface ContentFormFieldsProps {
  kind: ContentKind;
  form: Pick<ValidatedForm<ContentValues>, 'form' | 'register' | 'field' | 'summary'>;
  ImageField: ImageFieldComponent;
}

export function ContentFormFields({ kind, ...rest }: ContentFormFieldsProps) {
  return contentFields[kind].map((spec) => <FormField key={spec.name} spec={spec} {...rest} />);
}

function FormField({
  spec,
  form: { form, register, field, summary },
  ImageField,
}: { spec: FieldSpec } & Omit<ContentFormFieldsProps, 'kind'>) {
  const { name } = spec;
  if (spec.type === 'rows') {
    const isSubmitted = summary.attempt > 0;
    return (
      <RowsField
        spec={spec}
        rows={(form.watch(name) as ContentValues[] | undefined) ?? []}
        onChange={(rows) => form.setValue(name, rows, { shouldDirty: true, shouldValidate: isSubmitted })}
        error={field(name).error}
        ImageField={ImageField}
      />
    );
  }
  if (spec.type === 'image') {
    return <ImageField label={spec.label} help={spec.help} {...field(name)} {...bindImageField(form, name)} />;
  }
  return (
    <Field
      label={spec.required ? `${spec.label} *` : spec.label}
      {...field(name)}
      {...(spec.help && { help: spec.help })}
      {...(spec.half && { className: 'half' })}
    >
      {(control) => {
        switch (spec.type) {
          case 'long':
            return <Textarea {...control} {...register(name)} rows={4} className="min-h-28" maxLength={spec.max} />;
          case 'markdown':
            return <Textarea {...control} {...register(name)} rows={14} className="min-h-80" maxLength={spec.max} />;
          case 'number':
            return <Input {...control} {...register(name, { valueAsNumber: true })} type="number" min={0} />;
          case 'choice':
            return (
              <Select {...control} {...register(name)}>
                {spec.options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            );
          default:
            return <Input {...control} {...register(name)} autoComplete="off" maxLength={spec.max} />;
        }
      }}
    </Field>
  );
}
