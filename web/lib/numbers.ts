/** `1234` becomes "1,234", as Dominicans write it. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** "1 comentario", "2,300 comentarios". */
export function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
