import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Issue } from '#contract/newsletter/issues.contract.ts';
import { managementPages } from '../../../content/admin.ts';
import { useActionDialog } from '../../../ui/action-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { RecordToolbar } from '../../../ui/record-actions.tsx';
import { toastFailure } from '../../../ui/request-failure.ts';
import { toast } from '../../../ui/toast-store.ts';
import { deleteIssueAction, issueStateLabels, sendAction } from './issue-actions.tsx';
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
  const { confirmAction, dialog } = useActionDialog();
  const [isTesting, setTesting] = useState(false);
  const [, navigate] = useLocation();
  const send = sendAction(issue, readers, mutations);

  function leave() {
    onDeleted();
    navigate(managementPages.newsletter.href, { replace: true });
  }

  async function test() {
    setTesting(true);
    try {
      const { message } = await mutations.test(issue.id);
      toast({ title: 'Prueba enviada', description: message });
    } catch (error) {
      toastFailure('No se pudo enviar la prueba', error);
    } finally {
      setTesting(false);
    }
  }

  const { label, tone } = issueStateLabels[issue.state];
  return (
    <>
      <RecordToolbar
        badges={<Badge tone={tone}>{label}</Badge>}
        links={
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
        }
        actions={[deleteIssueAction(issue, mutations, leave)]}
        confirmAction={confirmAction}
      />
      {dialog}
    </>
  );
}
