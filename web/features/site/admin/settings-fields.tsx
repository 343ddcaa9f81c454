import { type ComponentProps, type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { adminContentPath } from '#contract/content/content-paths.ts';
import { type SavedSettings, type SettingsForm, settingsLimits } from '#contract/site/admin/admin-settings.contract.ts';
import { networks } from '../../../content/social-networks.ts';
import { schemaProblems } from '../../../lib/schema-problems.ts';
import { ColorField } from '../../../ui/color-field.tsx';
import { CheckboxField, Field, formGrid } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/form-controls.tsx';
import { bindImageField, type ImageFieldComponent, type LogoGround } from '../../../ui/image-field-props.ts';
import type { ValidatedForm, Validation } from '../../../ui/use-validated-form.ts';

/** Optional settings are empty strings. */
export type SettingsFormValues = {
  [Name in keyof Required<SettingsForm>]: SettingsForm[Name] extends boolean | undefined ? boolean : string;
};

/** Key order is field order, which the error summary follows. */
export function toFormValues(settings: SavedSettings): SettingsFormValues {
  return {
    siteName: settings.siteName,
    siteDescription: settings.siteDescription,
    district: settings.district,
    logoId: settings.logoId ?? '',
    logoDarkId: settings.logoDarkId ?? '',
    heroTitle: settings.heroTitle,
    heroSubtitle: settings.heroSubtitle,
    heroImageId: settings.heroImageId ?? '',
    primaryColor: settings.primaryColor,
    secondaryColor: settings.secondaryColor,
    contactEmail: settings.contactEmail,
    contactPhone: settings.contactPhone,
    address: settings.address,
    facebookUrl: settings.facebookUrl ?? '',
    instagramUrl: settings.instagramUrl ?? '',
    linkedinUrl: settings.linkedinUrl ?? '',
    xUrl: settings.xUrl ?? '',
    youtubeUrl: settings.youtubeUrl ?? '',
    mapUrl: settings.mapUrl ?? '',
    enableForum: settings.enableForum,
    enableProjects: settings.enableProjects,
    enableNewsletter: settings.enableNewsletter,
    requireAdminFactor: settings.requireAdminFactor,
    requireRecentProof: settings.requireRecentProof,
  };
}

export const settingsLabels: Record<keyof SettingsFormValues, string> = {
  siteName: 'Nombre del sitio',
  siteDescription: 'Descripción del sitio',
  district: 'Distrito',
  logoId: 'Logotipo',
  logoDarkId: 'Logotipo para fondos oscuros',
  heroTitle: 'Título principal',
  heroSubtitle: 'Subtítulo',
  heroImageId: 'Imagen de la portada',
  primaryColor: 'Color primario',
  secondaryColor: 'Color secundario',
  contactEmail: 'Correo de contacto',
  contactPhone: 'Teléfono',
  address: 'Dirección',
  facebookUrl: 'Facebook',
  instagramUrl: 'Instagram',
  linkedinUrl: 'LinkedIn',
  xUrl: 'X',
  youtubeUrl: 'YouTube',
  mapUrl: 'Enlace del mapa',
  enableForum: 'Foro',
  enableProjects: 'Proyectos',
  enableNewsletter: 'Boletín',
  requireAdminFactor: 'Exigir segundo factor a los administradores y demás roles de la oficina',
  requireRecentProof: 'Confirmar la identidad antes de las acciones delicadas',
};

const requiredLabel = (name: keyof SettingsFormValues) => `${settingsLabels[name]} *`;

const loadSchema = async () => (await import('#contract/site/admin/admin-settings.contract.ts')).settingsBody;

export const settingsProblems: Validation<SettingsFormValues> = (values) => schemaProblems(loadSchema, values);

type Form = Pick<ValidatedForm<SettingsFormValues>, 'register' | 'field' | 'form'>;
type TextName = {
  [Name in keyof SettingsFormValues]: SettingsFormValues[Name] extends string ? Name : never;
}[keyof SettingsFormValues];

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={formGrid}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface LineProps extends Omit<ComponentProps<'input'>, 'form' | 'name' | 'className'> {
  form: Form;
  name: TextName;
  optional?: boolean;
  help?: string;
  half?: boolean;
}

function Line({ form: { register, field }, name, optional, help, half, ...input }: LineProps) {
  return (
    <Field
      label={optional ? settingsLabels[name] : requiredLabel(name)}
      {...field(name)}
      help={help}
      className={half ? 'half' : undefined}
    >
      {(control) => <Input autoComplete="off" {...control} {...input} {...register(name)} />}
    </Field>
  );
}

function Paragraph({ form: { register, field }, name, max }: Pick<LineProps, 'form' | 'name'> & { max: number }) {
  return (
    <Field label={requiredLabel(name)} {...field(name)}>
      {(control) => <Textarea {...control} {...register(name)} rows={2} maxLength={max} className="min-h-18" />}
    </Field>
  );
}

function Color({ form: { form, field }, name }: Pick<LineProps, 'form' | 'name'>) {
  return (
    <ColorField
      label={requiredLabel(name)}
      {...field(name)}
      value={form.watch(name)}
      onChange={(value) =>
        form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.submitCount > 0 })
      }
      className="half"
      lowContrast={name === 'secondaryColor' ? 'En botones y enlaces se ajusta para que se lea.' : undefined}
    />
  );
}

