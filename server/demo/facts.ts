import type { MemberKey } from './members/member-profiles.ts';

/**
 * What the texts say of the same people, firms and days, each with words of the text that says it. Read it before
 * writing one more text; `facts.test.ts` holds the texts and the registers to it.
 */
interface Attendance {
  member: MemberKey;
  /** Key of the event. */
  event: string;
  said: string;
}

/** Who was, or will be, at an event because a text places them there; the event names them as `registered`. */
export const attendances: Attendance[] = [
  { member: 'rosanna-phillips', event: 'phone-photography-workshop', said: 'Fui al taller de fotos con el celular' },
  { member: 'adalgisa-pimentel', event: 'phone-photography-workshop', said: 'Adalgisa, el suyo también' },
  { member: 'sergio-lorenzo', event: 'local-suppliers-breakfast', said: 'pescadores, fabricantes de uniformes' },
  {
    member: 'mercedes-leonardo',
    event: 'local-suppliers-breakfast',
    said: 'fabricantes de uniformes y transportistas',
  },
  { member: 'kirsis-morel', event: 'energy-roundtable', said: 'comparte la planta con la farmacia de al lado' },
  { member: 'rafael-guzman', event: 'energy-roundtable', said: 'En la mesa redonda oí' },
  { member: 'denisse-acosta', event: 'food-business-round', said: 'reconoció una dulcera' },
  { member: 'maximo-corporan', event: 'food-business-round', said: 'Un transportista que estaba en la sala' },
  { member: 'hector-laureano', event: 'inventory-workshop', said: 'Inscripción confirmada: Taller práctico' },
  { member: 'ambiorix-feliz', event: 'bavaro-evening', said: 'Evento cancelado: Noche de conexiones' },
];

interface Fact {
  about: MemberKey;
  fact: string;
  /** Words of every text that says so. */
  said: string[];
}

/** What no register holds: a text that is changed takes the others with it. */
export const facts: Fact[] = [
  {
    about: 'carmen-julia-almanzar',
    fact: 'tells the date of small firms, as Luis Manuel does, as one that may still be moved',
    said: ['Para los micro pusieron el 15 de mayo', 'para los pequeños pusieron el 15 de mayo'],
  },
  {
    about: 'rafael-guzman',
    fact: 'has not signed for electronic invoicing: he tries the system of one provider and waits for the offer of Samuel',
    said: [
      'antes de firmar y me encontré',
      'Lo que hablamos, Rafael',
      'Estoy por firmar con uno',
      'te paso la propuesta',
    ],
  },
  {
    about: 'rafael-guzman',
    fact: 'bought no used oven: the cooperative lends him for a new one',
    said: ['Uno usado que vi en la capital', 'El horno usado no lo compré', 'Lo llevo al próximo comité'],
  },
  {
    about: 'rafael-guzman',
    fact: 'measures with the group on energy, of which the bakery is a point',
    said: ['con el medidor del grupo', 'uno de los veinte puntos de medición'],
  },
  {
    about: 'rafael-guzman',
    fact: 'gathers the bakeries for flour, which is not bought together yet',
    said: ['la harina está en conversación', 'están viendo si entran con la harina', 'Cuatro entran con la harina'],
  },
  {
    about: 'mariluz-herrera',
    fact: 'treats Rafael as usted, and he calls her doña',
    said: ['Lleve una bandeja un martes', 'Llegue a las diez', 'Doña Mariluz, buen día'],
  },
  {
    about: 'kirsis-morel',
    fact: 'shares a generator with the pharmacy next door',
    said: ['Lo mío con la farmacia', 'comparte la planta con la farmacia', 'la planta a medias de Kirsis'],
  },
  {
    about: 'hipolito-garrido',
    fact: 'spoke at the round table and waits for apprentices; later he has two',
    said: [
      'Desde la mesa redonda no ha llegado ninguno',
      'usted está anotado de primero',
      'que tiene a dos en su taller',
    ],
  },
  {
    about: 'aurelio-payano',
    fact: 'shares the cold store, which has no room for his tilapia',
    said: ['la cámara del centro de acopio ya está llena', 'La primera cámara ya trabaja'],
  },
  {
    about: 'belkis-nunez',
    fact: 'has had an employee for about three months at Christmas',
    said: ['Voy a contratar mi primera empleada', 'la mia que tiene poco'],
  },
  {
    about: 'ysabel-nivar',
    fact: 'made the guide to permits with the council',
    said: ['Está en la guía del consejo', 'La hicieron una gestora'],
  },
  {
    about: 'tomas-george',
    fact: 'buys at the quay and from Sergio of Miches',
    said: ['del muelle y de Miches', 'Por eso tu chillo me dura'],
  },
];

/** Beginnings of titles: what is told before what follows from it. */
export const consequences: [cause: string, consequence: string][] = [
  ['Me abrieron un colmado grande', 'Comprar juntos: propuesta'],
  ['Comprar juntos: propuesta', 'Colmados de cuatro municipios'],
  ['Colmados de cuatro municipios', 'Compra en conjunto'],
  ['Mesa redonda: jóvenes', 'No aparecen muchachos'],
  ['No aparecen muchachos', 'Pasantías pagadas'],
  ['Pasantías pagadas', 'Talleres y politécnicos'],
  ['Mesa redonda: apagones', 'Energía medida'],
  ['Mesa redonda: apagones', 'Apagón con el horno lleno'],
  ['Apagones: un grupo de trabajo', 'Energía medida'],
  ['Energía medida', 'Apagón con el horno lleno'],
  ['Centro de acopio', 'Busco cuarto frío'],
  ['Ya está disponible la guía', 'Abrir un local: el orden'],
  ['Tu cartón vale dinero', 'Reciclaje comercial'],
  ['Reciclaje comercial', 'De recoger botellas'],
  ['Festival de la cocina', 'Festival de la Cocina'],
  ['Cobrar en el campo', 'Internet comunitario'],
  ['Del cuaderno al punto de venta', 'e-CF en una panadería'],
  ['Taller: fotos con el celular', 'Tres semanas esperando que la oficina'],
  ['Rueda de negocios: alimentos', 'Más de trescientas citas'],
];

/** Words of the titles of news, with the events that they announce: all of them are on the calendar by then. */
export const announcements: [news: string, events: string[]][] = [
  [
    'Financiamiento, construcción y empaques',
    [
      'inventory-workshop',
      'construction-business-round',
      'financing-conference',
      'ice-plant-visit',
      'packaging-workshop',
      'local-buying-conference',
    ],
  ],
  ['El taller de WhatsApp se llenó', ['whatsapp-workshop']],
  ['empresarios y una mesa servida', ['pricing-breakfast']],
  ['Impuestos y facturación electrónica', ['tax-conference']],
];
