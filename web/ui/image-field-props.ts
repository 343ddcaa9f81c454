import type { ComponentType, ReactNode } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Image } from '#contract/media/media.contract.ts';

/** Where a logo is shown: on white, as in mails, or on the navy of the header. */
export type LogoGround = 'light' | 'navy';

/** Field that refers to a picture of the library, by its id; empty for none. */
export interface ImageFieldProps {
  label: string;
  help?: string | undefined;
  /** Of the button, where an error summary links to it. */
  id?: string;
  /** Tells fields of one label apart: "Foto: Persona 2". */
  name?: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** For a logo: shown whole, on each of these, instead of cropped. */
  grounds?: readonly LogoGround[];
  className?: string;
}

/** Comes from the page: features do not import each other. */
export type ImageFieldComponent = ComponentType<ImageFieldProps>;

export interface WithImagesProps {
  /** Empty ones are left out. */
  ids: readonly string[];
  children: (imageOf: (id: unknown) => Image | null) => ReactNode;
}

/** Pictures that a form refers to, for its preview; comes from the page too. */
export type WithImagesComponent = ComponentType<WithImagesProps>;

/** Value and change of the field in a form. */
export function bindImageField<Values extends FieldValues>(form: UseFormReturn<Values>, name: Path<Values>) {
  return {
    value: String(form.watch(name) ?? ''),
    onChange: (value: string) => form.setValue(name, value as PathValue<Values, Path<Values>>, { shouldDirty: true }),
  };
}
