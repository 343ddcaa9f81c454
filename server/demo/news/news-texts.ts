import { NETWORK_OPENED_DAYS_AGO } from '../networking/networking.ts';

/** What fills `{programa}` and `{anuncio}` while the tax conference is far ahead, and after that. */
export const conferenceStages = {
  announced: {
    title: 'ya tiene fecha',
    opening:
      'Ya tiene fecha la Conferencia de Impuestos y Facturación Electrónica (el programa completo se publica en junio):',
  },
  scheduled: {
    title: 'el programa de',
    opening: 'Ya está el programa de la Conferencia de Impuestos y Facturación Electrónica:',
  },
};

/**
 * `{año}` stands for the year of the tax conference, which may be the next one; `{fecha}` for the day of publication,
 * on which what the item says of law and procedure was verified.
 */
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
    title: 'Impuestos y facturación electrónica: {programa} la gran conferencia del 28 de agosto de {año}',
    excerpt:
      'Contadores y un comerciante explicarán el e-CF con casos de mostrador. Hay 110 cupos y es gratis para los miembros.',
    aboutEvents: true,
    featured: true,
    published: { daysAgo: 4 },
    content: [
      '{anuncio} será el 28 de agosto de {año} en el auditorio de la avenida Libertad, de 8:30 de la mañana a 3:30 de la tarde.',
      '«La dueña de una cafetería tiene que salir de ahí sabiendo qué hace el lunes a las seis de la mañana con la fila delante», dice Luis Manuel Guerrero, tesorero del consejo y uno de los expositores. «Los artículos de la ley los dejamos para la carpeta».',
      'Por la mañana se verá lo básico: qué es un comprobante fiscal electrónico, qué cambia en la caja, qué se guarda y por cuánto tiempo, y el calendario de obligaciones. Luego contará cuánto le costó y qué haría de otra manera uno que ya lo usa: Starlin Berroa, que administra el colmadón de su familia en Quisqueya. «Meter los productos nos costó once noches y nadie nos había avisado», dice.',
      'Samuel De los Santos, desarrollador, va a desconectar el internet delante del público para enseñar cómo se sigue facturando.',
      'En la tarde habrá **mesas de casos** por tipo de negocio, y los expositores pasan por todas:',
      '- Colmados, panaderías y cafeterías.\n- Ferreterías y ventas a crédito.\n- Servicios profesionales y consultorios.\n- Turismo, transporte y alquileres.',
      'La conferencia orienta, pero no sustituye al contador de cada empresa ni lo que publique la DGII, que es la que fija plazos y requisitos.',
      'Hay 110 cupos y la entrada es gratis para los miembros. Hay que inscribirse en la página de eventos. Incluye almuerzo y una carpeta con plantillas. Si te inscribes y no puedes venir, cancela para que otro use tu lugar.',
    ],
  },
  {
    title: 'El taller de WhatsApp se llenó en una semana: habrá segunda fecha',
    excerpt: 'Se agotaron los veinticinco cupos y hay lista de espera. El consejo busca fecha para repetirlo.',
    aboutEvents: true,
    published: { daysAgo: 15 },
    content: [
      'Los veinticinco cupos del taller «WhatsApp para vender y cobrar con orden» se agotaron en siete días. Quedaron personas en lista de espera y el consejo está buscando una segunda fecha.',
      'Lo imparten Patricia Lluberes y Leidy Vásquez, y se trabaja con el teléfono de cada participante: catálogo, etiquetas, respuestas rápidas y hora de corte. «Vamos a empezar por las etiquetas, que es lo más sencillo», dice Lluberes.',
      'Una parte es de cobros: cómo recordarle a alguien lo que debe, qué dejar por escrito y cuándo es mejor llamar. También se hablará de no escribirle a quien no lo ha pedido y de sacar de la lista al que lo solicite.',
      'El precio es el mismo, RD$ 1,200, y se hace en el Aula 2 del consejo. Hay que traer el celular cargado y la lista de los diez productos que más se venden.',
      'Los que están en lista de espera no tienen que hacer nada. Si alguien cancela, el sistema le da el cupo al siguiente y le avisa por correo. Cuando haya segunda fecha, la oficina los llamará primero; después se abre para los demás miembros en la página de eventos.',
    ],
  },
  {
    title: 'Fondo rotatorio para equipos: el consejo y una cooperativa unen fuerzas',
    excerpt:
      'Los socios de la cooperativa podrán solicitar préstamos pequeños para hornos, neveras, herramientas e inversores, con el propio equipo como respaldo.',
    aboutEvents: false,
    published: { daysAgo: 11 },
    content: [
      'El consejo firmó un acuerdo con la Cooperativa El Progreso del Este para un fondo rotatorio de compra de equipos. La idea viene de una queja que se repite en el foro: negocios con clientes y con trabajo que no pueden cambiar una máquina de veinte años porque no tienen un inmueble que poner en garantía.',
      'La cooperativa les presta a sus socios: el miembro del consejo que todavía no lo sea abre primero su cuenta con el aporte inicial. Luego presenta la cotización del equipo, una libreta o reporte de ventas de seis meses y la referencia de dos suplidores. Si se aprueba, la cooperativa le paga directo al vendedor y el equipo queda de respaldo hasta saldarlo. Lo que se va pagando vuelve al fondo.',
      '«Son préstamos pequeños, hasta RD$ 600,000», explica Niurka Lebrón, gerente de la cooperativa. La primera ronda es para hornos, neveras y cuartos fríos, herramientas de taller, inversores y baterías.',
      'Las solicitudes las ve un comité cada quince días: dos personas de la cooperativa y una del consejo. El plazo depende de la vida útil del equipo. Al que no se le apruebe se le dirá por qué.',
      'Para solicitarlo, escribe desde la página de contacto con el asunto de participación en proyectos, o pasa por la oficina. No se cobra por recibir ni por evaluar la solicitud.',
    ],
  },
  {
    title: 'Cuarenta empresarios y una mesa servida: así fue el desayuno entre hoteles y suplidores',
    excerpt: 'Salieron diecinueve visitas acordadas. Los productores pidieron pedidos fijos y pagos a tiempo.',
    aboutEvents: true,
    published: { daysAfter: 2, event: 'local-suppliers-breakfast' },
    content: [
      'A las ocho quedaban pocas sillas. Al desayuno del miércoles en el salón del consejo vinieron encargados de compras de hoteles pequeños y medianos, y del otro lado panaderos, productores de vegetales, pescadores, fabricantes de uniformes y transportistas.',
      'Cinco personas por mesa, tres minutos cada una y una hoja para apuntar a quién llamar. No hubo discursos.',
      'Los hoteleros pidieron que el producto llegue igual todas las semanas, con su factura, y que si un día no hay, se diga la tarde anterior. Los suplidores pidieron pedido fijo y que les paguen a tiempo. «A mí me deben tres meses», dijo uno que prefirió no dar su nombre.',
      'Al final se contaron diecinueve visitas acordadas para las dos semanas siguientes. El equipo del consejo va a llamar a cada pareja para saber en qué quedó.',
      'El próximo desayuno es sobre cómo se pone el precio y le quedan pocos cupos. La inscripción está en la página de eventos y es gratis para los miembros. Siempre se guarda una mesa para los que vienen por primera vez, así que no hace falta conocer a nadie.',
    ],
  },
  {
    title: 'Financiamiento, construcción y empaques: lo que viene en el calendario',
    excerpt: 'Los próximos encuentros del consejo, según lo que pidieron los miembros en la encuesta.',
    aboutEvents: true,
    published: { daysAgo: 22 },
    content: [
      'La comisión de eventos armó el calendario de los próximos meses con una encuesta entre los miembros. Lo más pedido fue cómo financiarse, cómo ordenar el inventario y cómo presentar mejor el producto.',
      'De esos tres temas, el primero en salir es el taller de inventario. Se cuenta un tramo de verdad en una tienda de verdad, y sirve para colmados, ferreterías, farmacias y talleres. Después viene la rueda de negocios de construcción, ferreterías y oficios, en Higüey. Ahí cada participante recibe una agenda de citas según lo que busca y lo que ofrece.',
      'En la conferencia sobre financiamiento hablarán la gerente de una cooperativa, un consultor que fue oficial de crédito y empresarios que han tomado préstamos para equipos, locales e inventario. «A dos les pedimos que contaran en qué se equivocaron, y dijeron que sí», cuenta Yudelka Santana Mejía, directora ejecutiva. En la tarde habrá consultas de quince minutos, con cita.',
      'Más adelante están la visita a una fábrica de hielo que trabaja con energía solar, el taller de etiquetas y empaques y la conferencia sobre turismo y compra local.',
      'Todo está en la página de eventos, con precio, lugar y cupos. Ahí mismo los miembros pueden proponer otras actividades; a cada propuesta se le responde.',
    ],
  },
  {
    title: 'Colmados de cuatro municipios empiezan a comprar juntos',
    excerpt:
      'Un pedido a la semana, un punto de entrega y pago de contado. La idea nació en el foro y ya mueve un camión completo.',
    aboutEvents: false,
    published: { daysAgo: 29 },
    content: [
      'Veintidós colmados y comedores de El Seibo, Consuelo, Quisqueya y Boca Chica hicieron su primera compra conjunta de arroz, aceite, azúcar y habichuelas. La idea salió de una propuesta en el foro de este portal.',
      'Cada grupo junta los pedidos en una hoja hasta el martes por la noche. El jueves llega un solo camión a un solo punto, y el grupo reparte y paga de contado.',
      '«Nos fue bien, mejor de lo que yo esperaba. En arroz se ahorra algo», dice Ramona Polanco, que puso el patio de su cafetería como punto de entrega en El Seibo.',
      'En la primera entrega faltaron dos sacos y hubo que contar todo de nuevo lloviendo. Ahora una persona de cada grupo firma el conduce y nadie descarga hasta que cuadre.',
      'En Consuelo y Quisqueya la ruta la comparten Yokasta Then y Starlin Berroa, con ocho negocios y la hoja en el teléfono. Yokasta se dio cuenta de que estaba comprando más aceite del que vendía.',
      'Para el mayorista, veintidós paradas se volvieron cuatro, sin crédito y con el pedido cerrado dos días antes. De ahí sale el descuento.',
      'El consejo preparó un modelo de acuerdo para que quede claro quién recibe, quién paga y qué pasa si alguien se retira. Las panaderías de San Pedro están viendo si entran con la harina y hay restaurantes de playa preguntando.',
      'Si quieres formar un grupo en tu municipio, escribe en el foro, en Operaciones y Suplidores, o llama a la oficina.',
    ],
  },
  {
    title: 'Talleres y politécnicos: veinticuatro pasantes comienzan a trabajar',
    excerpt:
      'Mecánica, electricidad, refrigeración y confección reciben a los primeros estudiantes de último año, con pago desde el primer día.',
    aboutEvents: false,
    published: { daysAgo: 43 },
    content: [
      'Veinticuatro estudiantes de último año empezaron sus pasantías en empresas miembros del consejo. Es el primer grupo del proyecto que salió de la mesa redonda sobre empleo joven.',
      'Participan quince empresas: mecánica diésel en Consuelo, refrigeración en Bávaro, electricidad y soldadura en San Pedro, y confección en La Romana. Cada muchacho tiene un tutor en la empresa y una hoja de tareas acordada con el politécnico.',
      '«Son buenos muchachos, llegan temprano», dice Hipólito Garrido, que tiene a dos en su taller.',
      'Antes de empezar hubo una charla de seguridad, con cascos, guantes y lentes donados por varios miembros. Una psicóloga va a pasar por las empresas cada mes para conversar con los pasantes y los tutores.',
      'Son diez semanas. Al terminar, la empresa decide si contrata; no está obligada, pero siete ya dijeron que piensan hacerlo. Para el próximo grupo hacen falta negocios de gastronomía, hotelería y ebanistería, y más muchachas en oficios donde casi no hay. Los detalles están en la página de proyectos.',
    ],
  },
  {
    title: 'Apagones: un grupo de trabajo con metas y fechas',
    excerpt:
      'Tras la mesa redonda, un grupo va a prestar medidores a veinte negocios y a cotizar baterías en conjunto.',
    aboutEvents: true,
    published: { daysAfter: 3, event: 'energy-roundtable' },
    content: [
      'La invitación pedía llevar la factura de la luz y casi todo el mundo la llevó. En la mesa redonda sobre apagones y costo de la energía se compararon consumos, horarios y gastos de mantenimiento hasta que hubo que cerrar el salón.',
      'Un fabricante de hielo enseñó lo que le costaron los paneles y lo que ha dejado de pagar. Un técnico explicó por qué las baterías duran menos de lo que deben. La dueña de una heladería de La Romana contó que comparte la planta con la farmacia de al lado, con contrato y todo.',
      'Salió a relucir que **casi nadie mide**. Por eso lo primero que hará el grupo de trabajo es prestarles medidores a veinte negocios durante un mes y publicar los resultados sin nombres.',
      'También se van a pedir cotizaciones en conjunto de inversores y baterías, todas con la misma ficha técnica, y se va a redactar un modelo de acuerdo para vecinos que quieran compartir planta.',
      'El grupo se reúne cada dos semanas y puede ir cualquier miembro. En estos días aparecerá entre los proyectos del portal con el nombre de «Energía medida». Cuando termine el primer mes de medición los resultados se presentarán en una sesión abierta, en la oficina del consejo.',
    ],
  },
  {
    title: 'Ya está disponible la guía de permisos para abrir un local',
    excerpt: 'Una hoja por trámite y en orden, para no enterarse del uso de suelo con las paredes ya pintadas.',
    aboutEvents: false,
    published: { daysAgo: 63 },
    content: [
      'El consejo publicó una guía con los pasos más comunes para abrir un negocio en los municipios de la región. La hicieron una gestora, una abogada, una ingeniera ambiental y tres comerciantes que se equivocaron antes.',
      'Cada trámite ocupa una página: para qué sirve, dónde se hace, qué documentos suelen pedir y qué conviene tener listo. La primera hoja es la del uso de suelo, porque lo más caro es firmar un alquiler y enterarse después de que en ese local no se permite la actividad.',
      'La guía distingue por tipo de negocio. Un salón de belleza no hace los mismos trámites que un restaurante o una lavandería, y cuando hay aguas residuales, gas o ruido se añaden pasos que es mejor saber temprano.',
      'Los requisitos, las tarifas y los plazos cambian y no son iguales en todos los ayuntamientos. Por eso la guía no trae precios: dice a quién preguntar y qué pedir por escrito. Los trámites que describe se verificaron el {fecha}.',
      'Se recoge impresa en la oficina, gratis, de lunes a viernes. El que encuentre un dato que ya no sea así puede avisar desde la página de contacto; las correcciones se hacen una vez al mes.',
    ],
  },
  {
    title: 'De recoger botellas a emplear a treinta y una personas',
    excerpt:
      'Rigoberto Paredes empezó de buzo en el vertedero. Hoy su recicladora recoge cartón y plástico en noventa negocios de San Pedro.',
    aboutEvents: false,
    published: { daysAgo: 84 },
    content: [
      'A los catorce años, Rigoberto Paredes buceaba botellas y metal en el vertedero con un saco y un gancho. Hoy tiene tres camiones, una prensa y treinta y una personas en nómina. El gancho lo tiene colgado en la oficina.',
      'Su recicladora pasa tres veces por semana por noventa negocios de San Pedro de Macorís. Al que separa y pasa de dos quintales al mes le paga; al que no llega, por lo menos le quita la basura de encima.',
      'Cuenta que todo cambió cuando una ferretería le propuso recoger siempre a la misma hora. Formalizó la empresa, metió a sus compañeros en la TSS y compró el primer camión con un préstamo de la cooperativa, que saldó cuatro meses antes.',
      'El precio del plástico sube y baja, y convencer a los comercios de doblar las cajas cuesta. A muchos hay que ir a explicarles dos y tres veces, y hay quien todavía las saca sin doblar.',
      'Siete de los treinta y uno venían del mismo vertedero, algunos sin acta de nacimiento. La empresa los acompañó a sacar los papeles, y los sábados una maestra jubilada les da clases de lectura. «El primer cheque de Ramoncito lo enmarcamos», dice, y señala la pared.',
      'La recogida se hace antes de las siete de la noche y cada mes el cliente recibe un papel con las libras que entregó. En una farmacia lo tienen pegado al lado de la caja.',
      'Ahora coordina en el consejo el proyecto de reciclaje comercial por cuadras: diez negocios de una misma calle que saquen su cartón el mismo día y a la misma hora. «Con diez por cuadra pongo otra ruta», calcula.',
    ],
  },
  {
    title: 'Más de trescientas citas en una tarde: balance de la rueda de alimentos y bebidas',
    excerpt:
      'Productores de queso, casabe, miel, sazones y vegetales se sentaron con compradores de hoteles, colmados y supermercados en Hato Mayor.',
    aboutEvents: true,
    published: { daysAfter: 2, event: 'food-business-round' },
    content: [
      'La rueda de negocios de alimentos y bebidas se hizo en Hato Mayor con productores de toda la región y compradores de hoteles, restaurantes, colmados y supermercados. Eran citas de doce minutos, con timbre.',
      'Se contaron más de trescientas. En veintiséis se acordó una visita o un pedido de prueba, según las hojas que entregaron los participantes. Lo más buscado fueron los lácteos, los vegetales bajo techo y los dulces en envase pequeño, que las tiendas de regalo piden y casi nadie hace.',
      'Varios compradores preguntaron por registro sanitario y código de barras y no todos los productores tenían respuesta. «Mi etiqueta no dice ni dónde estoy», reconoció una dulcera, que ya preguntó por el taller de empaques.',
      'Los colmados pidieron presentaciones más pequeñas y entrega dos veces por semana. Un transportista que estaba en la sala ofreció consolidar carga de varios productores.',
      'El consejo va a llamar a los tres meses para saber qué se vendió. La próxima rueda es la de construcción, ferreterías y oficios. La semana antes el equipo llamará a cada inscrito para preparar las citas, porque en esta hubo quien gastó diez de los doce minutos hablando del clima.',
    ],
  },
  {
    title: 'Compras públicas: lo que las MIPYMES deben ir preparando',
    excerpt:
      'La Ley 47-25 amplía la cuota de las pequeñas empresas. Por dónde empezar, según una comisión del consejo.',
    aboutEvents: false,
    published: { daysAgo: 105 },
    content: [
      'La Ley 47-25 de contrataciones públicas, con vigencia a partir del 28 de enero de 2026, trae cambios para las micro, pequeñas y medianas empresas. La comisión de asuntos económicos del consejo la leyó junto con su reglamento: la cuota reservada a las MIPYMES pasa del 20 al 30 por ciento, con un 10 para empresas dirigidas por mujeres, y hay avances y reglas a favor del suplidor local.',
      '«Hay que estar en el Registro de Proveedores del Estado, tener la certificación MIPYME y estar al día antes de que salga la convocatoria», dice Altagracia Peña Rosario, presidenta del consejo.',
      'La comisión recomienda:',
      '- Tener los impuestos y la seguridad social al día, que es lo primero que verifican.\n- Inscribirse en el Registro de Proveedores, o revisar que los datos estén actualizados.\n- Solicitar la certificación MIPYME, que es la que abre la cuota.\n- Tener los documentos de la compañía en una sola carpeta.\n- Leer tres convocatorias de tu ramo, aunque no pienses participar todavía.',
      'Con la clasificación hay sorpresas. Se miran la cantidad de trabajadores y las ventas del año, pero los criterios no son los mismos para el salario mínimo que para la certificación, y los montos se actualizan todos los años. Pregunta en el Ministerio de Industria, Comercio y MIPYMES, y a tu contador.',
      'También hay que sacar la cuenta del flujo. Se compra el material, se paga la nómina y se espera. ¿Cuántas semanas aguanta la empresa? Es mejor hablar con la cooperativa o el banco antes de ganar que después.',
      'Y se puede ir en grupo. Varios talleres de confección podrían presentarse juntos a un pedido de uniformes que ninguno puede cumplir solo, si dejan por escrito cómo se reparten el trabajo.',
      'Datos verificados el {fecha}. Este resumen es informativo y no sustituye la lectura de la ley ni la asesoría de un profesional. Las preguntas se reciben en la página de contacto y las contesta la comisión.',
    ],
  },
  {
    title: 'El directorio del portal se renueva y estrena red de contactos',
    excerpt: 'Cómo buscar por habilidad o por municipio, pedir conexión y escribir en la sección de miembros renovada.',
    aboutEvents: false,
    published: { daysAgo: NETWORK_OPENED_DAYS_AGO },
    content: [
      '¿Quién arregla cuartos fríos en Bávaro? ¿Quién traduce un menú al francés? El directorio del portal era una lista de nombres; desde esta semana contesta esas preguntas.',
      'La sección de miembros busca por nombre o empresa y filtra por habilidad y por ubicación. La ficha dice a qué se dedica la persona, dónde está y en qué puede ayudar. Si te interesa, le envías una solicitud de conexión; cuando acepta, cada uno aparece en la red de contactos del otro.',
      'En las semanas de prueba, la dueña de una heladería de La Romana encontró técnico de refrigeración el mismo día que se le dañó una vitrina. Y dos talleres de confección que no se conocían se repartieron un pedido de uniformes escolares.',
      'Para que funcione, el equipo pide:',
      '- Escribir una descripción corta, con tus palabras.\n- Poner las habilidades que de verdad tienes, con su nivel.\n- Contestar las solicitudes, aunque sea para decir que no.',
      'El teléfono y el correo los ven los demás miembros, no los visitantes, y en tu perfil puedes limitarlos a tus conexiones o no mostrarlos. Si necesitas ayuda para completarlo, pasa por la oficina con tu celular; se hace en diez minutos.',
    ],
  },
  {
    title: '«El hotel no compra barato, compra tranquilo»: lo que dejó la conferencia de Bayahíbe',
    excerpt:
      'Compradores y suplidores hablaron un día entero de inocuidad, contratos y entregas. Lo que más se repitió.',
    aboutEvents: true,
    published: { daysAfter: 2, event: 'selling-to-hotels-conference' },
    content: [
      'La frase la dijo una hotelera y alguien la escribió en la pizarra: «El hotel no compra barato, compra tranquilo». Fue el jueves en Bayahíbe, en la conferencia sobre cómo venderle al sector hotelero.',
      'Por la mañana hablaron los compradores y por la tarde los suplidores que ya están adentro. Lo que más se repitió:',
      '1. **Entra por quien usa el producto.** El chef o el ama de llaves pesan más que una lista de precios.\n2. **Ten registros.** Análisis de agua, control de plagas y trazabilidad, aunque sea a mano.\n3. **Avisa antes de fallar.**\n4. **Negocia la forma de entrega** si no puedes negociar el plazo de pago.\n5. **Empieza por un hotel pequeño** y llega al grande con referencia.',
      'Wendy Castillo, que cultiva ajíes y lechugas bajo techo en Guaymate, proyectó su plan de inocuidad: cinco hojas escritas a mano. Tardó ocho meses. El comprador, dijo, no le preguntó por certificados; le pidió el registro del cloro de la última semana.',
      'Wellington Soriano, de una lavandería industrial en Verón, habló de lo que pasa cuando falta la luz, el agua o el personal. Tiene planta de respaldo, un acuerdo con otra lavandería y una guagua para el turno de noche. «Perdí un cliente de seis años por no avisar», contó.',
      'Los hoteleros admitieron que piden constancia sin dar pedidos fijos y que muchas facturas se atrasan por una firma de recibido. Varios quedaron en revisarlo.',
      'A los participantes se les entregó una lista para su primera visita a un hotel. La próxima conferencia sobre el tema es la de turismo y compra local, con un mapa de lo que hoy se trae de fuera.',
    ],
  },
];
