import type { Issue } from '#contract/newsletter/issues.contract.ts';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { IssueProgressCard } from './issue-progress.tsx';
import { useIssueMutations } from './issues.api.ts';
import { UndeliveredList } from './undelivered-list.tsx';

/** An issue that is being sent or has been sent. */
export function SentIssue({ issue }: { issue: Issue }) {
  const mutations = useIssueMutations();
  const { confirmAction, dialog } = useActionDialog();
  const troubled = (['failed', 'unacknowledged'] as const).filter((state) => issue.progress[state] > 0);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-6">
        <IssueProgressCard issue={issue} />
        {troubled.map((state) => (
          <UndeliveredList
            key={state}
            issue={issue}
            state={state}
            mutations={mutations}
            confirmAction={confirmAction}
          />
        ))}
      </div>
      <IssuePreview issue={issue} />
      {dialog}
    </div>
  );
}
