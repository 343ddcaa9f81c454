import type { NewsText } from '../news/news-texts.ts';
import type { Season } from './season.ts';

/** One item of news for each season. */
export const seasonalNews: Record<Season, NewsText> = {
  christmas: {
    title: 'Encargos de Navidad: lo que recomiendan los que ya pasaron por eso',
    excerpt: 'Un tope, un abono y la lista cerrada con tiempo. Y el doble sueldo, apartado antes de gastar la venta.',
    aboutEvents: false,
    published: { daysAgo: 9 },
    content: [
      'Diciembre es el mes en que más se vende y en el que más se queda mal. El equipo del consejo les preguntó a una repostera, a una florista, a un distribuidor y a tres colmaderas cómo se organizan, y casi todos empezaron por lo mismo: poner un tope y cerrarlo.',
      '«El año pasado cogí de más y el 24 cené de pie», cuenta Idalia Vizcaíno, de Hato Mayor. Ella apunta cada encargo con tres datos: quién, para qué hora y cuánto abonó. Sin abono no hay encargo.',
      'Lo que más se repitió:',
      '- Cerrar la lista por lo menos cuatro días antes.\n- Cobrar la mitad al ordenar y lo demás antes de entregar.\n- Pedir ya los envases, las fundas y el gas, que esa semana escasean.\n- Repartir las entregas por hora y por sector.\n- Apartar el doble sueldo del personal: se paga a más tardar el 20 de diciembre.',
      'Franklin Severino, distribuidor, les pide a los colmados que adelanten una semana el pedido grande de bebidas. «El 23 no hay camión que dé abasto», dice.',
      'Lo del doble sueldo se verificó el {fecha}; si tienes dudas con un caso, el Ministerio de Trabajo las contesta. En el foro, en Ventas y Mercadeo, hay una conversación abierta sobre cuántos encargos coger.',
    ],
  },
  zafra: {
    title: 'La zafra también mueve al que no siembra caña',
    excerpt:
      'Colmados, gomeras y talleres de Consuelo, Quisqueya y Guaymate cuentan cómo aprovechan los meses de molienda.',
    aboutEvents: false,
    published: { daysAgo: 9 },
    content: [
      'Cuando los ingenios muelen, en Consuelo, Quisqueya, Guaymate y los bateyes hay dinero en la calle, y se nota en el colmado, en la gomera y en el taller. El consejo conversó con comerciantes y colonos sobre cómo se aprovechan esos meses y qué se hace cuando llega el tiempo muerto.',
      '«En zafra hay bastante trabajo, gracias a Dios», dice Hipólito Garrido, que repara camiones cañeros en Consuelo. A los transportistas les pide que traigan el camión antes de que se quede: los frenos y las mangueras son lo primero que cede con la carga.',
      'Yokasta Then, colmadera, baja el tope del fiao desde que empieza la molienda, y en esos meses recupera casi todo lo que le deben. Un colmadero de Guaymate que no quiso dar su nombre dice que él lo intentó y los clientes se le fueron.',
      'Marcelino Joseph, colono, está probando a apartar una parte fija de cada pago en una cuenta sin tarjeta. Otros siembran yuca y plátano o tienen unas vacas de ordeño, para que entre algo todo el año.',
      'El que ande por esas carreteras, que lo haga con paciencia y con buenas luces: muchas carretas salen antes de que amanezca. Y el que tenga paneles solares cerca de un cañaveral, que los lave más seguido, porque el polvo y la ceniza les quitan rendimiento.',
    ],
  },
  'holy-week': {
    title: 'Semana Santa: lo que conviene tener listo antes del Jueves Santo',
    excerpt: 'Reservas por escrito, hielo y agua pedidos desde el lunes, y el horario de los días santos a la vista.',
    aboutEvents: false,
    published: { daysAgo: 9 },
    content: [
      'Entre el Domingo de Ramos y el de Resurrección, Boca Chica, Guayacanes, Juan Dolio y Bayahíbe reciben en pocos días lo que otras veces en un mes. La comisión de turismo del consejo hizo una lista corta con los negocios de la costa.',
      '«El hielo y el agua se piden el lunes», dice Mayra Linares, que alquila villas en Juan Dolio. Después, cuenta, no hay quien los lleve.',
      'La lista:',
      '- Confirmar las reservas por escrito, con hora de llegada y depósito.\n- Tener cambio en efectivo y probar el verifone antes del miércoles.\n- Poner el horario de los días santos en la puerta y en el WhatsApp.\n- Organizar turnos para que el personal descanse; el Viernes Santo es feriado y se paga como tal.\n- Sacar la basura todas las noches, separada.',
      'En el pueblo la venta también cambia. Se mueven el pescado, la habichuela con dulce, el coco y las galleticas de leche, y baja casi todo lo demás. Tomás George, pescadero de San Pedro, recomienda encargar desde la semana anterior.',
      'Las medidas sobre playas, balnearios y venta de bebidas las anuncian cada año las autoridades y pueden cambiar de un día para otro. Lo que aquí se dice del feriado se verificó el {fecha}. La oficina del consejo no abre el Viernes Santo.',
    ],
  },
  hurricanes: {
    title: 'Temporada ciclónica: una carpeta, unas fotos y un plan en la pared',
    excerpt: 'La lista de una corredora de seguros para antes de la primera alerta.',
    aboutEvents: false,
    published: { daysAgo: 9 },
    content: [
      'La temporada ciclónica va del primero de junio al 30 de noviembre. Según Teresa Olivero, corredora de seguros, casi ningún negocio pequeño cierra por el viento: cierra por el agua que entró, por la mercancía que no estaba alta y por los papeles que se mojaron. Con el consejo preparó una lista para antes de la primera alerta.',
      '- Fotos del local y de la mercancía, guardadas en otro sitio.\n- La póliza leída: qué dice del agua, del piso y del deducible.\n- Los documentos en una funda plástica y copiados en la nube.\n- Todo por lo menos a cuatro pulgadas del piso.\n- Quién apaga la luz y el gas, quién cierra y quién llama al personal.\n- Los teléfonos de los empleados y de los clientes grandes, en papel.',
      'Eduardo Castellanos, de seguridad industrial, insiste en lo último que se piensa, que es la gente. «Con alerta roja no se queda nadie cuidando. Eso se escribe y se pega en la pared», dice.',
      'A los que tienen planta, Ernesto Vólquez les recuerda probarla con carga y tener combustible para dos días. A los que tienen inversor, cargarlo antes y desconectarlo si el agua sube.',
      'Las alertas las da el Centro de Operaciones de Emergencias. Es ahí donde hay que mirar, no en las cadenas de WhatsApp. El que quiera la lista impresa puede pasar por la oficina.',
    ],
  },
  'back-to-school': {
    title: 'Vuelta a clases: cómo se preparan la librería, la zapatería y el taller de uniformes',
    excerpt: 'Todas las familias compran la misma semana. Tres dueñas cuentan cómo reparten la fila.',
    aboutEvents: false,
    published: { daysAgo: 9 },
    content: [
      'Entre agosto y septiembre las familias del Este compran los útiles, los zapatos y los uniformes de todo el año, y casi todas quieren hacerlo la misma semana. Tres miembros del consejo cuentan lo que les ha servido.',
      'Luz del Alba Ferrand, que tiene una papelería en Santo Domingo Este, les pide las listas a los colegios desde que termina el año escolar y las deja armadas en fundas con nombre. «La mamá manda la foto de la lista y viene a recoger», dice. Al que no puede pagarla completa se la divide en dos.',
      'En Hato Mayor, Sandra Polonia cose uniformes para diecisiete centros. Para la temporada contrata cuatro costureras, con contrato y en la TSS, y abre de noche las dos últimas semanas. Lo que más problemas da son las tallas, así que a los niños los mide en la escuela y no en la tienda.',
      'Rafelina Santos, de una zapatería de San Pedro, compra el zapato escolar por adelantado y deja a mano los números que más salen. «El 34 es el que se acaba primero», dice.',
      'Las tres coinciden en no fiar más de lo que se pueda esperar hasta octubre. Y en que conviene comprar juntos: para eso el foro tiene la categoría Operaciones y Suplidores.',
    ],
  },
};

