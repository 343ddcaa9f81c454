import type { PostText } from './post-text.ts';

export const financePosts: PostText[] = [
  {
    author: 'rafael-guzman',
    daysAgo: 262,
    likes: 3,
    title: 'Horno nuevo: ¿banco, cooperativa o lo compro usado?',
    content: [
      'Saludos. El horno rotativo mío tiene diecinueve años y ya el técnico viene más que mi familia. Estoy entre tres cosas:',
      '- Banco a cinco años, con el local de garantía.\n- Cooperativa: la cuota es más alta, pero no hipoteco nada.\n- Uno usado que vi en la capital, RD$ 480,000 al contado, que son todos mis ahorros.',
      'El usado me da miedo por las piezas y el banco por la garantía. La panadería vende parejo todo el año, sin picos. ¿Qué harían ustedes?',
    ],
    comments: [
      {
        author: 'yamil-abud',
        text: '¿Cuánto se te va al mes en reparaciones y pan quemado? Suma eso primero. Más o menos, ¿cuánto es?',
        replies: [
          {
            author: 'rafael-guzman',
            text: 'El pan perdido nunca lo he sumado. Esta semana lo apunto día por día y te cuento.',
          },
        ],
      },
      {
        author: 'idalia-vizcaino',
        text: 'El mío es usado y ha salido bueno. Pero fui con mi técnico y lo tuvimos dos horas prendido. Era de un señor de La Romana.',
      },
      {
        author: 'niurka-lebron',
        text: 'A veces aceptamos el mismo equipo como garantía. Eso sí, le prestamos al socio: se abre la cuenta con su aporte y ya puede solicitar. Pregunte antes de descartarnos por la cuota.',
      },
      {
        author: 'hector-laureano',
        text: 'Antes de poner el local pregunta en PROMIPYME, que la tasa es otra. Yo duré como 2 meses',
      },
      { author: 'tirso-maldonado', daysLater: 70, text: 'Y en que quedo eso Rafael?' },
    ],
  },
  {
    author: 'bienvenido-mota',
    title: '¿Hasta dónde le aguantan a un contratista que paga a 60 días?',
    content: [
      'Cuatro contratistas son más de la mitad de lo que vendo en la ferretería. Buenos clientes, pero me pagan cuando les pagan a ellos. El del cemento quiere lo suyo a los quince días.',
      'Probé con descuento por pronto pago y lo aprovechó uno solo. Quiero ponerle a cada quien un tope de crédito y no despachar más de ahí, pero me da cosa que crucen la calle y le compren al otro. ¿Alguien lo ha hecho?',
    ],
    comments: [
      {
        author: 'ana-iris-zorrilla',
        text: 'Ponlo, Bienvenido. Yo lo presenté como política nueva para todo el mundo, con carta y sello, y nadie lo tomó personal.',
      },
      {
        author: 'nicolas-abreu',
        text: 'Yo soy de los que pagan cuando cobran, no te voy a mentir. Si me dices desde el principio "hasta aquí", compro por etapa. Lo que no se vale es que me paren el despacho un martes con los albañiles arriba del techo.',
      },
      {
        author: 'raulin-gil',
        text: 'a como tiene el cemento?',
        replies: [
          { author: 'bienvenido-mota', text: 'A 545 la funda, por paleta algo menos.' },
          { author: 'raulin-gil', text: 'en hato mayor esta a 530' },
          { author: 'santos-manzueta', text: '530 donde?' },
          { author: 'raulin-gil', text: 'en la que esta frente al play' },
          { author: 'moises-belen', text: 'ese es el q se pone duro' },
          { author: 'tirso-maldonado', text: 'Yo lo consigo a 521 pero son 300 fundas' },
        ],
      },
      { author: 'anabel-concepcion', text: 'Pídeles pagaré, o mínimo la orden de compra firmada.' },
      {
        author: 'juan-carlos-pilier',
        text: 'Dos cuentas: la de la obra grande con plazo, y la de lo que falta a última hora, al contado. Ya no me deben tanto.',
      },
      { author: 'domingo-avila', text: 'ESE ES EL PROBLEMA' },
    ],
  },
  {
    author: 'pascual-del-carmen',
    title: 'Tengo trabajo hasta dentro de cuatro meses y no tengo con qué comprar madera',
    content: [
      'Compañeros, no sé si a otros talleres les pasa, porque uno de eso no habla, pero yo tengo la agenda llena y ayer estaba bregando con las cuentas para comprar tres tablones de cedro y no aparecían los cuartos, porque yo cobro la mitad al empezar y eso se me va en terminar lo del cliente anterior, y cuando llego al final ya ese dinero no está y espero el próximo avance para el herraje del otro, y mi esposa dice que eso es tapar un hoyo con otro y tiene razón, y el muchacho que trabaja conmigo cobra los sábados, y la semana pasada le pagué con lo que una clienta me dio para la madera, entonces yo quiero saber si de ahí se sale sin coger prestado.',
    ],
    comments: [
      {
        author: 'yamil-abud',
        text: 'Te estás financiando con los avances. Cobra en tres: 50 % al encargar, 30 % con la pieza armada y 20 % al entregar, y el avance de cada cliente en un sobre aparte. Si ya el hoyo es grande, un préstamo pequeño una sola vez.',
      },
      {
        author: 'moises-belen',
        text: 'a mi me paso igualito con las verjas maestro. ahora el cliente compra el material directo en la ferreteria y yo cobro la mano de obra. gano un chin menos pero duermo',
      },
      {
        author: 'katherine-suarez',
        text: 'Maestro, suba el precio. Con cuatro meses de espera está barato, se lo digo yo que le mando clientes.',
      },
      {
        author: 'adalgisa-pimentel',
        text: 'Maestro ni se le ocurra coger con el prestamista, yo pague al 20 mensual y todavia me acuerdo. A mi Banca Solidaria fue que me saco de ahi',
      },
      {
        author: 'nathalie-urena',
        text: 'Yo estoy en un san de 10 con las vecinas y siempre pido el número de noviembre, para las telas de diciembre 🙏🏽',
      },
    ],
  },
  {
    author: 'yokasta-then',
    daysAgo: 80,
    title: 'Cuánto fiao es demasiado en un colmado?',
    content: [
      'Me puse a sumar la libreta completa y tuve que sentarme: RD$ 187,340 en la calle 😳',
      'La gente paga, pero paga los 15 y los 30, y a mí el camión me viene lunes y jueves. El mes pasado me salvó el san, que gracias a Dios me tocaba, porque al prestamista no vuelvo ni muerta. Le puse un tope a cada familia, lo de una semana de compra, y hasta ahora se me molestaron 2.',
      'Ustedes cómo lo llevan, libreta, aplicación o cero fiao? Y qué le dicen al que tiene 20 años comprándoles?',
    ],
    comments: [
      {
        author: 'starlin-berroa',
        text: 'Nosotros lo tenemos en el punto de venta con nombre y tope. Cuando la doñita llega al límite le sale en rojo y ya.',
      },
      {
        author: 'ramona-polanco',
        text: 'Al de los 20 años le hablo aparte y le digo mire vamos a bajar un poquito primero. Ninguno me ha dejado de comprar. Y bebida no le fío ni a mi compadre',
      },
      {
        author: 'franklin-severino',
        text: 'Por lo que veo en la ruta, el colmado que anda bien tiene en fiao menos de una semana de venta. Creo que es mucho lo tuyo',
      },
      {
        author: 'belkis-nunez',
        text: 'Los fines de semana no fio, que es cuando viene gente de fuera. De lunes a jueves si',
      },
      {
        author: 'jose-altagracia-cordero',
        text: 'Cero fiao. Mis clientes son empleados de hotel y rotan mucho. Si uno se va para otro hotel a quién le cobro?',
      },
      {
        author: 'anyelo-castro',
        text: 'MOTORES CON 0 INICIAL 🏍️🔥 para su delivery, aprobación en 1 hora, info x interno!!!',
        replies: [
          { author: 'jose-altagracia-cordero', text: 'Y eso qué tiene que ver con el fiao?' },
          { author: 'anyelo-castro', text: 'El que tiene motor va y cobra la libreta 😂' },
          { author: 'jose-altagracia-cordero', text: 'Vete a vender pa otro lado' },
          { author: 'wander-marte', text: 'y el 0 inicial es dizque 0 o hay q llevar algo?' },
          {
            author: 'yudelka-santana',
            text: 'Anyelo, los anuncios no van en la conversación de otra persona. Pon los motores en tu ficha del directorio, que para eso está. Si se repite, la moderación lo retira.',
          },
        ],
      },
    ],
  },
  {
    author: 'tirso-maldonado',
    title: 'Socio o prestamo para la segunda vibradora de bloques?',
    content: [
      'En Veron estan levantando casas por donde quiera y estoy rechazando pedidos. Con otra maquina y mas patio duplico.',
      'Un señor pone la maquina (1.3 millones) y vamos a medias en esa linea, pero de bloques no sabe nada. Tambien tengo un prestamo aprobado al 19%. Si el auge se acaba me quedo con la deuda. Que hago?',
    ],
    comments: [
      {
        author: 'lourdes-cabral',
        text: 'Si te vas por el socio, escriban qué pasa si uno quiere salirse, quién firma los cheques y quién paga si la máquina se daña.',
      },
      {
        author: 'ramon-emilio-castillo',
        solves: true,
        text: 'Hay otra: alquila capacidad. En La Romana hay talleres de bloques a media máquina que te producen con tu molde. Pruebas seis meses sin coger un peso.',
      },
      {
        author: 'yamil-abud',
        text: 'Haz el flujo con la venta actual y una parte de lo que rechazas, no con todo.',
      },
      { author: 'domingo-avila', text: 'SOCIO NO', replies: [{ author: 'yeison-cedeno', text: 'x q?' }] },
    ],
  },
  {
    author: 'dahiana-reynoso',
    title: 'Separar el dinero del negocio del de la casa',
    content: [
      'Soy contable de formación y aun así los primeros años mezclé todo. Lo que por fin me funcionó fue abrir una cuenta solo para ventas, de donde no se paga *nada* personal, y ponerme un sueldo los 15 y los 30. Poquito. Aparte hay un sobre para impuestos y nómina, con un porcentaje de cada venta el mismo día.',
      'Y si saco mercancía para mí, la paso por caja. Todavía me pasa que se me olvida, en diciembre sobre todo.',
    ],
    comments: [
      { author: 'nathalie-urena', text: 'Jajajaja yo ni lo anoto!! 🙈' },
      { author: 'carmen-julia-almanzar', text: 'Lo del sobre, que lo lea todo el mundo.' },
      {
        author: 'rosa-elena-tavarez',
        text: 'Y cómo decidiste cuánto ponerte de sueldo? En la cafetería lo que sobra cada semana es distinto',
      },
      { author: 'yahaira-dishmey', text: 'Me vi en el espejo 😅' },
    ],
  },
  {
    author: 'niurka-lebron',
    title: 'Qué miramos en la cooperativa antes de aprobarle a un negocio pequeño',
    content: [
      'Me lo preguntan tanto que mejor lo escribo. La cooperativa le presta a sus socios, así que lo primero es abrir la cuenta, y lo que más pesa después es que se ahorre, aunque sean RD$ 500 a la semana. Que el dueño sepa cuánto vende en un mes malo. Que las compras se parezcan a las ventas: si vende arroz, que compre arroz. Dos suplidores que den referencia. La garantía va de última.',
      'No hay que traer carpetas con separadores, una libreta de seis meses bien llevada nos sirve. Y si le dicen que no, pregunte por qué. Estamos de 8 a 4.',
    ],
    comments: [
      {
        author: 'denisse-acosta',
        text: 'A mi me negaron una vez y nadie me dijo por que. En Adopem fue que me explicaron que era por no poder demostrar ventas, todo en efectivo y sin apuntar. Alla empece con 15 mil pesos y ya voy por el tercero 🙏',
      },
      {
        author: 'aurelio-payano',
        text: '¿Cuentan los estanques como garantía, o solo título de propiedad?',
        replies: [
          {
            author: 'niurka-lebron',
            text: 'Depende, Aurelio. Si tiene contrato con un comprador fijo, tráigalo. Pase y lo vemos.',
          },
        ],
      },
      {
        author: 'confesor-javier',
        text: 'Y avísenle al suplidor que van a dar su nombre. A mí me llaman de sorpresa y me quedo buscando la ficha',
      },
      { author: 'iluminada-garcia', text: 'Bendiciones' },
    ],
  },
  {
    author: 'yamil-abud',
    title: 'Tres errores de los que piden capital de trabajo',
    content: [
      'Diecisiete años del lado del banco y todavía veo solicitudes buenas mal presentadas.',
      'El primero, pedir "lo que me den". El monto sale de una cuenta: días de inventario más días de crédito a clientes, menos lo que te fía el suplidor.',
      'El segundo, coger un préstamo corto para algo que dura diez años. Y el peor es esconder una deuda.',
      'En el próximo encuentro llevo una hojita para calcular el monto, si les interesa.',
    ],
    comments: [
      { author: 'rafael-guzman', text: 'Trae la hojita, por favor. Yo soy de los de "lo que me den".' },
      {
        author: 'tirso-maldonado',
        text: 'El segundo lo cometi enterito, compre el patio con linea de credito. Todavia lo estoy pagando',
      },
      { author: 'denisse-acosta', text: 'Yo quiero la hojita tambien!! 🙋🏽‍♀️' },
    ],
  },
  {
    author: 'roberto-carlos-jimenez',
    title: '¿Minibús de 10 años con el dealer o con préstamo personal?',
    content: [
      'Se me dañó la transmisión de un minibús y arreglarla cuesta casi un inicial. Vi uno de medio uso en RD$ 1,150,000, pero los bancos no financian vehículos de esa edad. El dealer pide un inicial grande y el resto en letras; la tasa no la dice, solo la cuota. La saqué con la calculadora y me mareé.',
      'Tengo traslados fijos con dos hoteles. ¿Será mucho pedirles un adelanto a cambio de precio?',
    ],
    comments: [
      {
        author: 'lorenzo-upia',
        text: 'La zona franca me adelantó una vez contra seis meses de descuento. Eso fue en 2019, no sé ahora.',
      },
      {
        author: 'hipolito-garrido',
        text: 'Tráigame la transmisión antes de comprar nada. No le prometo, pero a veces lo que cotizan como cambio completo es un paquete y dos sellos.',
      },
      {
        author: 'teresa-olivero',
        text: 'Si firmas letras, pregunta qué seguro trae la cuota. Muchas veces es el de ley y nada más.',
      },
      {
        author: 'yeison-cedeno',
        text: 'q modelo es?',
        replies: [
          { author: 'roberto-carlos-jimenez', text: 'H1 2014' },
          { author: 'roberto-carlos-jimenez', text: '2015, perdón' },
        ],
      },
    ],
  },
  {
    author: 'nathalie-urena',
    title: 'Qué % piden de avance para decorar un evento?',
    content: [
      'Yo pido el 30 %. El mes pasado me cancelaron 4 días antes y perdí como 20 y pico mil en telas y flores, no he querido sumar 😭 Cuánto piden ustedes, y devuelven algo?',
    ],
    comments: [
      {
        author: 'solange-baez',
        solves: true,
        text: '50 % para reservar, 40 % treinta días antes, 10 % la semana del evento. El día no se cobra, NUNCA.',
      },
      {
        author: 'noemi-valdez',
        text: 'La flor la cobro completa 15 días antes, porque así me la cobran a mí 🌸 la mano de obra sí puede esperar',
      },
      {
        author: 'jonathan-rosario',
        text: 'Diles que la fecha que te ocuparon no la vuelves a vender',
      },
      { author: 'denisse-acosta', text: 'y el que cancela x un duelo?' },
    ],
  },
  {
    author: 'juan-carlos-pilier',
    title: '¿Cuándo se sabe que ya toca la tercera sucursal?',
    content: [
      'Tengo dos tiendas de pintura en La Romana. Me ofrecen un local en Higüey, buena avenida y con parqueo, a US$ 1,400 al mes.',
      'La primera sucursal la abrí por instinto y salió bien; la segunda también, pero tardó en dejar de pedir. Esta vez quiero sacar números antes: inventario, nómina, letrero, preparadora de color y lo que uno nunca calcula. Los que abrieron en Higüey viniendo de otro pueblo, ¿qué no vieron venir?',
    ],
    comments: [
      {
        author: 'wilkin-rijo',
        text: 'Los dias de peregrinos. Hay semanas que por esa avenida no entra un camion. Pregunta por cual lado se carga y descarga',
      },
      {
        author: 'eligio-mercedes',
        text: 'El encargado.',
      },
      {
        author: 'julissa-tolentino',
        text: 'Pide meses de gracia por la adecuación y tope al aumento anual. En Higüey lo están dando.',
      },
      {
        author: 'odalis-mariano',
        text: 'La vitrina te la hago con precio de compañero. Y pide transformador propio, los de esa cuadra están cargados.',
      },
      { author: 'elvis-abad', text: 'Higüey te espera!! 🙌🏽' },
    ],
  },
  {
    author: 'mercedes-leonardo',
    title: 'Un hotel me quiere pagar los uniformes a noventa días',
    content: [
      'Me adjudicaron cuatrocientos uniformes, el pedido más grande de mi vida: RD$ 1,058,400. Pagan a noventa días de la entrega. La tela yo la pago al contado y las muchachas cobran cada quincena.',
      'No quiero soltarlo y tampoco cerrar el taller por ese pedido. ¿Eso se negocia? ¿Alguien ha conseguido financiamiento con la orden de compra?',
    ],
    comments: [
      {
        author: 'wellington-soriano',
        solves: true,
        text: 'Negocia la entrega: cuatro de cien. El reloj arranca con la primera.',
      },
      {
        author: 'yamil-abud',
        text: 'Con la orden de compra y el historial del hotel se consigue adelanto, o descuentas la factura cuando la emitas. Eso sí: si el financiamiento se come más de la mitad del margen, ajusta el precio antes de firmar.',
      },
      {
        author: 'osvaldo-frias',
        text: 'Yo te coso una parte si no das abasto, y te espero los mismos noventa días.',
        replies: [
          {
            author: 'mercedes-leonardo',
            daysLater: 1,
            text: 'Mañana te llamo, Osvaldo. ¿Y el ITBIS de la tela quién lo aguanta en ese tiempo?',
          },
        ],
      },
      {
        author: 'mariluz-herrera',
        text: 'Averigua quién firma el recibido. En los hoteles grandes la factura se queda semanas en un escritorio por esa firma. Lo vi en uno de Punta Cana.',
      },
      { author: 'sandra-polonia', text: 'Éxitos, Mercedes! Ese es un pedido grande 🙌' },
      { author: 'adalgisa-pimentel', text: '90 dia es un avuso' },
    ],
  },
  {
    author: 'teresa-olivero',
    title: '¿Saben qué cubre de verdad el seguro de su local?',
    content: [
      'A una clienta se le metió el aguacero por el techo y el seguro no le pagó: la mercancía estaba directo en el piso. Busquen en su póliza qué dice del agua y del piso, y cuánto es el deducible.',
    ],
    comments: [],
  },
];
