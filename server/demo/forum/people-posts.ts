import type { PostText } from './post-text.ts';

export const peoplePosts: PostText[] = [
  {
    author: 'rudy-espinal',
    title: 'Entrené a seis freidores en un año y se me fueron cinco',
    content: [
      'Pago a tiempo, doy la comida y los tengo en la TSS. Abre un hotel y se me van, a veces sin avisar. Y yo otra vez enseñando que el aceite no se cambia «cuando se ponga negro».',
      'Lo que paga un hotel yo no lo puedo pagar. Estoy pensando en un bono de RD$ 5,000 a los seis meses y otro al año, y en hacer jefe de cocina al que tiene tres años conmigo. ¿Qué les ha servido a ustedes, aparte del dinero?',
    ],
    comments: [
      {
        author: 'ingrid-pacheco',
        text: 'Pregúntale al que se quedó por qué se quedó. Y publica el horario con dos semanas, que en cocina eso pesa más que un bono chiquito.',
      },
      {
        author: 'cristian-nolasco',
        text: 'Un domingo libre al mes, rotado. Para el que tiene hijos eso vale.',
        replies: [
          {
            author: 'rudy-espinal',
            text: 'El domingo es mi mejor día… pero uno al mes por persona se puede. Voy a probar.',
          },
        ],
      },
      {
        author: 'yanelis-ramirez',
        text: 'Yo les pago el curso de manipulación de alimentos. El que se va, por lo menos se va agradecido.',
      },
      {
        author: 'lorenzo-upia',
        text: 'Yo los transporto. A los ocho meses muchos quieren volver, déjales la puerta abierta.',
      },
    ],
  },
  {
    author: 'ingrid-pacheco',
    title: 'Cinco preguntas de entrevista que dicen más que el currículo',
    content: [
      'En negocio pequeño se contrata por recomendación y por corazonada. Añadan estas y apunten lo que contesten:',
      '1. Cuéntame un día de tu último trabajo, desde que entrabas hasta que salías.\n2. ¿Qué hacías cuando no había clientes?\n3. ¿Con quién discutiste y cómo terminó?\n4. ¿Qué tendría que pasar aquí para que te fueras en tres meses?\n5. ¿Qué quieres preguntarme tú?',
      'Fíjense en la dos y la cinco. Y llamen a la referencia.',
    ],
    comments: [
      {
        author: 'abel-rondon',
        text: 'Yo hago la tres con los vigilantes. El que dice que nunca ha discutido con nadie, o miente o no ha trabajado.',
      },
      {
        author: 'jose-altagracia-cordero',
        text: 'Hice la dos ayer. Me dijo que ordenaba el tramo por fecha de vencimiento. Contratada.',
        replies: [{ author: 'ingrid-pacheco', text: '¡Eso! Me cuentas en tres meses cómo va.' }],
      },
    ],
  },
  {
    author: 'raysa-montas',
    title: 'Estilistas por comisión o con sueldo: ¿cómo lo tienen en los salones?',
    content: [
      'Siempre ha sido 50/50 y cada una por su lado. Quiero ponerlas en nómina, sueldo base y comisión más baja, con TSS y vacaciones. De ocho, tres dicen que sí, dos que no y tres lo están pensando. Las del no ganan muy bien en diciembre y no quieren descuento.',
      '¿Algún salón o barbería que haya hecho el cambio? ¿Y por el lado legal?',
    ],
    comments: [
      {
        author: 'jose-rafael-ventura',
        text: 'Con horario, local y productos tuyos, un juez las puede ver como empleadas aunque el papel diga otra cosa. Ponle fecha de inicio, contrato sencillo y los números de cada una por escrito.',
      },
      {
        author: 'gilberto-tineo',
        text: 'Nosotros por etapas, primero los que quisieron. Cuando los otros vieron que en vacaciones se cobraba, entraron.',
        replies: [{ author: 'raysa-montas', text: 'Entonces empiezo con las tres que dijeron que sí.' }],
      },
      {
        author: 'victoria-almonte',
        text: 'Base más comisión por cabina. Enséñale a cada una cuánto ganó el año pasado y cuánto ganaría así, si no, nadie te cree.',
      },
    ],
  },
  {
    author: 'jose-rafael-ventura',
    title: 'Contrato por escrito aunque sea tu primo: por qué insisto tanto',
    content: [
      'La mayoría de los pleitos que me llegan son entre gente que recuerda distinto lo que habló. ¿El almuerzo iba incluido? ¿El sábado era medio día? ¿La comisión era sobre lo vendido o lo cobrado?',
      'Una página: puesto, horario, salario y cómo se calcula, día de pago, equipos que se le entregan. Dos firmas, dos copias. No sustituye una consulta, pero es mejor que un modelo de veinte páginas que nadie leyó.',
    ],
    comments: [
      {
        author: 'sandra-polonia',
        daysLater: 5,
        text: 'Mi hermana trabaja conmigo y me daba vergüenza. Lo hicimos y la más contenta fue ella, que ya tiene hora de salida.',
      },
      {
        author: 'santos-manzueta',
        text: '¿Y el operador que viene solo cuando hay trabajo? A veces son cuatro días y a veces veinte.',
        replies: [
          {
            author: 'jose-rafael-ventura',
            text: 'También se escribe, pero hay que ver qué tipo de contrato es. Pásate por la oficina con dos o tres casos.',
          },
        ],
      },
    ],
  },
  {
    author: 'nicolas-abreu',
    title: 'Maestros de obra «por ajuste»: ¿cómo los formalizan sin volverse locos?',
    content: [
      'La cuadrilla cambia cada tres semanas. Yo ajusto por metro con el maestro y él reparte. Pero si uno se cae del andamio, ese es mío.',
      'Quiero que todo el que pise la obra esté asegurado desde el primer día. Un maestro dijo que sí; el otro, que sus hombres no quieren descuento. ¿Los demás ingenieros le exigen compañía al maestro o los registran ustedes por obra?',
    ],
    comments: [
      {
        author: 'eduardo-castellanos',
        text: 'Mientras tanto: casco, arnés, charla de cinco minutos y lista firmada. El día del accidente lo primero que piden es esa lista.',
      },
      {
        author: 'ramon-emilio-castillo',
        text: 'He visto obras donde la cotización va aparte del ajuste, como un renglón más. Así el maestro no siente que se lo quitan a él.',
        replies: [
          {
            author: 'nicolas-abreu',
            text: 'En la próxima cotización va como renglón, que el cliente también lo vea.',
          },
        ],
      },
      {
        author: 'jose-rafael-ventura',
        text: 'Ojo con poner al maestro de contratista si no tiene con qué responder. Consulta antes.',
      },
      {
        author: 'victor-manuel-caraballo',
        text: 'Yo entré a la TSS con mis dos ayudantes y ahora me contratan empresas que antes ni me recibían.',
      },
    ],
  },
  {
    author: 'wellington-soriano',
    title: 'Faltas en el turno de noche: probé tres cosas y una sirvió',
    content: [
      'De diez a seis me faltaban dos o tres cada noche y los demás se fajaban doble, hasta que faltaban también.',
      'Amonestaciones: peor. Bono de asistencia: mejoró un mes. Lo que sirvió fue la guagua. Resulta que a las nueve y media ya no hay carro público en Verón y el motoconcho cobra RD$ 300. Puse transporte a medias con otra empresa y las faltas bajaron a la cuarta parte. Tenía que haber preguntado antes.',
    ],
    comments: [
      {
        author: 'lorenzo-upia',
        text: 'Eso es todos los días. Si las empresas de Verón se pusieran de acuerdo en la hora de salida, las guaguas irían llenas y costaría la mitad.',
      },
      {
        author: 'jose-altagracia-cordero',
        text: 'Mis muchachas salen a medianoche. ¿Todavía hay cupo en esa ruta?',
        replies: [
          {
            author: 'wellington-soriano',
            text: 'La de las doce y diez va con seis asientos vacíos. Te paso el contacto.',
          },
        ],
      },
      { author: 'marisol-heredia', text: 'Casi nadie pregunta. Por lo menos lo hiciste.' },
    ],
  },
  {
    author: 'zoila-marmolejos',
    title: 'Estancia infantil y empresas: ¿les interesaría un convenio?',
    content: [
      'Dirijo un centro infantil en Villa Hermosa. El 60 % de mis mamás trabaja en zona franca o en hoteles, y faltan cuando el niño amanece con fiebre o la que lo cuida no llega.',
      'Quiero proponerles a las empresas cupos reservados, de 5:30 a. m. a 7:00 p. m., con la empresa pagando una parte de la mensualidad (son RD$ 6,500). ¿Les interesaría? ¿Qué necesitarían ver primero?',
    ],
    comments: [
      {
        author: 'osvaldo-frias',
        text: 'Tengo cuarenta y seis operarias y veintinueve tienen niños chiquitos. Dime y empezamos con diez cupos.',
        replies: [
          {
            author: 'zoila-marmolejos',
            text: 'Osvaldo, San Pedro me queda lejos, pero una colega tiene lo mismo allá. Los conecto.',
          },
        ],
      },
      {
        author: 'mercedes-leonardo',
        text: 'Yo sí te quedo cerca. Cuatro cupos, y uno es para mi nieta.',
      },
      {
        author: 'ingrid-pacheco',
        text: 'Con la primera empresa lleva las ausencias de antes y de después. Con ese dato vas donde las demás.',
      },
    ],
  },
  {
    author: 'eunice-martinez',
    title: 'Clases de inglés para los empleados: ¿quién las paga?',
    content: [
      'Unas empresas lo pagan completo, otras la mitad y otras nada. Al que no le cuesta falta, y el que lo paga todo lo deja. ¿Qué hacen ustedes? ¿Y si lo capacitan y se va?',
    ],
    comments: [
      {
        author: 'carlos-manuel-guante',
        text: 'Lo pago completo pero después del examen. El que pasa, se lo devuelvo.',
      },
      {
        author: 'mariluz-herrera',
        text: 'Si se va, se va. Peor es que se quede y no hable.',
        replies: [{ author: 'eunice-martinez', text: 'Jaja, eso se lo voy a decir a los gerentes que me llaman.' }],
      },
      {
        author: 'massiel-constanzo',
        text: 'Nosotros media hora antes de abrir, martes y jueves, con la profesora en la tienda. Practican con los mismos perfumes.',
      },
    ],
  },
  {
    author: 'marisol-heredia',
    title: 'Relevo en la empresa familiar: la conversación que nadie quiere empezar',
    content: [
      'El papá fundó, los hijos trabajan y nadie sabe qué pasa si el papá se enferma. ¿Quién firma el lunes?',
      'Para hablarlo en la casa: qué cosas sabe hacer una sola persona; a quién llaman el suplidor y el banco si esa persona no viene; y cuál de los hijos quiere estar y cuál está por compromiso. Esa última cuesta.',
    ],
    comments: [
      {
        author: 'bienvenido-mota',
        text: 'Nosotros lo hablamos tarde. Papá cayó enfermo y era el único que sabía la combinación de la caja. Dos días sin poder dar cambio.',
      },
      {
        author: 'starlin-berroa',
        text: 'Yo soy el hijo. Lo vamos a hablar el domingo.',
      },
      {
        author: 'librada-contreras',
        text: 'Nosotras somos cinco hermanas y ningún hijo quiere el burén. ¿Y ahí?',
        replies: [
          {
            author: 'marisol-heredia',
            text: 'Ahí se busca fuera de la sangre, doña Librada: una empleada, una sobrina política. Pero hay que buscarla con tiempo.',
          },
        ],
      },
      {
        author: 'altagracia-pena',
        text: 'En mi casa se escribió quién decide qué y hasta qué monto. Hubo dos almuerzos amargos, pero llevamos diez años sin pelear.',
      },
    ],
  },
  {
    author: 'jose-altagracia-cordero',
    title: 'Faltante de caja casi todas las noches: ¿por dónde empiezo?',
    content: [
      'Abro dieciséis horas y por la caja pasan tres. Faltan entre doscientos y seiscientos pesos casi todas las noches. No quiero acusar a nadie.',
      'Ya hay fondo fijo, cierre al final y cámara. Creo que el lío es que no cierro por turno. ¿Cómo lo hacen sin que el cambio dure una hora?',
    ],
    comments: [
      {
        author: 'rosa-elena-tavarez',
        text: 'Dos gavetas. La que sale cuenta la suya atrás y la otra ya está cobrando.',
      },
      {
        author: 'joaquin-hodge',
        solves: true,
        text: 'Revisa primero los envases y los botellones. Casi siempre es eso, el vuelto de la devolución que nadie apunta.',
        replies: [
          {
            author: 'jose-altagracia-cordero',
            daysLater: 12,
            text: 'Eran los envases, Joaquín. Diez noches con dos gavetas y una hojita, y lo más que ha faltado son RD$ 40.',
          },
        ],
      },
      {
        author: 'david-simmons',
        text: 'Y la cámara, que coja el monitor y las manos. Ponle letrero, que hay que avisar.',
      },
    ],
  },
  {
    author: 'eduardo-castellanos',
    title: '¿Cuándo fue la última vez que revisaste el extintor?',
    content: [
      'Pasé por doce negocios del centro. Nueve tenían extintor. Cinco vencidos, dos detrás de cajas y uno aguantando la puerta.',
      '- Aguja en verde y fecha de recarga vigente.\n- A la vista y sin nada delante.\n- Dos personas por turno que sepan usarlo.',
      'Si se juntan seis negocios de una misma calle les doy la práctica gratis. El fuego lo llevo yo.',
    ],
    comments: [
      {
        author: 'esmeralda-richardson',
        text: 'Vendo telas, imagínate. Apúntame con las dos tiendas de al lado.',
      },
      {
        author: 'kelvin-doroteo',
        daysLater: 2,
        text: 'El de la puerta era yo. Ya lo recargué.',
        replies: [{ author: 'eduardo-castellanos', text: 'Yo no iba a decir nombres, Kelvin jaja.' }],
      },
      {
        author: 'iluminada-garcia',
        text: 'Apunte el comedor, que son seis hornillas. Vamos las cuatro.',
      },
    ],
  },
  {
    author: 'hipolito-garrido',
    daysAgo: 148,
    title: 'No aparecen muchachos que quieran aprender mecánica diésel',
    content: [
      'Cuarenta años en esto y no sé quién va a arreglar los camiones de la zafra cuando yo me vaya. Los jóvenes que llegan quieren irse del país.',
      'Y no los culpo, a mí me tuvieron dos años barriendo. Yo pago desde el primer día, doy herramienta y los mando a un curso. ¿De dónde sacan ustedes los aprendices? ¿Politécnico, iglesia, INFOTEP?',
    ],
    comments: [
      {
        author: 'raulin-gil',
        text: 'Politécnico, pero vaya usted mismo con un motor abierto. El afiche no lo mira nadie.',
      },
      {
        author: 'yeison-cedeno',
        text: 'A mi taller de Higüey va uno de Consuelo que vive con una tía y prefiere los hierros. Si quiere se lo mando.',
        replies: [{ author: 'hipolito-garrido', text: 'Mándelo, hijo. Aquí hay overol.' }],
      },
      {
        author: 'joaquin-hodge',
        text: 'En el consejo estamos armando unas pasantías con los politécnicos. Lo anoto de primero, don Hipólito.',
      },
      {
        author: 'maximo-corporan',
        text: 'Que practique con mis camiones. Aceite y frenos, con usted mirando.',
      },
    ],
  },
  {
    author: 'belkis-nunez',
    title: 'Voy a contratar a mi primera empleada: ¿por dónde se empieza con la TSS?',
    content: [
      'Buenas. Llevo años sola con mi hijo en el colmado y ya no puedo con los fines de semana. Una vecina quiere trabajar conmigo y quiero hacerlo bien.',
      'No sé ni cuál es el primer papel. ¿Hay que tener RNC? ¿Eso es en línea o hay que ir a San Pedro? ¿Cuánto le calculo por encima del sueldo? Explíquenmelo como a una niña de ocho años.',
    ],
    comments: [
      {
        author: 'ingrid-pacheco',
        solves: true,
        text: 'Doña Belkis: 1) se registra usted como empleadora, 2) registra a la empleada con su cédula y salario, 3) cada mes le sale una notificación de pago. Casi todo en línea. El porcentaje pregúntelo en la TSS, que depende del riesgo del negocio, pero aparte algo desde ya.',
      },
      {
        author: 'danilsa-peralta',
        text: 'A mí me lo hizo la contadora el primer mes y después aprendí. Lo malo es atrasarse.',
        replies: [
          {
            author: 'belkis-nunez',
            daysLater: 1,
            text: 'Ya tengo cita con la contadora para el jueves. Gracias a todos.',
          },
        ],
      },
      {
        author: 'jose-rafael-ventura',
        text: 'El contrato, firmado antes de que empiece. Le mando un modelo corto.',
      },
    ],
  },
];
