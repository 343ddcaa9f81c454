/** What a report of a message can be about, by its value in the API. */
export const messageReportReasons = {
  spam: 'Publicidad o spam',
  offensive: 'Ofensivo o acoso',
  fraud: 'Intento de estafa',
  other: 'Otro motivo',
} as const;
