/** Claims about the council, each read as one phrase: before, figure, after. */
export const claims = [
  { before: 'Activos desde', figure: '2018', after: '' },
  { before: 'Más de', figure: '500', after: 'empresarios conectados' },
  { before: '', figure: '150+', after: 'proyectos' },
];

export const whoWeAre = {
  title: 'Quiénes Somos',
  intro:
    'Somos los comercios, talleres, fincas, oficinas y fábricas del Este, organizados para crecer juntos. Compartimos lo que sabemos, abrimos puertas y llevamos una sola voz donde se toman las decisiones.',
  link: 'Conoce nuestra historia',
};

export const loginInvitation = {
  title: 'Tu próximo socio ya está aquí',
  /** Omits features that are switched off. */
  textFor: ({ enableForum, enableProjects }: { enableForum: boolean; enableProjects: boolean }) =>
    `Entra para ${enableForum ? 'participar en el foro, ' : ''}${enableProjects ? 'seguir los proyectos, ' : ''}inscribirte en los eventos y encontrar a los empresarios de la región en el directorio.`,
};

/** Texts for a visitor who asked for a members' page and sees the landing instead, by path. */
export const memberPageInvitations: Record<string, { title: string; text: string }> = {
  '/forum': {
    title: 'El foro es de los miembros',
    text: 'Inicia sesión para leer las conversaciones, preguntar y responder. Si aún no tienes cuenta, crearla toma un minuto.',
  },
  '/projects': {
    title: 'Los proyectos son de los miembros',
    text: 'Inicia sesión para ver en qué trabaja el consejo y sumarte. Si aún no tienes cuenta, crearla toma un minuto.',
  },
};
