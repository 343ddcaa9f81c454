import { formatCount } from '../lib/numbers.ts';

interface Range {
  page: number;
  pageSize: number;
  /** How many are on this page. */
  shown: number;
  total: number;
  /** `total` is a lower bound. */
  capped?: boolean;
}

/** "Mostrando 11–20 de 89"; empty for an out-of-range page. */
export function showingRange({ page, pageSize, shown, total, capped }: Range): string {
  if (shown === 0) return '';
  const first = (page - 1) * pageSize + 1;
  const of = `${capped ? 'más de ' : ''}${formatCount(total)}`;
  return `Mostrando ${formatCount(first)}–${formatCount(first + shown - 1)} de ${of}`;
}