/** Subject and introduction of an issue of the newsletter, by the season in which it was sent. */
export const seasonalIssues: Record<Season, { subject: string; intro: string }> = {
  christmas: {
    subject: 'Diciembre se prepara desde ahora',
    intro:
      'Hola:\n\nTres cosas para no correr el 23: un tope de encargos, el abono por adelantado y el doble sueldo apartado. Y si piensas cerrar algún día, ponlo ya en la puerta y en el WhatsApp.',
  },
  zafra: {
    subject: 'Con la zafra andando, cobra y guarda',
    intro:
      'Hola:\n\nEn Consuelo, Quisqueya y Guaymate hay movimiento. Es el momento de cobrar lo atrasado y de apartar para el tiempo muerto.',
  },
  'holy-week': {
    subject: 'Deja la lista hecha antes del Jueves Santo',
    intro:
      'Hola:\n\nEl que vive de la playa trabaja en cuatro días lo de un mes. Pide con tiempo, confirma por escrito y deja dicho quién descansa y qué día.',
  },
  hurricanes: {
    subject: 'Temporada ciclónica: guarda copia de tus papeles',
    intro:
      'Hola:\n\nUna funda plástica y una foto de cada documento te ahorran semanas: registro mercantil, póliza, contrato de alquiler y la lista del personal. La copia, fuera del local.',
  },
  'back-to-school': {
    subject: 'Vuelta a clases: se vende en una semana lo de un mes',
    intro:
      'Hola:\n\nSi vendes útiles, uniformes o zapatos, reparte la fila y cobra una parte por adelantado. Si no vendes nada de eso, cuenta con que muchos van a pagarte tarde.',
  },
};

/** What the next workshop practises with, in place of `{temporada}`. */
const practice: Record<Season, string> = {
  christmas: 'Esta vez se practica con los encargos de Navidad: abono, hora de entrega y tope de pedidos.',
  zafra: 'Esta vez se practica con lo que se fía hasta que paga la zafra: quién debe, cuánto y desde cuándo.',
  'holy-week': 'Esta vez se practica con los pedidos y las reservas de Semana Santa.',
  hurricanes: 'Esta vez se practica también qué escribirles a los clientes cuando hay alerta de tormenta.',
  'back-to-school': 'Esta vez se practica con los encargos de útiles y uniformes.',
};

export const inSeason = (text: string, season: Season): string => text.replace('{temporada}', practice[season]);
