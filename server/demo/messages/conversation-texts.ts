import type { MemberKey } from '../members/member-profiles.ts';

export interface MessageText {
  from: 'demo member' | 'contact';
  daysAgo: number;
  /** In Santo Domingo. */
  time: string;
  text: string;
}

export interface ConversationText {
  contact: MemberKey;
  /** How many of the contact's last messages the demo member has not read. */
  unread: number;
  messages: MessageText[];
}

const they = (daysAgo: number, time: string, text: string): MessageText => ({ from: 'contact', daysAgo, time, text });
const me = (daysAgo: number, time: string, text: string): MessageText => ({ from: 'demo member', daysAgo, time, text });

/** Conversations of the demo member with some of his contacts. */
export const conversationTexts: ConversationText[] = [
  {
    contact: 'mariluz-herrera',
    unread: 2,
    messages: [
      me(
        9,
        '10:12',
        'Doña Mariluz, buen día. Gracias por recomendarme en Juan Dolio. Pasado mañana le llevo la bandeja al chef: pan de agua, brioche y unos palitos de queso.',
      ),
      they(
        9,
        '11:40',
        'Llegue a las diez, que a esa hora Yeuri está tranquilo. Trabajó conmigo y es serio. Son 310 habitaciones, no como aquí.',
      ),
      me(7, '13:25', 'Ya fui. Se quedó con el brioche y me pidió precio por 400 unidades diarias.'),
      they(7, '16:02', 'Me contó. Dice que el que le traen ahora a las nueve ya está como goma.'),
      me(6, '05:48', 'El mío lleva masa madre, de cuando papá. ¿La cotización se la mando a él o a compras?'),
      they(6, '08:30', 'A las dos partes. Ponga ahí el horario: lo necesitan en la puerta antes de las cinco y media.'),
      me(
        5,
        '14:10',
        'Ya salió por correo. A RD$ 35 la unidad, puesto allá a las cinco y cuarto. Son 25 minutos de camino.',
      ),
      they(
        1,
        '17:35',
        'Aprobado, Rafael. Me llamó Yeuri: empiezan la semana que viene con 300 y en quince días suben a 400.',
      ),
      they(1, '17:37', 'Mándeme por aquí nombre y placa del que va a llevar el pan, que se lo paso para seguridad.'),
    ],
  },
  {
    contact: 'solange-baez',
    unread: 1,
    messages: [
      they(
        4,
        '09:05',
        'Rafael, ¿haces picadera para 120 un sábado? Tengo una boda en Cabeza de Toro y me quedaron mal',
      ),
      me(4, '12:30', 'Sí. ¿Qué fecha, y a qué hora hay que estar montados?'),
      they(4, '12:41', 'El último sábado del mes que viene. Montaje a las cuatro'),
      me(
        3,
        '06:15',
        'Puedo. Seis piezas por persona: quipecitos, pastelitos, croquetas de pollo y tres dulces. RD$ 310 por cabeza con transporte.',
      ),
      they(2, '20:48', 'Los novios quieren probar. ¿Me traes una muestra la semana que viene a la oficina de Bávaro?'),
      me(2, '21:10', 'Te aviso la noche antes y llego antes de mediodía.'),
      they(1, '19:22', 'Ay, una cosa: la novia es celíaca. ¿Tienes algo sin gluten que no sepa a cartón?'),
    ],
  },
  {
    contact: 'samuel-de-los-santos',
    unread: 1,
    messages: [
      me(
        12,
        '15:20',
        'Samuel, buenas. Soy Rafael, el de la panadería. Estoy por firmar con uno de facturación y dice que tengo que botar la computadora. ¿Eso es así?',
      ),
      they(12, '15:58', 'Jaja, siempre dicen lo mismo. Si quieres paso y la veo.'),
      me(
        11,
        '06:40',
        'Es de hace seis años. También tengo dos impresoras de ticket y una gaveta. Ven después de las nueve, que baja la fila.',
      ),
      they(
        10,
        '18:05',
        'Visto todo. La computadora sirve, ponle más memoria (unos RD$ 2,800). Las impresoras están bien. Lo que te falta es un respaldo de internet por celular.',
      ),
      me(9, '05:55', 'Me estaban cobrando 65 mil por todo nuevo. Mándame los números cuando puedas.'),
      they(
        2,
        '16:45',
        'Aquí está la lista de equipos que van bien con cualquier sistema: https://www.codiceeste.example/equipos. Marca los que ya tienes y en dos o tres días te paso la propuesta.',
      ),
    ],
  },
  {
    contact: 'starlin-berroa',
    unread: 0,
    messages: [
      me(
        5,
        '19:30',
        'Compadre, hablé con las otras panaderías. Cuatro entran con la harina. ¿Me abres una columna en la hoja?',
      ),
      they(5, '20:15', 'Abierta. ¿Cuántos sacos son y quién firma por ustedes?'),
      me(5, '20:22', 'Entre los cinco, 140 a la quincena. Firmo yo.'),
      they(
        4,
        '07:10',
        'Anotado. Te aviso antes de cerrar la hoja. Y guárdame una docena de sobao, que paso por San Pedro',
      ),
      me(4, '07:18', 'Jaja, está bien.'),
      they(3, '12:40', 'Rafael, el de Villa Velásquez puso 400 sacos. ¿Eso es así o le sobra un cero?'),
      me(3, '13:05', 'Le sobra un cero. Son 40, corrígelo ahí.'),
    ],
  },
  {
    contact: 'yanelis-ramirez',
    unread: 0,
    messages: [
      they(15, '08:20', 'Rafa, ¿la harina vuelve a subir? Me llegó el rumor y tengo quince eventos comprometidos'),
      me(15, '09:45', 'A mí el molino me la mantuvo hasta fin de mes. Si quieres pedimos juntos y nos baja el saco.'),
      they(14, '10:30', 'Ponme veinte sacos. ¿Los recibes tú?'),
      me(14, '11:02', 'Sí, que tengo rampa. Mandas la guagua cuando puedas.'),
      they(8, '17:15', 'Llegó todo. Te debo un pastelón.'),
      me(8, '17:20', 'De plátano maduro. Anotado está 😄'),
    ],
  },
  {
    contact: 'niurka-lebron',
    unread: 0,
    messages: [
      me(
        30,
        '11:10',
        'Licenciada, buenos días. El horno usado no lo compré, me voy por el nuevo con ustedes. ¿Qué papeles me faltan?',
      ),
      they(
        30,
        '14:25',
        'Los estados de cuenta de seis meses y la cotización a nombre de la panadería. Lo demás ya lo tengo.',
      ),
      me(
        28,
        '08:05',
        'Se los dejé con Carolina en la sucursal del parque. Le puse también las cartas de las tres cafeterías.',
      ),
      they(27, '15:50', 'Eso ayuda, clientes fijos por escrito. Lo llevo al próximo comité.'),
      they(23, '16:30', 'Don Rafael, aprobado. Treinta y seis meses con tres de gracia.'),
      me(23, '16:41', '¡Dios la bendiga! Mañana paso a firmar.'),
    ],
  },
  {
    contact: 'wendy-castillo',
    unread: 0,
    messages: [
      they(19, '07:45', 'Rafael, me sobró albahaca y tomate cherry. ¿Haces la focaccia que hablamos?'),
      me(19, '08:30', 'Apártame cinco libras de tomate y tres mazos de albahaca para pasado mañana.'),
      they(18, '18:10', 'Van mañana en el camión de La Romana, te los dejan a las seis.'),
      me(16, '12:15', 'Se vendieron las veinticuatro antes de las once. Para la otra semana, el doble.'),
    ],
  },
  {
    contact: 'ramona-polanco',
    unread: 0,
    messages: [
      they(
        44,
        '10:05',
        'Buenos días Rafael, la semana que viene la cafetería cumple años y yo quiero brindar algo que no sea el pan con queso de todos los días',
      ),
      me(44, '13:40', 'Le puedo hacer unos panecitos rellenos, doña Ramona. ¿Para cuántas personas?'),
      they(43, '09:15', 'Unas 60 y le pongo el letrero de la panadería en la puerta'),
      me(43, '09:30', 'Entonces van por la casa. Ese día a las ocho estoy en El Seibo.'),
    ],
  },
];
