import { MailCheck } from 'lucide-react';
import type { Issue } from '#contract/newsletter/issues.contract.ts';
import { managementPages } from '../../../copy/admin.ts';
import { Button } from '../../../ui/button.tsx';
import { EditorToolbar } from '../../../ui/record-actions.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useFormCall } from '../../../ui/use-form-call.ts';
import { deleteIssueAction, IssueStateBadge, sendAction } from './issue-actions.tsx';
import { useIssueMutations } from './issues.api.ts';

interface IssueToolbarProps {
  issue: Issue;
  readers: number | undefined;
  /** Unsaved changes would not be sent, so sending is disabled. */
  isDirty: boolean;
  onDeleted: () => void;
}

export function IssueToolbar({ issue, readers, isDirty, onDeleted }: IssueToolbarProps) {
  const mutations = useIssueMutations();
  const { isBusy: isTesting, run } = useFormCall([]);
  const send = sendAction(issue, readers, mutations);

  const test = () =>
    run('No se pudo enviar la prueba', async () => {
      const { message } = await mutations.test(issue.id);
      toast({ title: 'Prueba enviada', description: message });
    });

  return (
    <EditorToolbar
      badges={<IssueStateBadge issue={issue} />}
      listHref={managementPages.newsletter.href}
      links={(confirmAction) => (
        <>
          {isDirty ? <p className="text-sm text-muted">Guarda el borrador antes de probarlo o enviarlo.</p> : null}
          <Button
            size="sm"
            variant="outline"
            disabled={isDirty}
            busy={isTesting}
            busyLabel="Enviando..."
            onClick={test}
          >
            <MailCheck aria-hidden="true" className="size-4" />
            Enviarme una prueba
          </Button>
          <Button size="sm" disabled={isDirty} onClick={() => confirmAction(send.action)}>
            <send.icon aria-hidden="true" className="size-4" />
            {send.label}
          </Button>
        </>
      )}
      actions={(leave) => [deleteIssueAction(issue, mutations, leave)]}
      onDeleted={onDeleted}
    />
  );
}
