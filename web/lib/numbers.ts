export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** "Fallidos (3)"; only the label while the count is unknown. */
export function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${formatCount(count)})`;
}

export function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
