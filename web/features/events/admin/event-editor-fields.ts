import { eventLimits } from '#contract/events/event-form.ts';
import { type QuestionKind, questionLimits } from '#contract/events/event-questions.ts';
import { speakerLimits } from '#contract/events/event-speakers.ts';
import type { EventStatus } from '#contract/events/events.contract.ts';
import { statusLabel } from '../../../copy/events.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { defineFields, type ValuesOf } from '../../../ui/record-form/field-specs.ts';
import { toFormValues } from '../../../ui/record-form/field-values.ts';
import { eventFields as common, newEvent } from '../event-fields.ts';

const SpeakerProfile = lazyPart(async () => (await import('./speaker-profile.tsx')).SpeakerProfile);

export interface SpeakerValues {
  name: string;
  charge: string;
  text: string;
  imageId: string;
  memberId: string | null;
}

/** Options are lines of text. */
export interface QuestionValues {
  id?: string;
  kind: QuestionKind;
  label: string;
  options: string;
  required: boolean;
}

const emptySpeaker: SpeakerValues = { name: '', charge: '', text: '', imageId: '', memberId: null };
const emptyQuestion: QuestionValues = { kind: 'text', label: '', options: '', required: false };

const kindLabels: Record<QuestionKind, string> = { text: 'Texto', choice: 'Una opción de varias', 'yes-no': 'Sí o no' };

const { price, capacity, category, topics, ...others } = common;

export const eventFields = defineFields({
  ...others,
  price: {
    ...price,
    help: 'Lo que paga quien no es miembro: un monto o un texto. Si lo dejas vacío, es gratis.',
  },
  memberPrice: {
    label: 'Precio para miembros (RD$)',
    help: '0 si es gratis para ellos. Déjalo vacío si pagan lo mismo que los demás.',
    control: 'number',
    half: true,
  },
  capacity,
  category: { ...category, half: true },
  topics,
  speakerProfiles: {
    label: 'Expositores',
    help: 'Con su foto y su cargo, en el orden en que se muestran.',
    control: 'rows',
    item: 'Expositor',
    named: 'name',
    add: 'Agregar un expositor',
    empty: emptySpeaker,
    max: speakerLimits.speakers,
    columns: {
      name: { label: 'Nombre', control: 'text', max: speakerLimits.line, required: true, half: true },
      charge: { label: 'Cargo y empresa', control: 'text', max: speakerLimits.line, half: true },
      text: {
        label: 'Sobre esta persona',
        help: 'Una o dos frases.',
        control: 'long',
        rows: 2,
        max: speakerLimits.text,
      },
      imageId: { label: 'Foto', control: 'image' },
      memberId: {
        label: 'Perfil de miembro',
        help: 'Si es miembro, búscalo por nombre o empresa: su nombre llevará a su perfil.',
        control: 'own',
        component: SpeakerProfile,
      },
    },
  },
  registrationRequired: {
    label: 'Requiere inscripción',
    help: 'Sin marcar, la gente asiste directamente y no se cuentan cupos.',
    control: 'check',
  },
  status: { label: 'Estado', control: 'choice', options: [] as Array<{ value: EventStatus | ''; label: string }> },
  registrationClosesAt: {
    label: 'La inscripción cierra',
    help: 'Hora de Santo Domingo. Si lo dejas vacío, cierra cuando comience el evento.',
    control: 'moment',
  },
  onlineUrl: {
    label: 'Enlace para conectarse',
    help: 'De la videollamada. Solo lo ven quienes tienen cupo: en la página, en su correo y en su calendario.',
    control: 'text',
    max: eventLimits.onlineUrl,
    input: { type: 'url', placeholder: 'https://' },
  },
  questions: {
    label: 'Preguntas al inscribirse',
    help: 'Se preguntan una vez, y las respuestas salen en la lista de asistentes. Si quitas una que ya respondieron, sus respuestas se conservan.',
    control: 'rows',
    item: 'Pregunta',
    named: 'label',
    add: 'Agregar una pregunta',
    empty: emptyQuestion,
    max: questionLimits.questions,
    columns: {
      label: { label: 'Texto', control: 'text', max: questionLimits.label, required: true },
      kind: {
        label: 'Tipo de respuesta',
        control: 'choice',
        options: Object.entries(kindLabels).map(([value, label]) => ({ value, label })),
        half: true,
      },
      required: { label: 'Obligatoria', control: 'check', half: true },
      options: {
        label: 'Opciones',
        help: 'Una por línea; al menos dos.',
        control: 'lines',
        rows: 3,
        required: true,
        shown: ({ kind }: QuestionValues) => kind === 'choice',
      },
    },
  },
  imageId: { label: 'Imagen', control: 'image' },
});

export type EventFormValues = ValuesOf<typeof eventFields>;

export const emptyEvent: EventFormValues = {
  ...toFormValues(eventFields, {}),
  ...newEvent,
  registrationRequired: true,
};

/** Without `cancelled`: cancelling is an action with a confirmation and a reason. */
const CHOICES: EventStatus[] = ['upcoming', 'registration-open', 'completed'];

/** A new event gets its status by itself, and one that was cancelled can stay so. */
export function fieldsOf(status: EventStatus | undefined) {
  const choices = status === 'cancelled' ? [...CHOICES, status] : CHOICES;
  const options = choices.map((value) => ({ value, label: statusLabel(value).label }));
  const help =
    '«Próximo» lo anuncia sin abrir todavía la inscripción. Pasado su día, el evento se marca como completado automáticamente.';
  return {
    ...eventFields,
    status: status
      ? { ...eventFields.status, options, help }
      : {
          ...eventFields.status,
          options: [{ value: '' as const, label: 'Automático' }, ...options],
          help: `Automático: abierto si requiere inscripción. ${help}`,
        },
  };
}
