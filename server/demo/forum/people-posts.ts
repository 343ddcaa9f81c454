import type { PostText } from './post-text.ts';

export const peoplePosts: PostText[] = [
  {
    author: 'rudy-espinal',
    title: 'Entrene 6 freidores en un año y se me fueron 5',
    content: [
      'Yo pago a tiempo, doy la comida y los tengo en la TSS. Abre un hotel y se me van, a veces sin avisar. Y yo otra vez enseñando que el aceite no se cambia "cuando se ponga negro".',
      'Lo que paga un hotel yo no lo puedo pagar, asi de claro. Estoy pensando en un bono de 5,000 a los 6 meses y otro al año, y en poner de jefe de cocina al que mas tiempo tiene conmigo. Que les ha servido a ustedes, aparte del dinero?',
    ],
    comments: [
      {
        author: 'ingrid-pacheco',
        text: 'Pregúntale al que se quedó por qué se quedó. Y publica el horario con dos semanas.',
      },
      {
        author: 'cristian-nolasco',
        text: 'un domingo libre al mes, rotado. para el que tiene hijos eso vale',
      },
      {
        author: 'yanelis-ramirez',
        text: 'Yo les pago el curso de manipulación de alimentos.',
      },
      {
        author: 'lorenzo-upia',
        text: 'Yo los transporto. A los ocho meses muchos quieren volver, déjales la puerta abierta.',
      },
      {
        author: 'iluminada-garcia',
        text: 'Ay Rudy... a mí se me fue la de la cocina para Nueva York y todavía la lloro 😢',
      },
      { author: 'nelson-richiez', text: 'Bienvenido al club' },
    ],
  },
  {
    author: 'ingrid-pacheco',
    title: 'Cinco preguntas que hago en todas las entrevistas',
    content: [
      'En negocio pequeño se contrata por recomendación y por corazonada. Añadan estas y apunten lo que contesten:',
      '1. Cuéntame un día de tu último trabajo, desde que entrabas hasta que salías.\n2. ¿Qué hacías cuando no había clientes?\n3. ¿Con quién discutiste y cómo terminó?\n4. ¿Qué tendría que pasar aquí para que te fueras en tres meses?\n5. ¿Qué quieres preguntarme tú?',
      'Fíjense en la dos y la cinco. Y llamen a la referencia.',
    ],
    comments: [
      {
        author: 'abel-rondon',
        text: 'La tres la uso con los vigilantes.',
      },
      {
        author: 'jose-altagracia-cordero',
        text: 'Hice la 2 ayer. Me dijo que ordenaba el tramo por fecha de vencimiento. Contratada',
      },
      { author: 'wellington-soriano', text: 'Guardado.' },
      { author: 'elvis-abad', text: 'La 4 🔥' },
    ],
  },
  {
    author: 'raysa-montas',
    title: 'Estilistas por comisión o en nómina con TSS, cómo lo tienen ustedes?',
    content: [
      'Siempre ha sido 50/50 y cada una por su lado. Quiero ponerlas en nómina, sueldo base y comisión más baja, con TSS y vacaciones. 3 sí, 2 no, las demás ni contestan 🤷🏽‍♀️ Las del no ganan muy bien en diciembre y no quieren descuento.',
      'Algún salón o barbería que haya hecho el cambio? Y por el lado legal qué?',
    ],
    comments: [
      {
        author: 'jose-rafael-ventura',
        text: 'Con horario, local y productos tuyos, un juez las puede ver como empleadas aunque el papel diga otra cosa. Ponle fecha de inicio y hazle un contrato sencillo a cada una.',
      },
      {
        author: 'gilberto-tineo',
        text: 'Con todo respeto pero eso no camina. El barbero mio alquila el sillon y es dueño de su tiempo. Si le pongo TSS el lunes se me va pa la otra esquina',
        replies: [
          {
            author: 'jose-rafael-ventura',
            text: 'Si de verdad alquila, con contrato y sin horario, es otra cosa, Gilberto. Pero si tú le pones la hora de entrada y la tarifa, eso ya es empleado.',
          },
          {
            author: 'gilberto-tineo',
            text: 'Licenciado venga un sabado a la barberia y vera quien le pone hora a quien',
          },
          {
            author: 'victoria-almonte',
            text: 'Perdone, don Gilberto, pero el día que uno se corte un dedo, ¿quién responde? Yo tuve una masajista con cesárea y cobró su licencia. Sin TSS se iba para su casa con una colecta.',
          },
          {
            author: 'gilberto-tineo',
            text: 'Respondo YO, como siempre. A Chelo le pague la operacion de mi bolsillo y nadie me pidio un papel',
          },
          { author: 'victoria-almonte', text: '¿Y la que no tenga un jefe como usted?' },
          {
            author: 'genesis-paulino',
            text: 'yo trabaje en un salon 2 años sin nada de eso y cuando sali embarazada me fui con las manos vacias. lo digo y ya',
          },
          {
            author: 'gilberto-tineo',
            text: 'No se ponga asi. Yo lo voy a hablar con los muchachos el lunes, pero obligado no',
          },
        ],
      },
      {
        author: 'victoria-almonte',
        text: 'Base más comisión por cabina. Enséñale a cada una cuánto ganó el año pasado y cuánto ganaría así.',
      },
      {
        author: 'raysa-montas',
        text: 'Ay Dios, yo vine por un consejo y miren lo que formé 😅 Empiezo con las 3 que dijeron que sí y después les cuento',
      },
    ],
  },
  {
    author: 'jose-rafael-ventura',
    title: 'Contrato por escrito aunque sea tu primo',
    content: [
      'La mayoría de los pleitos que me llegan son entre gente que recuerda distinto lo que habló. ¿El almuerzo iba incluido? ¿El sábado era medio día? ¿La comisión era sobre lo vendido o lo cobrado?',
      'Una página: puesto, horario, salario y cómo se calcula, día de pago, equipos que se le entregan. Dos firmas, dos copias. Si quieren el modelo me lo piden.',
    ],
    comments: [
      {
        author: 'sandra-polonia',
        daysLater: 5,
        text: 'Mi hermana trabaja conmigo y me daba vergüenza. Lo hicimos y la más contenta fue ella.',
      },
      {
        author: 'santos-manzueta',
        text: 'y si no save firmal? yo tengo 2 asi',
        replies: [
          {
            author: 'abel-rondon',
            daysLater: 2,
            text: 'Yo le pongo la huella y dos testigos. Pregunta en el Ministerio.',
          },
        ],
      },
    ],
  },
  {
    author: 'nicolas-abreu',
    title: 'Maestros de obra por ajuste, ¿cómo los formalizan sin volverse locos?',
    content: [
      'La cuadrilla cambia cada tres semanas. Yo ajusto por metro con el maestro y él reparte. Pero si uno se cae del andamio, ese es mío.',
      'Quiero que todo el que pise la obra esté asegurado. Un maestro dijo que sí; el otro, que sus hombres no quieren descuento. ¿Los demás ingenieros le exigen compañía al maestro o los registran ustedes por obra?',
    ],
    comments: [
      {
        author: 'eduardo-castellanos',
        text: 'Mientras tanto: casco, arnés, charla de cinco minutos y lista firmada.',
      },
      {
        author: 'ramon-emilio-castillo',
        text: 'He visto obras donde la cotización va aparte del ajuste, como un renglón más. Así el maestro no siente que se lo quitan a él.',
      },
      {
        author: 'jose-rafael-ventura',
        text: 'Ojo con poner al maestro de contratista si no tiene con qué responder. Consulta antes.',
      },
      {
        author: 'victor-manuel-caraballo',
        text: 'Yo entré a la TSS con mis 2 ayudantes y ahora me contratan empresas que antes ni me recibían 💪🏽',
      },
      { author: 'moises-belen', text: 'eso es verdad' },
      { author: 'raulin-gil', text: 'yo tambien quiero saber' },
    ],
  },
  {
    author: 'wellington-soriano',
    title: 'Faltas en el turno de noche: probé tres cosas y una sirvió',
    content: [
      'Todas las noches me faltaba gente y los demás se fajaban doble, hasta que faltaban también.',
      'Amonestaciones: peor. Bono de asistencia: mejoró un mes. Lo que sirvió fue la guagua. Resulta que a las nueve y media ya no hay carro público en Verón y el motoconcho cobra RD$ 300. Puse transporte a medias con otra empresa y ya lo raro es que falten dos la misma noche. Tenía que haber preguntado antes.',
    ],
    comments: [
      {
        author: 'lorenzo-upia',
        text: 'Eso es todos los días. Si las empresas de Verón se pusieran de acuerdo en la hora de salida, las guaguas irían llenas.',
      },
      {
        author: 'jose-altagracia-cordero',
        text: 'Mis muchachas salen a medianoche. Todavía hay cupo en esa ruta?',
      },
      { author: 'marisol-heredia', text: 'Me alegro, Wellington.' },
      { author: 'osvaldo-frias', text: 'Bien hecho.' },
    ],
  },
  {
    author: 'zoila-marmolejos',
    title: '¿Les interesaría un convenio con una estancia infantil?',
    content: [
      'Dirijo un centro infantil en Villa Hermosa. La mayoría de mis mamás trabaja en zona franca o en hoteles, y faltan cuando el niño amanece con fiebre o la que lo cuida no llega.',
      'Quiero proponerles a las empresas cupos reservados, con horario de turno y la empresa pagando una parte de la mensualidad (son RD$ 6,450). ¿Les interesaría? ¿Qué necesitarían ver primero?',
    ],
    comments: [
      {
        author: 'osvaldo-frias',
        text: 'Tengo cuarenta y pico de operarias y casi todas con niños. ¿Eso llega a San Pedro?',
      },
      { author: 'mercedes-leonardo', text: 'Yo sí te quedo cerca. 4 cupos, y uno es para mi nieta 🥰' },
      {
        author: 'ingrid-pacheco',
        text: 'Con la primera empresa lleva las ausencias de antes y de después. Con ese dato vas donde las demás.',
      },
      { author: 'adalgisa-pimentel', text: 'Que bueno eso. Bendiciones' },
    ],
  },
  {
    author: 'eunice-martinez',
    title: '¿Quién paga las clases de inglés de los empleados?',
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
        text: 'Sí, nosotros completo.',
      },
      {
        author: 'massiel-constanzo',
        text: 'Nosotros media hora antes de abrir, martes y jueves, con la profesora en la tienda. Practican con los mismos perfumes.',
      },
      {
        author: 'kelvin-doroteo',
        text: 'el mio lo ta aprendiendo con la pelota',
        replies: [
          { author: 'raulin-gil', text: 'ese es del licey?' },
          { author: 'kelvin-doroteo', text: 'de las estrellas 🐘' },
          { author: 'cristian-nolasco', text: 'pues no va a aprender ni a decir champion' },
          { author: 'nayeli-cuevas', text: 'jajajaja' },
        ],
      },
    ],
  },
  {
    author: 'marisol-heredia',
    title: 'Relevo en la empresa familiar, ¿ya lo hablaron en su casa?',
    content: [
      'El papá fundó, los hijos trabajan y nadie sabe qué pasa si el papá se enferma. ¿Quién firma el lunes?',
      'Para hablarlo en la casa: qué cosas sabe hacer una sola persona; a quién llaman el suplidor y el banco si esa persona no viene; y cuál de los hijos quiere estar y cuál está por compromiso. Esa última cuesta.',
    ],
    comments: [
      {
        author: 'bienvenido-mota',
        text: 'Nosotros lo hablamos tarde. Papá cayó enfermo y era el único que sabía la combinación de la caja. Dos días sin poder dar cambio.',
      },
      { author: 'starlin-berroa', text: 'Yo soy el hijo. Lo vamos a hablar el domingo.' },
      {
        author: 'librada-contreras',
        text: 'Nosotras somos 5 hermanas y ningún hijo quiere el burén. Y ahí qué se hace?',
        replies: [
          {
            author: 'marisol-heredia',
            text: 'Ahí se busca fuera de la sangre, doña Librada: una empleada, una sobrina política. Pero hay que buscarla con tiempo.',
          },
        ],
      },
      {
        author: 'altagracia-pena',
        text: 'En mi casa se escribió quién decide qué y hasta qué monto. Hubo dos almuerzos que terminaron mal, y todavía.',
      },
      { author: 'yahaira-dishmey', text: 'Uff 😮‍💨' },
    ],
  },
  {
    author: 'jose-altagracia-cordero',
    title: 'Me falta dinero en la caja casi todas las noches',
    content: [
      'Abro 16 horas y por la caja pasan 3. Me faltan entre 200 y 600 pesos casi todas las noches. No quiero acusar a nadie',
      'Ya hay fondo fijo, cierre al final y cámara. Creo que el lío es que no cierro por turno. Cómo lo hacen sin que el cambio dure una hora?',
    ],
    comments: [
      { author: 'rosa-elena-tavarez', text: '2 gavetas. La que sale cuenta la suya atrás y la otra ya está cobrando' },
      {
        author: 'joaquin-hodge',
        solves: true,
        text: 'Revisa primero los envases y los botellones. Casi siempre es eso, el vuelto de la devolución que nadie apunta.',
        replies: [
          {
            author: 'jose-altagracia-cordero',
            daysLater: 12,
            text: 'Eran los envases Joaquín!! Con 2 gavetas y una hojita ya casi no falta',
          },
        ],
      },
    ],
  },
  {
    author: 'eduardo-castellanos',
    title: '¿Cuándo fue la última vez que revisaste el extintor?',
    content: [
      'Pasé por varios negocios del centro. De los extintores que vi, la mayoría estaban vencidos y uno lo tenían aguantando la puerta. La aguja tiene que estar en verde, la fecha vigente y nada delante. Y por lo menos dos personas por turno que sepan usarlo.',
      'Si se juntan seis negocios de una misma calle les doy la práctica gratis. Mi teléfono está en el directorio.',
    ],
    comments: [
      { author: 'esmeralda-richardson', text: 'Yo vendo TELAS, imagínate 😅 Apúntame con las dos tiendas de al lado!' },
      {
        author: 'kelvin-doroteo',
        daysLater: 2,
        text: 'el de la puerta era yo jaja ya lo recargue',
        replies: [{ author: 'eduardo-castellanos', text: 'Yo no iba a decir nombres, Kelvin jaja.' }],
      },
      { author: 'iluminada-garcia', text: 'Apunte el comedor por favor, que son 6 hornillas... vamos las 4' },
    ],
  },
  {
    author: 'hipolito-garrido',
    daysAgo: 148,
    title: 'No aparecen muchachos que quieran aprender mecánica diésel',
    content: [
      'Cuarenta y tres años en esto y no sé quién va a arreglar los camiones de la zafra cuando yo me vaya. Los jóvenes que llegan quieren irse del país.',
      'Y no los culpo, a mí me tuvieron dos años barriendo. Yo pago desde el primer día, doy herramienta y los mando a un curso. Desde la mesa redonda no ha llegado ninguno. ¿De dónde los sacan ustedes? ¿Politécnico, iglesia, INFOTEP?',
    ],
    comments: [
      {
        author: 'raulin-gil',
        text: 'politecnico, pero valla usted mismo. yo fui y saque 1',
      },
      {
        author: 'yeison-cedeno',
        text: 'a mi curso en higuey viene uno de consuelo q vive con una tia, pero lo de el son los hierros. si quiere se lo mando',
        replies: [{ author: 'hipolito-garrido', text: 'Mándelo, hijo. Aquí hay overol.' }],
      },
      {
        author: 'joaquin-hodge',
        text: 'Va lento, maestro. Los politécnicos están por firmar lo de las pasantías y usted está anotado de primero.',
      },
      { author: 'maximo-corporan', text: 'Que practique con mis camiones, aceite y frenos, con usted mirando' },
    ],
  },
  {
    author: 'belkis-nunez',
    daysAgo: 95,
    title: 'Voy a contratar mi primera empleada, por donde se empieza con la TSS?',
    content: [
      'Buenas. Tengo años sola con mi hijo en el colmado y ya no puedo con los fines de semana. Una vecina quiere trabajar conmigo y yo quiero hacerlo bien.',
      'Pero no se ni cual es el primer papel. Hay que tener RNC? Eso es en linea o hay que ir a San Pedro? Cuanto le calculo por encima del sueldo? Expliquenme como si yo tuviera 8 años por favor',
    ],
    comments: [
      {
        author: 'ingrid-pacheco',
        solves: true,
        text: 'Doña Belkis, por pasos. 1) Sí, hay que tener RNC; siendo persona física es su misma cédula, pero tiene que estar inscrita en la DGII. 2) Con eso se registra como empleadora en la TSS y mete a la muchacha con su cédula y su salario. 3) La registra también en el Ministerio de Trabajo, en la planilla, que a todo el mundo se le olvida. Casi todo es en línea. Por encima del sueldo calcule 16 y pico por ciento: 7.09 de salud, 7.10 de AFP, entre 1.1 y 1.3 de riesgos laborales y 1 de INFOTEP. La factura de la TSS se paga en los primeros tres días laborables del mes.',
      },
      {
        author: 'kelvin-doroteo',
        text: 'doña si es 1 sola no hay q meterla en eso, eso es de 3 empleados pa arriba',
        replies: [
          {
            author: 'jose-rafael-ventura',
            text: 'Eso no es así, Kelvin. Es desde la primera empleada y desde el primer día. Si se accidenta sin estar inscrita, lo paga doña Belkis.',
          },
          { author: 'kelvin-doroteo', text: 'entonces yo ando mal con el muchacho mio 😬 gracias lic' },
        ],
      },
      {
        author: 'danilsa-peralta',
        text: 'A mí me lo hizo la contadora el primer mes y después aprendí. Lo malo es atrasarse',
        replies: [
          {
            author: 'belkis-nunez',
            daysLater: 1,
            text: 'Ya tengo cita con la contadora. Y con la cedula vensida se puede? 🙏',
          },
        ],
      },
      { author: 'jose-rafael-ventura', text: 'El contrato, firmado antes de que empiece. Le mando un modelo corto.' },
    ],
  },
];
