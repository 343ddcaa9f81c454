import { formatCount } from '../lib/numbers.ts';

interface Range {
  page: number;
  pageSize: number;
  /** How many are on this page. */
  shown: number;
  total: number;
  /** There are more than `total` says. */
  capped?: boolean;
}

/** "Mostrando 11–20 de 89"; nothing for a page past the last one. */
export function showingRange({ page, pageSize, shown, total, capped }: Range): string {
  if (shown === 0) return '';
  const first = (page - 1) * pageSize + 1;
  const of = `${capped ? 'más de ' : ''}${formatCount(total)}`;
  return `Mostrando ${formatCount(first)}–${formatCount(first + shown - 1)} de ${of}`;
}
