import type { projects } from '../../database/schema/projects.ts';
import type { MemberKey } from '../members/member-profiles.ts';

type ProjectRow = typeof projects.$inferSelect;

interface ProjectText extends Pick<ProjectRow, 'title' | 'description' | 'category' | 'status' | 'timeline'> {
  daysAgo: number;
  /** Who takes part, with what each offered when they wrote it down. */
  team: Partial<Record<MemberKey, string | null>>;
}

export const projectTexts: ProjectText[] = [
  {
    title: 'Parque de pequeñas industrias en la salida a Hato Mayor',
    description:
      'Queremos un lugar donde diez o doce talleres y plantas pequeñas compartan lo que ninguno puede pagar solo: verja, transformador, tratamiento de aguas, báscula y vigilancia. Hay un terreno identificado y un primer plano de lotes. Esta etapa reúne los compromisos de las empresas interesadas, compara tres formas de propiedad (compra, alquiler y cooperativa) y prepara el expediente de uso de suelo para el ayuntamiento.',
    category: 'infrastructure',
    status: 'planning',
    timeline: '24 meses',
    daysAgo: 9,
    team: {
      'ramon-emilio-castillo': 'Coordino la comisión y las reuniones con el ayuntamiento.',
      'julio-cesar-brito': null,
      'edward-sanchez': 'Me interesa un lote de 600 metros con entrada para patana.',
      'yesenia-matos': 'Hago el levantamiento del terreno.',
      'daniela-brea': null,
      'minerva-escoto': null,
    },
  },
  {
    title: 'Aceras e iluminación de la zona comercial',
    description:
      'Doce cuadras del centro con aceras rotas, bombillas fundidas y toldos a la altura de los ojos. Los comercios de cada cuadra eligieron a un responsable, se midió lo que falta y se firmó un acuerdo con el ayuntamiento: los materiales los pone el municipio y la mano de obra, los comerciantes. Van cinco cuadras terminadas y en todas las tiendas cierran una hora más tarde.',
    category: 'infrastructure',
    status: 'in-progress',
    timeline: '10 meses',
    daysAgo: 134,
    team: {
      'rafelina-santos': 'Responsable de la cuadra del parque.',
      'esmeralda-richardson': null,
      'victor-manuel-caraballo': 'Reviso el cableado de cada tramo antes de energizar.',
      'ruben-cuello': 'Reubico los letreros que estorban el paso.',
      'pedro-julio-king': null,
      'milagros-james': null,
      'kelvin-doroteo': null,
    },
  },
  {
    title: 'Centro de acopio y frío compartido',
    description:
      'Pescadores, queseros, horticultores y productores de tilapia pierden mercancía por falta de frío. El proyecto habilita un almacén con dos cámaras, andén de carga y una mesa de selección, que se alquila por tramo y por día. El local está arrendado, la primera cámara funciona y la segunda espera el compresor. La administración la lleva un comité de usuarios con cuentas abiertas todos los meses.',
    category: 'infrastructure',
    status: 'in-progress',
    timeline: '14 meses',
    daysAgo: 203,
    team: {
      'sergio-lorenzo': 'Aporto el volumen fijo de los lunes y los jueves.',
      'digna-rosario': null,
      'aurelio-payano': null,
      'alberto-tejeda': 'Instalo y doy mantenimiento al costo el primer año.',
      'wendy-castillo': null,
      'maximo-corporan': 'Dos viajes semanales consolidados hacia Bávaro.',
    },
  },
  {
    title: 'Drenaje pluvial de la calle de los talleres',
    description:
      'Cada aguacero fuerte deja medio metro de agua frente a catorce talleres y dos almacenes. Hay estudio, planos y presupuesto, preparados por ingenieros miembros sin cobrar. El proyecto está en pausa mientras se define quién ejecuta el tramo que cruza la avenida, que depende de otra institución. Los vecinos mantienen limpios los imbornales el primer sábado de cada mes.',
    category: 'infrastructure',
    status: 'on-hold',
    timeline: '8 meses',
    daysAgo: 251,
    team: {
      'nicolas-abreu': 'Hice el cálculo hidráulico; queda a disposición de quien ejecute.',
      'julio-cesar-brito': null,
      'kelvin-doroteo': null,
      'santos-manzueta': 'Pongo la retro un fin de semana.',
    },
  },
  {
    title: 'Parada segura para el transporte de empleados',
    description:
      'A las cuatro y media de la mañana, más de doscientas personas esperaban la guagua en una curva sin luz. Once empresas se unieron para construir una parada techada, con iluminación solar, banco y cámara. Se terminó dentro del presupuesto, con materiales donados y tres domingos de trabajo voluntario. Las empresas se turnan el mantenimiento y ya otro municipio pidió los planos.',
    category: 'infrastructure',
    status: 'completed',
    timeline: '6 meses',
    daysAgo: 297,
    team: {
      'lorenzo-upia': 'Ajusté los horarios de las guaguas a la nueva parada.',
      'osvaldo-frias': null,
      'jose-miguel-lantigua': 'Doné el panel y la luminaria.',
      'moises-belen': 'La estructura del techo salió de mi taller.',
      'zoila-marmolejos': null,
      'mercedes-leonardo': null,
    },
  },
  {
    title: 'Pasantías pagadas con los politécnicos',
    description:
      'Estudiantes de último año trabajan doce semanas en talleres y empresas del distrito, con pago desde el primer día, un tutor y una lista de tareas acordada con la escuela. El primer grupo tiene veinticuatro jóvenes en mecánica, refrigeración, electricidad, soldadura y confección. Buscamos más empresas para el segundo grupo, sobre todo de gastronomía, hotelería y ebanistería.',
    category: 'education',
    status: 'in-progress',
    timeline: '12 meses',
    daysAgo: 118,
    team: {
      'hipolito-garrido': 'Recibo a dos aprendices de diésel.',
      'joaquin-hodge': 'Preparo las hojas de tareas con los maestros.',
      'alberto-tejeda': null,
      'mercedes-leonardo': null,
      'marisol-heredia': 'Acompaño a pasantes y tutores una vez al mes.',
      'eduardo-castellanos': 'Charla de seguridad antes de entrar.',
      'raulin-gil': null,
    },
  },
  {
    title: 'Inglés para el mostrador',
    description:
      'Curso de sesenta horas diseñado con frases de verdad: tomar una orden, explicar un precio, dar una dirección, resolver una queja. Se impartió en tres horarios para camareros, choferes, vendedoras y recepcionistas. Se inscribieron noventa y dos personas y terminaron setenta y una; la empresa y el empleado pagaron mitad y mitad. El material quedó disponible para repetirlo en otros municipios.',
    category: 'education',
    status: 'completed',
    timeline: '6 meses',
    daysAgo: 318,
    team: {
      'eunice-martinez': 'Dirección académica y dos grupos a las seis de la mañana.',
      'karina-estevez': 'Revisé los diálogos con turistas reales.',
      'carlos-manuel-guante': null,
      'massiel-constanzo': null,
      'mariluz-herrera': null,
    },
  },
  {
    title: 'Números sin miedo: círculos de contabilidad para dueños',
    description:
      'Grupos de ocho personas que se reúnen dos horas cada quince días con una contadora. No hay diapositivas: cada quien trae su libreta, aprende a separar el dinero de la casa y el del negocio, calcula su costo y sale con una tarea. Hay cuatro círculos activos en San Pedro, La Romana, Higüey y Hato Mayor, con lista de espera para dos más.',
    category: 'education',
    status: 'in-progress',
    timeline: '9 meses',
    daysAgo: 87,
    team: {
      'carmen-julia-almanzar': 'Llevo los círculos de La Romana e Higüey.',
      'dahiana-reynoso': 'Cuento mi caso en la primera sesión de cada grupo.',
      'nathalie-urena': null,
      'rosa-elena-tavarez': null,
      'idalia-vizcaino': null,
      'luis-manuel-guerrero': 'Presto el salón de la oficina los martes.',
    },
  },
  {
    title: 'Becas técnicas en refrigeración y energía solar',
    description:
      'Los hoteles y las fábricas buscan técnicos que no aparecen. Proponemos quince becas completas para jóvenes de los bateyes y barrios del distrito, con práctica en empresas miembros y compromiso de contratación de al menos la mitad. En esta etapa se define el programa con un centro de formación, se calcula el costo por becario y se reúnen los padrinos.',
    category: 'education',
    status: 'planning',
    timeline: '18 meses',
    daysAgo: 23,
    team: {
      'jose-miguel-lantigua': 'Puedo recibir a cuatro practicantes por ciclo.',
      'ivan-ozuna': 'Apadrino una beca completa.',
      'alberto-tejeda': null,
      'pedro-julio-king': null,
    },
  },
  {
    title: 'Biblioteca de formatos para negocios pequeños',
    description:
      'Treinta y cuatro plantillas escritas por los propios miembros y revisadas por profesionales: contrato de una página, recibo de apartado, conduce, hoja de inventario, lista de entrega de equipos, política de devoluciones, plan básico de inocuidad y más. Cada una trae una explicación corta y la advertencia de consultarla antes de usarla. Se descargaron más de mil veces en los primeros tres meses.',
    category: 'education',
    status: 'completed',
    timeline: '4 meses',
    daysAgo: 166,
    team: {
      'lourdes-cabral': 'Revisión de los contratos.',
      'jose-rafael-ventura': 'Revisión de lo laboral.',
      'johanna-williams': 'Diseño e impresión de la carpeta.',
      'anabel-concepcion': 'Aporté la lista de entrega de equipos.',
      'wendy-castillo': null,
    },
  },
  {
    title: 'Festival de la Cocina Cocola',
    description:
      'Un fin de semana en el malecón con doce cocineras, guloyas, talleres para niños y guavaberry. El festival quiere que el visitante que hoy pasa de largo por la autopista se detenga en San Pedro y que las recetas de las abuelas se conviertan en negocio para las nietas. El equipo organizador define fecha, permisos, plano de puestos y patrocinadores.',
    category: 'events',
    status: 'planning',
    timeline: '9 meses',
    daysAgo: 31,
    team: {
      'evelyn-rawlins': 'Convoco a las cocineras y cuido las recetas.',
      'ysabel-nivar': 'Permisos municipales y sanitarios.',
      'jonathan-rosario': 'Carpas y tarima al costo.',
      'esmeralda-richardson': 'Telas y vestuario.',
      'joel-santiago': null,
      'tomas-george': null,
      'altagracia-pena': null,
    },
  },
  {
    title: 'Ruedas de negocios por sector',
    description:
      'Cuatro tardes al año de citas cortas y bien preparadas entre los que compran y los que venden dentro del distrito. Ya se celebró la de alimentos y bebidas; siguen construcción, servicios a hoteles y la gran rueda regional. El equipo arma las agendas, entrena a los participantes en presentaciones de tres minutos y llama a los tres meses para medir qué se vendió de verdad.',
    category: 'events',
    status: 'in-progress',
    timeline: '12 meses',
    daysAgo: 149,
    team: {
      'yudelka-santana': 'Coordinación general.',
      'eligio-mercedes': null,
      'solange-baez': 'Puedo moderar la de servicios a hoteles.',
      'nicolas-abreu': null,
      'ingrid-pacheco': 'Entreno las presentaciones.',
    },
  },
  {
    title: 'Feria escolar de emprendimiento',
    description:
      'Estudiantes de secundaria venden durante un día lo que ellos mismos producen, con un empresario como mentor y un fondo semilla pequeño que deben devolver. La primera edición quedó en pausa por el calendario de los centros educativos; hay ocho escuelas dispuestas y cuarenta mentores apuntados para retomarla en cuanto se acuerde la nueva fecha.',
    category: 'events',
    status: 'on-hold',
    timeline: '7 meses',
    daysAgo: 229,
    team: {
      'luz-del-alba-ferrand': 'Dono materiales para diez equipos.',
      'mayra-linares': 'Enlace con los directores.',
      'sandra-polonia': null,
      'kirsis-morel': null,
    },
  },
  {
    title: 'Cien negocios en factura electrónica',
    description:
      'Acompañamiento de principio a fin para cien comercios pequeños que deben pasar a la facturación electrónica: revisión del RNC y de la oficina virtual, elección de un sistema, carga del inventario, prueba sin internet y primera semana con alguien al lado. Van cuarenta y tres. Los voluntarios son contadores, técnicos y comerciantes que ya hicieron el camino.',
    category: 'technology',
    status: 'in-progress',
    timeline: '12 meses',
    daysAgo: 62,
    team: {
      'samuel-de-los-santos': 'Pruebas técnicas y de contingencia.',
      'carmen-julia-almanzar': null,
      'starlin-berroa': 'Enseño a cargar el inventario sin perder once noches.',
      'luis-manuel-guerrero': null,
      'rosanna-phillips': null,
      'david-simmons': 'Redes y respaldo.',
    },
  },
  {
    title: 'Compra en conjunto: una hoja de pedidos para todos',
    description:
      'Colmados, comedores y panaderías de seis municipios juntan sus pedidos semanales en una hoja compartida que se llena desde el teléfono. El mayorista ve un solo total, el transportista una sola ruta y cada negocio su parte, con lo que debe y lo que recibió. Funciona en cuatro municipios con provisiones; ahora se prueba con harina, aceite y envases.',
    category: 'technology',
    status: 'in-progress',
    timeline: '6 meses',
    daysAgo: 38,
    team: {
      'rafael-guzman': 'Coordino a las panaderías de San Pedro para el pedido de harina.',
      'eligio-mercedes': 'Precio de camión completo para los grupos.',
      'starlin-berroa': 'Mantengo la hoja y resuelvo los errores.',
      'ramona-polanco': null,
      'yokasta-then': null,
      'franklin-severino': 'Ruta de San Pedro y Los Llanos.',
      'miguelina-sosa': null,
      'nelson-richiez': null,
    },
  },
  {
    title: 'Directorio y red de contactos del portal',
    description:
      'Encontrar en dos minutos a quien hace lo que necesitas, en tu municipio y con referencias de gente conocida. El directorio reúne las fichas de los miembros con sus habilidades y permite pedir conexión y escribir. Se entregó con una jornada de ayuda para completar perfiles y hoy es la sección más visitada después del foro.',
    category: 'technology',
    status: 'completed',
    timeline: '5 meses',
    daysAgo: 191,
    team: {
      'yudelka-santana': null,
      'wascar-montero': 'Identidad y guía de estilo.',
      'patricia-lluberes': 'Jornadas de perfiles con celular en mano.',
      'leidy-vasquez': null,
    },
  },
  {
    title: 'Internet comunitario en la ruta de El Seibo',
    description:
      'Posadas, fincas y guías del camino entre El Seibo y Miches trabajan sin señal estable: no cobran con tarjeta, no confirman reservas y no piden ayuda si pasa algo. Se estudia una red de antenas pequeñas entre lomas, con energía solar y una cuota baja por negocio. Falta terminar las mediciones de campo y comparar proveedores.',
    category: 'technology',
    status: 'planning',
    timeline: '10 meses',
    daysAgo: 54,
    team: {
      'david-simmons': 'Mediciones de señal en nueve puntos.',
      'lissette-camilo': 'Coordino a las comunidades.',
      'clara-ines-montilla': null,
      'pavel-mejia': null,
      'radhames-santana': 'Presto la loma más alta de la finca para una antena.',
    },
  },
  {
    title: 'Mapa digital de suplidores locales',
    description:
      'Un mapa consultable de lo que se produce en la región, en qué cantidad, en qué meses y con qué capacidad de entrega, para que hoteles y restaurantes sepan qué pueden dejar de traer de fuera. Se levantará con visitas y no con llamadas, y cada productor decidirá qué datos suyos se muestran. Se busca equipo de campo en Higüey, Miches y Guaymate.',
    category: 'technology',
    status: 'planning',
    timeline: '8 meses',
    daysAgo: 16,
    team: {
      'altagracia-pena': 'Abro las puertas de los productores de Hato Mayor.',
      'mariluz-herrera': 'Lista de compras de doce hoteles pequeños.',
      'juana-encarnacion': null,
      'frank-felix-medrano': 'Calendario de cosechas.',
    },
  },
  {
    title: 'Energía medida',
    description:
      'Veinte negocios con medidor prestado durante un mes, para saber a qué hora y en qué se va la luz. Con esos datos se separan circuitos, se cambian horarios y se decide si conviene inversor, planta o paneles, en ese orden. Los resultados se publican sin nombres. También se negocian en grupo baterías e inversores con una misma ficha técnica y se redacta un modelo de acuerdo para compartir planta.',
    category: 'sustainability',
    status: 'in-progress',
    timeline: '8 meses',
    daysAgo: 46,
    team: {
      'rafael-guzman': 'La panadería es uno de los veinte puntos de medición.',
      'ivan-ozuna': 'Comparto mis dieciocho meses de datos.',
      'ernesto-volquez': 'Instalación de los medidores.',
      'victor-manuel-caraballo': 'Revisión de paneles eléctricos.',
      'jose-miguel-lantigua': null,
      'kirsis-morel': null,
      'wander-marte': null,
    },
  },
  {
    title: 'Reciclaje comercial por cuadras',
    description:
      'Diez negocios de una misma calle sacan su cartón doblado y su plástico limpio el mismo día y a la misma hora. La recicladora pasa, pesa y paga a partir de cierto volumen. Empezó con dos cuadras en San Pedro y ya son once; el plan es llegar a La Romana con un operador local. Cada cuadra tiene una madrina que recuerda el horario por WhatsApp.',
    category: 'sustainability',
    status: 'in-progress',
    timeline: '10 meses',
    daysAgo: 99,
    team: {
      'rigoberto-paredes': 'Recogida lunes, miércoles y viernes.',
      'rafelina-santos': 'Madrina de mi cuadra.',
      'esmeralda-richardson': null,
      'miguelina-sosa': 'Busco operador para Santo Domingo Este.',
      'yahaira-dishmey': null,
      'ana-iris-zorrilla': 'Quiero traerlo a La Romana; pongo el patio para acopiar.',
    },
  },
  {
    title: 'Mangle y coral: siembra con la comunidad',
    description:
      'Dos mil plántulas de mangle y ochenta estructuras de coral sembradas por pescadores, buzos, escolares y empresas de excursiones. Se hicieron nueve jornadas, se formó a veintidós guardianes comunitarios y quedó un calendario de monitoreo. Al cierre había sobrevivido cerca del 70 % del mangle. Los negocios participantes siguen aportando una cuota pequeña por cada visitante.',
    category: 'sustainability',
    status: 'completed',
    timeline: '12 meses',
    daysAgo: 341,
    team: {
      'esteban-henriquez': 'Dirección de las siembras de coral.',
      'leonardo-batista': 'Traslado en bote de los voluntarios.',
      'amado-pouriet': 'Produje las plántulas.',
      'lissette-camilo': null,
      'daniela-brea': 'Plan de monitoreo.',
    },
  },
  {
    title: 'Trampas de grasa para lavaderos y cocinas',
    description:
      'Muchos lavaderos, comedores y talleres descargan grasa al drenaje porque la trampa les parece cara o no saben construirla. El proyecto ofrece un diseño sencillo, compra conjunta de materiales y revisión técnica. Se instalaron siete antes de entrar en pausa, a la espera de definir quién recogerá los residuos de forma periódica y autorizada.',
    category: 'sustainability',
    status: 'on-hold',
    timeline: '6 meses',
    daysAgo: 181,
    team: {
      'daniela-brea': 'Diseño y revisión técnica.',
      'milton-roa': 'Mi lavadero sirve de modelo para visitas.',
      'wellington-soriano': null,
      'orlando-disla': null,
    },
  },
];
