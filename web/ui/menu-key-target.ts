/** Wraps around; undefined for other keys. */
export function menuKeyTarget(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (Math.max(index, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Next entry that begins with the typed character, ignoring accents. */
export function typeAheadTarget(key: string, index: number, labels: string[]): number | undefined {
  const order = labels.map((_, step) => (index + 1 + step) % labels.length);
  return order.find((at) => labels[at]?.charAt(0).localeCompare(key, 'es', { sensitivity: 'base' }) === 0);
}
