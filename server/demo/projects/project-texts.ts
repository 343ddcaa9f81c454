import type { projects } from '../../database/schema/projects.ts';
import type { MemberKey } from '../members/member-profiles.ts';

type ProjectRow = typeof projects.$inferSelect;

interface ProjectText extends Pick<ProjectRow, 'title' | 'description' | 'category' | 'status' | 'timeline'> {
  daysAgo: number;
  /** Participants, with the note of each. */
  team: Partial<Record<MemberKey, string | null>>;
}

export const projectTexts: ProjectText[] = [
  {
    title: 'Parque de pequeñas industrias en la salida a Hato Mayor',
    description:
      'Un lugar donde diez o doce talleres y plantas pequeñas compartan verja, transformador, tratamiento de aguas, báscula y vigilancia. Hay un terreno visto, de 42 tareas, y un primer plano de lotes. Ahora se está reuniendo el compromiso de las empresas, comparando compra, alquiler y cooperativa, y preparando el expediente de uso de suelo para el ayuntamiento.',
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
      'Trece cuadras del centro con aceras rotas, bombillos quemados y toldos a la altura de los ojos. Cada cuadra tiene un responsable y hay un acuerdo con el ayuntamiento: el municipio pone los materiales y los comerciantes la mano de obra. Van cinco cuadras. En las terminadas las tiendas están cerrando una hora más tarde.',
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
      'Pescadores, queseros y productores de vegetales y de tilapia pierden mercancía por falta de frío. Se está habilitando un almacén con dos cámaras y andén de carga que se alquila por tramo y por día. La primera cámara ya trabaja; la segunda espera el compresor. Lo administra un comité de usuarios que enseña las cuentas todos los meses.',
    category: 'infrastructure',
    status: 'in-progress',
    timeline: '14 meses',
    daysAgo: 203,
    team: {
      'sergio-lorenzo': 'Carga fija los lunes y los jueves.',
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
      'Con cada aguacero quedan dos pies de agua frente a una docena de talleres y dos almacenes. Hay estudio, planos y presupuesto, hechos por ingenieros miembros sin cobrar. Está en pausa porque el tramo que cruza la avenida le toca a otra institución y no se ha definido quién lo hace. Los vecinos limpian los imbornales el primer sábado de cada mes.',
    category: 'infrastructure',
    status: 'on-hold',
    timeline: '8 meses',
    daysAgo: 251,
    team: {
      'nicolas-abreu': 'Hice el cálculo hidráulico. El que vaya a ejecutar me lo puede pedir.',
      'julio-cesar-brito': null,
      'kelvin-doroteo': null,
      'santos-manzueta': 'Pongo la retro un fin de semana.',
    },
  },
  {
    title: 'Parada segura para el transporte de empleados',
    description:
      'A las cuatro y media de la mañana más de doscientas personas esperaban la guagua en una curva sin luz. Ocho empresas hicieron una parada techada, con luz solar, banco y cámara. Costó RD$ 683,450, con materiales donados y tres domingos de trabajo. Las empresas se turnan el mantenimiento.',
    category: 'infrastructure',
    status: 'completed',
    timeline: '6 meses',
    daysAgo: 297,
    team: {
      'lorenzo-upia': 'Puse las guaguas a parar ahí.',
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
      'Estudiantes de último año trabajan diez semanas en talleres y empresas de la región, con pago desde el primer día, un tutor y una lista de tareas acordada con la escuela. En el primer grupo hay veinticuatro: mecánica, refrigeración, electricidad, soldadura y confección. Buscamos empresas para el segundo, sobre todo de gastronomía, hotelería y ebanistería.',
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
      'Sesenta horas de inglés de trabajo: tomar una orden, explicar un precio, dar una dirección, atender una queja. Se dio en tres horarios para camareros, choferes, vendedoras y recepcionistas. Se inscribieron noventa y dos personas y terminaron setenta y una. Lo pagaron a medias la empresa y el empleado. El material está disponible para otros municipios.',
    category: 'education',
    status: 'completed',
    timeline: '6 meses',
    daysAgo: 318,
    team: {
      'eunice-martinez': 'Dirección académica, y los dos grupos de las seis de la mañana.',
      'karina-estevez': 'Probé los diálogos con turistas.',
      'carlos-manuel-guante': null,
      'massiel-constanzo': null,
      'mariluz-herrera': null,
    },
  },
  {
    title: 'Números sin miedo: círculos de contabilidad para dueños',
    description:
      'Grupos de ocho que se reúnen dos horas cada quince días con una contadora. Cada quien trae su libreta, separa el dinero de la casa y el del negocio, y se va con una tarea. Hay cuatro: San Pedro, La Romana, Higüey y Hato Mayor. Para abrir dos más hay lista de espera.',
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
      'Los hoteles y las fábricas buscan técnicos y no aparecen. La idea son quince becas completas para jóvenes de los bateyes y barrios del Este, con práctica en empresas miembros y contrato para al menos la mitad. Falta definir el programa con un centro de formación, el costo por becario y los padrinos.',
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
      'Treinta y cuatro plantillas hechas por los miembros y revisadas por profesionales: contrato de una página, recibo de apartado, conduce, hoja de inventario, entrega de equipos, política de devoluciones y otras. Cada una trae una explicación y la advertencia de consultarla antes de usarla. Se recogen impresas en la oficina.',
    category: 'education',
    status: 'completed',
    timeline: '3 meses',
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
      'Un fin de semana en el malecón de San Pedro con catorce cocineras, guloyas, talleres para niños y guavaberry, para que el que pasa por la autopista se detenga. El equipo está viendo fecha, permisos, plano de puestos y patrocinadores.',
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
      'Cuatro tardes al año de citas cortas entre los que compran y los que venden en la región. Ya se hizo la de alimentos y bebidas; siguen construcción, servicios a hoteles y la regional. El equipo arma las agendas, practica con los participantes la presentación de tres minutos y llama después para saber qué se vendió.',
    category: 'events',
    status: 'in-progress',
    timeline: '12 meses',
    daysAgo: 149,
    team: {
      'yudelka-santana': 'Coordinación general.',
      'eligio-mercedes': null,
      'solange-baez': 'Puedo moderar la de servicios a hoteles.',
      'nicolas-abreu': null,
      'ingrid-pacheco': 'Practico la presentación con cada participante.',
    },
  },
  {
    title: 'Feria escolar de emprendimiento',
    description:
      'Estudiantes de secundaria venden durante un día lo que ellos mismos producen, con un empresario de mentor y un fondo de RD$ 3,000 por equipo que tienen que devolver. Está en pausa por el calendario escolar. Hay ocho escuelas dispuestas y cuarenta mentores apuntados.',
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
      'Acompañar a cien comercios pequeños que se quedaron atrás con la facturación electrónica: RNC y oficina virtual, elegir sistema, cargar el inventario, probar sin internet y la primera semana con alguien al lado. Van cuarenta y tres. Los voluntarios son contadores, técnicos y comerciantes.',
    category: 'technology',
    status: 'in-progress',
    timeline: '12 meses',
    daysAgo: 62,
    team: {
      'samuel-de-los-santos': 'Pruebas técnicas y de contingencia.',
      'carmen-julia-almanzar': null,
      'starlin-berroa': 'Enseño a cargar el inventario.',
      'luis-manuel-guerrero': null,
      'rosanna-phillips': null,
      'david-simmons': 'Redes y respaldo.',
    },
  },
  {
    title: 'Compra en conjunto: una hoja de pedidos para todos',
    description:
      'Colmados, comedores y panaderías de seis municipios juntan sus pedidos de la semana en una hoja que se llena desde el teléfono. El mayorista ve un total, el transportista una ruta y cada negocio lo que pidió, lo que debe y lo que recibió. Con provisiones ya funciona en cuatro municipios; la harina está en conversación.',
    category: 'technology',
    status: 'in-progress',
    timeline: '6 meses',
    daysAgo: 25,
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
      'El directorio de siempre pasó de una lista a fichas con habilidades y municipio, y ahora se puede pedir conexión y escribirse. Se entregó con una jornada de ayuda para completar perfiles. Después del foro es lo que más se visita.',
    category: 'technology',
    status: 'completed',
    timeline: '2 meses',
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
      'Entre El Seibo y Miches hay posadas, fincas y guías que trabajan sin señal: no pueden cobrar con tarjeta ni confirmar una reserva. Se estudia una red de antenas pequeñas entre lomas, con energía solar y una cuota por negocio. Faltan las mediciones de tres puntos y comparar proveedores.',
    category: 'technology',
    status: 'planning',
    timeline: '10 meses',
    daysAgo: 54,
    team: {
      'david-simmons': 'Mido la señal. Van cinco puntos de ocho.',
      'lissette-camilo': 'Coordino a las comunidades.',
      'clara-ines-montilla': null,
      'pavel-mejia': null,
      'radhames-santana': 'Presto la loma más alta de la finca para una antena.',
    },
  },
  {
    title: 'Mapa digital de suplidores locales',
    description:
      'Un mapa de lo que se produce en la región, cuánto, en qué meses y con qué entrega, para que hoteles y restaurantes sepan qué pueden dejar de traer de fuera. Se hará visitando finca por finca, y cada productor decide qué datos suyos salen. Hace falta gente de campo en Higüey, Miches y Guaymate.',
    category: 'technology',
    status: 'planning',
    timeline: '8 meses',
    daysAgo: 16,
    team: {
      'altagracia-pena': 'Hablo con los productores de Hato Mayor.',
      'mariluz-herrera': 'Lista de compras de varios hoteles pequeños.',
      'juana-encarnacion': null,
      'frank-felix-medrano': 'Calendario de cosechas.',
    },
  },
  {
    title: 'Energía medida',
    description:
      'Veinte negocios con medidor prestado durante un mes, para saber a qué hora y en qué se va la luz. Con eso se separan circuitos, se cambian horarios y se decide si conviene inversor, planta o paneles. Los resultados se publican sin nombres. También se van a cotizar en grupo baterías e inversores y a redactar un modelo de acuerdo para compartir planta.',
    category: 'sustainability',
    status: 'in-progress',
    timeline: '8 meses',
    daysAgo: 46,
    team: {
      'rafael-guzman': 'La panadería es uno de los veinte puntos de medición.',
      'ivan-ozuna': 'Comparto los datos de mis paneles.',
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
      'Diez negocios de una misma calle sacan el cartón doblado y el plástico limpio el mismo día y a la misma hora, y la recicladora pasa, pesa y paga a partir de dos quintales. Empezó con dos cuadras en San Pedro y ya va por seis. Se quiere llevar a La Romana con un operador de allá. Cada cuadra tiene una madrina que recuerda el horario por WhatsApp.',
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
      'Casi dos mil plántulas de mangle y ochenta y tres estructuras de coral, sembradas por pescadores, buzos, escolares y empresas de excursiones en jornadas de sábado. Hay veintidós guardianes comunitarios y un calendario de monitoreo. Al cierre quedaba vivo cerca del 70 % del mangle.',
    category: 'sustainability',
    status: 'completed',
    timeline: '10 meses',
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
      'Muchos lavaderos, comedores y talleres echan la grasa al drenaje porque la trampa les parece cara o no saben hacerla. Aquí se da el diseño, se compran los materiales juntos y alguien revisa. Se instalaron siete. Está en pausa hasta saber quién recogerá los residuos con autorización.',
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
