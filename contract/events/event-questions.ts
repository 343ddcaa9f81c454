import * as z from 'zod/mini';
import { atMost, multiLineText, requiredText } from '../fields.ts';

export const questionLimits = { questions: 10, label: 200, options: 12, option: 100, answer: 500 };

export const questionKind = z.enum(['text', 'choice', 'yes-no'], 'Elige el tipo de pregunta');
export type QuestionKind = z.output<typeof questionKind>;

export const eventQuestion = z.object({
  id: z.string(),
  kind: questionKind,
  label: z.string(),
  /** Empty unless it is a choice. */
  options: z.array(z.string()),
  required: z.boolean(),
});
export type AskedQuestion = z.output<typeof eventQuestion>;

/** An archived question is no longer asked; its answers stay readable. */
export type EventQuestion = AskedQuestion & { isArchived: boolean };

const TOO_MANY = `No pueden ser más de ${questionLimits.questions} preguntas`;
const FEW_OPTIONS = 'Escribe al menos dos opciones';
const MANY_OPTIONS = `No pueden ser más de ${questionLimits.options} opciones`;
const SAME_OPTIONS = 'Hay opciones repetidas';

const questionForm = z
  .object({
    id: z.optional(z.uuid('El identificador no es válido')),
    kind: questionKind,
    label: requiredText('Escribe la pregunta', questionLimits.label),
    options: z._default(
      z.array(requiredText('Escribe la opción', questionLimits.option)).check(
        atMost(questionLimits.options, MANY_OPTIONS),
        z.refine((options) => new Set(options).size === options.length, SAME_OPTIONS),
      ),
      [],
    ),
    required: z._default(z.boolean('Indica si es obligatoria'), false),
  })
  .check(
    z.refine(({ kind, options }) => kind !== 'choice' || options.length >= 2, {
      error: FEW_OPTIONS,
      path: ['options'],
    }),
  );
export type QuestionForm = z.output<typeof questionForm>;

export const questionsForm = z.array(questionForm).check(
  atMost(questionLimits.questions, TOO_MANY),
  z.refine((questions) => {
    const ids = questions.flatMap(({ id }) => id ?? []);
    return new Set(ids).size === ids.length;
  }, 'Hay preguntas repetidas'),
);

/** Snapshot of the question, which may change later. */
export const eventAnswer = z.object({ questionId: z.string(), question: z.string(), answer: z.string() });
export type EventAnswer = z.output<typeof eventAnswer>;

const LONG_ANSWER = `La respuesta no puede exceder ${questionLimits.answer} caracteres`;

/** A yes-no question is answered with "Sí" or "No"; an empty answer counts as none. */
export const answersForm = z
  .array(
    z.object({
      questionId: z.uuid('El identificador no es válido'),
      answer: multiLineText('La respuesta no es válida', questionLimits.answer, LONG_ANSWER),
    }),
  )
  .check(atMost(questionLimits.questions, TOO_MANY));
export type AnswersForm = z.output<typeof answersForm>;
