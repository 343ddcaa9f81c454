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

/** What the demo member and some of his contacts wrote to each other. */
export const conversationTexts: ConversationText[] = [
  {
    contact: 'mariluz-herrera',
    unread: 2,
    messages: [
      me(
        9,
        '10:12',
        'Doña Mariluz, buen día. Le llevo pasado mañana la bandeja de prueba: pan de agua, brioche y unos bocadillos de queso.',
      ),
      they(
        9,
        '11:40',
        'Perfecto, Rafael. Venga a las diez, que a esa hora el chef está tranquilo. Pregunte por Yeuri en la entrada de suplidores.',
      ),
      me(7, '13:25', 'Misión cumplida. El chef se quedó con el brioche y me pidió precio por cien unidades diarias.'),
      they(
        7,
        '16:02',
        'Me contó. Dice que por fin alguien le trae un pan que aguanta el desayuno completo sin ponerse como una goma.',
      ),
      me(
        6,
        '05:48',
        'Ese es el truco de la masa madre, que la tengo desde los tiempos de mi papá. ¿Le mando la cotización a usted o a compras?',
      ),
      they(6, '08:30', 'A las dos. Y ponga ahí el horario: necesito el pan en la puerta antes de las cinco y media.'),
      me(
        5,
        '14:10',
        'Ya salió por correo, con entrega a las cinco y cuarto. El primer mes se lo dejo con el flete incluido.',
      ),
      they(1, '17:35', 'Aprobado, Rafael. Empezamos el lunes con ochenta unidades y en quince días subimos a cien.'),
      they(
        1,
        '17:37',
        'Mándeme por aquí el nombre y la placa del que va a traer el pan, para dejarlo autorizado con seguridad.',
      ),
    ],
  },
  {
    contact: 'solange-baez',
    unread: 1,
    messages: [
      they(
        4,
        '09:05',
        'Rafael, ¿haces bocadillos para 120 personas un sábado? Tengo una boda en Cabeza de Toro y la suplidora de siempre me quedó mal.',
      ),
      me(4, '12:30', 'Claro que sí, Solange. ¿Para qué fecha sería y a qué hora hay que estar montados?'),
      they(4, '12:41', 'El último sábado del mes que viene. Montaje a las cuatro, ceremonia a las cinco y media.'),
      me(
        3,
        '06:15',
        'Puedo. Te propongo seis por persona: mini quipes, empanaditas, croquetas de pollo y tres dulces. Saldría en RD$ 310 por cabeza con el transporte.',
      ),
      they(
        2,
        '20:48',
        'Los novios quieren probar primero. ¿Podrías traer una muestra el jueves a mi oficina de Bávaro?',
      ),
      me(2, '21:10', 'El jueves te la llevo antes de mediodía. Salgo de San Pedro apenas termine la segunda horneada.'),
      they(1, '19:22', 'Ay, una cosa más: la novia es celíaca. ¿Tienes algo sin gluten que no sepa a cartón?'),
    ],
  },
  {
    contact: 'samuel-de-los-santos',
    unread: 1,
    messages: [
      me(
        12,
        '15:20',
        'Samuel, soy Rafael, el del cable desconectado. Al final el proveedor no me resolvió lo de vender sin internet.',
      ),
      they(
        12,
        '15:58',
        'Jaja, ya me imaginaba. Si quieres paso por la panadería y vemos qué equipos tienes. A lo mejor no hay que botar nada.',
      ),
      me(
        11,
        '06:40',
        'Tengo una computadora de hace seis años, dos impresoras de tique y una gaveta. Ven después de las nueve, que baja la fila.',
      ),
      they(
        10,
        '18:05',
        'Visto todo. La computadora sirve con más memoria y las impresoras están perfectas; lo único que te hace falta es un respaldo de internet por celular.',
      ),
      me(9, '05:55', 'Eso suena mucho más barato que lo que me estaban vendiendo. Mándame los números cuando puedas.'),
      they(
        2,
        '16:45',
        'Aquí está la lista de equipos que van bien con el sistema: https://www.codiceeste.example/equipos. Marca los que ya tienes y te preparo la propuesta el viernes.',
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
        'Compadre, ya monté los doce botones con foto. La cajera está feliz: el pan de agua es el primero y el más grande.',
      ),
      they(5, '20:15', '¡Eso! ¿Y los sobaos dónde los pusiste? A nosotros nos pasó que los buscaban y no aparecían.'),
      me(
        5,
        '20:22',
        'En la segunda fila, al lado del pan camarón. Si tienes un chin de tiempo, pasa por aquí y me das tu opinión.',
      ),
      they(4, '07:10', 'Paso mañana a media mañana. Guárdame una docena de sobao y te perdono la consulta.'),
      me(4, '07:18', 'Trato hecho. Con café y todo.'),
      they(
        3,
        '12:40',
        'Quedó muy bien la pantalla, de verdad. Solo cámbiale el color al botón de anular, que está muy cerca del de cobrar.',
      ),
      me(3, '13:05', 'Ya se lo cambié. Gracias, Starlin, me ahorraste un dolor de cabeza.'),
    ],
  },
  {
    contact: 'yanelis-ramirez',
    unread: 0,
    messages: [
      they(
        15,
        '08:20',
        'Rafa, ¿tú sabes si la harina vuelve a subir? Me llegó el rumor y tengo quince eventos comprometidos.',
      ),
      me(
        15,
        '09:45',
        'El molino me mantuvo el precio hasta fin de mes. Si quieres hacemos un solo pedido, tu cocina y mi panadería, y nos baja el saco.',
      ),
      they(14, '10:30', 'Cuenta conmigo para veinte sacos. ¿Quién los recibe, tú o yo?'),
      me(14, '11:02', 'Los recibo yo, que tengo rampa. Te los guardo y mandas la guagua cuando te convenga.'),
      they(8, '17:15', 'Llegó todo completo. Te debo un pastelón de amarillos, del grande.'),
      me(8, '17:20', 'Ese se lo apunto a la familia entera, que aquí nadie lo perdona.'),
    ],
  },
  {
    contact: 'niurka-lebron',
    unread: 0,
    messages: [
      me(30, '11:10', 'Licenciada, ¿qué papeles me faltan para la solicitud del horno rotativo?'),
      they(
        30,
        '14:25',
        'Los estados de cuenta de los últimos seis meses y la cotización del horno a nombre de la panadería. El resto ya lo tengo en la carpeta.',
      ),
      me(
        28,
        '08:05',
        'Se los dejé con Carolina en la sucursal del parque. También le puse la carta del hotel, por si ayuda.',
      ),
      they(
        27,
        '15:50',
        'Ayuda, y bastante: un contrato firmado vale más que diez proyecciones. Lo llevo al comité de esta semana.',
      ),
      they(23, '16:30', 'Buenas noticias, don Rafael: aprobado a treinta y seis meses, con tres de gracia.'),
      me(23, '16:41', '¡Dios la bendiga! Esta noche se celebra con pan caliente. Paso mañana a firmar.'),
    ],
  },
  {
    contact: 'wendy-castillo',
    unread: 0,
    messages: [
      they(
        19,
        '07:45',
        'Rafael, me sobró albahaca y tomate cherry de la semana. ¿Te animas con la focaccia que hablamos en el encuentro?',
      ),
      me(19, '08:30', 'Me animo. Apártame cinco libras de tomate y tres mazos de albahaca para el viernes.'),
      they(18, '18:10', 'Apartados. Van en el camión de La Romana y te los dejan en la puerta a las seis.'),
      me(16, '12:15', 'Se vendieron las veinticuatro antes de las once. La semana que viene pon el doble.'),
    ],
  },
  {
    contact: 'ramona-polanco',
    unread: 0,
    messages: [
      they(
        44,
        '10:05',
        'Buenos días, Rafael. La cafetería cumple años este sábado y quiero brindar algo distinto al pan con queso de todos los días.',
      ),
      me(
        44,
        '13:40',
        'Le puedo preparar unos panecillos rellenos, de los que se comen de dos en dos. ¿Para cuántas personas?',
      ),
      they(43, '09:15', 'Para unas sesenta. Pongo su logo en el letrero del parque.'),
      me(43, '09:30', 'Entonces corren por la casa. Allá estaremos a las ocho.'),
    ],
  },
];
