export const forumIntro = {
  title: 'Foro Empresarial',
  text: 'Pregunta, responde y comparte lo que te funcionó. Aquí conversan los empresarios de la región, con nombre y apellido.',
};

export const reportReasons = {
  spam: 'Publicidad o spam',
  offensive: 'Ofensivo o irrespetuoso',
  'off-topic': 'Fuera de tema',
  other: 'Otro motivo',
} as const;

export const markdownHint = 'Puedes usar **negrita**, *cursiva*, listas con guiones, > citas y enlaces.';
