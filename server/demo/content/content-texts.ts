import type { SiteContent } from '#contract/content/content.contract.ts';

const typed = (before: string, figure: string, after: string) => ({ before, figure, after, source: null });
const open = (from: string, to: string) => ({ from, to });

/** The figures and the headings of the history are the specification's, word for word. */
export const blockTexts: SiteContent = {
  landing: {
    whoWeAre:
      'Somos los comercios, talleres, fincas, oficinas y fábricas del Este, organizados para crecer juntos. Compartimos lo que sabemos, abrimos puertas y llevamos una sola voz donde se toman las decisiones.',
    figures: [
      typed('Activos desde', '2018', ''),
      typed('Más de', '500', 'empresarios conectados'),
      typed('', '150+', 'proyectos'),
    ],
  },
  firms: {
    intro: 'Algunas de las empresas que forman el consejo.',
    firms: [],
  },
  purpose: {
    mission:
      'Ayudar a que las empresas de nuestra región vendan más y duren más, con formación práctica, una voz ante las instituciones y alianzas que dejen empleo aquí.',
    vision:
      'Que en la región Este haya lugar para el negocio familiar y para la gran empresa, y que los dos compren, contraten y crezcan aquí.',
    valuesIntro: 'Lo que cada miembro puede esperar de los demás:',
    values: [
      { text: 'Integridad en cada acuerdo' },
      { text: 'Colaboración antes que competencia' },
      { text: 'Innovación con los pies en la tierra' },
      { text: 'Compromiso con la comunidad' },
    ],
  },
  about: {
    text: 'Un consejo hecho por empresarios y para empresarios, convencidos de que a cada negocio le va mejor cuando le va bien a la región.',
  },
  leaders: {
    intro: 'Las personas que responden por el consejo ante los miembros y ante la región.',
    people: [
      {
        name: 'Altagracia Peña Rosario',
        position: 'Presidenta',
        experienceYears: 26,
        field: 'Agroindustria y exportación',
        memberId: null,
      },
      {
        name: 'Ramón Emilio Castillo',
        position: 'Vicepresidente',
        experienceYears: 17,
        field: 'Construcción y materiales',
        memberId: null,
      },
      {
        name: 'Yudelka Santana Mejía',
        position: 'Directora Ejecutiva',
        experienceYears: 16,
        field: 'Desarrollo de MIPYMES',
        memberId: null,
      },
      {
        name: 'Luis Manuel Guerrero',
        position: 'Tesorero',
        experienceYears: 23,
        field: 'Contabilidad y finanzas',
        memberId: null,
      },
    ],
  },
  history: {
    intro: 'Lo que ha pasado desde la primera reunión.',
    milestones: [
      {
        year: '2010',
        title: 'Fundación',
        text: 'Unos cuantos dueños de negocios se reúnen en el salón de una ferretería y acuerdan hablar con una sola voz ante las instituciones. Nace el consejo.',
      },
      {
        year: '2015',
        title: 'Expansión',
        text: 'Se suman productores, transportistas y firmas de servicios de toda la región. Comienzan las capacitaciones mensuales y las primeras ruedas de negocios.',
      },
      {
        year: '2020',
        title: 'Transformación Digital',
        text: 'Las reuniones pasan a la pantalla y con ellas el comercio de los miembros: tiendas en línea, pagos electrónicos y grupos de mensajes para ayudarse a distancia.',
      },
      {
        year: '2024',
        title: 'Presente',
        text: 'El consejo acompaña a las empresas en la llegada de la facturación electrónica y empieza a armar este portal, con foro, proyectos, eventos y directorio en un solo lugar.',
      },
    ],
  },
  events: {
    text: 'Conferencias, talleres, mesas redondas y encuentros para aprender algo útil el mismo día y salir con contactos nuevos en el teléfono.',
    figures: [
      typed('', '250+', 'participantes promedio'),
      typed('', '24', 'eventos anuales'),
      typed('', '95%', 'satisfacción'),
      typed('', '150+', 'empresas participantes'),
    ],
  },
  hours: {
    week: [
      open('08:00', '18:00'),
      open('08:00', '18:00'),
      open('08:00', '18:00'),
      open('08:00', '18:00'),
      open('08:00', '18:00'),
      open('09:00', '13:00'),
      open('', ''),
    ],
    note: '',
  },
  footer: { rights: 'Todos los derechos reservados.', links: [] },
};

interface ServiceText {
  slug: string;
  title: string;
  summary: string;
  /** Markdown paragraphs. */
  body: string[];
}

export const serviceTexts: ServiceText[] = [
  {
    slug: 'asesoria-empresarial',
    title: 'Asesoría empresarial',
    summary: 'Una hora con alguien que conoce tu problema: costos, permisos, contratos o cuentas por cobrar.',
    body: [
      'Cada semana un asesor del consejo recibe en la oficina a los miembros que necesitan mirar su negocio con calma. Traes tus números, aunque estén en un cuaderno, y sales con una lista corta de lo que conviene hacer primero.',
      '## En qué te ayudamos',
      '- Calcular lo que de verdad cuesta cada producto.\n- Ordenar permisos y registros ante el ayuntamiento y la DGII.\n- Revisar un contrato antes de firmarlo.\n- Cobrar lo que te deben sin perder al cliente.',
      '## Cómo pedir una cita',
      'Escríbenos desde la página de contacto o llama a la oficina. La primera hora no cuesta nada para los miembros; si hace falta un contador o una abogada, te decimos el precio antes.',
    ],
  },
  {
    slug: 'capacitacion',
    title: 'Capacitación',
    summary: 'Talleres cortos para dueños y empleados, con ejercicios del propio negocio.',
    body: [
      'Los talleres duran una mañana y se dan en grupos de treinta personas como máximo. Se trabaja con los datos de cada participante, para que lo aprendido sirva el mismo día.',
      '## Temas de este año',
      '- Facturación electrónica paso a paso.\n- Ventas y cobros por WhatsApp.\n- Inventario sin sorpresas.\n- Atención al cliente en el mostrador.',
      'Las fechas y los cupos están en la página de eventos. Si tu empresa necesita un taller para todo su personal, lo preparamos a la medida.',
    ],
  },
  {
    slug: 'vinculacion-comercial',
    title: 'Vinculación comercial',
    summary: 'Te presentamos a los que compran lo que vendes y a los que venden lo que compras.',
    body: [
      'Hoteles, supermercados y fábricas de la región compran todos los días. Muchas veces no saben quién produce cerca, y el productor no sabe con quién hablar.',
      '## Qué hacemos',
      '- Ruedas de negocios con citas cortas.\n- Desayunos entre compradores y suplidores.\n- Una ficha de tu empresa para los que buscan lo que ofreces.',
      'Después de cada encuentro llamamos a las dos partes para saber en qué quedó, y ayudamos si algo se trancó.',
    ],
  },
  {
    slug: 'apoyo-a-emprendedores',
    title: 'Apoyo a emprendedores',
    summary: 'Un padrino de tu ramo, los papeles en orden y ayuda con la solicitud de crédito.',
    body: [
      'Si estás empezando, no tienes que hacerlo solo. Te ponemos un padrino o una madrina, con un negocio parecido al que quieres abrir, que te acompaña durante el primer año.',
      '## Lo que incluye',
      '- Revisión de la idea y de los números antes de gastar.\n- Los pasos para formalizarte, en orden.\n- Preparación de la solicitud de crédito.\n- Una mesa en la próxima rueda de negocios.',
      'Recibimos solicitudes todo el año. Cuéntanos tu idea desde la página de contacto.',
    ],
  },
];
