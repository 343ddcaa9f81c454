/** Figures of the events page's hero: content of the site, not a count of the database. */
export const eventFigures = [
  { figure: '250+', label: 'participantes promedio' },
  { figure: '24', label: 'eventos anuales' },
  { figure: '95%', label: 'satisfacción' },
  { figure: '150+', label: 'empresas participantes' },
];

export const eventsIntro = {
  title: 'Eventos Empresariales',
  text: 'Conferencias, talleres, mesas redondas y encuentros para aprender algo útil el mismo día y salir con contactos nuevos en el teléfono.',
};
