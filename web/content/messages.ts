export const messageReportReasons = {
  spam: 'Publicidad o spam',
  offensive: 'Ofensivo o acoso',
  fraud: 'Intento de estafa',
  other: 'Otro motivo',
} as const;
