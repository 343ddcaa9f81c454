import { eventLimits } from '#contract/events/event-form.ts';
import { eventTypes, typeLabels } from '../../copy/events.ts';
import { defineFields } from '../../ui/record-form/field-specs.ts';

const price = {
  label: 'Precio',
  help: 'Lo que se paga: un monto o un texto. Si lo dejas vacío, es gratis.',
  control: 'text',
  input: { placeholder: '1,200' },
  half: true,
} as const;

/** Of every event, proposed by a member or made by the office. */
export const eventFields = defineFields({
  title: { label: 'Título', control: 'text', max: eventLimits.title, first: true, required: true },
  description: {
    label: 'Descripción',
    help: 'Puedes usar **negrita**, listas con guiones y [enlaces](https://…).',
    control: 'markdown',
    rows: 4,
  },
  date: { label: 'Fecha', control: 'date', required: true, half: true },
  time: { label: 'Hora', control: 'time', required: true, half: true },
  type: {
    label: 'Tipo de evento',
    control: 'choice',
    options: eventTypes.map((value) => ({ value, label: typeLabels[value].one })),
    required: true,
    half: true,
  },
  duration: { label: 'Duración', control: 'text', input: { placeholder: '2 horas' }, half: true },
  location: { label: 'Lugar', control: 'text' },
  price,
  capacity: {
    label: 'Cupo',
    help: 'Si lo dejas vacío, no hay límite de cupos.',
    control: 'number',
    half: true,
  },
  category: { label: 'Categoría', help: 'Por ejemplo, Capacitación.', control: 'text' },
  topics: { label: 'Temas', help: 'Uno por línea.', control: 'lines', rows: 3 },
});

const { topics, ...common } = eventFields;

export const proposalFields = defineFields({
  ...common,
  speakers: { label: 'Expositores', help: 'Uno por línea.', control: 'lines', rows: 3, half: true },
  topics: { ...topics, half: true },
});

export const newEvent = { type: 'conference' } as const;
