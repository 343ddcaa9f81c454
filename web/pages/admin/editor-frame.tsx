import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { EditorFormFrame } from '../../ui/editor-form-frame.tsx';
import { EditorTabs } from '../../ui/editor-tabs.tsx';
import type { WithImagesProps } from '../../ui/image-field-props.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { Crumb } from '../../ui/page-header.tsx';
import type { Fields } from '../../ui/record-form/field-specs.ts';
import { type FormOf, RecordFields } from '../../ui/record-form/record-fields.tsx';

const mediaFields = () => import('../../features/media/admin/image-field.tsx');
const ImageField = lazyPart(async () => (await mediaFields()).ImageField);
const WithImages = lazyPart(async () => (await mediaFields()).WithImages);

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
