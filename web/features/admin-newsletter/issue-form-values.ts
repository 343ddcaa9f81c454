import { type Issue, issueBody } from '#contract/newsletter/issues.contract.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import type { FieldMessages } from '../../ui/use-validated-form.ts';

/** Key order is field order, which the error summary follows. */
export interface IssueFormValues {
  subject: string;
  intro: string;
  newsIds: string[];
  eventIds: string[];
}

export const emptyIssueForm: IssueFormValues = { subject: '', intro: '', newsIds: [], eventIds: [] };

export function toFormValues({ subject, intro, news, events }: Issue): IssueFormValues {
  return { subject, intro, newsIds: news.map(({ id }) => id), eventIds: events.map(({ id }) => id) };
}

export const issueProblems = (values: IssueFormValues): FieldMessages<IssueFormValues> =>
  schemaProblems(issueBody, values);
