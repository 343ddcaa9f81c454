import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCurrentUser } from '../../features/account/account.api.ts';
import type { recordTexts } from '../../lib/nouns.ts';
import type { PageContext, PageHead, PageProps } from '../../lib/page-module.ts';
import { EditorFormFrame } from '../../ui/editor-form-frame.tsx';
import { EditorTabs } from '../../ui/editor-tabs.tsx';
import type { WithImagesProps } from '../../ui/image-field-props.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { Crumb } from '../../ui/page-header.tsx';
import type { Fields } from '../../ui/record-form/field-specs.ts';
import { type FormOf, RecordFields } from '../../ui/record-form/record-fields.tsx';
import { RecordPage } from '../../ui/record-page.tsx';

const mediaFields = () => import('../../features/media/admin/image-field.tsx');
export const ImageField = lazyPart(async () => (await mediaFields()).ImageField);
const WithImages = lazyPart(async () => (await mediaFields()).WithImages);

export interface EditorProps<Item> {
  /** Null: a new one. */
  item: Item | null;
  userId: string;
}

interface EditorPageOptions<Item, Key extends QueryKey> {
  query: (id: string) => UseQueryOptions<Item | null, Error, Item | null, Key> & { queryKey: Key };
  /** Of the document. */
  titles: { new: string; loading: string; of: (item: Item) => string };
  texts: ReturnType<typeof recordTexts>;
  back: Crumb;
  Editor: ComponentType<EditorProps<Item>>;
}

/** Head and component of a page that edits a record, or makes a new one. */
export function editorPage<Item, Key extends QueryKey>(options: EditorPageOptions<Item, Key>) {
  const { query, titles, texts, back, Editor } = options;
  const isNew = ({ id }: PageProps['params']) => !id || id === 'nuevo';

  function head({ queryClient, params }: PageContext): PageHead {
    const item = queryClient.getQueryData<Item | null>(query(params.id ?? '').queryKey);
    return { title: isNew(params) ? titles.new : item ? titles.of(item) : titles.loading, hidden: true };
  }

  function EditorPage({ params }: PageProps) {
    const { user } = useCurrentUser();
    const userId = user?.id ?? '';
    return isNew(params) ? <Editor item={null} userId={userId} /> : <Existing id={params.id ?? ''} userId={userId} />;
  }

  function Existing({ id, userId }: { id: string; userId: string }) {
    return (
      <RecordPage query={useQuery(query(id))} texts={texts} back={back}>
        {(item) => <Editor item={item} userId={userId} />}
      </RecordPage>
    );
  }

  return { head, EditorPage };
}

type EditorForm<Values extends FieldValues, Intent extends string> = FormOf<Values> &
  ComponentProps<typeof EditorFormFrame<Intent>>['form'] & { guardDialog: ReactNode };

interface EditorFrameProps<Values extends FieldValues, Intent extends string>
  extends Pick<ComponentProps<typeof EditorFormFrame<Intent>>, 'choices' | 'backHref'>,
    Pick<ComponentProps<typeof EditorTabs>, 'more'> {
  trail: readonly Crumb[];
  title: string | undefined;
  toolbar: ReactNode;
  form: EditorForm<Values, Intent>;
  fields: Fields;
  /** Ids of the pictures in the preview. */
  images: (values: Values) => readonly string[];
  preview: (values: Values, imageOf: Parameters<WithImagesProps['children']>[0]) => ReactNode;
  /** Dialogs. */
  children?: ReactNode;
}

/** The form of a record with its toolbar and a preview. */
export function EditorFrame<Values extends FieldValues, Intent extends string>(
  props: EditorFrameProps<Values, Intent>,
) {
  const { trail, title, toolbar, form, fields, choices, backHref, images, preview, more, children } = props;

  function showPreview() {
    const values = form.form.getValues();
    return <WithImages ids={images(values)}>{(imageOf) => preview(values, imageOf)}</WithImages>;
  }

  return (
    <PageFrame trail={trail} title={title}>
      {toolbar}
      <EditorTabs
        form={
          <EditorFormFrame form={form} choices={choices} backHref={backHref}>
            <RecordFields fields={fields} form={form} ImageField={ImageField} />
          </EditorFormFrame>
        }
        preview={showPreview}
        {...(more && { more })}
      />
      {children}
      {form.guardDialog}
    </PageFrame>
  );
}
