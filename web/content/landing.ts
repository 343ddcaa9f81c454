export const loginInvitation = {
  title: 'Tu próximo socio ya está aquí',
  textFor: ({ enableForum, enableProjects }: { enableForum: boolean; enableProjects: boolean }) =>
    `Entra para ${enableForum ? 'participar en el foro, ' : ''}${enableProjects ? 'seguir los proyectos, ' : ''}inscribirte en los eventos y encontrar a los empresarios de la región en el directorio.`,
};

export const memberPageInvitations: Record<string, { title: string; text: string }> = {
  '/forum': {
    title: 'El foro es de los miembros',
    text: 'Inicia sesión para leer las conversaciones, preguntar y responder. Si aún no tienes cuenta, crearla toma un minuto.',
  },
  '/projects': {
    title: 'Los proyectos son de los miembros',
    text: 'Inicia sesión para ver en qué trabajamos y sumarte. Si aún no tienes cuenta, crearla toma un minuto.',
  },
};
