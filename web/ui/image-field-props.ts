import type { ComponentType, ReactNode } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Image } from '#contract/media/media.contract.ts';

export type LogoGround = 'light' | 'navy';

/** Id of an image in the library; empty for none. */
export interface ImageFieldProps {
  label: string;
  help?: string | undefined;
  /** Target of an error summary's link. */
  id?: string;
  /** Distinguishes fields with the same label: "Foto: Persona 2". */
  name?: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** For logos: shown whole on each ground instead of cropped. */
  grounds?: readonly LogoGround[];
  className?: string;
}

/** Passed by the page: features do not import each other. */
export type ImageFieldComponent = ComponentType<ImageFieldProps>;

export interface WithImagesProps {
  /** Empty ids are skipped. */
  ids: readonly string[];
  children: (imageOf: (id: unknown) => Image | null) => ReactNode;
}

/** Passed by the page: features do not import each other. */
export type WithImagesComponent = ComponentType<WithImagesProps>;

export function bindImageField<Values extends FieldValues>(form: UseFormReturn<Values>, name: Path<Values>) {
  return {
    value: String(form.watch(name) ?? ''),
    onChange: (value: string) => form.setValue(name, value as PathValue<Values, Path<Values>>, { shouldDirty: true }),
  };
}
