const SIZES = ['B', 'kB', 'MB', 'GB', 'TB'];

export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), SIZES.length - 1);
  return `${(bytes / 1000 ** power).toLocaleString('es-DO', { maximumFractionDigits: power === 0 ? 0 : 1 })} ${SIZES[power]}`;
}

export const formatCount = (count: number, one: string, many: string) =>
  `${count.toLocaleString('es-DO')} ${count === 1 ? one : many}`;

export function formatDuration(ms: number): string {
  const seconds = ms / 1000;
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(1)} min`;
}

/** The hour of the council's office, wherever the server stands. */
export const formatInstant = (at: Date) =>
  at.toLocaleString('es-DO', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/Santo_Domingo' });

export function formatTable(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
