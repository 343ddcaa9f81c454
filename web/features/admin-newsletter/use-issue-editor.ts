import { useLocation } from 'wouter';
import type { Issue } from '#contract/newsletter/issues.contract.ts';
import { issuePath } from '#contract/paths.ts';
import { leaveForLogin } from '../../ui/logged-out.ts';
import { toast } from '../../ui/toast-store.ts';
import { useRecordForm } from '../../ui/use-record-form.ts';
import { emptyIssueForm, issueProblems, toFormValues } from './issue-form-values.ts';
import { useIssueCalls } from './issues.api.ts';

/** The form of a draft; a new one gets a page of its own once it is saved. */
export function useIssueEditor(issue: Issue | null, userId: string) {
  const calls = useIssueCalls();
  const [, navigate] = useLocation();
  return useRecordForm({
    initial: issue ? toFormValues(issue) : emptyIssueForm,
    draftKey: `admin-issue:${userId}:${issue?.id ?? 'nuevo'}`,
    check: issueProblems,
    latest: issue ? () => calls.read(issue.id) : undefined,
    save: (values, _intent: 'save') => (issue ? calls.update(issue.id, values) : calls.create(values)),
    toValues: toFormValues,
    onSaved: (saved) => {
      toast({ title: 'Borrador guardado', description: 'Revisa la vista previa antes de enviarlo.' });
      if (!issue) navigate(issuePath(saved), { replace: true });
    },
    onFailure: (error) => {
      if (leaveForLogin(error)) return;
      toast({ title: 'Error', description: 'No se pudo guardar el borrador.', variant: 'destructive' });
    },
  });
}
