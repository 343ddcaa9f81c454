import { randomUUID } from 'node:crypto';
import type {
  AnswersForm,
  AskedQuestion,
  EventAnswer,
  EventQuestion,
  QuestionForm,
} from '#contract/events/event-questions.ts';
import { conflict, invalid } from '../../core/errors.ts';

/** Includes archived ones. */
const MAX_KEPT = 60;

export const isAsked = ({ isArchived }: EventQuestion) => !isArchived;

export const askedQuestions = (questions: EventQuestion[]): AskedQuestion[] =>
  questions.filter(isAsked).map(({ isArchived: _, ...question }) => question);

/** A question whose kind changes is a new one; answered questions that are dropped are archived. */
export function mergeQuestions(
  before: EventQuestion[],
  forms: QuestionForm[],
  answeredIds: ReadonlySet<string>,
): EventQuestion[] {
  const asked = forms.map(({ id, ...form }): EventQuestion => {
    const known = before.find((question) => question.id === id && question.kind === form.kind);
    const options = form.kind === 'choice' ? form.options : [];
    return { ...form, options, id: known?.id ?? randomUUID(), isArchived: false };
  });
  const keptIds = new Set(asked.map(({ id }) => id));
  const archived = before
    .filter(({ id }) => !keptIds.has(id) && answeredIds.has(id))
    .map((question) => ({ ...question, isArchived: true }));
  const merged = [...asked, ...archived];
  if (merged.length > MAX_KEPT) throw conflict('Este evento ya tuvo demasiadas preguntas: deja las que están.');
  return merged;
}

const YES_NO = ['Sí', 'No'];

function answerProblem({ kind, options, required }: EventQuestion, answer: string): string | undefined {
  if (answer === '') return required ? 'Responde esta pregunta' : undefined;
  const choices = kind === 'choice' ? options : kind === 'yes-no' ? YES_NO : undefined;
  return choices && !choices.includes(answer) ? 'Elige una de las opciones' : undefined;
}

/** Answers to removed questions are ignored. Organizers may leave out required ones: they ask by phone. */
export function checkAnswers(
  questions: EventQuestion[],
  answers: AnswersForm,
  { byOffice = false } = {},
): EventAnswer[] {
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  const problems: Record<string, string> = {};
  const checked: EventAnswer[] = [];
  for (const question of questions.filter(isAsked)) {
    const answer = given.get(question.id) ?? '';
    const problem = answerProblem(byOffice ? { ...question, required: false } : question, answer);
    if (problem) problems[`answers.${question.id}`] = problem;
    else if (answer !== '') checked.push({ questionId: question.id, question: question.label, answer });
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return checked;
}

export function mergeAnswers(
  before: EventAnswer[],
  questions: EventQuestion[],
  answers: AnswersForm,
  by?: { byOffice: boolean },
): EventAnswer[] {
  const askedIds = new Set(questions.filter(isAsked).map(({ id }) => id));
  return [...checkAnswers(questions, answers, by), ...before.filter(({ questionId }) => !askedIds.has(questionId))];
}
