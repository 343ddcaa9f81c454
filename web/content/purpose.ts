/** Shown by the landing, the members' home and the about page. */
export const purpose = {
  mission: {
    title: 'Misión',
    text: 'Ayudar a que las empresas de nuestra región vendan más y duren más, con formación práctica, una voz ante las instituciones y alianzas que dejen empleo aquí.',
  },
  vision: {
    title: 'Visión',
    text: 'Que en la región Este haya lugar para el negocio familiar y para la gran empresa, y que los dos compren, contraten y crezcan aquí.',
  },
  values: {
    title: 'Valores',
    text: 'Lo que cada miembro puede esperar de los demás:',
    list: [
      'Integridad en cada acuerdo',
      'Colaboración antes que competencia',
      'Innovación con los pies en la tierra',
      'Compromiso con la comunidad',
    ],
  },
};
