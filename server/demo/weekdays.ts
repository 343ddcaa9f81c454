const NAMES = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'];
/** «El jueves», «del martes»: not «los jueves», «un martes», «Jueves Santo», «jueves, 3 de junio» nor «Santo Domingo». */
const NEAR = new RegExp(
  String.raw`(?<!\p{L})(?:el|al|del|este)\s+(${NAMES.join('|')})(?!\p{L}|,? \d|\s+(?:santo|de ramos|de resurreccion)(?!\p{L}))`,
  'gu',
);

/** Days of the week, from Sunday on as 0, that a text means by their name alone: written on one of them, nobody says so. */
export function namedWeekdays(text: string): number[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain.matchAll(NEAR)].map(([, name = '']) => NAMES.indexOf(name));
}
