import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { adminContentPath } from '#contract/content/content-paths.ts';
import { settingsLimits } from '#contract/site/admin/admin-settings.contract.ts';
import { formGrid } from '../../../ui/field.tsx';
import type { ImageFieldComponent } from '../../../ui/image-field-props.ts';
import { defineFields, type Fields, type ValuesOf } from '../../../ui/record-form/field-specs.ts';
import { type FormOf, RecordFields } from '../../../ui/record-form/record-fields.tsx';

const identity = defineFields({
  siteName: { label: 'Nombre del sitio', control: 'text', max: settingsLimits.siteName, required: true },
  siteDescription: {
    label: 'Descripción del sitio',
    control: 'long',
    rows: 2,
    max: settingsLimits.siteDescription,
    required: true,
  },
  district: { label: 'Distrito', control: 'text', max: settingsLimits.district, required: true },
  logoId: { label: 'Logotipo', help: 'Sin uno, se ve el sol del Este.', control: 'image', half: true },
  logoDarkId: {
    label: 'Logotipo para fondos oscuros',
    help: 'Para la cabecera. Sin uno, se usa el mismo.',
    control: 'image',
    grounds: ['navy'],
    half: true,
  },
});

const hero = defineFields({
  heroTitle: { label: 'Título principal', control: 'text', max: settingsLimits.heroTitle, required: true },
  heroSubtitle: { label: 'Subtítulo', control: 'long', rows: 2, max: settingsLimits.heroSubtitle, required: true },
  heroImageId: {
    label: 'Imagen de la portada',
    help: 'Detrás del título principal, y al compartir el sitio.',
    control: 'image',
  },
});

const colors = defineFields({
  primaryColor: { label: 'Color primario', control: 'color', required: true, half: true },
  secondaryColor: {
    label: 'Color secundario',
    control: 'color',
    lowContrast: 'En botones y enlaces se ajusta para que se lea.',
    required: true,
    half: true,
  },
});

const url = { control: 'text', input: { type: 'url', inputMode: 'url' } } as const;

const contact = defineFields({
  contactEmail: {
    label: 'Correo de contacto',
    help: 'Aquí llegan los mensajes de contacto; sin él, solo se leen en el portal.',
    control: 'text',
    input: { type: 'email', inputMode: 'email' },
    half: true,
  },
  contactPhone: {
    label: 'Teléfono',
    control: 'text',
    input: { type: 'tel' },
    max: settingsLimits.contactPhone,
    half: true,
  },
  address: { label: 'Dirección', control: 'text', max: settingsLimits.address },
  mapUrl: {
    label: 'Enlace del mapa',
    help: 'Adónde lleva el mapa de la página de contacto. Sin enlace, es solo un dibujo.',
    ...url,
  },
});

const social = defineFields({
  facebookUrl: { label: 'Facebook', ...url, half: true },
  instagramUrl: { label: 'Instagram', ...url, half: true },
  linkedinUrl: { label: 'LinkedIn', ...url, half: true },
  xUrl: { label: 'X', ...url, half: true },
  youtubeUrl: { label: 'YouTube', ...url, half: true },
});

const parts = defineFields({
  enableForum: { label: 'Foro', control: 'check', half: true },
  enableProjects: { label: 'Proyectos', control: 'check', half: true },
  enableNewsletter: { label: 'Boletín', control: 'check', half: true },
});

const security = defineFields({
  requireAdminFactor: {
    label: 'Exigir segundo factor a los administradores y demás roles de la oficina',
    help: 'Quien administra y no tiene una llave de acceso o una aplicación de códigos la agrega antes de seguir.',
    control: 'check',
  },
  requireRecentProof: {
    label: 'Confirmar la identidad antes de las acciones delicadas',
    help: 'Pasados diez minutos se vuelve a pedir la contraseña, la llave o el código para cambiar permisos, descargar listas de personas, enviar el boletín, cambiar esta configuración, el correo o los factores de una cuenta, o eliminarla.',
    control: 'check',
  },
});

export const settingsFields = {
  ...identity,
  ...hero,
  ...colors,
  ...contact,
  ...social,
  ...parts,
  ...security,
};

export type SettingsFormValues = ValuesOf<typeof settingsFields>;

interface GroupProps extends Pick<SettingsFieldsProps, 'form' | 'ImageField'> {
  title: string;
  fields: Fields;
  /** Above the fields. */
  intro?: ReactNode;
  children?: ReactNode;
}

function Group({ title, intro, children, ...fields }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={formGrid}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {intro ? <p className="text-sm text-muted">{intro}</p> : null}
      <RecordFields {...fields} />
      {children}
    </section>
  );
}

interface SettingsFieldsProps {
  form: FormOf<SettingsFormValues>;
  preview: ReactNode;
  ImageField: ImageFieldComponent;
}

/** On narrow screens the preview is placed among the fields it shows. */
export function SettingsFields({ form, preview, ImageField }: SettingsFieldsProps) {
  const of = { form, ImageField };
  const grounds = form.form.watch('logoDarkId') ? (['light'] as const) : (['light', 'navy'] as const);
  return (
    <>
      <Group title="Identidad" fields={{ ...identity, logoId: { ...identity.logoId, grounds } }} {...of} />
      <Group title="Portada" fields={hero} {...of}>
        <p className="text-sm text-muted">
          Las cifras de la portada se cambian en{' '}
          <Link href={adminContentPath} className="inline-link">
            Contenido
          </Link>
          , «Portada».
        </p>
        <RecordFields fields={colors} {...of} />
        {preview}
      </Group>
      <Group title="Contacto" fields={contact} {...of} />
      <Group
        title="Redes sociales"
        intro="Direcciones seguras (https://). La que quede vacía no será un enlace."
        fields={social}
        {...of}
      />
      <Group title="Partes del sitio" fields={parts} {...of}>
        <p className="text-sm text-muted">
          Lo que se desactiva deja de verse en todo el sitio. Lo publicado se conserva y vuelve al activarlo.
        </p>
      </Group>
      <Group title="Seguridad" fields={security} {...of} />
    </>
  );
}
