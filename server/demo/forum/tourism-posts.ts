import type { PostText } from './post-text.ts';

export const tourismPosts: PostText[] = [
  {
    author: 'rafael-guzman',
    daysAgo: 176,
    likes: 6,
    title: 'Quiero suplirle pan a un hotel: ¿qué piden y cómo se llega?',
    content: [
      'Hago pan de agua, sobao y panecitos de picadera y le suplo a tres cafeterías. Quiero entrarle a un hotel de Juan Dolio o de La Romana y no sé ni por qué puerta se entra. ¿Compras? ¿El chef?',
      'Tengo registro, camioneta cerrada y puedo sacar dos mil unidades más por noche. No tengo certificado de inocuidad ni aguante para pagos largos. ¿Qué me falta para que me tomen en serio?',
    ],
    comments: [
      {
        author: 'mariluz-herrera',
        text: 'Por el chef. Lleve una bandeja un martes a las diez, que es cuando puede hablar. Si a él le gusta, él mismo empuja en compras.',
      },
      {
        author: 'wendy-castillo',
        text: 'A mí me pidieron análisis de agua, control de plagas con ficha, carnet de salud del personal y un plan escrito. Empieza por plagas y agua, que es lo más fácil.',
        replies: [
          {
            author: 'rafael-guzman',
            daysLater: 4,
            text: 'El agua y la fumigación ya las contraté, RD$ 7,800 las dos. El plan escrito es que no sé cómo se hace.',
          },
          {
            author: 'joaquin-hodge',
            text: 'El plan lo hacemos en dos tardes en tu panadería, Rafael. La mitad ya la haces, lo que falta es escribirla.',
          },
        ],
      },
      {
        author: 'yanelis-ramirez',
        text: 'Empieza por un hotel pequeño que pague a treinta días. Después vas al grande con esa referencia.',
      },
    ],
  },
  {
    author: 'solange-baez',
    title: 'Busco suplidores de bodas que lleguen A LA HORA',
    content: [
      'Unas 60 bodas al año, y me cuesta más encontrar puntualidad que talento.',
      'El que quiera entrar en mi lista: montaje listo dos horas antes (listo, no "llegando"), factura con comprobante, tres fotos de trabajos TUYOS, un número que conteste un sábado y el precio cerrado. Yo pago el 50 % al reservar y el resto la semana del evento.',
      'Ahora mismo me faltan violinista, quien grabe cocos con el nombre y **bizcochera en Higüey o Bávaro**.',
    ],
    comments: [
      {
        author: 'idalia-vizcaino',
        text: 'Soy de Hato Mayor pero entrego en Bávaro en vehículo con aire. Te mando 3 fotos, y la de un accidente que tuve 🙈 para que veas cómo lo resolví',
      },
      { author: 'joel-santiago', text: 'paga como dice, doy fe. eso si, el reloj de ella anda adelantado 😂' },
      {
        author: 'santa-perdomo',
        text: 'Los cocos los hacemos nosotras, a 180. Cuántos por boda y con qué tiempo avisas?',
      },
      {
        author: 'angel-luis-robles',
        text: 'Hay una violinista de La Romana que trabaja conmigo, con equipo propio. Te paso el número por interno.',
      },
      { author: 'nayeli-cuevas', text: 'alquilas plantas? tengo palmas en tarro 🌴' },
    ],
  },
  {
    author: 'mariluz-herrera',
    title: 'Lo que un hotel pequeño espera de un suplidor local (y lo que debería ofrecerle)',
    content: [
      'Se habla mucho de "compra local". Desde un hotel de dieciocho habitaciones, yo espero que si no tienes me lo digas a las seis de la tarde y no a las siete de la mañana, que el tamaño sea parejo y que la factura venga con la mercancía.',
      'Y lo que debo dar yo: pedido semanal fijo, pago a quince días y avisar con un mes cuándo baja la ocupación.',
      'Me senté con mis nueve suplidores y lo pusimos en una hoja.',
    ],
    comments: [
      { author: 'wendy-castillo', text: 'Soy una de los nueve. Yo ya siembro con el calendario de ella.' },
      {
        author: 'juana-encarnacion',
        text: 'a 15 dias?? pero dimelo a mi mariluz, que aqui en la playa me estan pagando a 40 y a 45 y hay uno que no voy a decir el nombre que el mes pasado me dice doña juana pase el viernes y yo paso el viernes y me dice que la muchacha de los cheques esta de vacasiones, y yo con el camionero esperando lo de el, porque al camionero no se le puede decir que la muchacha esta de vacaciones, y despues quieren que la piña vaya pareja y lavada y con factura, y yo se la llevo pareja y lavada y con factura, pero entonces que me paguen parejo a mi tambien, eso es lo que yo digo',
      },
      { author: 'tomas-george', text: 'Díselo, Juana.' },
      {
        author: 'clara-ines-montilla',
        text: '¿Me mandas la hoja? La quiero para Miches.',
      },
      { author: 'wellington-soriano', text: 'Así es.' },
    ],
  },
  {
    author: 'francis-peguero',
    title: 'Ruta del cacao y el casabe: busco tres paradas más',
    content: [
      'Salgo de Bávaro martes y jueves: finca de cacao, casabe y almuerzo de leña, dieciocho por guagua y va llena. Quiero abrir otra ruta hacia El Seibo.',
      'Baño limpio, sombra y alguien que cuente su historia. Inglés no hace falta, el guía lo llevo yo. Café, miel, queso, un río sin basura. Pago RD$ 250 por persona el mismo día. El que se anime, que me invite a probar primero.',
    ],
    comments: [
      { author: 'pavel-mejia', text: 'Tostadora en El Seibo, con patio de mango y baño nuevo ☕' },
      {
        author: 'radhames-santana',
        text: 'Yo tengo colmenas con vidrio, no pican a nadie. Caben 15 por turno',
      },
      {
        author: 'lissette-camilo',
        text: 'Hay un charco bonito que lo cuida la comunidad, pero son 20 personas al día y de ahí no pasan.',
      },
      {
        author: 'digna-rosario',
        text: 'En la quesería se ve el queso de hoja por un cristal. Adentro no puede entrar nadie.',
      },
      { author: 'gregorio-de-leon', text: 'Interesado, info x interno' },
    ],
  },
  {
    author: 'clara-ines-montilla',
    title: 'Miches está creciendo: ¿cómo nos preparamos los chiquitos?',
    content: [
      'Se oyen las grúas por la mañana. Vienen hoteles grandes y ya el alquiler subió: una casita de la calle de atrás que estaba en RD$ 8,000 la están dando en 20. La muchacha que me ayudaba con las habitaciones se fue a una obra a servir comida y gana más.',
      'Yo tengo siete habitaciones que hice con el dinero de mi liquidación. Nunca he pensado en vender, pero en lo que va de año han venido dos a preguntar, uno de ellos con un plano donde mi casa ni salía.',
      'A los de Bávaro y Bayahíbe, que ya pasaron por esto: ¿se asociaron? ¿Compraron terreno a tiempo? ¿Qué harían distinto? Porque aquí lo que se habla es de empleo, y el empleo está bien, pero hay pescadores, arroceros, gente que vive del coco y unas cuantas posadas. Yo quisiera que en diez años siguiéramos siendo dueños de algo.',
      'Perdonen lo largo. Es que esto no tengo con quién hablarlo.',
    ],
    comments: [
      {
        author: 'esteban-henriquez',
        text: 'Nosotros nos organizamos por sector, los botes por un lado y los restaurantes por otro, con turnos. El arrecife lo empezamos a cuidar tarde, eso sí lo haría distinto.',
      },
      {
        author: 'roberto-carlos-jimenez',
        text: 'Formalícense. El hotel quiere comprar local, pero con factura y seguro.',
        replies: [
          {
            author: 'clara-ines-montilla',
            text: 'Somos siete posadas reuniéndonos los miércoles. Bueno, cuando pueden.',
          },
        ],
      },
      { author: 'sergio-lorenzo', text: 'En la pesca estamos en lo mismo: hielo, peso y factura.' },
      {
        author: 'yesenia-matos',
        text: 'Deslinden. Es lo mío, ya sé, pero he visto gente perder el frente del solar por no tener el plano.',
      },
      { author: 'gregorio-de-leon', text: 'Inviten a los de Sabana de la Mar a esos miércoles.' },
      { author: 'jonathan-rosario', text: 'Mucha fuerza Miches!' },
      { author: 'nayeli-cuevas', text: 'qué bonito lo que escribió, doña Clara 💚' },
    ],
  },
  {
    author: 'mayra-linares',
    title: '¿Cuánto depósito por daños piden en una villa?',
    content: [
      'En un mismo fin de semana me rompieron un televisor y una mesa de patio. El grupo, encantador: hasta la nevera me dejaron limpia.',
      'Nunca he pedido depósito por no parecer desconfiada. ¿Se cobra al llegar, se bloquea en la tarjeta, se mete un seguro en el precio? ¿Y el inventario con fotos delante del huésped es exagerado?',
    ],
    comments: [
      {
        author: 'paola-del-rosario',
        text: 'Si la plataforma deja, bloqueo en tarjeta. Si pagan directo, RD$ 6,000 por transferencia y se los devuelvo a las 24 horas.',
      },
      {
        author: 'katherine-suarez',
        text: 'Muebles de patio de concreto o de hierro, y el televisor alto.',
      },
      {
        author: 'mayra-linares',
        daysLater: 8,
        text: 'Les cuento: hice el video con el huésped delante. Se rió, pero no rompieron nada.',
      },
    ],
  },
  {
    author: 'leonardo-batista',
    title: 'Mar picado o sargazo: ¿cancelan, devuelven o cambian la excursión?',
    content: [
      'Cuando el mar no deja hay que decidir a las seis de la mañana con treinta personas desayunadas. Antes devolvía todo y me comía la gasolina y el almuerzo.',
      'Ahora en la reserva va escrito: otro día, una ruta de tierra, o se devuelve menos lo gastado. Muchos cambian de día. ¿Ustedes cómo lo hacen?',
    ],
    comments: [
      {
        author: 'esteban-henriquez',
        text: 'Igual. Y la tarde antes publico la banderita: verde, amarilla o roja. Así ya saben.',
      },
      {
        author: 'ambiorix-feliz',
        solves: true,
        text: 'Mandamelos a mi: caballos, sancocho y charco. Con 6 horas de aviso recibo 30',
      },
      {
        author: 'karina-estevez',
        text: 'La política te la puedo pasar a inglés, francés y ruso. En el muelle se pelea mucho por eso.',
      },
      { author: 'freddy-arredondo', text: 'Correcto' },
    ],
  },
  {
    author: 'karina-estevez',
    title: 'Diez traducciones de menú que me han hecho reír y llorar',
    content: [
      'De la zona y sin decir nombres. *Ropa vieja*: «old clothes». *Chivo*: «cheat». *Mangú con los tres golpes*: «mangu with three punches». Y mi favorita, *entrada*: «ticket».',
      'El turista se ríe, le tira una foto y pide hamburguesa. Describan el plato en vez de traducirlo, dejen el nombre criollo arriba y pongan los alérgenos. (Las otras seis no se pueden publicar.)',
    ],
    comments: [
      {
        author: 'nelson-richiez',
        text: 'Acabo de mirar el mío. Dice "fish with tail" 🤦🏽‍♂️',
      },
      { author: 'evelyn-rawlins', text: 'Yo dejo "domplines" y "fungí" tal cual y abajo explico. La gente pregunta!' },
      { author: 'victoria-almonte', text: 'En el spa el de piedras calientes estaba como "angry stones".' },
      { author: 'nathalie-urena', text: 'Me ahogué 😂😂😂' },
    ],
  },
  {
    author: 'lissette-camilo',
    daysAgo: 112,
    title: 'Cobrar en el campo: dólares, efectivo o transferencia sin señal',
    content: [
      'Donde yo trabajo hay una rayita de señal si te subes a la loma. Unos traen dólares grandes, otros solo tarjeta y otros "te transfiero cuando baje". Dos no transfirieron nunca.',
      'Ahora pido la mitad para reservar y lo demás la noche antes, por mensaje. ¿Alguien ha usado un verifone que cobre sin conexión?',
    ],
    comments: [
      { author: 'ambiorix-feliz', text: 'Probe uno. De cada 10 cobros me rebotaba 1' },
      { author: 'santa-perdomo', text: 'En las ferias yo ando con 2 teléfonos, uno de cada compañía' },
      {
        author: 'david-simmons',
        text: 'Hay antenas que cogen esa rayita de la loma y la bajan a la casa. Con un panelito se puede. Voy a medir cuando quieras.',
        replies: [{ author: 'lissette-camilo', text: '¿En serio? Ven un domingo, que hay sancocho.' }],
      },
    ],
  },
  {
    author: 'joel-santiago',
    title: 'como cobran la hora extra en las bodas sin quedar mal?',
    content: [
      'el papa de la novia pide "una horita mas", uno dice que si y despues no aparece quien la pague 🙃 yo puse 9,000 por hora en el contrato y el nombre de quien la puede pedir. y ustedes como lo hacen?',
    ],
    comments: [
      { author: 'angel-luis-robles', text: 'Por media hora y pagada antes de empezar. Con el verifone en la mano.' },
      {
        author: 'yanelis-ramirez',
        text: 'Yo la meto desde el principio, "hasta la 1". Si se van antes, descuento.',
      },
      {
        author: 'solange-baez',
        text: 'Pregúntenme a mí, que casi siempre soy yo la del nombre. El sobre lo tengo listo.',
      },
    ],
  },
  {
    author: 'santa-perdomo',
    title: 'Las tiendas de hotel solo nos quieren a consignación',
    content: [
      'Somos 7 artesanas. Dos tiendas de hotel nos venden bien pero todo a consignación: pagan a fin del mes siguiente, y si se rompe o se la roban, "eso viene con el negocio". Tenemos piezas regadas por donde quiera y no siempre sabemos cuántas quedan.',
      'Cómo llevan el control? A alguien le compran aunque sea una parte al contado?',
    ],
    comments: [
      {
        author: 'arelis-de-la-rosa',
        text: 'Yo en mi tienda compro al contado lo que rota y lo nuevo lo dejo a consignación. Propónselo así.',
      },
      {
        author: 'cecilia-duran',
        text: 'Conteo cada quincena, firmado por la encargada. Lo que falta y no se vendió se cobra.',
        replies: [
          {
            author: 'santa-perdomo',
            daysLater: 16,
            text: 'Primer conteo, nos reconocieron casi todo. La otra tienda no nos ha recibido',
          },
        ],
      },
      {
        author: 'lourdes-cabral',
        text: 'Firmen un acuerdo que diga quién responde por la pérdida.',
      },
    ],
  },
  {
    author: 'carlos-manuel-guante',
    title: '¿Cómo reparten el trabajo cuando llegan dos barcos?',
    content: [
      'Hay días que en La Romana no aparece un vehículo y al otro día estamos jugando dominó. Cuando llegan dos barcos juntos pierdo muchas solicitudes.',
      'Pensé en una lista entre transportistas formales: un 15 % para el que recibe la llamada y el resto para el que hace el viaje. Seguro al día y chofer con carnet. Somos como diez. ¿Alguien lo ha hecho sin terminar peleado?',
    ],
    comments: [
      {
        author: 'roberto-carlos-jimenez',
        text: 'En Higüey lo hicimos seis y duró tres años. Se dañó cuando uno empezó a cobrarle aparte al cliente.',
      },
      { author: 'francis-peguero', text: 'A mí me conviene. Si llamo a uno y ese me resuelve, les doy prioridad.' },
      {
        author: 'teresa-olivero',
        text: 'Miren que la póliza de cada uno cubra pasajeros pagados. No todas.',
      },
      { author: 'anyelo-castro', text: 'Sin terminar peleado? Difícil 😅' },
    ],
  },
  {
    author: 'evelyn-rawlins',
    daysAgo: 52,
    title: 'Festival de la cocina cocola, ¿quién se anima?',
    content: [
      'En San Pedro tenemos domplines con bacalao, fungí, yaniqueques, guavaberry y los guloyas en la calle. Y el turista pasa de largo por la autopista.',
      'Yo quisiera un fin de semana al año en el malecón, con catorce cocineras, música y talleres para los niños. Sé cocinar, organizar no. ¿Quién sabe de permisos, carpas, patrocinio, sonido? Primera reunión en mi casa, con coconete.',
    ],
    comments: [
      {
        author: 'esmeralda-richardson',
        text: 'Mi abuela cosía esos trajes!!! 😭 Las telas de los puestos las pongo yo',
      },
      {
        author: 'ysabel-nivar',
        solves: true,
        text: 'Ayuntamiento, Salud Pública por los alimentos y tránsito si cierran la vía. Con tres meses se puede. Yo ayudo.',
        replies: [
          { author: 'evelyn-rawlins', text: 'Ay Ysabel, Dios te lo pague! Eso era lo que más miedo me daba 🙏🏾' },
        ],
      },
      { author: 'jonathan-rosario', text: 'Carpas al costo el primer año 🎪 el segundo hablamos jaja' },
      {
        author: 'altagracia-pena',
        text: 'Llévalo a la próxima asamblea para que sea proyecto del consejo. Yo lo apoyo.',
      },
      {
        author: 'rafael-guzman',
        text: 'Pon el pan de mi parte, y el horno la noche antes. Mami todavía hace coconetes.',
      },
      { author: 'milton-roa', text: 'ahi nos vemos' },
      { author: 'tomas-george', text: 'Cuenten con el bacalao.' },
      { author: 'ruben-cuello', text: 'Yo pinto el letrero, a mano' },
    ],
  },
];
