import { contentLimits } from '#contract/content/content.contract.ts';
import type { ContentKind, FigureSource, Placement } from '#contract/content/content-kinds.ts';
import { type Column, defineFields, type FieldSpec, type Fields } from '../../../ui/record-form/field-specs.ts';
import { MemberLink } from './member-link.tsx';

const { text: longMax, line, short, summary, title, slug, body } = contentLimits;

const sourceLabels: Record<FigureSource, string> = {
  members: 'Miembros',
  companies: 'Empresas de los miembros',
  projects: 'Proyectos publicados',
  events: 'Eventos del último año',
  attendance: 'Inscritos por evento, en promedio',
};

const sources = [
  { value: '', label: 'Ninguno: escribo la cifra a mano' },
  ...Object.entries(sourceLabels).map(([value, label]) => ({ value, label })),
];

const placementLabels: Record<Placement, string> = {
  none: 'En ningún sitio: solo con su dirección',
  menu: 'En el menú principal',
  footer: 'En el pie de página',
};

const figureColumns = {
  figure: { label: 'Cifra', control: 'text', max: short, half: true },
  source: {
    label: 'La cuenta el portal',
    help: 'Mientras la cuenta dé cero, la cifra no se muestra.',
    control: 'choice',
    options: sources,
    half: true,
  },
} as const;

const figures = (columns: Record<string, Column>): FieldSpec => ({
  label: 'Cifras',
  control: 'rows',
  item: 'Cifra',
  add: 'Agregar cifra',
  empty: { before: '', figure: '', after: '', source: null },
  max: contentLimits.figures,
  columns,
});

const page = defineFields({
  title: { label: 'Título', control: 'text', max: title, required: true },
  slug: {
    label: 'Dirección',
    help: 'La parte final del enlace: letras sin tilde, números y guiones. Vacía, se toma del título. Vale en cuanto se guarda.',
    control: 'text',
    max: slug,
  },
  summary: {
    label: 'Resumen',
    help: 'Se lee bajo el título y en los buscadores.',
    control: 'text',
    max: summary,
    required: true,
  },
  body: {
    label: 'Texto',
    help: 'Puedes usar **negrita**, *cursiva*, ## títulos, listas con guiones, > citas y [enlaces](https://…).',
    control: 'markdown',
    rows: 14,
    max: body,
    required: true,
  },
  imageId: { label: 'Imagen', help: 'Se ve sobre el texto y al compartir el enlace.', control: 'image' },
});

const position: FieldSpec = {
  label: 'Orden',
  help: 'Los números más bajos van primero.',
  control: 'number',
  required: true,
  half: true,
};

export const contentFields: Record<ContentKind, Fields> = {
  landing: {
    whoWeAre: { label: 'Quiénes somos', control: 'long', rows: 4, max: longMax, required: true },
    figures: figures({
      before: { label: 'Antes de la cifra', control: 'text', max: line, half: true },
      after: { label: 'Después de la cifra', control: 'text', max: line, half: true },
      ...figureColumns,
    }),
  },
  firms: {
    intro: { label: 'Frase bajo el título', control: 'text', max: summary },
    firms: {
      label: 'Empresas',
      help: 'En este orden se muestran en la portada. Sin ninguna, esa parte no aparece.',
      control: 'rows',
      item: 'Empresa',
      add: 'Agregar empresa',
      empty: { name: '', address: '', imageId: '' },
      max: contentLimits.firms,
      columns: {
        name: { label: 'Nombre', control: 'text', max: line, required: true, half: true },
        address: {
          label: 'Enlace',
          help: 'Su sitio web (https://…) o el perfil de un miembro (/members/…). Puede quedar vacío.',
          control: 'text',
          max: 300,
          half: true,
        },
        imageId: { label: 'Logotipo', control: 'image', grounds: ['light'] },
      },
    },
  },
  purpose: {
    mission: { label: 'Misión', control: 'long', rows: 4, max: longMax, required: true },
    vision: { label: 'Visión', control: 'long', rows: 4, max: longMax, required: true },
    valuesIntro: { label: 'Frase antes de los valores', control: 'text', max: summary },
    values: {
      label: 'Valores',
      control: 'rows',
      item: 'Valor',
      add: 'Agregar valor',
      empty: { text: '' },
      max: contentLimits.values,
      columns: { text: { label: 'Valor', control: 'text', max: line, required: true } },
    },
  },
  about: { text: { label: 'Presentación', control: 'long', rows: 4, max: longMax, required: true } },
  leaders: {
    intro: { label: 'Frase bajo el título', control: 'text', max: summary },
    people: {
      label: 'Personas',
      help: 'En este orden se muestran.',
      control: 'rows',
      item: 'Persona',
      add: 'Agregar persona',
      empty: { name: '', position: '', experienceYears: null, field: '', memberId: null, imageId: '' },
      max: contentLimits.people,
      columns: {
        name: { label: 'Nombre', control: 'text', max: line, required: true, half: true },
        position: { label: 'Cargo', control: 'text', max: line, required: true, half: true },
        experienceYears: { label: 'Años de experiencia', control: 'number', half: true },
        field: { label: 'Área', control: 'text', max: line, half: true },
        memberId: {
          label: 'Enlace a su perfil',
          help: 'Abre su perfil en el directorio de miembros y pega aquí la dirección.',
          control: 'own',
          component: MemberLink,
        },
        imageId: { label: 'Foto', control: 'image' },
      },
    },
  },
  history: {
    intro: { label: 'Frase bajo el título', control: 'text', max: summary },
    milestones: {
      label: 'Momentos',
      control: 'rows',
      item: 'Momento',
      add: 'Agregar momento',
      empty: { year: '', title: '', text: '' },
      max: contentLimits.milestones,
      columns: {
        year: { label: 'Año', control: 'text', max: short, required: true, half: true },
        title: { label: 'Título', control: 'text', max: line, required: true, half: true },
        text: { label: 'Qué pasó', control: 'long', rows: 3, max: longMax, required: true },
      },
    },
  },
  events: {
    text: { label: 'Presentación', control: 'long', rows: 4, max: longMax, required: true },
    figures: figures({ after: { label: 'Qué dice la cifra', control: 'text', max: line }, ...figureColumns }),
  },
  hours: {
    week: {
      label: 'Semana',
      help: 'Deja vacías las dos horas de un día en que la oficina no abre. Los feriados se muestran cerrados.',
      control: 'rows',
      item: 'Día',
      add: '',
      empty: { from: '', to: '' },
      max: 7,
      fixed: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
      columns: {
        from: { label: 'Abre', control: 'time', half: true },
        to: { label: 'Cierra', control: 'time', half: true },
      },
    },
    note: { label: 'Nota', help: 'Por ejemplo: «Al mediodía cerramos una hora.»', control: 'text', max: summary },
  },
  footer: {
    rights: { label: 'Frase después del nombre', control: 'text', max: line },
    links: {
      label: 'Más enlaces rápidos',
      control: 'rows',
      item: 'Enlace',
      add: 'Agregar enlace',
      empty: { label: '', address: '' },
      max: contentLimits.links,
      columns: {
        label: { label: 'Texto', control: 'text', max: line, required: true, half: true },
        address: {
          label: 'Dirección',
          help: 'De otro sitio (https://…) o de este (/events).',
          control: 'text',
          max: 300,
          required: true,
          half: true,
        },
      },
    },
  },
  service: { ...page, position },
  page: {
    ...page,
    placement: {
      label: 'Dónde se enlaza',
      control: 'choice',
      options: Object.entries(placementLabels).map(([value, label]) => ({ value, label })),
      required: true,
      half: true,
    },
    position,
  },
};
