import type { PostText } from './post-text.ts';

export const financePosts: PostText[] = [
  {
    author: 'rafael-guzman',
    daysAgo: 262,
    likes: 3,
    title: 'Horno nuevo: ¿banco, cooperativa o lo compro usado?',
    content: [
      'Saludos. Mi horno rotativo tiene diecinueve años y ya el técnico viene más que mi familia. Tengo tres caminos y quiero oír a gente que haya pasado por ahí:',
      '- Préstamo del banco a cinco años, con el local de garantía.\n- La cooperativa, cuota más alta pero sin hipotecar nada.\n- Uno usado que venden en la capital, al contado, con lo que tengo ahorrado.',
      'El usado me da miedo por las piezas. El banco me da miedo por la garantía. **¿Qué harían ustedes con una panadería que factura parejo todo el año, sin picos?**',
    ],
    comments: [
      {
        author: 'yamil-abud',
        text: 'Si la venta es pareja, el plazo debe parecerse a la vida útil del horno y la cuota no pasar de lo que te ahorras en reparaciones y pan perdido más un margen. Haz esa cuenta primero: a veces el horno se paga solo y no hay que apretar el local.',
        replies: [
          {
            author: 'rafael-guzman',
            text: 'Nunca había sumado el pan perdido. Esta semana lo apunto día por día y te cuento qué sale.',
          },
        ],
      },
      {
        author: 'idalia-vizcaino',
        text: 'Yo compré usado y me salió bueno, pero fui con mi técnico a verlo trabajar dos horas a toda temperatura antes de soltar un peso. Si no te dejan probarlo caliente, sal corriendo.',
      },
      {
        author: 'niurka-lebron',
        text: 'En la cooperativa muchas veces se puede poner el mismo equipo como garantía. Pregunta por eso antes de descartarla por la cuota.',
      },
    ],
  },
  {
    author: 'bienvenido-mota',
    title: 'Contratistas que pagan a sesenta días: ¿hasta dónde aguantan ustedes?',
    content: [
      'En la ferretería tengo cuatro contratistas que son casi el 40 % de la venta. Buenos clientes, pero todos me pagan cuando les pagan a ellos. El suplidor de cemento, en cambio, quiere lo suyo a los quince días.',
      'Ya probé con descuento por pronto pago y uno solo lo aprovechó. Estoy pensando en poner un **límite de crédito por escrito** y cortar el despacho al llegar ahí, pero me da cosa que crucen la calle y le compren al otro.',
      '¿Alguien ha puesto límite sin perder al cliente?',
    ],
    comments: [
      {
        author: 'ana-iris-zorrilla',
        text: 'Ponlo. El cliente que se va porque le pusiste límite es el mismo que te iba a quedar mal. Yo lo presenté como política nueva para todo el mundo, con carta y sello, y nadie lo tomó personal.',
      },
      {
        author: 'nicolas-abreu',
        text: 'Hablo desde el otro lado: soy de los que pagan cuando cobran. Si me dices desde el principio «hasta aquí», yo planifico las compras por etapa. Lo que mata es que te corten el despacho un martes con los albañiles arriba del techo.',
        replies: [
          {
            author: 'bienvenido-mota',
            text: 'Eso me ayuda mucho, ingeniero. Lo voy a atar a las etapas de la obra y no a la fecha.',
          },
        ],
      },
      {
        author: 'anabel-concepcion',
        text: 'Pídeles un pagaré o al menos la orden de compra firmada. No para demandar a nadie, sino para que el que recibe el material sepa que hay un papel.',
      },
      {
        author: 'juan-carlos-pilier',
        text: 'Yo les doy dos cuentas: la de la obra grande, con plazo, y la de los faltantes de última hora, al contado. Parece poca cosa y me bajó la cartera casi un tercio.',
      },
    ],
  },
  {
    author: 'pascual-del-carmen',
    title: 'Tengo trabajo hasta dentro de cuatro meses y no tengo con qué comprar madera',
    content: [
      'Compañeros, no sé si a otros talleres les pasa. La agenda llena, gente esperando puertas y closets, y yo sacando cuentas para comprar tres tablones de cedro.',
      'Cobro la mitad al empezar y la mitad al entregar. El problema es que entre una cosa y otra se me va el avance en la obra anterior. Es como una cadena: **el que paga hoy está pagando lo del que encargó hace dos meses**.',
      '¿Cómo se sale de ahí sin coger prestado? ¿O es que hay que coger prestado una vez y ordenarse?',
    ],
    comments: [
      {
        author: 'yamil-abud',
        text: 'Eso tiene nombre: te estás financiando con los avances. Se sale de una de dos formas: una inyección única (préstamo pequeño o ahorro) o cobrar en tres partes: 50 % al encargar, 30 % cuando la pieza está armada y 20 % al entregar. Y el avance de cada cliente, en cuenta aparte, aunque sea un sobre.',
      },
      {
        author: 'moises-belen',
        text: 'A mí me pasó igualito con las verjas. Lo que me salvó fue que el cliente compre el material directo en la ferretería y yo solo cobre la mano de obra. Gano un chin menos pero duermo.',
        replies: [
          {
            author: 'pascual-del-carmen',
            text: 'Con la madera es más difícil porque yo escojo el tablón, pero para herrajes y tapizado lo puedo hacer desde mañana.',
          },
        ],
      },
      {
        author: 'katherine-suarez',
        text: 'Maestro, y suba el precio. Si tiene cuatro meses de cola, está barato. Se lo digo yo, que le mando clientes.',
      },
    ],
  },
  {
    author: 'yokasta-then',
    title: 'El fiao del colmado: ¿cuánto es demasiado?',
    content: [
      'Hice el ejercicio de sumar la libreta completa y me senté. Tenía en la calle más de lo que tenía en el tramo.',
      'La gente es buena y paga, pero paga los 15 y los 30, y yo le compro al camión los lunes y los jueves. Decidí ponerle un tope a cada familia según lo que consume en una semana y hasta ahora solo dos se molestaron.',
      'Quiero saber cómo lo llevan los demás: **¿libreta, aplicación, o cero fiao?** ¿Y qué le dicen al que lleva veinte años comprándoles?',
    ],
    comments: [
      {
        author: 'starlin-berroa',
        text: 'Nosotros lo metimos en el punto de venta con nombre y tope. Cuando la doñita llega al límite, el que dice que no es el sistema y no el muchacho. Se acabó la pena.',
      },
      {
        author: 'ramona-polanco',
        text: 'Al de los veinte años le hablo en privado y con cariño: «vamos a bajar un poquito primero». Nunca me han dejado de comprar por eso. Lo que sí no hago es fiar bebida.',
        replies: [{ author: 'yokasta-then', text: 'Lo de la bebida lo voy a copiar esta misma semana, doña Ramona.' }],
      },
      {
        author: 'franklin-severino',
        text: 'Como distribuidor te digo lo que veo en la ruta: el colmado sano tiene en fiao menos de una semana de venta. Cuando pasa de ahí empieza a pedirme a mí más plazo, y ahí comienza el lío de los dos.',
      },
      {
        author: 'belkis-nunez',
        text: 'Yo quité el fiao los fines de semana, que es cuando viene gente de fuera. De lunes a jueves sí, porque son los vecinos.',
      },
      {
        author: 'jose-altagracia-cordero',
        text: 'Cero fiao desde que abrí, pero mi caso es distinto: empleados de hotel que rotan mucho. Si uno se va para otro hotel, ¿a quién le cobro?',
      },
    ],
  },
  {
    author: 'marcelino-joseph',
    title: '¿Cómo estiran el dinero de la zafra para todo el año?',
    content: [
      'La caña paga fuerte unos meses y después hay que sostenerse con lo guardado, el mantenimiento de los cortes y la familia. Cada año digo que voy a apartar y cada año aparece una goma del tractor.',
      'Tengo ya unas tareas de plátano y yuca que dan algo en tiempo muerto, pero no cubren la nómina. Me gustaría saber si otros colonos o productores **se ponen un sueldo fijo** y cómo hacen para respetarlo.',
    ],
    comments: [
      {
        author: 'frank-felix-medrano',
        text: 'Marcelino, divide el ingreso neto entre doce y transfiérete esa parte el día primero, como si fueras empleado. El resto, en otra cuenta que no tenga tarjeta. Y la goma del tractor se presupuesta: no es sorpresa si pasa todos los años.',
        replies: [
          {
            author: 'marcelino-joseph',
            text: 'Eso de la cuenta sin tarjeta es lo que me falta. La tentación está en el bolsillo.',
          },
        ],
      },
      {
        author: 'benito-hernandez',
        text: 'Yo metí unas vaquitas de ordeño precisamente para eso: la leche no es mucha, pero entra cada quincena y paga a los muchachos.',
      },
      {
        author: 'teofilo-mateo',
        text: 'En la cooperativa de cacao acordamos que el comprador nos retenga un pedacito en la cosecha y nos lo entregue en la época floja. Al principio nadie quería; hoy nadie quiere que lo quiten.',
      },
    ],
  },
  {
    author: 'tirso-maldonado',
    title: 'Segunda vibradora de bloques: ¿socio o préstamo?',
    content: [
      'En Verón están levantando casas por todas partes y yo estoy rechazando pedidos. Con otra máquina y un patio más grande duplico.',
      'Me apareció un señor que pone la máquina a cambio de la mitad de la ganancia de esa línea. También tengo aprobado un préstamo, a una tasa que no me quita el sueño pero tampoco me deja roncar.',
      'Lo que me preocupa del socio es que *no sabe nada de bloques*. Lo que me preocupa del préstamo es que el auge se acabe. ¿Experiencias?',
    ],
    comments: [
      {
        author: 'lourdes-cabral',
        text: 'Si te vas por el socio, que quede escrito qué pasa si uno quiere salirse, quién firma los cheques y qué pasa si la máquina se daña. Las sociedades se rompen por lo que nadie preguntó el primer día.',
      },
      {
        author: 'ramon-emilio-castillo',
        solves: true,
        text: 'Hay una tercera: alquila la capacidad. Conozco talleres de bloques en La Romana que están a media máquina y te producirían con tu molde. Pruebas el mercado seis meses sin endeudarte.',
        replies: [
          {
            author: 'tirso-maldonado',
            text: 'No se me había ocurrido, Ramón Emilio. Te escribo por interno a ver quién puede.',
          },
        ],
      },
      {
        author: 'yamil-abud',
        text: 'Haz el flujo con la venta actual más la mitad de lo que estás rechazando, no con todo. Si aun así la cuota cabe, el préstamo es tuyo y la ganancia también.',
      },
    ],
  },
  {
    author: 'dahiana-reynoso',
    title: 'Separar el dinero del negocio del de la casa: lo que a mí me funcionó',
    content: [
      'Soy contable de formación y aun así los dos primeros años mezclé todo. Comparto el orden que por fin me resultó, a ver si le sirve a alguien:',
      '1. Una cuenta solo para ventas; de ahí no se paga *nada* personal.\n2. Un sueldo para mí, fijo, los días 15 y 30. Poquito, pero sagrado.\n3. Un tercer sobre para impuestos y empleados, que se llena con un porcentaje de cada venta el mismo día.\n4. Si saco mercancía para mí, la paso por caja.',
      'El cuarto fue el más duro. Descubrí que yo era mi segunda mejor clienta.',
    ],
    comments: [
      {
        author: 'nathalie-urena',
        text: 'Me reí con lo de la segunda mejor clienta y después me puse seria, porque yo soy la primera de mi negocio.',
      },
      {
        author: 'carmen-julia-almanzar',
        text: 'Firmo debajo de los cuatro puntos. El tercero es el que más dolores de cabeza evita el día 20.',
      },
      {
        author: 'rosa-elena-tavarez',
        text: '¿Y cómo decidiste cuánto ponerte de sueldo? En la cafetería lo que sobra cada semana es distinto.',
        replies: [
          {
            author: 'dahiana-reynoso',
            text: 'Empecé con lo mínimo que necesitaba para la casa y lo revisé a los seis meses. Si una semana sobra, se queda en el negocio; si falta, no lo completo con la venta del día siguiente.',
          },
        ],
      },
    ],
  },
  {
    author: 'niurka-lebron',
    title: 'Qué miramos en la cooperativa antes de aprobarle a un negocio pequeño',
    content: [
      'Me lo preguntan tanto que mejor lo escribo. Cuando llega una solicitud de un comercio, esto es lo que más pesa, en este orden:',
      '- **Que ahorre**, aunque sea poco. El hábito dice más que el monto.\n- **Que sepa cuánto vende** en un mes malo. El mes bueno se lo sabe todo el mundo.\n- Que las compras se parezcan a las ventas: si vende arroz, que compre arroz.\n- Referencias de dos suplidores.\n- La garantía, de última.',
      'No hace falta traer carpetas con separadores. Una libreta bien llevada de seis meses nos sirve. Y si la respuesta es no, pidan que les expliquen por qué: casi siempre tiene arreglo.',
    ],
    comments: [
      {
        author: 'denisse-acosta',
        text: 'A mí me negaron una vez y nadie me explicó. Después supe que era porque no podía demostrar ventas: todo en efectivo y sin apuntar. Ahora apunto hasta el dulce que regalo.',
      },
      {
        author: 'aurelio-payano',
        text: '¿Cuentan los estanques como garantía, o solo título de propiedad?',
        replies: [
          {
            author: 'niurka-lebron',
            text: 'Depende de cada caso, Aurelio, pero el contrato de venta con un comprador fijo suele pesar más que el estanque. Tráelo si lo tienes.',
          },
        ],
      },
      {
        author: 'confesor-javier',
        text: 'Como suplidor que da referencias: avísenle a uno que van a dar su nombre. Me han llamado de sorpresa y uno se queda buscando la ficha.',
      },
    ],
  },
  {
    author: 'yamil-abud',
    title: 'Tres errores que veo cada semana al pedir capital de trabajo',
    content: [
      'Estuve quince años del lado del banco y todavía me duele ver solicitudes buenas mal presentadas.',
      '**Uno:** pedir «lo que me den». El monto tiene que salir de una cuenta: tantos días de inventario, tantos de crédito a clientes, menos lo que te fía el suplidor.',
      '**Dos:** usar un préstamo corto para comprar algo que dura diez años. Al sexto mes estás vendiendo la guagua para pagar el local.',
      '**Tres:** esconder una deuda. El oficial la va a ver y lo que le preocupa ya no es la deuda, sino el silencio.',
      'Si alguien quiere, en el próximo encuentro llevo una hojita de una página para calcular el monto.',
    ],
    comments: [
      { author: 'rafael-guzman', text: 'Trae la hojita, por favor. Yo soy de los de «lo que me den».' },
      {
        author: 'tirso-maldonado',
        text: 'El segundo lo cometí completo: patio comprado con línea de crédito. Salí, pero con canas.',
      },
    ],
  },
  {
    author: 'roberto-carlos-jimenez',
    title: 'Minibús de diez años: ¿financiado con el dealer o con préstamo personal?',
    content: [
      'Se me dañó la transmisión de uno de los minibuses y arreglarla cuesta casi un inicial. Vi uno de medio uso en buen estado, pero los bancos no quieren financiar vehículos de esa edad.',
      'El dealer lo da con 40 % de inicial y el resto en veinticuatro letras. La tasa no la dice, solo la cuota. Cuando la saqué con la calculadora me mareé.',
      '¿Alguna cooperativa o cliente que adelante contrato? Tengo traslados fijos con dos hoteles y pensé en pedirles un adelanto a cambio de precio.',
    ],
    comments: [
      {
        author: 'lorenzo-upia',
        text: 'Yo le pedí adelanto a la zona franca una vez y me lo dieron contra seis meses de descuento. Fue más barato que el dealer por mucho. Pídelo con una carta y los números, no en el pasillo.',
      },
      {
        author: 'hipolito-garrido',
        text: 'Antes de comprar otro, tráeme la transmisión. No prometo nada, pero a veces lo que cotizan como cambio completo es un paquete y dos sellos.',
        replies: [{ author: 'roberto-carlos-jimenez', text: 'El sábado te la llevo a Consuelo, maestro. Gracias.' }],
      },
      {
        author: 'teresa-olivero',
        text: 'Y antes de firmar letras pregunta si el seguro viene incluido en la cuota y de qué tipo es. Muchas veces es solo el de ley y crees que estás cubierto.',
      },
    ],
  },
  {
    author: 'nathalie-urena',
    title: '¿Qué porcentaje piden de avance para decorar un evento?',
    content: [
      'Siempre he pedido el 30 % y el resto el día del montaje. El mes pasado una clienta canceló cuatro días antes, con las telas cortadas y las flores pedidas. El 30 % no me cubrió ni la mitad.',
      'Quiero subirlo al 60 % y poner por escrito que **no es reembolsable después de cierta fecha**. Me asusta espantar a la gente, porque en La Romana casi nadie pide tanto.',
      '¿Cómo lo tienen ustedes los de eventos?',
    ],
    comments: [
      {
        author: 'solange-baez',
        solves: true,
        text: '50 % para reservar, 40 % treinta días antes y 10 % la semana del evento. Nunca he cobrado el día: ese día la familia está en otra cosa y tú también.',
      },
      {
        author: 'noemi-valdez',
        text: 'Yo cobro el 100 % de la flor quince días antes, porque así me la cobran a mí. La mano de obra la pueden dejar para después.',
      },
      {
        author: 'jonathan-rosario',
        text: 'La fecha que ocupaste no la vuelves a vender: por eso la reserva no se devuelve. Cuando lo explicas así la gente lo entiende.',
        replies: [
          {
            author: 'nathalie-urena',
            text: 'Esa frase la voy a poner tal cual en el contrato. Gracias a los tres, ya perdí el miedo.',
          },
        ],
      },
    ],
  },
  {
    author: 'juan-carlos-pilier',
    title: 'Abrir la tercera sucursal: ¿cuándo se sabe que ya toca?',
    content: [
      'Tengo dos tiendas de pintura en La Romana que caminan. Me ofrecen un local en Higüey, en buena avenida y con parqueo, cosa rara.',
      'La primera sucursal la abrí por instinto y salió bien. La segunda también por instinto y tardó dos años en dejar de pedir. Esta vez quiero hacerlo con números: inventario inicial, tres meses de nómina, letrero, preparadora de color y lo que uno nunca calcula.',
      '¿Alguien que haya abierto en Higüey viniendo de otra ciudad? ¿Qué no vieron venir?',
    ],
    comments: [
      {
        author: 'wilkin-rijo',
        text: 'Bienvenido a Higüey. Lo que no se ve venir: el tránsito de los días de peregrinación. Hay semanas en que por esa avenida no entra un camión. Pregunta por cuál lado carga y descarga el local.',
      },
      {
        author: 'eligio-mercedes',
        text: 'El encargado. Todo lo demás se compra. Si no tienes a la persona, espera el próximo local.',
        replies: [
          {
            author: 'juan-carlos-pilier',
            text: 'Ahí me diste, don Eligio. El que tengo en mente es el mejor de la segunda tienda, y me da miedo destapar un santo para tapar otro.',
          },
        ],
      },
      {
        author: 'julissa-tolentino',
        text: 'Negocia meses de gracia por la adecuación del local y que el aumento anual quede con un tope. En esta zona se consigue más de lo que la gente pide.',
      },
      {
        author: 'odalis-mariano',
        text: 'Te hago la vitrina con precio de compañero de consejo. Y pide un transformador propio, porque los de esa cuadra están cargados.',
      },
    ],
  },
  {
    author: 'mercedes-leonardo',
    title: 'Un hotel me quiere pagar los uniformes a noventa días',
    content: [
      'Me adjudicaron cuatrocientos uniformes, el pedido más grande de mi vida. La condición: orden de compra formal, pero pago a **noventa días** después de la entrega. La tela la pago al contado y las operarias cobran cada quincena.',
      'No quiero soltar el pedido. Tampoco quiero cerrar el taller por el pedido que lo iba a hacer crecer. ¿Se puede negociar? ¿Alguien ha usado la orden de compra para conseguir financiamiento?',
    ],
    comments: [
      {
        author: 'wellington-soriano',
        solves: true,
        text: 'Con los hoteles se negocia la forma de entrega. Propón cuatro entregas de cien: el reloj del pago arranca con la primera y cuando entregas la última ya estás cobrando.',
      },
      {
        author: 'yamil-abud',
        text: 'Sí, con la orden de compra y el historial del hotel se puede buscar un adelanto o descontar la factura cuando la emitas. Compara el costo contra tu margen: si el financiamiento te come más de la mitad, ajusta el precio antes de firmar.',
      },
      {
        author: 'osvaldo-frias',
        text: 'Si te falta capacidad en costura, te puedo producir una parte y te espero los mismos noventa días. Prefiero que ese pedido se quede en el Este.',
        replies: [
          {
            author: 'mercedes-leonardo',
            daysLater: 1,
            text: 'Osvaldo, eso vale más que un préstamo. Mañana te llamo. Y ya les propuse las cuatro entregas: dijeron que sí.',
          },
        ],
      },
      {
        author: 'mariluz-herrera',
        text: 'Pregunta quién firma la conformidad de recibido. En los hoteles grandes la factura duerme semanas porque falta esa firma, y los noventa días se vuelven ciento veinte.',
      },
    ],
  },
  {
    author: 'teresa-olivero',
    title: '¿Saben qué cubre de verdad el seguro de su local?',
    content: [
      'No vengo a vender, vengo a contar algo. La semana pasada acompañé a una comerciante a reclamar por agua: se le metió el aguacero por el techo y perdió mercancía.',
      'Tenía seguro contra incendio «y líneas aliadas», y pensaba que el agua iba incluida. Iba, pero **no para mercancía colocada directamente en el piso**. Una tarima de madera le habría salvado el reclamo.',
      'Saquen su póliza esta noche y busquen tres cosas: qué pasa con el agua, qué pasa con la mercancía en el piso y cuál es el deducible. Si no lo encuentran, pregúntenle a su corredor, que para eso está.',
    ],
    comments: [
      {
        author: 'emmanuel-gomera',
        text: 'Y limpien los desagües del techo dos veces al año. La mitad de las filtraciones que me llaman a arreglar son hojas y una pelota de los muchachos.',
      },
      {
        author: 'felix-antonio-yan',
        daysLater: 3,
        text: 'Leí la mía y descubrí que el almacén de atrás no estaba declarado. Ya lo corregí. Gracias, Teresa.',
      },
    ],
  },
];
