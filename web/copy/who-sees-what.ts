import type { Visibility } from '#contract/account/account.contract.ts';

/** Verified against the server by `tests/security/who-sees-what.test.ts`. */
export const privacySummary: { who: string; what: string[] }[] = [
  {
    who: 'Visitantes sin cuenta',
    what: [
      'Nada de tu perfil ni de lo que escribes.',
      'Si propones un evento y la oficina lo publica, ven el evento, sin tu nombre.',
    ],
  },
  {
    who: 'Miembros',
    what: [
      'Tu nombre, foto, empresa, cargo, ubicación, sitio web, biografía y habilidades, desde cuándo eres miembro, cuántas conexiones tienes y lo que publicas en el foro.',
      'Tu correo y tu teléfono, mientras no elijas otra cosa en tu perfil.',
      'Quienes bloqueaste, solo lo que publicas en el foro, con tu nombre y tu foto.',
      'Que vas a un evento, solo si lo eliges en la página de ese evento.',
    ],
  },
  { who: 'Tus conexiones', what: ['Lo mismo, y los mensajes que les escribes.'] },
  {
    who: 'La oficina',
    what: [
      'Lo que ven los miembros, tu correo y tu teléfono, tus inscripciones, propuestas y proyectos, los inicios de sesión en tu cuenta, tu suscripción al boletín y lo que escribes por el formulario de contacto.',
      'Tus mensajes privados, solo si quien los recibe los reporta.',
      'Cuando consulta o descarga datos de contacto, queda registrado.',
    ],
  },
];

export const contactVisibility: Record<Visibility, string> = {
  members: 'todos los miembros y la oficina',
  connections: 'tus conexiones y la oficina',
  nobody: 'la oficina y nadie más',
};
