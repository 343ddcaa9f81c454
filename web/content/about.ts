export const aboutHero = {
  title: 'Quiénes Somos',
  text: 'Un consejo hecho por empresarios y para empresarios, convencidos de que a cada negocio le va mejor cuando le va bien a la región.',
};

export interface Leader {
  name: string;
  position: string;
  experienceYears: number;
  field: string;
}

export const leaders: Leader[] = [
  {
    name: 'Altagracia Peña',
    position: 'Presidenta',
    experienceYears: 22,
    field: 'Agroindustria y exportación',
  },
  {
    name: 'Ramón Emilio Castillo',
    position: 'Vicepresidente',
    experienceYears: 18,
    field: 'Construcción y materiales',
  },
  {
    name: 'Yudelka Santana',
    position: 'Directora Ejecutiva',
    experienceYears: 15,
    field: 'Desarrollo de MIPYMES',
  },
  {
    name: 'Luis Manuel Guerrero',
    position: 'Tesorero',
    experienceYears: 20,
    field: 'Contabilidad y finanzas',
  },
];

interface Milestone {
  year: string;
  title: string;
  text: string;
}

export const history: Milestone[] = [
  {
    year: '2010',
    title: 'Fundación',
    text: 'Doce dueños de negocios se reúnen en el salón de una ferretería y acuerdan hablar con una sola voz ante las instituciones. Nace el consejo.',
  },
  {
    year: '2015',
    title: 'Expansión',
    text: 'Se suman productores, transportistas y firmas de servicios de toda la región. Comienzan las capacitaciones mensuales y las primeras ruedas de negocios.',
  },
  {
    year: '2020',
    title: 'Transformación Digital',
    text: 'Las reuniones pasan a la pantalla y con ellas el comercio de los miembros: tiendas en línea, pagos electrónicos y un foro para ayudarse a distancia.',
  },
  {
    year: '2024',
    title: 'Presente',
    text: 'El portal reúne foro, proyectos, eventos y directorio en un solo lugar, y acompaña a las empresas en la llegada de la facturación electrónica.',
  },
];
