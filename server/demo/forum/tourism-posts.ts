import type { PostText } from './post-text.ts';

export const tourismPosts: PostText[] = [
  {
    author: 'rafael-guzman',
    daysAgo: 176,
    likes: 6,
    title: 'Quiero suplirle pan a un hotel: ¿qué piden y cómo se llega?',
    content: [
      'Hago pan de agua, sobao y bocadillos, y ya le suplo a tres cafeterías. Me gustaría dar el salto a un hotel de Juan Dolio o La Romana, pero no sé ni por qué puerta se entra: ¿compras?, ¿el chef?, ¿recursos humanos no, verdad?',
      'Lo que tengo: registro, capacidad para dos mil unidades extra por noche y una camioneta cerrada. Lo que no tengo: certificado de inocuidad, código de barras ni experiencia esperando pagos largos.',
      '**¿Qué me falta para que me tomen en serio?** Agradezco consejos de hoteleros y de los que ya están adentro.',
    ],
    comments: [
      {
        author: 'mariluz-herrera',
        text: 'Por el chef, siempre. Compras te pide precio; el chef te pide calidad y después él mismo empuja en compras. Lleva una bandeja un martes a las diez, que es cuando puede hablar.',
      },
      {
        author: 'wendy-castillo',
        text: 'A mí me pidieron análisis de agua, control de plagas con ficha, carné de salud del personal y un plan escrito. No es caro, es constante. Empieza por el control de plagas y el agua.',
        replies: [
          {
            author: 'rafael-guzman',
            daysLater: 4,
            text: 'El agua y la fumigación ya las contraté esta semana. El plan escrito es lo que no sé cómo se hace.',
          },
          {
            author: 'joaquin-hodge',
            text: 'Rafael, el plan lo hacemos en dos tardes en tu panadería, con lo que ya haces. La mitad está en tu cabeza, solo hay que pegarlo en la pared.',
          },
        ],
      },
      {
        author: 'yanelis-ramirez',
        text: 'Empieza con un hotel pequeño que pague a treinta días. Aprende ahí y después vas al grande con una referencia.',
      },
    ],
  },
  {
    author: 'solange-baez',
    title: 'Busco suplidores de bodas que lleguen a la hora: esto es lo que necesito',
    content: [
      'Coordino unas sesenta bodas al año y me cuesta más encontrar puntualidad que talento. Si quieres entrar en mi lista, esto es lo que pido, sin adornos:',
      '- **Montaje terminado dos horas antes**, no «llegando».\n- Factura con comprobante, a nombre de la compañía.\n- Tres fotos reales de tu trabajo, no de internet.\n- Un número de emergencia que conteste un sábado.\n- Precio cerrado por escrito; el novio no paga sorpresas.',
      'A cambio: pago el 50 % al reservar y el resto la semana del evento, sin perseguirme. Ahora mismo me faltan violinista, alguien que haga coco con el nombre grabado y **bizcochera en Higüey o Bávaro**.',
    ],
    comments: [
      {
        author: 'idalia-vizcaino',
        text: 'Solange, soy de Hato Mayor, pero entrego en Bávaro en vehículo con aire. Te mando tres fotos y la del accidente que tuve una vez, para que veas cómo lo resolví.',
        replies: [{ author: 'solange-baez', text: 'La del accidente es la que más me interesa. Te escribo hoy.' }],
      },
      {
        author: 'joel-santiago',
        text: 'Doy fe: paga como dice. Y también doy fe de que el reloj de ella va adelantado.',
      },
      {
        author: 'santa-perdomo',
        text: 'Los cocos grabados los hacemos nosotras. ¿Cuántos por boda y con cuánto tiempo avisas?',
      },
      {
        author: 'angel-luis-robles',
        text: 'Tengo una violinista de La Romana con la que trabajo, seria y con equipo propio. Te paso su contacto por interno.',
      },
      {
        author: 'nayeli-cuevas',
        text: '¿Usas plantas vivas de alquiler? Tengo palmas en tarro que entran y salen la misma noche.',
      },
    ],
  },
  {
    author: 'mariluz-herrera',
    title: 'Lo que un hotel pequeño espera de un suplidor local (y lo que debería ofrecerle)',
    content: [
      'Se habla mucho de «compra local», pero poco de cómo hacerla funcionar. Desde mi hotel de dieciocho habitaciones:',
      '**Lo que espero:** que si un día no tienes, me lo digas a las seis de la tarde anterior y no a las siete de la mañana. Que el tamaño sea parejo. Que la factura venga con la mercancía.',
      '**Lo que yo debería dar:** pedido semanal fijo, pago a quince días y decirte con un mes de tiempo cuándo baja la ocupación.',
      'Hice una reunión con mis nueve suplidores y pusimos eso en una hoja. Desde entonces no he vuelto a comprar lechuga en la capital.',
    ],
    comments: [
      {
        author: 'wendy-castillo',
        text: 'Soy una de los nueve y confirmo: la hojita vale más que un contrato de diez páginas. Ya siembro pensando en tu calendario.',
      },
      {
        author: 'juana-encarnacion',
        text: '¡Pago a quince días! Si encuentro otro restaurante así le llevo las piñas cantando.',
      },
      {
        author: 'clara-ines-montilla',
        text: 'Me la copio para Miches. ¿Puedes compartir la hoja sin los nombres?',
        replies: [
          {
            author: 'mariluz-herrera',
            text: 'Claro, Clara Inés, te la mando. Adáptala; lo importante es sentarse con ellos.',
          },
        ],
      },
    ],
  },
  {
    author: 'francis-peguero',
    title: 'Ruta del cacao y el casabe: busco tres paradas más',
    content: [
      'Tengo armada una excursión de medio día que sale de Bávaro los martes y jueves: finca de cacao, taller de casabe y almuerzo de leña. Va llena, dieciocho personas por guagua, y quiero abrir una segunda ruta hacia El Seibo.',
      'Necesito **tres paradas con baño limpio, sombra y alguien que cuente su historia**. No hace falta inglés, yo llevo guía. Puede ser café, miel, queso, artesanía o un río que no esté lleno de basura.',
      'Pago por persona, en efectivo el mismo día o por transferencia el viernes. El que se anime, que me invite a probar primero.',
    ],
    comments: [
      {
        author: 'pavel-mejia',
        text: 'Tostadora en El Seibo, con patio de mango y baño nuevo. La historia la cuento con gusto y termina en taza.',
      },
      {
        author: 'radhames-santana',
        text: 'Tengo colmenas de observación con vidrio, para que nadie salga picado. Caben quince por turno.',
        replies: [
          {
            author: 'francis-peguero',
            text: 'Con vidrio, perfecto. Voy el lunes con mi esposa, que les tiene terror a las abejas: si ella aguanta, aguanta el turista.',
          },
        ],
      },
      {
        author: 'lissette-camilo',
        text: 'Conozco un charco precioso con comunidad organizada que lo mantiene limpio. Hay que respetar el cupo de veinte al día, eso sí.',
      },
      {
        author: 'digna-rosario',
        text: 'En la quesería puedo mostrar el queso de hoja detrás de un cristal. Adentro no puede entrar nadie por inocuidad, pero se ve todo y se prueba fresco.',
      },
    ],
  },
  {
    author: 'clara-ines-montilla',
    title: 'Miches está creciendo: ¿cómo nos preparamos los chiquitos?',
    content: [
      'Se oyen grúas por la mañana. Vienen hoteles grandes y con ellos carretera, empleados y precios más altos de alquiler. Yo tengo siete habitaciones y muchas preguntas.',
      'A los de Bávaro y Bayahíbe, que vivieron esto antes: **¿qué hicieron bien y qué harían distinto?** ¿Se asociaron? ¿Compraron terreno cuando había que comprar? ¿Se especializaron?',
      'Aquí hay pescadores, arroceros, cocoteros y como doce posadas. Quisiera que en diez años siguiéramos siendo dueños de algo.',
    ],
    comments: [
      {
        author: 'esteban-henriquez',
        text: 'En Bayahíbe lo mejor fue organizarnos por sector: los botes por un lado y los restaurantes por otro, con reglas y turnos. Lo que haría distinto: cuidar el arrecife desde el primer día y no desde el décimo año.',
      },
      {
        author: 'roberto-carlos-jimenez',
        text: 'Formalícense ya. Los hoteles grandes quieren comprar local, pero necesitan factura y seguro. El que tenga los papeles cuando lleguen será el suplidor de veinte años.',
        replies: [
          {
            author: 'clara-ines-montilla',
            text: 'Ya somos siete posadas reuniéndonos los miércoles. El próximo tema es precisamente papeles.',
          },
        ],
      },
      {
        author: 'sergio-lorenzo',
        text: 'En la pesca estamos en eso: hielo, peso y factura. Sin eso nos va a comprar un intermediario y nos va a vender a nosotros mismos.',
      },
      {
        author: 'yesenia-matos',
        text: 'Y deslinden. Perdonen que barra para mi casa, pero he visto gente perder el frente del solar por no tener el plano al día.',
      },
      {
        author: 'gregorio-de-leon',
        text: 'De Sabana de la Mar los miramos con envidia de la buena. Inviten a los vecinos a esos miércoles.',
      },
    ],
  },
  {
    author: 'mayra-linares',
    title: 'Depósito por daños en la villa: ¿cuánto, cómo y cuándo se devuelve?',
    content: [
      'Me rompieron un televisor y una mesa de patio en el mismo fin de semana. El grupo era encantador, eso sí: me dejaron la nevera limpia.',
      'Hasta ahora no pedía depósito por no parecer desconfiada. Quiero empezar, pero no sé si cobrarlo al llegar, bloquearlo en tarjeta o incluir un seguro pequeño en el precio. **¿Qué espanta menos?**',
      'Y otra: ¿hacen inventario con fotos antes y después delante del huésped, o eso es exagerado?',
    ],
    comments: [
      {
        author: 'paola-del-rosario',
        text: 'Bloqueo en tarjeta donde la plataforma lo permite; si pagan directo, transferencia que devuelvo a las 24 horas de la salida. Lo pongo en el anuncio y nadie se ha quejado.',
      },
      {
        author: 'katherine-suarez',
        text: 'Desde el diseño: muebles de patio de concreto o hierro y el televisor en soporte alto. La mitad de los daños se evitan eligiendo qué poner.',
      },
      {
        author: 'mayra-linares',
        daysLater: 8,
        text: 'Actualizo: hice el video de entrada con el huésped y se rió, pero cuidó todo. Nada de exagerado. Gracias.',
      },
    ],
  },
  {
    author: 'leonardo-batista',
    title: 'Mar picado o sargazo: ¿cancelan, devuelven o cambian la excursión?',
    content: [
      'Salgo todos los días si el mar deja. Cuando no deja, hay que decidir a las seis de la mañana con treinta personas desayunadas. Antes devolvía el dinero y me comía la gasolina, los guías y el almuerzo.',
      'Ahora ofrezco tres opciones por escrito desde la reserva: **cambiar de día, cambiar por una ruta de tierra o devolver menos lo ya gastado**. La mitad cambia de día, y la ruta de tierra la hago con amigos de Boca de Yuma.',
      '¿Cómo lo resuelven los demás? La seguridad no se negocia, eso que quede claro.',
    ],
    comments: [
      {
        author: 'esteban-henriquez',
        text: 'Igual que tú. Y publico el pronóstico la tarde anterior con una banderita de color: verde, amarilla o roja. Cuando llaman ya saben.',
      },
      {
        author: 'ambiorix-feliz',
        solves: true,
        text: 'Cuando quieras mándame los del día malo: caballos, sancocho y charco. Con seis horas de aviso te recibo treinta.',
        replies: [
          {
            author: 'leonardo-batista',
            text: 'Eso es exactamente lo que necesitaba. Te llamo para cuadrar precio de compañero.',
          },
        ],
      },
      {
        author: 'karina-estevez',
        text: 'Si necesitas la política en inglés, francés y ruso, pásamela. Que esté bien traducida evita la pelea en el muelle.',
      },
    ],
  },
  {
    author: 'karina-estevez',
    title: 'Diez traducciones de menú que me han hecho reír y llorar',
    content: [
      'Colección personal de la zona, sin decir nombres. *Ropa vieja* como «old clothes», *chivo* como «cheat», *pescado a la diabla* como «sinful fish» y mi favorita: *entrada* traducida como «ticket».',
      'El turista se ríe y toma foto, pero **pide lo único que entiende**: hamburguesa. O sea, que su plato estrella no se vende.',
      'Tres consejos: describa en lugar de traducir («beef slowly stewed in tomato»), deje el nombre criollo arriba porque les encanta, y ponga los alérgenos. Una página bien hecha se paga en un fin de semana.',
    ],
    comments: [
      {
        author: 'nelson-richiez',
        text: 'Acabo de mirar el mío. Dice «fish with tail». No pregunten.',
        replies: [{ author: 'karina-estevez', text: 'Nelson, ese te lo arreglo gratis por la carcajada.' }],
      },
      {
        author: 'evelyn-rawlins',
        text: 'Yo dejo «domplines» y «fungí» tal cual y abajo la explicación. La gente pregunta, y ahí empieza la conversación y la venta.',
      },
      {
        author: 'victoria-almonte',
        text: 'En el spa pasa igual: el masaje «de piedras calientes» lo tenían como «angry stones».',
      },
    ],
  },
  {
    author: 'lissette-camilo',
    title: 'Cobrar en el campo: dólares, efectivo o transferencia sin señal',
    content: [
      'Mis grupos pagan al llegar y donde yo trabajo hay una rayita de señal si te subes a la loma. Unos traen dólares grandes, otros solo tarjeta y otros «te transfiero cuando baje».',
      'Perdí dos pagos por ese «cuando baje». Ahora pido **el 50 % para reservar** y el resto lo cobro la noche anterior por mensaje. Los dólares los recibo a una tasa fija que publico los lunes.',
      '¿Alguien ha probado una maquinita de tarjetas que guarde el cobro sin conexión? ¿Vale la pena la comisión?',
    ],
    comments: [
      {
        author: 'ambiorix-feliz',
        text: 'Probé una y de cada diez cobros me rebotó uno al recuperar la señal. Volví al pago por adelantado.',
      },
      {
        author: 'santa-perdomo',
        text: 'En ferias uso dos teléfonos de compañías distintas. Donde no llega una, casi siempre llega la otra.',
      },
      {
        author: 'david-simmons',
        text: 'Hay antenas pequeñas que agarran la rayita de la loma y la bajan a la casa. Si hay corriente o un panelito, se puede. Paso a medir cuando quieras.',
        replies: [
          {
            author: 'lissette-camilo',
            text: '¿En serio? Te espero con sancocho. La comunidad completa te lo va a agradecer.',
          },
        ],
      },
    ],
  },
  {
    author: 'joel-santiago',
    title: 'La hora extra en las bodas: ¿cómo la cobran sin quedar mal?',
    content: [
      'Contrato hasta las once, fiesta prendida, el papá de la novia abrazándome y pidiendo «una horita más». Yo digo que sí y después cobrarla es otra boda.',
      'Desde hace unos meses llevo en el contrato el precio por hora adicional y **quién está autorizado a pedirla**: una sola persona, con nombre. A las diez y media le pregunto a esa persona, no al tío alegre.',
      'Me ha ido bien. ¿Cómo lo manejan fotógrafos, carpas y catering, que también se quedan?',
    ],
    comments: [
      {
        author: 'angel-luis-robles',
        text: 'Igual, por tramos de media hora y pagado antes de empezarla. Con la maquinita en la mano nadie se ofende.',
      },
      {
        author: 'yanelis-ramirez',
        text: 'En comida la hora extra es personal parado. La meto desde el principio como «estadía hasta la 1» y si se van antes, descuento. Se siente como regalo.',
        replies: [{ author: 'joel-santiago', text: 'Eso es psicología pura, Yanelis. Me gusta más que mi manera.' }],
      },
      {
        author: 'solange-baez',
        text: 'Como coordinadora agradezco que me pregunten a mí. Ese nombre autorizado casi siempre soy yo y ya tengo el sobre listo.',
      },
    ],
  },
  {
    author: 'santa-perdomo',
    title: 'Tiendas de hotel que solo aceptan consignación: ¿la aceptan ustedes?',
    content: [
      'Somos siete artesanas. Dos tiendas de hotel nos venden muy bien, pero todo en consignación: dejan la pieza, y si se vende, pagan a fin del mes siguiente. Si se rompe o se la roban, «eso viene con el negocio».',
      'Tenemos más de doscientas piezas regadas y no siempre sabemos cuántas quedan. **¿Cómo llevan el control?** ¿Han logrado que les compren aunque sea una parte de frente?',
    ],
    comments: [
      {
        author: 'arelis-de-la-rosa',
        text: 'Desde el lado de la tienda: compro de frente lo que rota y dejo en consignación lo nuevo. Propónselo así: «lo probado, comprado».',
      },
      {
        author: 'cecilia-duran',
        text: 'Visita quincenal con conteo firmado por la encargada. Lo que falta y no está vendido se cobra. La primera vez protestaron; la segunda cuidaron.',
        replies: [
          {
            author: 'santa-perdomo',
            daysLater: 16,
            text: 'Hicimos el primer conteo: faltaban diecinueve piezas y nos reconocieron quince. Seguimos quincenal.',
          },
        ],
      },
      {
        author: 'lourdes-cabral',
        text: 'Y un acuerdo de una página que diga quién responde por pérdida y en qué plazo se liquida. Sin eso, el conteo no tiene de dónde agarrarse.',
      },
    ],
  },
  {
    author: 'carlos-manuel-guante',
    title: 'Días de crucero: ¿cómo reparten el trabajo cuando llegan dos barcos?',
    content: [
      'Hay días que en La Romana no hay quien consiga un vehículo y al otro día estamos jugando dominó. Cuando llegan dos barcos juntos pierdo la mitad de las solicitudes.',
      'Pensé en una lista compartida entre transportistas formales: **el que recibe la solicitud gana un porcentaje y el que hace el viaje gana el resto**. Con reglas: vehículo de no más de tantos años, seguro al día, chofer con carné.',
      'Somos como doce los que podríamos entrar. ¿Quién ha hecho algo así y no ha terminado peleado?',
    ],
    comments: [
      {
        author: 'roberto-carlos-jimenez',
        text: 'En Higüey lo hicimos seis y duró tres años. Se rompió cuando uno empezó a cobrarle aparte al cliente. Pongan esa regla de primera.',
      },
      {
        author: 'francis-peguero',
        text: 'Me interesa como quien da el trabajo. Si hay una sola persona a quien llamar, le doy la prioridad.',
      },
      {
        author: 'teresa-olivero',
        text: 'Verifiquen que la póliza de cada uno permita transporte de pasajeros pagado. No todas lo permiten, y en un accidente eso lo es todo.',
        replies: [
          {
            author: 'carlos-manuel-guante',
            text: 'Buen punto, Teresa. Va a ser requisito: copia de la póliza o no hay lista.',
          },
        ],
      },
    ],
  },
  {
    author: 'evelyn-rawlins',
    title: 'Festival de la cocina cocola: ¿me acompañan a soñarlo?',
    content: [
      'En San Pedro tenemos una herencia que no tiene nadie más en el país: domplines con bacalao, fungí, yaniqueques, guavaberry y los guloyas en la calle. Y el turista pasa de largo por la autopista.',
      'Sueño con **un fin de semana al año** en el malecón: doce cocineras, música, talleres para niños y los barcos de excursión desviándose para acá.',
      'Sé cocinar, no sé organizar. Busco quien sepa de permisos, de carpas, de patrocinio y de sonido. ¿Quién se apunta a una primera reunión con café y coconete en mi casa?',
    ],
    comments: [
      {
        author: 'esmeralda-richardson',
        text: '¡Mi abuela cosía esos trajes! Pongo las telas para los stands y llevo a las modistas del grupo.',
      },
      {
        author: 'ysabel-nivar',
        text: 'Permisos: ayuntamiento, Salud Pública para alimentos y tránsito si cierran la vía. Con tres meses se puede. Cuenta conmigo.',
        replies: [{ author: 'evelyn-rawlins', text: 'Ysabel, me acabas de quitar el miedo más grande.' }],
      },
      { author: 'jonathan-rosario', text: 'Carpas a precio de costo el primer año. Si funciona, el segundo hablamos.' },
      {
        author: 'altagracia-pena',
        text: 'Evelyn, esto merece ser un proyecto del consejo. Preséntalo en la próxima asamblea y yo lo secundo.',
      },
      {
        author: 'rafael-guzman',
        text: 'Cuenta con el pan y con mi horno la noche antes. Y con mi mamá, que todavía hace coconetes de los de verdad.',
      },
    ],
  },
];
