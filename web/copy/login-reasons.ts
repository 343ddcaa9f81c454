/** By return path of the login; the first match wins. */
const purposes: readonly [path: RegExp, purpose: string][] = [
  [/^\/forum\/post\//, 'ver esta publicación del foro'],
  [/^\/forum/, 'ver el foro'],
  [/^\/projects\/./, 'ver este proyecto'],
  [/^\/projects/, 'ver los proyectos'],
  [/^\/members\/./, 'ver este perfil'],
  [/^\/members/, 'ver el directorio de miembros'],
  [/^\/networking/, 'ver tu red de contactos'],
  [/^\/events\?.*enviar=/, 'proponer un evento'],
  // The event page is public: the login is only needed to register.
  [/^\/events\/./, 'inscribirte en este evento'],
  [/^\/mis-eventos/, 'ver tus eventos'],
  [/^\/contact/, 'escribirnos'],
  [/^\/search/, 'buscar en el portal'],
  [/^\/mensajes/, 'ver tus mensajes'],
  [/^\/avisos/, 'ver tus notificaciones'],
  [/^\/home/, 'ver tu panel'],
  [/^\/actividad/, 'ver tu actividad'],
  [/^\/profile/, 'ver tu cuenta'],
  [/^\/admin/, 'administrar el portal'],
  [/^\/verificar-correo/, 'confirmar tu correo'],
];

export function loginReason(next: string): string | undefined {
  if (next === '/') return undefined;
  const purpose = purposes.find(([path]) => path.test(next))?.[1] ?? 'continuar';
  return `Inicia sesión para ${purpose}. Después te llevamos allí.`;
}
