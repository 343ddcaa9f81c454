import type { Issue } from '#contract/newsletter/issues.contract.ts';
import { CardSection } from '../../../ui/card-section.tsx';
import { previewHref } from './issues.api.ts';

/** The rendered mail in a fully sandboxed iframe: its markup is not the site's. */
export function IssuePreview({ issue, isOutdated = false }: { issue: Issue; isOutdated?: boolean }) {
  return (
    <CardSection heading="Vista previa">
      {isOutdated ? (
        <p role="status" className="mb-3 text-sm text-muted">
          Guarda el borrador para ver aquí los cambios.
        </p>
      ) : null}
      <iframe
        title={`Vista previa de «${issue.subject}»`}
        src={previewHref(issue)}
        sandbox=""
        className="h-[36rem] w-full rounded-input border border-border bg-white"
      />
    </CardSection>
  );
}