interface LogoProps {
  form: Form;
  name: 'logoId' | 'logoDarkId';
  help: string;
  grounds: readonly LogoGround[];
  ImageField: ImageFieldComponent;
}

function Logo({ form: { form, field }, name, help, grounds, ImageField }: LogoProps) {
  return (
    <ImageField
      label={settingsLabels[name]}
      help={help}
      {...field(name)}
      {...bindImageField(form, name)}
      grounds={grounds}
      className="half"
    />
  );
}

interface SettingsFieldsProps {
  form: Form;
  preview: ReactNode;
  ImageField: ImageFieldComponent;
}

/** On narrow screens the preview is placed among the fields it shows. */
export function SettingsFields({ form, preview, ImageField }: SettingsFieldsProps) {
  const { register } = form;
  return (
    <>
      <Group title="Identidad">
        <Line form={form} name="siteName" maxLength={settingsLimits.siteName} />
        <Paragraph form={form} name="siteDescription" max={settingsLimits.siteDescription} />
        <Line form={form} name="district" maxLength={settingsLimits.district} />
        <Logo
          form={form}
          name="logoId"
          help="Sin uno, se ve el sol del Este."
          grounds={form.form.watch('logoDarkId') ? ['light'] : ['light', 'navy']}
          ImageField={ImageField}
        />
        <Logo
          form={form}
          name="logoDarkId"
          help="Para la cabecera. Sin uno, se usa el mismo."
          grounds={['navy']}
          ImageField={ImageField}
        />
      </Group>
      <Group title="Portada">
        <Line form={form} name="heroTitle" maxLength={settingsLimits.heroTitle} />
        <Paragraph form={form} name="heroSubtitle" max={settingsLimits.heroSubtitle} />
        <ImageField
          label={settingsLabels.heroImageId}
          help="Detrás del título principal, y al compartir el sitio."
          {...form.field('heroImageId')}
          {...bindImageField(form.form, 'heroImageId')}
        />
        <p className="text-sm text-muted">
          Las cifras de la portada se cambian en{' '}
          <Link href={adminContentPath} className="inline-link">
            Contenido
          </Link>
          , «Portada».
        </p>
        <Color form={form} name="primaryColor" />
        <Color form={form} name="secondaryColor" />
        {preview}
      </Group>
      <Group title="Contacto">
        <Line
          form={form}
          name="contactEmail"
          optional
          type="email"
          inputMode="email"
          help="Aquí llegan los mensajes de contacto; sin él, solo se leen en el portal."
          half
        />
        <Line form={form} name="contactPhone" optional type="tel" maxLength={settingsLimits.contactPhone} half />
        <Line form={form} name="address" optional maxLength={settingsLimits.address} />
        <Line
          form={form}
          name="mapUrl"
          optional
          type="url"
          inputMode="url"
          help="Adónde lleva el mapa de la página de contacto. Sin enlace, es solo un dibujo."
        />
      </Group>
      <Group title="Redes sociales">
        <p className="text-sm text-muted">Direcciones seguras (https://). La que quede vacía no será un enlace.</p>
        {networks.map(({ setting }) => (
          <Line key={setting} form={form} name={setting} optional type="url" inputMode="url" half />
        ))}
      </Group>
      <Group title="Partes del sitio">
        <CheckboxField
          label={settingsLabels.enableForum}
          id="enableForum"
          {...register('enableForum')}
          className="half"
        />
        <CheckboxField
          label={settingsLabels.enableProjects}
          id="enableProjects"
          {...register('enableProjects')}
          className="half"
        />
        <CheckboxField
          label={settingsLabels.enableNewsletter}
          id="enableNewsletter"
          {...register('enableNewsletter')}
          className="half"
        />
        <p className="text-sm text-muted">
          Lo que se desactiva deja de verse en todo el sitio. Lo publicado se conserva y vuelve al activarlo.
        </p>
      </Group>
      <Group title="Seguridad">
        <CheckboxField
          label={settingsLabels.requireAdminFactor}
          id="requireAdminFactor"
          help="Quien administra y no tiene una llave de acceso o una aplicación de códigos la agrega antes de seguir."
          {...register('requireAdminFactor')}
        />
        <CheckboxField
          label={settingsLabels.requireRecentProof}
          id="requireRecentProof"
          help="Pasados diez minutos se vuelve a pedir la contraseña, la llave o el código para cambiar permisos, descargar listas de personas, enviar el boletín, cambiar esta configuración, el correo o los factores de una cuenta, o eliminarla."
          {...register('requireRecentProof')}
        />
      </Group>
    </>
  );
}
