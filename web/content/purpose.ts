/** Shown by the landing, the members' home and the about page. */
export const purpose = {
  mission: {
    title: 'Misión',
    text: 'Impulsar el crecimiento de las empresas de nuestro distrito con formación práctica, representación ante las instituciones y alianzas que generen empleo y bienestar en la comunidad.',
  },
  vision: {
    title: 'Visión',
    text: 'Ser la comunidad empresarial de referencia de la región Este: unida, innovadora y comprometida con un desarrollo en el que quepan el negocio familiar y la gran empresa.',
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
