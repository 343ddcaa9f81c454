import type { PostText } from './post-text.ts';

export const taxPosts: PostText[] = [
  {
    author: 'rafael-guzman',
    daysAgo: 6,
    likes: 12,
    title: 'e-CF en una panadería: ¿cómo hacen con las ventas de veinticinco pesos?',
    content: [
      'Saludos a todos. Estoy probando el sistema de un proveedor antes de firmar y me encontré con la realidad del mostrador: a las seis de la mañana hay quince personas comprando pan de agua, y cada venta es de veinticinco o cincuenta pesos.',
      'El proveedor dice que el sistema resume las ventas de consumo, pero cuando le pregunto *cómo queda eso en la práctica* me habla en chino.',
      '- ¿La cajera marca cada pan, o hay botones rápidos?\n- ¿Hay que imprimirle papel al que compra dos panes?\n- ¿Qué pasa si se va el internet a la hora pico?',
      'Mi contador me está orientando, pero **quiero oír a un colmado, una cafetería o alguien que ya esté en eso**.',
    ],
    comments: [
      {
        author: 'starlin-berroa',
        text: 'Botones con foto: pan, leche, huevo, hielo. La muchacha toca la foto y ya. Los primeros tres días hubo fila, después va más rápido que la calculadora.',
        replies: [
          { author: 'rafael-guzman', text: '¿Y cuántos caben sin que se vuelva un lío? Yo tengo como treinta panes.' },
          {
            author: 'starlin-berroa',
            text: 'Nueve en la primera pantalla, lo demás por grupo. Por la mañana casi todo sale de ahí.',
          },
        ],
      },
      {
        author: 'luis-manuel-guerrero',
        text: 'Rafael, lo del resumen de facturas de consumo de poco monto existe, pero los detalles (montos, plazos de envío, impresión) los han ido ajustando, así que míralos en la norma vigente con tu contador. Cada venta se registra, eso sí. Y ojo con la fecha: para los pequeños pusieron el 15 de mayo de 2026. Si se te pasó y no la han movido, habla con él antes de que te llegue la notificación.',
      },
      {
        author: 'samuel-de-los-santos',
        text: 'Lo que hablamos, Rafael: el punto de venta debe seguir vendiendo y enviar después. Haz la prueba delante del proveedor: desconecta el cable y factura diez panes. Si se tranca, ese no es.',
        replies: [
          {
            author: 'rafael-guzman',
            text: 'Hice la prueba hoy con el cable en la mano. Se trancó. El lunes me reúno con ellos.',
          },
        ],
      },
    ],
  },
  {
    author: 'starlin-berroa',
    daysAgo: 70,
    title: 'Del cuaderno al punto de venta: diario de un colmadón en Quisqueya',
    content: [
      'Mi papá llevaba el colmadón en un cuaderno de doscientas páginas. Cuando le hablé de la facturación electrónica me dijo: "eso es para supermercados". Compramos el sistema a escondidas, se puede decir: yo puse mi doble sueldo y mi hermana lo demás.',
      'Meter los 640 productos nos tomó **once noches**. De diez a una de la mañana, mi hermana leyendo el código y yo tecleando, y el perro durmiendo encima de los sacos. La tercera noche se fue la luz sin haber guardado y por poco lo dejo ahí. Si lo van a hacer, empiecen por los cien que más se venden y guarden cada diez minutos.',
      'Lo que apareció: 74 artículos que no se habían movido en un año, entre ellos una caja de betún para zapatos blancos que yo creo que compró mi abuelo. Y faltaban refrescos, que los regalaba yo.',
      'Los primeros tres días fueron malos, con fila hasta la calle y los viejos diciendo que antes era más rápido. A la segunda semana ya se les había olvidado. Papá sigue sin tocar la pantalla, pero mira las ventas desde el teléfono en plena misa.',
      'Cualquier cosa me escriben.',
    ],
    comments: [
      { author: 'yokasta-then', text: '74 parados? No quiero ni contar los míos 😅 Qué hiciste con eso?' },
      { author: 'rafelina-santos', text: 'Lo de los refrescos me retrató. En la zapatería son las medias.' },
      {
        author: 'franklin-severino',
        text: 'Y tus pedidos me llegan exactos. El camión ya no dura tanto en tu puerta 🙌🏽',
        replies: [
          {
            author: 'starlin-berroa',
            text: 'Y ya no te llamo a las diez de la noche.',
          },
        ],
      },
      { author: 'rafael-guzman', text: 'Once noches. Y yo que pensaba hacerlo un domingo.' },
      { author: 'kelvin-doroteo', text: '11 noches 😳' },
      { author: 'hipolito-garrido', text: 'Mis respetos, joven.' },
    ],
  },
  {
    author: 'carmen-julia-almanzar',
    title: 'El calendario que tengo pegado en la nevera de la oficina',
    content: [
      'Mis clientes siempre piden "una lista sencilla". La de todos los meses:',
      '- **Primeros tres días laborables:** la TSS.\n- **Día 10:** retenciones, IR-3 de asalariados e IR-17.\n- **Día 15:** los formatos de compras y ventas (606 y 607; los que ya emiten e-CF, pregúntenme qué les queda por enviar), y los anticipos de las compañías.\n- **Día 20:** ITBIS, el IT-1.',
      'Es una guía. Si cae feriado o fin de semana se corre al próximo día laborable, y manda lo que publique la DGII.',
      'Y mándennos los papeles antes del 5 por favor, que después se me junta todo.',
    ],
    comments: [
      {
        author: 'noemi-valdez',
        text: 'Y la anual de las compañías? A mí siempre me agarra en abril corriendo 😩',
        replies: [
          {
            author: 'carmen-julia-almanzar',
            text: 'La IR-2 va a los 120 días del cierre. Si cierras en diciembre, a finales de abril. Ve mandándome los meses según los cierras, Noemí, no todos juntos.',
          },
        ],
      },
      { author: 'kirsis-morel', text: 'Ya las puse de alarma, con dos días de adelanto.' },
      { author: 'cristian-nolasco', text: 'yo soy del 18 🙋🏽‍♂️ y no soy cliente tuyo, imagínate el mío' },
      { author: 'felix-antonio-yan', text: '¿Y los que estamos en el RST?' },
      { author: 'elvis-abad', text: 'Alguien que me lo lea con voz de mi mamá para que me duela 😂' },
    ],
  },
  {
    author: 'luis-manuel-guerrero',
    title: 'Los comprobantes que más se pierden',
    content: [
      'Cada cierre de año me llega una caja de zapatos con todo menos lo que hace falta. Lo que casi siempre viene sin comprobante: combustible, mensajería, reparaciones pequeñas y almuerzos.',
      'Den el RNC antes de que empiecen a facturar, no cuando ya imprimieron. Tírenle una foto al papel el mismo día, porque el térmico se borra. Y miren que el RNC esté bien escrito, que son nueve dígitos para compañías y con uno cambiado ese gasto se complica.',
    ],
    comments: [
      { author: 'raulin-gil', text: 'gracias licenciado' },
      {
        author: 'glenny-ortega',
        text: 'Cada chofer mío lleva una tarjetita plastificada con el RNC y el nombre de la compañía. Antes lo daban de memoria y siempre con un número menos.',
      },
      {
        author: 'santos-manzueta',
        text: 'y cuando en la bomba te dicen que el sistema esta caido? a mi me pasa en la de la salida de hato mayor casi siempre',
      },
    ],
  },
  {
    author: 'johanna-williams',
    title: '¿Qué hago con los talonarios? Hablo como imprenta y como negocio',
    content: [
      'Veintiséis años imprimiendo talonarios. Con la factura electrónica eso va para abajo y no vuelve, así que nos estamos moviendo a etiquetas, cajas y menús. Pero me siguen pidiendo talonarios "por si acaso", o para cotización, o de conduce, que es otra cosa.',
      '¿Ustedes qué imprimen todavía? Es para saber qué dejo y qué quito.',
    ],
    comments: [
      {
        author: 'maximo-corporan',
        text: 'Conduces. Al chofer tienen que firmarle que entregó, con cédula y hora, y eso bajo la lluvia no hay tableta que lo aguante',
      },
      {
        author: 'carmen-julia-almanzar',
        text: 'Que cada cliente le pregunte a su contador hasta cuándo le sirven los comprobantes impresos que tiene autorizados, depende de su fecha. Como recibo interno no hay problema, siempre que no parezca factura.',
      },
      {
        author: 'edward-sanchez',
        text: 'Yo no hago tiradas de menos de 500 cajas y todas las semanas le digo que no a alguien. Te los mando a ti.',
        replies: [
          {
            author: 'johanna-williams',
            text: 'Mándamelos, yo hago desde cincuenta.',
          },
        ],
      },
      { author: 'franklin-severino', text: 'Yo también conduces' },
      {
        author: 'nayeli-cuevas',
        text: 'ustedes hacen invitaciones de 15?',
        replies: [
          { author: 'johanna-williams', text: 'Sí, desde RD$ 45 con el sobre. ¿De qué color?' },
          { author: 'nayeli-cuevas', text: 'lila, son 80 y pico' },
          { author: 'johanna-williams', text: 'En lila RD$ 52, por el papel.' },
          { author: 'nayeli-cuevas', text: 'y son 64, perdón' },
        ],
      },
    ],
  },
  {
    author: 'yeison-cedeno',
    title: 'alguien sabe si la dgii de higuey abre los sabados',
    content: [
      'buenas, es para llevar unos papeles y entre semana no puedo soltar el negocio. x telefono no cogen. gracias de antemano',
    ],
    comments: [{ author: 'raulin-gil', daysLater: 9, text: 'no' }],
  },
  {
    author: 'iluminada-garcia',
    title: 'A un comedor pequeño también le toca la factura electrónica?',
    content: [
      'Buenas tardes, perdonen la pregunta si es de principiante. Yo tengo un comedor con 3 empleadas y le facturo a dos oficinas que me piden comprobante. Una sobrina mía dice que ya eso es obligatorio para todo el mundo y un cliente dice que no, que a los chiquitos los dejaron fuera...',
      'Yo no quiero problemas, pero tampoco puedo comprar un sistema de 40 mil pesos. A quién le pregunto? Dios les bendiga 🙏',
    ],
    comments: [
      {
        author: 'carmen-julia-almanzar',
        solves: true,
        text: 'Doña Ilu, la ley no deja fuera a los chiquitos. Para los micro pusieron el 15 de mayo de 2026, pero esas fechas las han movido antes. Confírmelo en su Oficina Virtual de la DGII, o llame al centro de contacto con su RNC o cédula: ahí le dicen en qué está usted.',
      },
      {
        author: 'starlin-berroa',
        text: 'Pregunte por el facturador gratuito de la misma DGII. Si son pocas facturas al mes puede que le alcance.',
        replies: [
          {
            author: 'iluminada-garcia',
            text: 'Gratis?? 😳 El lunes voy con mi hija, que es la que sabe de computadora',
          },
          {
            author: 'iluminada-garcia',
            daysLater: 4,
            text: 'es la hija, fuimos y no avia sistema, ay que volver?',
          },
        ],
      },
      {
        author: 'yudelka-santana',
        text: 'Pase por la oficina cualquier mañana con su clave y lo vemos juntas, doña Iluminada. Veinte minutos.',
      },
    ],
  },
  {
    author: 'samuel-de-los-santos',
    title: 'Qué preguntarle a quien te quiera vender facturación electrónica',
    content: [
      'Yo vendo sistemas, así que tómenlo con pinzas. Pero me han llegado varios que firmaron a ciegas. Pregunten:',
      '- ¿Está certificado, y con qué nombre aparece?\n- ¿Qué pasa si se cae el internet? Que se lo enseñen, no que se lo cuenten.\n- Si me voy, ¿me entregan mis datos en un archivo?\n- ¿Cuánto cuesta el segundo año?\n- ¿Quién contesta un sábado a las ocho de la noche?',
      'Y pidan hablar con dos clientes del mismo tipo de negocio.',
    ],
    comments: [
      { author: 'wander-marte', text: 'la del sabado a las 8 se la hice a uno y se rio. no le compre' },
      {
        author: 'digna-rosario',
        text: 'Falta una: cuántas facturas incluye el plan. A mí me cobraron excedente desde el segundo mes.',
      },
      {
        author: 'fausto-liriano',
        text: '¿Y para consultorios? Casi todo lo que yo emito va a las ARS.',
      },
      { author: 'luz-del-alba-ferrand', text: 'Buenas preguntas' },
    ],
  },
  {
    author: 'carmen-luisa-beltre',
    title: '¿Cómo llevan el ITBIS que pagan en aduanas?',
    content: [
      'Traigo juguetes dos veces al año. En cada embarque pago un ITBIS en aduanas que se supone puedo adelantar contra el que cobro en la tienda. Digo "se supone" porque el contable anterior no lo registró y nos enteramos tarde: RD$ 211,640 😤',
      'Ahora tengo una carpeta por embarque con todo. Mi duda: si la mercancía tarda 8 meses en venderse, lo van usando de una vez o lo reparten?',
    ],
    comments: [
      {
        author: 'manuel-emilio-figuereo',
        text: 'Yo lo uso completo de una vez, el mismo mes. Para qué lo voy a tener guardado.',
      },
      {
        author: 'luis-manuel-guerrero',
        text: 'No siempre conviene de una vez, Manuel Emilio. Eso se ve con los papeles delante.',
      },
    ],
  },
  {
    author: 'nelson-richiez',
    title: 'El cliente pide comprobante fiscal cuando ya pagó y se paró de la mesa',
    content: [
      '3 veces por semana: pagan, salen y desde la puerta "ah, y con valor fiscal!!". Uno me escribió a los 11 días. Ustedes se lo cambian? Hasta cuándo?',
    ],
    comments: [
      {
        author: 'manuel-aquino',
        text: 'El mismo día sí, con nota de crédito. Después no. Tengo un letrerito en la caja.',
      },
      {
        author: 'carmen-julia-almanzar',
        text: 'Escriban la política con su contador y cúmplanla.',
      },
      {
        author: 'cristian-nolasco',
        text: 'yo puse 2 cuadritos en el papelito de la cuenta: con RNC / sin RNC. el camarero lo lleva, marcan y después cobra',
      },
      {
        author: 'rudy-espinal',
        text: 'A los 11 dias?? y lo peor es que tu se lo cambias y vuelve el mismo cliente con el primo y con la factura del primo y te dice que la otra vez se lo hicieron y uno con la fila llegando a la puerta y la muchacha mirandome a mi y yo que ni se donde esta la libreta esa y el primo ahi parado con su fundita de pollo esperando como si la vaina fuera conmigo',
      },
      { author: 'adalgisa-pimentel', text: 'A mi me lo piden por 3 botellones' },
    ],
  },
  {
    author: 'paola-del-rosario',
    title: 'Administro apartamentos de dueños que viven fuera: ¿quién factura qué?',
    content: [
      'Manejo catorce apartamentos en Juan Dolio. El huésped paga por la plataforma, la plataforma le deposita al dueño o a mí, y yo cobro mi comisión. Dos dueños quieren que yo facture *todo* y les pase lo neto; los demás, que facture solo mi comisión. Me inclino por lo segundo, que cada quien declare lo suyo.',
      '¿Hay otros administradores por aquí? Me gustaría comparar contratos.',
    ],
    comments: [
      {
        author: 'mayra-linares',
        text: 'Como dueña prefiero lo segundo. Lo otro es un enredo si un día nos separamos.',
      },
      {
        author: 'lourdes-cabral',
        solves: true,
        text: 'Que el contrato diga a nombre de quién se recibe el dinero y en calidad de qué. Si no, te pueden tomar como ingreso lo que solo pasó por tus manos.',
      },
      { author: 'julissa-tolentino', text: '¿Y si el dueño es extranjero?' },
      { author: 'victoria-almonte', text: 'Buena pregunta.' },
    ],
  },
  {
    author: 'rosanna-phillips',
    daysAfter: { event: 'phone-photography-workshop', days: 23 },
    title: 'Tres semanas esperando que la oficina me mande un comprobante',
    content: [
      'Fui al taller de fotos con el celular, pagué mis RD$ 1,200 por transferencia y pedí el comprobante con el RNC de la farmacia. He llamado cuatro veces. La primera, que la muchacha estaba almorzando; la segunda, que lo mandaban "horita"; las otras dos no cogieron el teléfono.',
      'No es el dinero. Es que el consejo da charlas de factura y de cumplir plazos. ¿A alguien más?',
    ],
    comments: [
      { author: 'adalgisa-pimentel', text: 'Igual yo, y tambien llame' },
      { author: 'hector-laureano', text: 'A mí me contestan, pero por WhatsApp. El fijo nadie lo coge' },
      { author: 'carmen-luisa-beltre', text: '+1' },
      {
        author: 'yudelka-santana',
        text: 'Doña Rosanna, tiene toda la razón y le pido disculpas. Su comprobante estaba hecho desde el día del taller y salió a un correo viejo de la farmacia; acabo de reenviarlo al nuevo. Adalgisa, el suyo también. Lo del teléfono es cierto: de doce a dos no quedaba quien contestara. Desde el lunes se turnan. Y si vuelve a pasar, me lo dicen a mí con nombre y apellido.',
        replies: [
          { author: 'rosanna-phillips', text: 'Recibido, licenciada.' },
          { author: 'adalgisa-pimentel', text: 'Me llego, gracias' },
          {
            author: 'altagracia-pena',
            text: 'Gracias por decirlo, Rosanna. Lo veo con el equipo.',
          },
        ],
      },
    ],
  },
  {
    author: 'maximo-corporan',
    daysAgo: 10,
    title: 'Gomeros y talleres de carretera que no dan comprobante',
    content: [
      '8 unidades rodando. Cuando una se queda a las 2 de la mañana en la autopista, el gomero que aparece no da ni recibo. 2,500, 3,000 por goma, y al mes eso suma.',
      'Con unos talleres fijos de la ruta ya llegué a acuerdo y facturan, pero siempre queda un pico. Sé que hay un comprobante que uno mismo emite para proveedores informales. Alguien lo usa? Qué datos piden?',
    ],
    comments: [
      {
        author: 'luis-manuel-guerrero',
        text: 'Existe, Máximo, pero lleva condiciones y retenciones. Mínimo piden nombre y cédula del que te dio el servicio, que es lo que no aparece a esa hora.',
      },
      {
        author: 'kelvin-doroteo',
        text: 'yo si facturo. abro a las 5 y doy auxilio hasta el peaje, gomas nuevas y usadas, aseptamos transferencia 🛞🛞',
      },
      {
        author: 'wander-marte',
        text: 'maximo con respeto, mi papa es gomero y da su comprobante',
        replies: [
          { author: 'maximo-corporan', text: 'A tu papá no lo conozco. Hablo de los de las 2 de la mañana' },
          { author: 'wander-marte', text: 'a las 2 de la mañana el sale tambien. tu sabes lo que es eso?' },
          { author: 'maximo-corporan', text: 'Yo pago 3,000 pesos, claro que sé' },
        ],
      },
      { author: 'amaury-rincon', text: 'En las gruas damos factura aunque sea de madrugada, se manda por correo' },
      { author: 'santos-manzueta', text: 'tal cual' },
    ],
  },
  {
    author: 'genesis-paulino',
    title: 'Tengo 11 revendedoras y todo a mi nombre, abro compañia?',
    content: [
      'hola a todos! empece vendiendo cremas en la uni y ya son 11 revendedoras en la provincia, todo a mi nombre y con mi cedula. mi tia dice que abra compañia ya. un amigo contador dice que espere, que una compañia hay que mantenerla todos los meses venda o no venda 😬',
      'las muchachas compran con descuento y venden por su cuenta, no son empleadas. cuando supieron ustedes que era hora?',
    ],
    comments: [
      {
        author: 'lourdes-cabral',
        text: 'Yo miro si firmas contratos por más de lo que tienes, si va a entrar un socio o si un cliente grande te lo exige. Si no hay nada de eso, sigue como persona física y ordénate.',
      },
      {
        author: 'jose-rafael-ventura',
        text: 'Haz un acuerdo sencillo con cada una: compra y revende por su cuenta. Y después respétalo, o sea, sin horario ni regaño.',
        replies: [
          {
            author: 'genesis-paulino',
            text: 'ay lo del regaño 🙈 tengo un grupo de whatsapp con metas diarias...',
          },
        ],
      },
      {
        author: 'fior-daliza-cruz',
        text: 'Yo pasé cuando un colegio me pidió registro mercantil. Antes de eso, tres años con mi cédula y sin problema. El nombre sí lo registré en ONAPI desde el principio.',
      },
    ],
  },
  {
    author: 'ana-iris-zorrilla',
    title: 'Vendo a doce cuotas y siento que pago el impuesto antes de cobrar',
    content: [
      'Vendo un comedor a doce meses y facturo el día que lo entrego. El ITBIS lo declaro completo el mes siguiente, y al cliente lo cobro en un año. O sea que el impuesto me sale de lo que pagan otros.',
      'Subí el inicial al 25 % para que al menos cubra eso. Los de electrodomésticos y motores, ¿lo calculan igual?',
    ],
    comments: [
      { author: 'massiel-constanzo', text: 'Igual aquí' },
      { author: 'hector-laureano', text: 'El inicial mío es el impuesto más el transporte' },
    ],
  },
  {
    author: 'yesenia-matos',
    title: 'Me llegó una notificación de la DGII al buzón virtual y casi no la veo',
    content: [
      'A mí no me llegó papel ni me llamaron. La notificación tenía más de una semana en el buzón de la Oficina Virtual, con plazo y todo. ¿Ustedes lo revisan o se lo dejan al contador?',
    ],
    comments: [
      {
        author: 'carmen-julia-almanzar',
        text: 'Las dos cosas. Y miren qué correo tienen registrado, que a veces es el de un contable que se fue hace seis años.',
      },
      { author: 'raulin-gil', text: 'fui a mirar y el correo era el de mi ex mujer 😂 ya lo cambie' },
      { author: 'alberto-tejeda', text: 'Se lo dejo a mi contadora, pero me pusiste nervioso' },
      { author: 'carmen-luisa-beltre', text: 'Voy ahora mismo a mirar 😬' },
      {
        author: 'julio-cesar-brito',
        text: 'a mi si me llamaron',
        replies: [{ author: 'yesenia-matos', text: 'Pues tuviste suerte, Julio César.' }],
      },
    ],
  },
  {
    author: 'mirtha-guilamo',
    title: 'Dos horas sin internet y la sala llena',
    content: [
      'El martes un camión se llevó los cables de la esquina. Laboratorio lleno, la gente en ayunas y el sistema dando vueltas. Anotamos a mano y por la tarde pasamos todo.',
      'Contraté otro proveedor de respaldo. ¿El sistema de ustedes los deja seguir emitiendo y enviar después? ¿Cuánto tiempo se puede estar así?',
    ],
    comments: [],
  },
];
