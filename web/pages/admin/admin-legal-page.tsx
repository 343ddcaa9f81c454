import { useQuery } from '@tanstack/react-query';
import { LEGAL_DOCUMENTS, type LegalDocument, legalPaths } from '#contract/legal/legal-documents.ts';
import { managementPages } from '../../copy/admin.ts';
import { legalLabels } from '../../copy/legal.ts';
import { legalDraftQuery } from '../../features/legal/admin/admin-legal.api.ts';
import { LegalEditor } from '../../features/legal/admin/legal-editor.tsx';
import { hiddenHead } from '../../lib/page-module.ts';
import { changeParams } from '../../lib/search-params.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { FormSkeleton } from '../../ui/skeleton.tsx';

export const head = hiddenHead(managementPages.legal.label);

const slugOf = (document: LegalDocument) => legalPaths[document].slice(1);

export default function AdminLegalPage() {
  const [params, setParams] = useSearchParams();
  const document = LEGAL_DOCUMENTS.find((each) => slugOf(each) === params.get('texto')) ?? 'privacy';
  const query = useQuery(legalDraftQuery(document));
  return (
    <PageFrame title={managementPages.legal.label} intro={managementPages.legal.description}>
      <FilterChips
        label="Elegir el texto"
        options={LEGAL_DOCUMENTS.map((each) => ({ value: slugOf(each), label: legalLabels[each] }))}
        value={slugOf(document)}
        onChange={(texto) => setParams((current) => changeParams(current, { texto }))}
        className="mb-6"
      />
      <QueryBoundary
        query={query}
        skeleton={<FormSkeleton className="max-w-3xl" />}
        loading="Cargando texto..."
        failed="No se pudo cargar el texto"
      >
        {(text) => <LegalEditor key={`${document} ${text.version}`} text={text} />}
      </QueryBoundary>
    </PageFrame>
  );
}
