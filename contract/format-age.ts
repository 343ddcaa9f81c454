const HOUR = 3600;

/** "3 horas", "2 días". */
export function formatAge(seconds: number): string {
  const hours = Math.floor(seconds / HOUR);
  if (hours < 1) return 'menos de una hora';
  if (hours < 48) return hours === 1 ? '1 hora' : `${hours} horas`;
  return `${Math.floor(hours / 24)} días`;
}
