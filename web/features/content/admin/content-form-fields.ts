import { contentLimits } from '#contract/content/content.contract.ts';
import type { ContentKind, FigureSource, Placement } from '#contract/content/content-kinds.ts';

interface BaseField {
  name: string;
  label: string;
  help?: string;
  required?: true;
  half?: true;
}

interface Option {
  value: string;
  label: string;
}

/** `profile` is a link to a member's profile, `image` an image of the library. */
export type Column = BaseField &
  (
    | { type: 'text' | 'long'; max: number }
    | { type: 'number' | 'time' | 'profile' }
    | { type: 'image'; isLogo?: true }
    | { type: 'choice'; options: readonly Option[] }
  );

export interface RowsFieldSpec extends BaseField {
  type: 'rows';
  columns: readonly Column[];
  /** "Persona" */
  item: string;
  add: string;
  empty: Record<string, unknown>;
  max: number;
  /** Names of permanent rows, in order. */
  fixed?: readonly string[];
}

export function rowName({ item, fixed }: RowsFieldSpec, index: number): string {
  return fixed?.[index] ?? `${item} ${index + 1}`;
}

/** "Persona 2, cargo" */
export function cellName(spec: RowsFieldSpec, index: number, column: unknown): string {
  const { columns } = spec;
  const label = columns.length > 1 ? columns.find(({ name }) => name === column)?.label.toLowerCase() : undefined;
  return label ? `${rowName(spec, index)}, ${label}` : rowName(spec, index);
}

export type FieldSpec =
  | (BaseField & ({ type: 'text' | 'long' | 'markdown'; max: number } | { type: 'number' }))
  | (BaseField & { type: 'image' })
  | (BaseField & { type: 'choice'; options: readonly Option[] })
  | RowsFieldSpec;

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

const figureColumn = { name: 'figure', label: 'Cifra', type: 'text', max: short, half: true } as const;
const sourceColumn = {
  name: 'source',
  label: 'La cuenta el portal',
  help: 'Mientras la cuenta dé cero, la cifra no se muestra.',
  type: 'choice',
  options: sources,
  half: true,
} as const;

const figures = (columns: readonly Column[]): RowsFieldSpec => ({
  name: 'figures',
  label: 'Cifras',
  type: 'rows',
  item: 'Cifra',
  add: 'Agregar cifra',
  empty: { before: '', figure: '', after: '', source: null },
  max: contentLimits.figures,
  columns,
});

const page: FieldSpec[] = [
  { name: 'title', label: 'Título', type: 'text', max: title, required: true },
  {
    name: 'slug',
    label: 'Dirección',
    help: 'La parte final del enlace: letras sin tilde, números y guiones. Vacía, se toma del título. Vale en cuanto se guarda.',
    type: 'text',
    max: slug,
  },
  {
    name: 'summary',
    label: 'Resumen',
    help: 'Se lee bajo el título y en los buscadores.',
    type: 'text',
    max: summary,
    required: true,
  },
  {
    name: 'body',
    label: 'Texto',
    help: 'Puedes usar **negrita**, *cursiva*, ## títulos, listas con guiones, > citas y [enlaces](https://…).',
    type: 'markdown',
    max: body,
    required: true,
  },
  { name: 'imageId', label: 'Imagen', help: 'Se ve sobre el texto y al compartir el enlace.', type: 'image' },
];

const position: FieldSpec = {
  name: 'position',
  label: 'Orden',
  help: 'Los números más bajos van primero.',
  type: 'number',
  required: true,
  half: true,
};

