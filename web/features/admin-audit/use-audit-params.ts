import { useSearchParams } from 'wouter';
import { AUDIT_ACTIONS } from '#contract/admin/audit-actions.ts';
import { changeParams } from '../../lib/change-params.ts';
import { parsePage } from '../../lib/parse-page.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Filters of the log in the URL: `quien`, `accion`, `desde`, `hasta` and `pagina`. */
export function useAuditParams() {
  const [params, setParams] = useSearchParams();
  const change = (values: Record<string, string | null>) =>
    setParams((current) => changeParams(current, { pagina: null, ...values }));
  const read = (name: string, form: RegExp) => {
    const value = params.get(name) ?? '';
    return form.test(value) ? value : '';
  };
  const filters = {
    actor: read('quien', UUID),
    action: AUDIT_ACTIONS.find((action) => action === params.get('accion')) ?? ('' as const),
    from: read('desde', DAY),
    to: read('hasta', DAY),
  };
  return {
    filters,
    page: parsePage(params),
    isFiltered: Object.values(filters).some((value) => value !== ''),
    setFilter: (name: 'quien' | 'accion' | 'desde' | 'hasta', value: string) => change({ [name]: value }),
    clear: () => change({ quien: null, accion: null, desde: null, hasta: null }),
    setPage: (page: number) => change({ pagina: page > 1 ? String(page) : null }),
  };
}

export type AuditParams = ReturnType<typeof useAuditParams>;
