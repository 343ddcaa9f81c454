export const forumIntro = {
  title: 'Foro Empresarial',
  text: 'Pregunta, responde y comparte lo que te funcionó. Aquí conversan los empresarios de la región, con nombre y apellido.',
};

export const markdownHint = 'Puedes usar **negrita**, *cursiva*, listas con guiones, > citas y enlaces.';
