interface MessageText {
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  subject: 'membership' | 'partnership' | 'events' | 'projects' | 'media' | 'other';
  message: string;
  daysAgo: number;
  isRead: boolean;
  /** Sent the next day, by the administrator. */
  answer?: string;
}

export const messageTexts: MessageText[] = [
  {
    name: 'Yunior Almonte',
    email: 'yunior.almonte@correo.example',
    phone: '+18295550103',
    company: 'Taller de Motores Almonte',
    subject: 'membership',
    daysAgo: 1,
    isRead: false,
    message:
      'Buenas tardes. Tengo un taller de motores en Ramón Santana con dos ayudantes y me gustaría ser miembro. ¿Qué documentos hacen falta y cuánto es la cuota? ¿Se puede pagar por trimestre?',
  },
  {
    name: 'Marlenny Fabián',
    email: 'marlenny@radioaurora.example',
    phone: '+18095550104',
    company: 'Radio Aurora del Este',
    subject: 'media',
    daysAgo: 3,
    isRead: false,
    message:
      'Saludos. En el programa de la mañana queremos dedicar una hora a la facturación electrónica explicada para colmados y cafeterías. ¿Quién del consejo podría acompañarnos un martes o un jueves a las 7:30? Si viene además un comerciante que ya la use, mejor.',
  },
  {
    name: 'Josefina Rosado',
    email: 'josefina.rosado@buzon.example',
    phone: null,
    company: null,
    subject: 'events',
    daysAgo: 5,
    isRead: false,
    message:
      'Hola, quedé en lista de espera para el taller de WhatsApp. Soy de Guaymate y voy en guagua, por eso necesito saber con uno o dos días si hay cupo, para organizar el viaje y dejar a los niños con mi hermana. Muchas gracias.',
  },
  {
    name: 'Ing. Leandro Castaños',
    email: 'lcastanos@hotelesdelrio.example',
    phone: '+18495550105',
    company: 'Hoteles del Río',
    subject: 'partnership',
    daysAgo: 12,
    isRead: true,
    message:
      'Administramos tres hoteles medianos y queremos sustituir por producto local parte de lo que hoy compramos fuera: vegetales, pan, lácteos y amenidades. Nos interesa participar en la próxima rueda de negocios y, si es posible, recibir antes una lista de suplidores con capacidad de facturar.',
  },
  {
    name: 'Sor Ángela Mateo',
    email: 'direccion@politecnicosanrafael.example',
    phone: '+18095550115',
    company: 'Politécnico San Rafael',
    subject: 'projects',
    daysAgo: 20,
    isRead: true,
    message:
      'Estimado equipo: supimos del proyecto de pasantías pagadas y tenemos treinta y dos estudiantes de gastronomía y hotelería listos para practicar. Quisiéramos una reunión para conocer los requisitos y firmar el acuerdo a tiempo.',
  },
  {
    name: 'Ramón Antonio Cepeda',
    email: 'racepeda@correo.example',
    phone: '+18295550119',
    company: null,
    subject: 'other',
    daysAgo: 33,
    isRead: true,
    message:
      'Vivo en Nueva York y pienso regresar para poner un negocio en San Pedro, quizás un lavado de ropa o una cafetería. ¿Tienen alguna charla en línea o persona que oriente a los que estamos fuera antes de invertir los ahorros?',
    answer:
      'Gracias por pensar en el Este. El primer jueves de cada mes damos una charla en línea para quienes viven fuera: dura una hora y al final se puede reservar una asesoría individual. Te enviaremos el enlace de la próxima. Si ya tienes un local en mente, tráelo a la charla y lo vemos con números.',
  },
  {
    name: 'Mercedes Inoa',
    email: 'mercedes.inoa@buzon.example',
    phone: null,
    company: 'Dulcería Inoa',
    subject: 'membership',
    daysAgo: 47,
    isRead: true,
    message:
      'Fui al encuentro de nuevos miembros como invitada de una amiga y me encantó. Ya llené el formulario, pero no me llegó ningún correo de confirmación. ¿Me pueden ayudar? A lo mejor escribí mal la dirección.',
    answer:
      'Qué bueno que te gustó el encuentro. Encontramos tu solicitud: la dirección tenía una letra de más y por eso no te llegó nada. Ya la corregimos y te reenviamos la confirmación; si no la ves hoy, revisa la carpeta de correo no deseado o llámanos.',
  },
];
