export interface NewsText {
  title: string;
  excerpt: string;
  /** Markdown paragraphs. */
  content: string[];
  aboutEvents: boolean;
  featured?: true;
  /** Days before today, or days after an event that took place. */
  published: { daysAgo: number } | { daysAfter: number; event: string };
}

export const newsTexts: NewsText[] = [
  {
    title: 'Impuestos y facturación electrónica: el programa de la gran conferencia del 28 de agosto',
    excerpt:
      'Contadores, desarrolladores y comerciantes explicarán el e-CF con casos de mostrador. Hay 110 plazas y la entrada es gratis para los miembros.',
    aboutEvents: true,
    featured: true,
    published: { daysAgo: 4 },
    content: [
      'El consejo presentó el programa de su Conferencia de Impuestos y Facturación Electrónica, que se celebra el 28 de agosto en el auditorio de la avenida Libertad. Es el encuentro que más preguntas genera entre los miembros y, en esta edición, el que llega con más casos prácticos.',
      '«No queremos una charla de artículos y párrafos», explica Luis Manuel Guerrero, tesorero del consejo y uno de los expositores. «Queremos que la dueña de una cafetería salga sabiendo qué hace el lunes a las seis de la mañana con la fila delante».',
      'La mañana estará dedicada a lo básico: qué es un comprobante fiscal electrónico, qué cambia en la caja, qué se guarda y por cuánto tiempo, y cómo leer el calendario de obligaciones. Después, tres comerciantes que ya dieron el paso contarán cuánto les costó, cuánto duró y qué harían de otra manera.',
      'Por la tarde habrá **mesas de casos** por tipo de negocio:',
      '- Colmados, panaderías y cafeterías.\n- Ferreterías y ventas a crédito.\n- Servicios profesionales y consultorios.\n- Turismo, transporte y alquileres.',
      'Starlin Berroa, que administra el colmadón de su familia en Quisqueya, será uno de los tres. Llegó a la primera edición con un cuaderno de doscientas páginas y vuelve con un punto de venta que su papá consulta desde el teléfono. «Voy a contar también lo que salió mal», advierte. «Meter los productos nos costó once noches, y nadie nos había avisado».',
      'A su lado estará Samuel De los Santos, desarrollador, con una demostración que promete ser la más comentada: desconectar el internet delante del público y seguir facturando. De ahí saldrá una lista de preguntas para llevarle a cualquier proveedor antes de firmar: qué pasa en un apagón, de quién son los datos, cuánto cuesta el segundo año y quién contesta un sábado por la noche.',
      'En cada mesa, una contadora y un técnico revisarán las dudas de los participantes. Los organizadores recuerdan que la conferencia orienta, pero no sustituye la consulta con el contador de cada empresa ni lo que publique la DGII, que es quien fija plazos y requisitos.',
      'Hay 110 plazas. La inscripción es obligatoria, se hace desde la página de eventos de este portal y es gratis para los miembros. Incluye almuerzo y una carpeta con plantillas. Quienes se inscriban y no puedan asistir deben cancelar para ceder su lugar.',
    ],
  },
  {
    title: 'El taller de WhatsApp se llenó en una semana: habrá segunda fecha',
    excerpt:
      'Las veinticinco plazas se agotaron y ya hay lista de espera. El consejo prepara una repetición con el mismo programa.',
    aboutEvents: true,
    published: { daysAgo: 7 },
    content: [
      'Las veinticinco plazas del taller «WhatsApp para vender y cobrar con orden» se agotaron en siete días y el consejo ya trabaja en una segunda fecha para quienes quedaron en lista de espera.',
      'El taller, que imparten Patricia Lluberes y Leidy Vásquez, parte de un problema que todo comerciante conoce: decenas de mensajes mezclados, pedidos en audio, clientes que preguntan el precio y desaparecen, y cuentas por cobrar que se quedan flotando en la conversación.',
      '«La herramienta ya la tienen todos en el bolsillo; lo que falta es método», dice Lluberes. Los participantes trabajan con su propio teléfono y salen con el catálogo montado, las etiquetas creadas y un juego de respuestas rápidas escrito con su forma de hablar, no con la de una máquina.',
      'Una parte del programa está dedicada al cobro: cómo recordar una deuda sin perder al cliente, qué dejar por escrito y cuándo pasar de la pantalla a la llamada. También se conversa sobre respeto: no escribir a quien no lo ha pedido y facilitar que la gente se dé de baja de las promociones.',
      'Las personas en lista de espera no tienen que hacer nada. Si alguien cancela, el sistema asigna el lugar al siguiente y le avisa; y cuando se fije la segunda fecha, tendrán prioridad durante cuarenta y ocho horas. Los demás miembros podrán inscribirse después en la página de eventos.',
    ],
  },
  {
    title: 'Fondo rotatorio para equipos: el consejo y una cooperativa unen fuerzas',
    excerpt:
      'Los miembros podrán solicitar préstamos pequeños para hornos, neveras, herramientas e inversores, con el propio equipo como respaldo.',
    aboutEvents: false,
    published: { daysAgo: 11 },
    content: [
      'El consejo firmó un acuerdo con la Cooperativa El Progreso del Este para crear un fondo rotatorio destinado a la compra de equipos productivos. La iniciativa nació de una queja repetida en el foro: negocios con clientes y con trabajo que no pueden cambiar una máquina de veinte años porque no tienen un inmueble que poner en garantía.',
      'El mecanismo es sencillo. La empresa presenta la cotización del equipo, una libreta o reporte de ventas de seis meses y la referencia de dos suplidores. Si se aprueba, la cooperativa paga directamente al vendedor y el equipo sirve de respaldo hasta que se salde. Lo que se va pagando vuelve al fondo y financia al siguiente.',
      '«Preferimos veinte préstamos pequeños que se pagan a uno grande que nos quite el sueño», señala Niurka Lebrón, gerente de la cooperativa. La primera ronda atenderá hornos, neveras y cuartos fríos, herramientas de taller, inversores y baterías.',
      'Un comité de tres personas, dos de la cooperativa y una del consejo, revisará las solicitudes cada quince días. Los plazos dependerán de la vida útil del equipo, y quien resulte rechazado recibirá por escrito las razones y una cita para mejorar su expediente.',
      'Los interesados pueden escribir desde la página de contacto, eligiendo el asunto de participación en proyectos, o pasar por la oficina en horario de trabajo. No se cobra por recibir ni por evaluar la solicitud.',
    ],
  },
  {
    title: 'Cincuenta empresarios y una mesa servida: así fue el desayuno entre hoteles y suplidores',
    excerpt:
      'De las mesas salieron diecinueve visitas acordadas y una petición clara de los productores: pedidos fijos y pagos a tiempo.',
    aboutEvents: true,
    published: { daysAfter: 2, event: 'local-suppliers-breakfast' },
    content: [
      'A las ocho en punto ya no quedaban sillas. El desayuno empresarial del miércoles reunió en el salón del consejo a encargados de compras de hoteles pequeños y medianos con panaderos, productores de vegetales, pescadores, fabricantes de uniformes y transportistas.',
      'La dinámica fue simple: cinco personas por mesa, tres minutos cada una y una hoja para apuntar a quién llamar. Nada de discursos largos. «En tres minutos se sabe si el otro es serio», bromeó una de las anfitrionas, y la sala le dio la razón con un aplauso.',
      'Los hoteleros repitieron tres palabras: constancia, factura y aviso. Que el producto llegue igual todas las semanas, que venga con su comprobante y que, si un día no hay, se diga la tarde anterior. Los suplidores contestaron con las suyas: pedido fijo, pago a tiempo y aviso de cuándo baja la ocupación.',
      'Al final se contaron diecinueve visitas acordadas para las dos semanas siguientes. El equipo del consejo llamará a cada pareja para saber qué pasó y qué hizo falta, y publicará un resumen en el portal.',
      'El próximo desayuno tratará un tema delicado: cómo se pone el precio. Las plazas ya están casi llenas, de modo que conviene inscribirse pronto en la página de eventos. Quien no haya venido nunca será bienvenido: siempre se guarda una mesa para los nuevos.',
    ],
  },
  {
    title: 'Financiamiento, construcción y empaques: lo que viene en la agenda',
    excerpt:
      'El consejo presenta sus próximos encuentros, con talleres de cupo limitado y una conferencia dedicada al crédito.',
    aboutEvents: true,
    published: { daysAgo: 22 },
    content: [
      'La comisión de eventos presentó la agenda de los próximos meses, armada a partir de una encuesta entre los miembros. Tres temas ganaron por mucho: cómo financiarse, cómo ordenar el inventario y cómo presentar mejor el producto.',
      'El taller de inventario será el primero. Se hará con un tramo de verdad, en una tienda de verdad, y va dirigido a colmados, ferreterías, farmacias y talleres. Le seguirá una rueda de negocios de construcción, ferreterías y oficios en Higüey, donde cada participante recibirá una agenda de citas según lo que busca y lo que ofrece.',
      'La conferencia sobre financiamiento es la actividad más ambiciosa. Participarán la gerente de una cooperativa, un consultor que fue oficial de crédito y empresarios que han tomado préstamos para equipos, locales e inventario. «Pedimos a dos de ellos que contaran su error, y aceptaron», adelanta Yudelka Santana Mejía, directora ejecutiva. «Se aprende más de eso que de diez gráficas». Por la tarde habrá una clínica individual de quince minutos, con cita.',
      'Más adelante llegarán el taller de etiquetas y empaques, la visita a una fábrica de hielo que trabaja con energía solar y la conferencia sobre turismo y compra local.',
      'Todas las actividades están publicadas en la página de eventos, con su precio, su lugar y las plazas disponibles. Los miembros pueden proponer otras desde esa misma página; el equipo del consejo responde a cada propuesta.',
    ],
  },
  {
    title: 'Colmados de cuatro municipios empiezan a comprar juntos',
    excerpt:
      'Un pedido único a la semana, un solo punto de entrega y pago de contado: la idea nació en el foro y ya mueve un camión completo.',
    aboutEvents: false,
    published: { daysAgo: 29 },
    content: [
      'Lo que empezó como una propuesta en el foro del portal ya rueda sobre seis gomas. Veintidós colmados y comedores de El Seibo, Consuelo, Quisqueya y Boca Chica hicieron su primera compra conjunta de arroz, aceite, azúcar y habichuelas.',
      'El mecanismo es tan sencillo que sorprende que no existiera. Cada grupo reúne los pedidos en una hoja hasta el martes por la noche; el jueves llega un solo camión a un solo punto, y el grupo reparte y paga de contado. El mayorista gana volumen y ahorra paradas. El colmado gana precio.',
      '«En arroz nos ahorramos casi un seis por ciento», cuenta Ramona Polanco, que puso el patio de su cafetería como centro de entrega en El Seibo. «Parece poco, pero en mi negocio eso paga la luz».',
      'También hubo tropiezos: en la primera entrega faltaron dos sacos y hubo que contar todo de nuevo en plena lluvia. Desde entonces, una persona de cada grupo firma el conduce y nadie descarga hasta que cuadre.',
      'En Consuelo y Quisqueya, Yokasta Then y Starlin Berroa comparten la ruta: el camión hace las dos paradas y la hoja de pedidos vive en el teléfono de los doce participantes. «Antes yo compraba lo que traía el camión», dice Yokasta. «Ahora el camión trae lo que yo pedí». El cambio la obligó a mirar su venta semanal con otros ojos: descubrió que compraba el doble del aceite que necesitaba y la mitad de las habichuelas.',
      'Para el mayorista, el beneficio está en el orden. Una entrega de veintidós paradas se convirtió en cuatro, sin crédito que perseguir y con el pedido cerrado dos días antes. Parte de ese ahorro es lo que vuelve a los colmados en forma de precio.',
      'El consejo acompaña con un modelo de acuerdo entre participantes, para que esté claro quién recibe, quién paga y qué pasa si alguien se retira. Las panaderías de San Pedro estudian sumarse con la harina, y un grupo de restaurantes de playa pidió información.',
      'Quien quiera formar un grupo en su municipio puede presentarse en el foro, en la categoría de operaciones y suplidores, o llamar a la oficina.',
    ],
  },
  {
    title: 'Talleres y politécnicos: veinticuatro pasantes comienzan a trabajar',
    excerpt:
      'Mecánica, electricidad, refrigeración y confección reciben a los primeros estudiantes de último año, con pago desde el primer día.',
    aboutEvents: false,
    published: { daysAgo: 43 },
    content: [
      'Veinticuatro estudiantes de último año comenzaron sus pasantías en empresas miembros del consejo. Son el primer grupo de un proyecto que salió de una mesa redonda sobre empleo joven y que tiene una regla poco común: al pasante se le paga desde el primer día.',
      'Quince empresas abrieron sus puertas. Hay muchachos aprendiendo mecánica diésel en Consuelo, refrigeración en Bávaro, electricidad y soldadura en San Pedro, y confección en La Romana. Cada uno tiene un tutor dentro de la empresa y una hoja de tareas acordada con el politécnico, para que la pasantía no se convierta en barrer el taller.',
      '«Yo barrí dos años antes de tocar un motor», recuerda Hipólito Garrido, que recibe a dos jóvenes en su taller. «A estos les puse una culata delante la primera mañana. Se les iluminaron los ojos».',
      'El consejo organizó una jornada de seguridad antes de empezar, con equipos de protección donados por varios miembros, y una psicóloga visitará las empresas cada mes para conversar con pasantes y tutores.',
      'Al terminar, las empresas decidirán si contratan. Nadie está obligado, pero siete ya adelantaron que piensan hacerlo. Para el próximo grupo se buscan negocios de gastronomía, hotelería y ebanistería, y mujeres que quieran entrar a oficios donde todavía son pocas. La información está en la página de proyectos.',
    ],
  },
  {
    title: 'Apagones: un grupo de trabajo con metas y fechas',
    excerpt:
      'La mesa redonda sobre energía terminó con compromisos: medir consumos, negociar compras de equipos y compartir plantas entre vecinos.',
    aboutEvents: true,
    published: { daysAfter: 3, event: 'energy-roundtable' },
    content: [
      'Llegaron con la factura de la luz en la mano, como pedía la invitación, y eso cambió la conversación. En la mesa redonda sobre apagones y costo de la energía, los asistentes compararon consumos, horarios y gastos de mantenimiento hasta que se apagaron las luces del salón, esta vez porque había que cerrar.',
      'Un fabricante de hielo mostró los números de sus paneles a los dieciocho meses, con aciertos y errores. Un técnico explicó por qué mueren las baterías antes de tiempo. Y un panadero contó cómo separar los circuitos le evitó comprar una planta del doble del tamaño que necesitaba.',
      'La conclusión más repetida fue que **casi nadie mide**. Por eso el primer compromiso del grupo de trabajo es prestar medidores durante un mes a veinte negocios y publicar los resultados sin nombres.',
      'Los otros dos compromisos: pedir cotizaciones en conjunto de inversores y baterías, con la misma ficha técnica para poder comparar, y redactar un modelo de acuerdo para vecinos que quieran compartir una planta eléctrica.',
      'El grupo se reúne cada dos semanas y está abierto a todos los miembros. En el portal, el proyecto aparece como «Energía medida», con el calendario y las personas de contacto. Los resultados de la medición se presentarán en una sesión pública cuando termine el primer mes.',
    ],
  },
  {
    title: 'Ya está disponible la guía de permisos para abrir un local',
    excerpt:
      'Una hoja por trámite, en lenguaje llano y en el orden correcto, para no descubrir el uso de suelo después de pintar las paredes.',
    aboutEvents: false,
    published: { daysAgo: 63 },
    content: [
      'El consejo publicó una guía con los pasos más comunes para abrir un negocio en los municipios del distrito. La preparó una comisión de miembros que conoce las ventanillas por dentro: una gestora, una abogada, una ingeniera ambiental y tres comerciantes que se equivocaron antes.',
      'Cada trámite ocupa una sola página y responde a cuatro preguntas: para qué sirve, dónde se hace, qué documentos suelen pedir y qué conviene tener listo antes. El orden importa. La primera hoja es la del uso de suelo, porque el error más caro es firmar un alquiler y enterarse después de que en ese local no se permite la actividad.',
      'La guía distingue por tipo de negocio. Un salón de belleza, un restaurante y una lavandería no recorren el mismo camino, y las aguas residuales, los gases o el ruido añaden pasos que conviene conocer temprano.',
      'La comisión advierte que los requisitos, las tarifas y los plazos cambian y pueden variar de un ayuntamiento a otro. Por eso la guía no da precios: indica a quién preguntar y qué pedir por escrito.',
      'Se puede recoger impresa en la oficina, sin costo, y consultar con ayuda del personal de lunes a viernes. Quien encuentre un dato que ya no sea correcto puede avisar desde la página de contacto; las correcciones se incorporan cada mes y se agradecen con nombre y apellido.',
    ],
  },
  {
    title: 'De recoger botellas a emplear a treinta y una personas',
    excerpt:
      'Rigoberto Paredes empezó buscando metal en el vertedero. Hoy su recicladora recoge cartón y plástico en noventa negocios de San Pedro.',
    aboutEvents: false,
    published: { daysAgo: 84 },
    content: [
      'A los catorce años, Rigoberto Paredes recogía metal en el vertedero con un saco y un gancho. Hoy tiene tres camiones, una prensa y treinta y una personas en nómina, y todavía conserva el gancho, colgado en la oficina.',
      '«La basura no existe: existe el desorden», dice, mientras enseña las pacas de cartón que salen esa tarde. Su recicladora visita noventa negocios de San Pedro de Macorís tres veces por semana. Al que separa y pasa de cien kilos al mes, le paga; al que no llega, le ahorra espacio y viajes.',
      'El cambio llegó cuando una ferretería le propuso recoger siempre a la misma hora. Entendió que no vendía reciclaje, sino puntualidad. Formalizó la empresa, aseguró a sus compañeros y compró el primer camión con un préstamo de la cooperativa que pagó cuatro meses antes de tiempo.',
      'No todo ha sido fácil. El precio del plástico sube y baja sin avisar, y convencer a los comercios de doblar las cajas requiere más paciencia que músculo. «Yo voy, saludo y doblo la primera con ellos. A la tercera semana lo hacen solos».',
      'Su equipo también cambió. Doce de los treinta y un empleados venían del mismo vertedero, algunos sin acta de nacimiento. La empresa los acompañó a sacar sus documentos, los registró en la seguridad social y abrió, los sábados, una clase de lectura que da una maestra jubilada. «El primer cheque de Ramoncito lo enmarcamos», cuenta, y señala la pared.',
      'Los clientes valoran otra cosa: el silencio. La recogida se hace antes de las siete de la noche, sin dejar restos en la acera, y cada mes reciben un papel con los kilos entregados. Una farmacia lo tiene pegado al lado de la caja y una zapatería compite con la tienda de telas por ver quién recicla más. Lo que empezó como un favor terminó siendo una costumbre de la cuadra.',
      'Rigoberto coordina ahora, dentro del consejo, el proyecto de reciclaje comercial por cuadras. La meta es que diez negocios de una misma calle saquen su cartón el mismo día y a la misma hora. «Con diez por cuadra pongo otra ruta», calcula. «Y otra ruta son cuatro familias».',
    ],
  },
  {
    title: 'Setenta citas de negocio en una tarde: balance de la rueda de alimentos y bebidas',
    excerpt:
      'Productores de queso, casabe, miel, sazones y vegetales se sentaron con compradores de hoteles, colmados y supermercados en Hato Mayor.',
    aboutEvents: true,
    published: { daysAfter: 2, event: 'food-business-round' },
    content: [
      'Doce minutos pasan volando cuando hay queso de hoja sobre la mesa. La rueda de negocios de alimentos y bebidas reunió en Hato Mayor a productores de toda la región con compradores de hoteles, restaurantes, colmados y supermercados, en una tarde de citas programadas al minuto.',
      'Hubo más de setenta encuentros. Según las hojas que entregaron los participantes, en veintiséis se acordó una visita o un pedido de prueba. Los más solicitados fueron los lácteos, los vegetales bajo techo y los dulces en envase pequeño, que las tiendas de regalo piden y casi nadie ofrece.',
      'También quedaron lecciones. Varios compradores preguntaron por el registro sanitario y el código de barras, y no todos los productores pudieron responder. «Me di cuenta de que mi etiqueta no dice ni dónde estoy», reconoció una dulcera, que ya se anotó para el taller de empaques.',
      'Los colmados, por su parte, pidieron presentaciones más pequeñas y entregas dos veces por semana. Un transportista presente en la sala tomó nota y ofreció consolidar carga entre varios productores, que era justo lo que faltaba.',
      'El consejo dará seguimiento a cada acuerdo durante tres meses. La próxima rueda será la de construcción, ferreterías y oficios, y antes habrá una sesión corta para aprender a preparar las citas: qué llevar, qué preguntar y cómo no gastar diez minutos hablando del clima.',
    ],
  },
  {
    title: 'Compras públicas: lo que las MIPYMES deben ir preparando',
    excerpt:
      'La nueva ley de contrataciones amplía el espacio para las pequeñas empresas. Una comisión del consejo resume por dónde empezar.',
    aboutEvents: false,
    published: { daysAgo: 105 },
    content: [
      'La Ley 47-25 de contrataciones públicas trae cambios que interesan a las micro, pequeñas y medianas empresas. Según los resúmenes que ha revisado la comisión de asuntos económicos del consejo, la cuota reservada a las MIPYMES pasa del 20 al 30 por ciento, con una parte destinada a empresas dirigidas por mujeres, y se contemplan avances y reglas que favorecen al suplidor local.',
      '«La oportunidad existe, pero no toca la puerta», resume Altagracia Peña Rosario, presidenta del consejo. «Hay que estar registrado, clasificado y al día antes de que salga la convocatoria que te conviene».',
      'La comisión recomienda empezar por lo que depende de cada uno:',
      '- Tener los impuestos y la seguridad social al día, porque suele ser lo primero que se verifica.\n- Revisar la clasificación de la empresa según sus empleados y sus ventas.\n- Ordenar los documentos de la compañía en una sola carpeta.\n- Leer tres convocatorias de su ramo, aunque no piense participar todavía.',
      'El segundo punto suele traer sorpresas. La clasificación mira a la vez la cantidad de trabajadores y las ventas del año, y las dos condiciones deben cumplirse; si una se pasa, la empresa sube de categoría. Los montos se actualizan cada año, de manera que conviene confirmarlos con el ministerio del ramo antes de llenar cualquier formulario.',
      'También hay que calcular el flujo. Venderle a una institución pública puede ser un buen negocio y, al mismo tiempo, una prueba de resistencia: se compra el material, se paga la nómina y se espera. La comisión sugiere hacer primero la cuenta de cuántas semanas puede aguantar la empresa y hablar con su cooperativa o su banco antes de ganar, no después.',
      'También aconseja asociarse. Varios talleres de confección podrían presentarse juntos a un pedido de uniformes que ninguno podría cumplir solo, siempre que dejen por escrito cómo se reparten el trabajo y la responsabilidad.',
      'Este resumen es informativo y no sustituye la lectura de la ley ni la asesoría de un profesional. El consejo invitará a especialistas para una sesión de preguntas y publicará la fecha en la página de eventos. Las dudas se pueden ir dejando en el foro.',
    ],
  },
  {
    title: 'El portal estrena directorio y red de contactos',
    excerpt:
      'Buscar por habilidad o por municipio, pedir conexión y escribir directamente: así se usa la nueva sección de miembros.',
    aboutEvents: false,
    published: { daysAgo: 128 },
    content: [
      '¿Quién arregla cuartos fríos en Bávaro? ¿Quién traduce un menú al francés? ¿Quién imprime etiquetas en tiradas pequeñas? Hasta ahora, la respuesta dependía de a quién conocieras. Desde esta semana se encuentra en el directorio del portal.',
      'La sección de miembros permite buscar por nombre o empresa y filtrar por habilidad y por ubicación. Cada ficha muestra a qué se dedica la persona, dónde está y en qué puede ayudar. Si interesa, se envía una solicitud de conexión; cuando el otro acepta, ambos aparecen en su red de contactos.',
      'Las primeras semanas de prueba dejaron historias. Una heladera de La Romana encontró técnico de refrigeración el mismo día en que se le dañó una vitrina. Dos talleres de confección que no se conocían, a cuarenta minutos uno del otro, se repartieron un pedido grande.',
      'El equipo pide tres cosas para que funcione:',
      '- Escribir una descripción corta, con tus palabras.\n- Poner habilidades de verdad, con su nivel. No hace falta ser experto en todo.\n- Contestar las solicitudes, aunque sea para decir que no.',
      'El teléfono y el correo los ven los demás miembros, no los visitantes. Si necesitas ayuda para completar tu perfil, pasa por la oficina con tu celular: en diez minutos queda listo, y el café va por la casa.',
    ],
  },
  {
    title: '«El hotel no compra barato, compra tranquilo»: lo que dejó la conferencia de Bayahíbe',
    excerpt:
      'Compradores y suplidores compartieron una jornada sobre inocuidad, contratos y entregas. Estas son las cinco ideas más repetidas.',
    aboutEvents: true,
    published: { daysAfter: 2, event: 'selling-to-hotels-conference' },
    content: [
      'La frase la dijo una hotelera y terminó escrita en la pizarra: «El hotel no compra barato, compra tranquilo». Resume bien lo que se conversó durante seis horas en la conferencia sobre cómo venderle al sector hotelero, celebrada el jueves en Bayahíbe con empresarios de todo el distrito.',
      'Por la mañana hablaron los compradores. Por la tarde, los suplidores que ya están adentro: una productora de vegetales, el gerente de una lavandería industrial y una diseñadora de uniformes. De unos y otros salieron cinco ideas:',
      '1. **Entra por quien usa el producto**, no solo por quien lo compra. El chef o la gobernanta abren más puertas que una lista de precios.\n2. **Los registros pesan más que los logos.** Análisis de agua, control de plagas y trazabilidad, aunque sea a mano.\n3. **Avisa antes de fallar.** Un no a tiempo conserva al cliente.\n4. **Negocia la forma de entrega** cuando no puedas negociar el plazo de pago.\n5. **Empieza por un hotel pequeño** y llega al grande con referencia.',
      'Wendy Castillo, que cultiva ajíes y lechugas bajo techo en Guaymate, proyectó su plan de inocuidad: cinco hojas escritas a mano y fotografiadas. Contó que tardó ocho meses en armarlo y que el comprador no le preguntó por certificados, sino por los registros del cloro de la última semana. La foto de su baño de campo, a menos de cinco minutos de las naves, arrancó la risa y el aplauso de la sala.',
      'Wellington Soriano habló de lo que no se ve: las sábanas de un hotel no esperan, de modo que el suplidor necesita un plan para cuando falta la luz, el agua o el personal. El suyo incluye una planta de respaldo, un acuerdo con otra lavandería y una guagua para el turno de noche. «El día que fallé sin avisar perdí un cliente de seis años. El día que fallé avisando, me ayudaron a cargar», resumió.',
      'Hubo también autocrítica. Los hoteleros reconocieron que piden constancia sin dar pedidos fijos y que muchas facturas se atrasan por una simple firma de recibido. Varios se comprometieron a revisarlo en sus casas.',
      'Los participantes recibieron una lista de chequeo para su primera visita. El consejo llevará la discusión a la siguiente conferencia, dedicada al turismo y la compra local, donde se presentará un mapa de lo que hoy se trae de fuera.',
    ],
  },
];
