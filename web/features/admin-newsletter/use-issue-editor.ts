import { useLocation } from 'wouter';
import type { Issue } from '#contract/newsletter/issues.contract.ts';
import { issuePath } from '#contract/paths.ts';
import { redirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { toast } from '../../ui/toast-store.ts';
import { useEditorForm } from '../../ui/use-editor-form.ts';
import { emptyIssueForm, issueProblems, toFormValues } from './issue-form-values.ts';
import { useIssueMutations } from './issues.api.ts';

/** Form of a draft; saving a new one navigates to its own page. */
export function useIssueEditor(issue: Issue | null, userId: string) {
  const mutations = useIssueMutations();
  const [, navigate] = useLocation();
  return useEditorForm({
    initial: issue ? toFormValues(issue) : emptyIssueForm,
    draftKey: `admin-issue:${userId}:${issue?.id ?? 'nuevo'}`,
    validate: issueProblems,
    latest: issue ? () => mutations.read(issue.id) : undefined,
    save: (values, _intent: 'save') => (issue ? mutations.update(issue.id, values) : mutations.create(values)),
    toValues: toFormValues,
    onSaved: (saved) => {
      toast({ title: 'Borrador guardado', description: 'Revisa la vista previa antes de enviarlo.' });
      if (!issue) navigate(issuePath(saved), { replace: true });
    },
    onFailure: (error) => {
      if (redirectIfLoggedOut(error)) return;
      toast({ title: 'Error', description: 'No se pudo guardar el borrador.', variant: 'destructive' });
    },
  });
}
