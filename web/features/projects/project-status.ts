/** Every other status, on-hold included, is at zero (spec, section 4). */
const progress: Record<string, number> = { completed: 100, 'in-progress': 65, planning: 15 };

export function projectProgress(status: string): number {
  return progress[status] ?? 0;
}
