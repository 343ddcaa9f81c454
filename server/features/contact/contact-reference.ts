/** `MSJ-00042`: short enough to say on the telephone. */
export function contactReference(number: number): string {
  return `MSJ-${String(number).padStart(5, '0')}`;
}
