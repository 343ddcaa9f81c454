import type { AskedQuestion } from '#contract/events/event-questions.ts';
import { QuestionField } from '../../../ui/question-field.tsx';

/** Keyed by question id. */
export type Answers = Record<string, string>;

export const toAnswers = (answers: Answers) =>
  Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }));

interface AnswerFieldsProps {
  questions: AskedQuestion[];
  answers: Answers;
  /** Keyed by `answers.<questionId>`. */
  problems: Record<string, string>;
  onChange: (answers: Answers) => void;
}

/** Never required: the office may not know the answers. */
export function AnswerFields({ questions, answers, problems, onChange }: AnswerFieldsProps) {
  return (
    <div className="grid gap-4 pb-3">
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={{ ...question, required: false }}
          value={answers[question.id] ?? ''}
          error={problems[`answers.${question.id}`]}
          onChange={(answer) => onChange({ ...answers, [question.id]: answer })}
        />
      ))}
    </div>
  );
}