export const contentFields: Record<ContentKind, readonly FieldSpec[]> = {
  landing: [
    { name: 'whoWeAre', label: 'Quiénes somos', type: 'long', max: longMax, required: true },
    figures([
      { name: 'before', label: 'Antes de la cifra', type: 'text', max: line, half: true },
      { name: 'after', label: 'Después de la cifra', type: 'text', max: line, half: true },
      figureColumn,
      sourceColumn,
    ]),
  ],
  firms: [
    { name: 'intro', label: 'Frase bajo el título', type: 'text', max: summary },
    {
      name: 'firms',
      label: 'Empresas',
      help: 'En este orden se muestran en la portada. Sin ninguna, esa parte no aparece.',
      type: 'rows',
      item: 'Empresa',
      add: 'Agregar empresa',
      empty: { name: '', address: '', imageId: '' },
      max: contentLimits.firms,
      columns: [
        { name: 'name', label: 'Nombre', type: 'text', max: line, required: true, half: true },
        {
          name: 'address',
          label: 'Enlace',
          help: 'Su sitio web (https://…) o el perfil de un miembro (/members/…). Puede quedar vacío.',
          type: 'text',
          max: 300,
          half: true,
        },
        { name: 'imageId', label: 'Logotipo', type: 'image', isLogo: true },
      ],
    },
  ],
  purpose: [
    { name: 'mission', label: 'Misión', type: 'long', max: longMax, required: true },
    { name: 'vision', label: 'Visión', type: 'long', max: longMax, required: true },
    { name: 'valuesIntro', label: 'Frase antes de los valores', type: 'text', max: summary },
    {
      name: 'values',
      label: 'Valores',
      type: 'rows',
      item: 'Valor',
      add: 'Agregar valor',
      empty: { text: '' },
      max: contentLimits.values,
      columns: [{ name: 'text', label: 'Valor', type: 'text', max: line, required: true }],
    },
  ],
  about: [{ name: 'text', label: 'Presentación', type: 'long', max: longMax, required: true }],
  leaders: [
    { name: 'intro', label: 'Frase bajo el título', type: 'text', max: summary },
    {
      name: 'people',
      label: 'Personas',
      help: 'En este orden se muestran.',
      type: 'rows',
      item: 'Persona',
      add: 'Agregar persona',
      empty: { name: '', position: '', experienceYears: null, field: '', memberId: null, imageId: '' },
      max: contentLimits.people,
      columns: [
        { name: 'name', label: 'Nombre', type: 'text', max: line, required: true, half: true },
        { name: 'position', label: 'Cargo', type: 'text', max: line, required: true, half: true },
        { name: 'experienceYears', label: 'Años de experiencia', type: 'number', half: true },
        { name: 'field', label: 'Área', type: 'text', max: line, half: true },
        {
          name: 'memberId',
          label: 'Enlace a su perfil',
          help: 'Abre su perfil en el directorio de miembros y pega aquí la dirección.',
          type: 'profile',
        },
        { name: 'imageId', label: 'Foto', type: 'image' },
      ],
    },
  ],
  history: [
    { name: 'intro', label: 'Frase bajo el título', type: 'text', max: summary },
    {
      name: 'milestones',
      label: 'Momentos',
      type: 'rows',
      item: 'Momento',
      add: 'Agregar momento',
      empty: { year: '', title: '', text: '' },
      max: contentLimits.milestones,
      columns: [
        { name: 'year', label: 'Año', type: 'text', max: short, required: true, half: true },
        { name: 'title', label: 'Título', type: 'text', max: line, required: true, half: true },
        { name: 'text', label: 'Qué pasó', type: 'long', max: longMax, required: true },
      ],
    },
  ],
  events: [
    { name: 'text', label: 'Presentación', type: 'long', max: longMax, required: true },
    figures([{ name: 'after', label: 'Qué dice la cifra', type: 'text', max: line }, figureColumn, sourceColumn]),
  ],
  hours: [
    {
      name: 'week',
      label: 'Semana',
      help: 'Deja vacías las dos horas de un día en que la oficina no abre. Los feriados se muestran cerrados.',
      type: 'rows',
      item: 'Día',
      add: '',
      empty: { from: '', to: '' },
      max: 7,
      fixed: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
      columns: [
        { name: 'from', label: 'Abre', type: 'time', half: true },
        { name: 'to', label: 'Cierra', type: 'time', half: true },
      ],
    },
    { name: 'note', label: 'Nota', help: 'Por ejemplo: «Al mediodía cerramos una hora.»', type: 'text', max: summary },
  ],
  footer: [
    { name: 'rights', label: 'Frase después del nombre', type: 'text', max: line },
    {
      name: 'links',
      label: 'Más enlaces rápidos',
      type: 'rows',
      item: 'Enlace',
      add: 'Agregar enlace',
      empty: { label: '', address: '' },
      max: contentLimits.links,
      columns: [
        { name: 'label', label: 'Texto', type: 'text', max: line, required: true, half: true },
        {
          name: 'address',
          label: 'Dirección',
          help: 'De otro sitio (https://…) o de este (/events).',
          type: 'text',
          max: 300,
          required: true,
          half: true,
        },
      ],
    },
  ],
  service: [...page, position],
  page: [
    ...page,
    {
      name: 'placement',
      label: 'Dónde se enlaza',
      type: 'choice',
      options: Object.entries(placementLabels).map(([value, label]) => ({ value, label })),
      required: true,
      half: true,
    },
    position,
  ],
};
