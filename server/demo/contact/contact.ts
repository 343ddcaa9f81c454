import type { Queryable } from '../../database/database.ts';
import { contactDepartments, contactMessages } from '../../database/schema/contact.ts';
import { siteSettings } from '../../database/schema/site.ts';
import { DAY_MS } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import { type History, wakingMoment } from '../history.ts';
import { ADMIN } from '../members/member-profiles.ts';
import { type Community, findMember } from '../members/members.ts';
import { createRandom } from '../random.ts';

interface MessageText {
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  subject: 'membership' | 'partnership' | 'events' | 'projects' | 'media' | 'other';
  message: string;
  daysAgo: number;
  isRead: boolean;
  /** Sent by the administrator the next day. */
  answer?: string;
}

const messageTexts: MessageText[] = [
  {
    name: 'Yunior Almonte',
    email: 'yunior.almonte@correo.example',
    phone: '+18295550103',
    company: 'Taller de Motores Almonte',
    subject: 'membership',
    daysAgo: 1,
    isRead: false,
    message:
      'buenas tardes, tengo un taller de motores en ramon santana con 2 ayudantes y quiero ser miembro. que documentos llevo y cuanto es la cuota? se puede pagar x trimestre? bendiciones',
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
      'Saludos. En el programa de la mañana queremos dedicar una hora a la facturación electrónica para colmados y cafeterías. ¿Quién del consejo puede venir un martes o un jueves a las 7:30? Si traen a un comerciante que ya la use, mejor.',
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
      'Hola, quería ir al taller de WhatsApp y me sale que está lleno. Soy de Guaymate y voy en guagua: si alguien cancela, necesito saberlo uno o dos días antes para dejar los niños con mi hermana. Gracias',
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
      'Administramos tres hoteles medianos y queremos comprar local parte de lo que hoy traemos: vegetales, pan, lácteos y amenidades. Nos interesa la próxima rueda de negocios. ¿Pueden enviarnos antes una lista de suplidores que facturen?',
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
      'Estimado equipo: supimos del proyecto de pasantías pagadas. Tenemos treinta y dos estudiantes de gastronomía y hotelería listos para practicar y quisiéramos una reunión para conocer los requisitos.',
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
      'Vivo en Nueva York y pienso volver para poner un negocio en San Pedro, un lavado de ropa o una cafetería, todavía no sé. ¿Dan alguna charla por internet para los que estamos fuera?',
    answer:
      'Hola, Ramón Antonio. Por internet todavía no damos charlas, pero podemos hacer una videollamada contigo después de las seis. Dinos qué día te queda bien. Si ya tienes un local en mente, busca cuánto piden de alquiler y lo vemos con números.',
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
      'Fui al café entre empresarias con una amiga y me gustó mucho. Después llené el formulario y no me ha llegado ningún correo. A lo mejor escribí mal la dirección.',
    answer:
      'Hola, Mercedes. Encontramos tu solicitud: la dirección tenía una letra de más. Ya la corregimos y te reenviamos la confirmación. Si no la ves hoy, mira en el correo no deseado o llámanos.',
  },
];

/** Of the office and its departments; a new portal has none. */
export async function insertContactData(database: Queryable): Promise<void> {
  await database.update(siteSettings).set({
    contactEmail: 'info@consejoeste.example',
    contactPhone: '809-555-0100',
    address: 'Av. Libertad 45, Edificio Empresarial, 2.º piso, San Pedro de Macorís 21000, República Dominicana',
  });
  await insertRows(database, contactDepartments, [
    { key: 'membership', email: 'membresia@consejoeste.example', phone: '809-555-0102' },
    { key: 'activities', email: 'eventos@consejoeste.example', phone: '809-555-0105' },
  ]);
}

export async function insertContactMessages(
  database: Queryable,
  community: Community,
  history: History,
): Promise<void> {
  const random = createRandom('contact');
  const administrator = findMember(community, ADMIN).id;
  await insertRows(
    database,
    contactMessages,
    messageTexts.map(({ daysAgo, answer = null, ...message }) => {
      const createdAt = wakingMoment(history.dayAgo(daysAgo), random);
      return {
        ...message,
        id: demoId('message', message.email),
        createdAt,
        answer,
        answeredAt: answer === null ? null : new Date(createdAt.getTime() + DAY_MS),
        answeredBy: answer === null ? null : administrator,
      };
    }),
  );
}
