import type { ReactNode } from 'react';
import { forumLimits } from '#contract/forum/forum.contract.ts';
import { ColorField } from '../../ui/color-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { ValidatedForm } from '../../ui/use-validated-form.ts';
import type { CategoryFormValues } from './category-form-values.ts';

interface CategoryFieldsProps {
  form: ValidatedForm<CategoryFormValues>['form'];
  field: ValidatedForm<CategoryFormValues>['field'];
  /** Help text about the slug. */
  slugHelp: ReactNode;
}

export function CategoryFields({ form, field, slugHelp }: CategoryFieldsProps) {
  return (
    <>
      <Field label="Nombre *" {...field('name')} help={slugHelp}>
        {(control) => (
          <Input {...control} {...form.register('name')} autoComplete="off" maxLength={forumLimits.categoryName} />
        )}
      </Field>
      <Field label="Descripción *" {...field('description')}>
        {(control) => (
          <Textarea
            {...control}
            {...form.register('description')}
            rows={2}
            maxLength={forumLimits.categoryDescription}
            className="min-h-18"
          />
        )}
      </Field>
      <ColorField
        label="Color *"
        {...field('color')}
        value={form.watch('color')}
        onChange={(color) =>
          form.setValue('color', color, { shouldDirty: true, shouldValidate: form.formState.submitCount > 0 })
        }
      />
    </>
  );
}
