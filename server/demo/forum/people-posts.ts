import type { PostText } from './post-text.ts';

export const peoplePosts: PostText[] = [
  {
    author: 'rudy-espinal',
    title: 'Entrené a seis freidores en un año y se me fueron cinco',
    content: [
      'Pago a tiempo, doy la comida y los tengo en la TSS. Aun así, cuando un hotel abre vacantes se me van, a veces sin avisar. Y yo otra vez enseñando a que el aceite no se cambia «cuando se ponga negro».',
      'No puedo pagar lo que paga un hotel. Lo que sí puedo es ofrecer cercanía, horario y trato. Estoy pensando en un **bono a los seis meses y otro al año**, y en hacer jefe de cocina al que lleva tres años conmigo.',
      '¿Qué les ha funcionado a ustedes para que la gente se quede, además del dinero?',
    ],
    comments: [
      {
        author: 'ingrid-pacheco',
        text: 'Pregúntale al que se quedó por qué se quedó. Esa entrevista vale más que la de salida. Y publica el horario con dos semanas: en cocinas eso retiene más que un bono pequeño.',
      },
      {
        author: 'cristian-nolasco',
        text: 'Domingo libre al mes, rotado. Suena a poco y para quien tiene hijos es un mundo.',
        replies: [
          {
            author: 'rudy-espinal',
            text: 'El domingo es mi mejor día, pero uno al mes por persona sí lo puedo cuadrar. Lo voy a probar.',
          },
        ],
      },
      {
        author: 'yanelis-ramirez',
        text: 'A mí me funcionó pagarle a cada quien un curso de manipulación de alimentos. Se sienten profesionales y, si se van, se van hablando bien.',
      },
      {
        author: 'lorenzo-upia',
        text: 'Rudy, te lo digo como transportista de esos hoteles: a los ocho meses muchos quieren volver. Déjales la puerta abierta.',
      },
    ],
  },
  {
    author: 'ingrid-pacheco',
    title: 'Cinco preguntas de entrevista que dicen más que el currículo',
    content: [
      'En negocios pequeños se contrata por recomendación y por corazonada. No está mal, pero añadan estas cinco y escriban las respuestas:',
      '1. Cuéntame un día de tu último trabajo, desde que entrabas hasta que salías.\n2. ¿Qué hacías cuando no había clientes?\n3. ¿Con quién discutiste y cómo terminó?\n4. ¿Qué tendría que pasar aquí para que te fueras en tres meses?\n5. ¿Qué quieres preguntarme tú?',
      'La dos y la cinco son oro. Quien no tiene ninguna pregunta casi nunca dura. Y **llamen a la referencia**: en el Este todos nos conocemos a dos llamadas.',
    ],
    comments: [
      {
        author: 'abel-rondon',
        text: 'Uso una parecida a la tres para vigilantes. El que dice que nunca ha discutido con nadie, miente o no ha trabajado.',
      },
      {
        author: 'jose-altagracia-cordero',
        text: 'Hice la dos ayer. Una muchacha me contestó que organizaba el tramo por fecha de vencimiento. La contraté ahí mismo.',
        replies: [{ author: 'ingrid-pacheco', text: '¡Eso! Me avisas a los tres meses cómo va.' }],
      },
    ],
  },
  {
    author: 'raysa-montas',
    title: 'Estilistas por comisión o con sueldo: ¿cómo lo tienen en los salones?',
    content: [
      'En mi salón siempre fue 50/50 y cada una por su lado. Ahora quiero tenerlas en nómina, con sueldo base y comisión más baja, para que todas estén en la TSS y con vacaciones.',
      'De ocho, tres dicen que sí, dos que no y tres están pensándolo. Las que dicen que no ganan muy bien en temporada y no quieren descuento.',
      'No quiero perder a nadie ni estar con el corazón en la boca. **¿Algún salón o barbería que haya hecho el cambio?** ¿Y desde el lado legal, qué debo cuidar?',
    ],
    comments: [
      {
        author: 'jose-rafael-ventura',
        text: 'Raysa, si tienen horario, local y productos tuyos, un juez puede verlas como empleadas aunque el papel diga otra cosa. Tu intuición de ordenarlo es buena. Hagámoslo con una fecha de inicio, contrato sencillo y números claros para cada una.',
      },
      {
        author: 'gilberto-tineo',
        text: 'En la barbería lo hicimos por etapas: primero los que quisieron. A los seis meses los otros vieron que cobraban en vacaciones y se sumaron solos.',
        replies: [
          { author: 'raysa-montas', text: 'Me convence lo de las etapas. Empiezo con las tres que ya dijeron que sí.' },
        ],
      },
      {
        author: 'victoria-almonte',
        text: 'En el spa tenemos base más comisión por cabina. La clave fue mostrarle a cada una, con su nombre, cuánto ganó el año pasado y cuánto ganaría así. Sin eso nadie te cree.',
      },
    ],
  },
  {
    author: 'jose-rafael-ventura',
    title: 'Contrato por escrito aunque sea tu primo: por qué insisto tanto',
    content: [
      'La mayoría de los pleitos que me llegan no son entre gente mala. Son entre gente que **recuerda distinto lo que se habló**. ¿El almuerzo iba incluido? ¿El sábado era medio día? ¿La comisión era sobre la venta o sobre lo cobrado?',
      'Una página resuelve casi todo: puesto, horario, salario y cómo se calcula, día de pago, y qué equipos se le entregan. Firmado por los dos y una copia para cada uno.',
      'Esto no sustituye una consulta y cada caso tiene lo suyo. Pero si hoy no tienes nada escrito, una página honesta es mejor que un modelo de veinte que nadie leyó.',
    ],
    comments: [
      {
        author: 'sandra-polonia',
        daysLater: 5,
        text: 'Mi hermana trabaja conmigo y me daba vergüenza. Lo hicimos y fue ella la que más contenta quedó, porque por fin tiene horario.',
      },
      {
        author: 'santos-manzueta',
        text: '¿Y con el operador que viene solo cuando hay trabajo? A veces son cuatro días y a veces veinte.',
        replies: [
          {
            author: 'jose-rafael-ventura',
            text: 'También se escribe, pero ahí hay que mirar bien qué tipo de contrato corresponde. Pásate por la oficina con dos o tres ejemplos reales y lo vemos.',
          },
        ],
      },
    ],
  },
  {
    author: 'nicolas-abreu',
    title: 'Maestros de obra «por ajuste»: ¿cómo los formalizan sin volverse locos?',
    content: [
      'En construcción la cuadrilla cambia cada tres semanas. El maestro trae a su gente, yo ajusto por metro y él reparte. El problema es que, si alguien se cae de un andamio, ese alguien es mío.',
      'Quiero que todo el que pise la obra esté asegurado desde el primer día. Hablé con dos maestros: a uno le pareció bien y el otro me dijo que **sus hombres no quieren descuento**.',
      '¿Cómo lo hacen los demás ingenieros? ¿Le exigen al maestro que tenga su propia compañía? ¿Los registran ustedes por obra?',
    ],
    comments: [
      {
        author: 'eduardo-castellanos',
        text: 'Mientras decides lo de la nómina, no negocies lo demás: casco, arnés, charla de cinco minutos cada mañana y lista firmada. El día del accidente lo primero que preguntan es por esa lista.',
      },
      {
        author: 'ramon-emilio-castillo',
        text: 'He visto obras donde el dueño paga la cotización aparte del ajuste, como un renglón del presupuesto. Así el maestro no siente que se lo quitan a él.',
        replies: [
          {
            author: 'nicolas-abreu',
            text: 'Lo voy a poner como renglón en la próxima cotización, visible para el cliente. Que se vea que cuesta.',
          },
        ],
      },
      {
        author: 'jose-rafael-ventura',
        text: 'Ojo con que el maestro figure como contratista si no tiene con qué responder. Consulta antes de escoger la figura; no hay una sola receta.',
      },
      {
        author: 'victor-manuel-caraballo',
        text: 'Yo entré a la TSS con mis dos ayudantes y desde entonces me contratan empresas que antes ni me recibían. Se recupera.',
      },
    ],
  },
  {
    author: 'wellington-soriano',
    title: 'Faltas en el turno de noche: probé tres cosas y una sirvió',
    content: [
      'La lavandería no para. De diez a seis me faltaban dos o tres personas cada noche y los demás se fajaban doble hasta que también faltaban.',
      'Probé con amonestaciones: peor. Probé con bono de asistencia: mejoró un mes. Lo que sirvió fue **la guagua**. Resulta que no venían porque a las nueve y media no hay carro público en Verón y el motoconcho cobra doble.',
      'Contraté transporte compartido con otra empresa de la zona y las faltas bajaron a la cuarta parte. Moraleja: pregunté tarde.',
    ],
    comments: [
      {
        author: 'lorenzo-upia',
        text: 'Eso lo veo todos los días. Hay turnos enteros que se pierden por un pasaje. Si más empresas coordinaran la hora de salida, las guaguas irían llenas y costaría la mitad.',
      },
      {
        author: 'jose-altagracia-cordero',
        text: 'Mis muchachas salen a medianoche. ¿Todavía hay cupo en esa ruta?',
        replies: [
          {
            author: 'wellington-soriano',
            text: 'Sí, la de las doce y diez va con seis asientos vacíos. Te paso el contacto.',
          },
        ],
      },
      { author: 'marisol-heredia', text: '«Pregunté tarde» debería ser el título de un libro de administración.' },
    ],
  },
  {
    author: 'zoila-marmolejos',
    title: 'Estancia infantil y empresas: ¿les interesaría un convenio?',
    content: [
      'Dirijo un centro infantil en Villa Hermosa. El 60 % de mis mamás trabaja en zona franca o en hoteles y la primera causa de que falten al trabajo es que el niño amaneció con fiebre o que la que lo cuida no llegó.',
      'Quiero proponerles a varias empresas un convenio: cupos reservados, horario de 5:30 a. m. a 7:00 p. m. y **un reporte de asistencia** (del niño, no de la mamá). La empresa pone una parte de la mensualidad.',
      '¿Lo verían útil? ¿Qué necesitarían ver antes de decir que sí?',
    ],
    comments: [
      {
        author: 'osvaldo-frias',
        text: 'De mis cuarenta y seis operarias, veintinueve tienen niños de menos de cinco años. Dime costo por cupo y empezamos con diez.',
        replies: [
          {
            author: 'zoila-marmolejos',
            text: 'Osvaldo, me quedas un poco lejos, en San Pedro, pero tengo una colega allá con el mismo modelo. Las conecto.',
          },
        ],
      },
      {
        author: 'mercedes-leonardo',
        text: 'Yo sí te quedo cerca. Cuatro cupos para el taller, y una de esas es mi nieta.',
      },
      {
        author: 'ingrid-pacheco',
        text: 'Lleva el número de ausencias antes y después con la primera empresa. Con ese dato le vendes a las demás.',
      },
    ],
  },
  {
    author: 'eunice-martinez',
    title: 'Clases de inglés para los empleados: ¿quién las paga?',
    content: [
      'Pregunta abierta. Doy inglés a camareros, choferes y recepcionistas. Unas empresas lo pagan completo, otras descuentan la mitad y otras le dicen al empleado «resuélvelo tú».',
      'He visto que cuando el empleado **no pone nada, falta; y cuando pone todo, abandona**. La mitad y la mitad es lo que mejor termina, con un aumentito al pasar de nivel.',
      '¿Qué hacen ustedes? ¿Y qué pasa si lo capacitas y se va?',
    ],
    comments: [
      {
        author: 'carlos-manuel-guante',
        text: 'Yo pago completo, pero después del examen: el que pasa, se lo devuelvo. Nadie ha fallado.',
      },
      {
        author: 'mariluz-herrera',
        text: 'Si se va, se va hablando inglés y diciendo dónde lo aprendió. Peor es que se quede sin hablarlo.',
        replies: [
          { author: 'eunice-martinez', text: 'Esa frase la voy a poner en la pared de la academia, con su permiso.' },
        ],
      },
      {
        author: 'massiel-constanzo',
        text: 'Media hora antes de abrir, los martes y jueves, con la profesora en la tienda. Practican con los productos y les sirve el mismo día.',
      },
    ],
  },
  {
    author: 'marisol-heredia',
    title: 'Relevo en la empresa familiar: la conversación que nadie quiere empezar',
    content: [
      'Acompaño a familias donde el papá fundó, los hijos trabajan y nadie sabe qué pasa si el papá se enferma. No es un tema de herencia, es de **quién firma el lunes**.',
      'Tres preguntas para una sobremesa tranquila:',
      '- ¿Qué sabe hacer solo una persona en este negocio?\n- Si mañana esa persona no viene, ¿quién llama al suplidor, al banco y a los empleados?\n- ¿Qué hijo quiere estar y cuál está por compromiso?',
      'La tercera es la difícil. He visto alivio en la cara de muchachos de cuarenta años cuando por fin se la hacen.',
    ],
    comments: [
      {
        author: 'bienvenido-mota',
        text: 'Nosotros la hicimos tarde. Cuando papá cayó enfermo, el único que sabía la combinación de la caja era él. Dos días con la ferretería abierta y sin poder dar cambio.',
      },
      {
        author: 'starlin-berroa',
        text: 'Soy el hijo. Gracias por la tercera. La vamos a conversar este domingo, con el sancocho de por medio.',
      },
      {
        author: 'librada-contreras',
        text: 'Nosotras somos cinco hermanas y ningún hijo quiere el burén. ¿Qué se hace en ese caso?',
        replies: [
          {
            author: 'marisol-heredia',
            text: 'Se mira si hay alguien que no sea de la sangre y lo ame igual: una empleada, una sobrina política. El relevo también puede ser por cariño al oficio.',
          },
        ],
      },
      {
        author: 'altagracia-pena',
        text: 'En mi casa pusimos por escrito quién decide qué, con montos y todo. Costó dos almuerzos amargos y nos ha dado diez años de paz.',
      },
    ],
  },
  {
    author: 'jose-altagracia-cordero',
    title: 'Faltante de caja casi todas las noches: ¿por dónde empiezo?',
    content: [
      'Abro dieciséis horas y por la caja pasan tres personas. Faltan entre doscientos y seiscientos pesos casi todas las noches. No quiero acusar a nadie ni instalar un cuartel.',
      'Lo que ya hago: fondo fijo, cierre al final del día y cámara. Lo que no hago, y creo que ahí está: **cierre por turno**. Al final del día es imposible saber de quién fue.',
      '¿Cómo lo montaron ustedes sin que el cambio de turno dure una hora?',
    ],
    comments: [
      {
        author: 'rosa-elena-tavarez',
        text: 'Dos gavetas. La que sale se lleva la suya a contar atrás mientras la otra ya está cobrando con la limpia. Cinco minutos.',
      },
      {
        author: 'joaquin-hodge',
        solves: true,
        text: 'Antes de pensar mal, revisa los cambios. En dos de cada tres casos que he visto era el vuelto de los botellones y las devoluciones de envase, que nadie registra.',
        replies: [
          {
            author: 'jose-altagracia-cordero',
            daysLater: 12,
            text: 'Acertaste, Joaquín. Los envases. Llevamos diez noches con dos gavetas y una hojita para envases, y el mayor faltante fue de cuarenta pesos.',
          },
        ],
      },
      {
        author: 'david-simmons',
        text: 'Si pones cámara, que se vea el monitor de caja y las manos, no las caras. Y avísalo con un letrero.',
      },
    ],
  },
  {
    author: 'eduardo-castellanos',
    title: '¿Cuándo fue la última vez que revisaste el extintor?',
    content: [
      'Hice un recorrido por doce negocios del centro. En nueve había extintor; en cinco estaba vencido, en dos detrás de cajas y en uno lo usaban para aguantar la puerta.',
      'Diez minutos un lunes por la mañana:',
      '- Aguja en verde y fecha de recarga vigente.\n- A la vista, a la altura de la mano y sin nada delante.\n- **Que dos personas por turno sepan usarlo.** El fuego no se apaga leyendo la etiqueta.\n- Botiquín con lo básico y el número de emergencias en la pared.',
      'Si se juntan seis o más negocios de una misma calle, les doy la práctica sin costo. Llevo hasta el fuego.',
    ],
    comments: [
      {
        author: 'esmeralda-richardson',
        text: 'Vendo telas, o sea, leña bonita. Apúntame, y a las dos tiendas de al lado también.',
      },
      {
        author: 'kelvin-doroteo',
        daysLater: 2,
        text: 'El de la puerta era yo. Ya lo recargué y le compré una cuña a la puerta.',
        replies: [{ author: 'eduardo-castellanos', text: 'No iba a decir nombres, Kelvin. ¡Felicidades!' }],
      },
      {
        author: 'iluminada-garcia',
        text: 'Con tanques de gas y seis hornillas, esto es sagrado. Apunte el comedor para la práctica: vamos las cuatro.',
      },
    ],
  },
  {
    author: 'hipolito-garrido',
    title: 'No aparecen muchachos que quieran aprender mecánica diésel',
    content: [
      'Cuarenta años en esto y cuando me vaya no sé quién va a arreglar los camiones de la zafra. Los jóvenes que llegan quieren ser influencers o irse del país.',
      'No los culpo: a mí nadie me pagó por aprender y era barrer dos años. Hoy estoy dispuesto a **pagar desde el primer día**, darles herramienta y mandarlos a un curso técnico.',
      '¿Ustedes de dónde sacan aprendices? ¿Politécnico, iglesia, INFOTEP?',
    ],
    comments: [
      {
        author: 'raulin-gil',
        text: 'Politécnico, pero yendo usted en persona a hablarles a los de último año con un motor abierto delante. Se enamoran del motor, no del afiche.',
      },
      {
        author: 'yeison-cedeno',
        text: 'Yo les enseño celulares a muchachos del barrio y siempre hay dos que prefieren los hierros. Le mando uno de Consuelo que tiene buena mano.',
        replies: [{ author: 'hipolito-garrido', text: 'Mándelo, hijo, que aquí lo recibo con overol nuevo.' }],
      },
      {
        author: 'joaquin-hodge',
        text: 'En el consejo estamos armando un proyecto de pasantías con los politécnicos. Don Hipólito, usted debería ser el primero de la lista.',
      },
      {
        author: 'maximo-corporan',
        text: 'Póngame a mí de cliente del aprendiz. Cambios de aceite y frenos de mis camiones, con usted mirando.',
      },
    ],
  },
  {
    author: 'belkis-nunez',
    title: 'Voy a contratar a mi primera empleada: ¿por dónde se empieza con la TSS?',
    content: [
      'Buenas. Llevo años sola con mi hijo en el colmado y ya no puedo con los fines de semana. Una vecina quiere trabajar conmigo y quiero hacerlo bien desde el principio: contrato, seguro y todo lo que toque.',
      'El problema es que no sé ni cuál es el primer papel. ¿Hay que tener RNC? ¿Se hace en línea o hay que ir a San Pedro? **¿Cuánto hay que calcular por encima del sueldo, más o menos?**',
      'Explíquenmelo como a una niña de ocho años, por favor.',
    ],
    comments: [
      {
        author: 'ingrid-pacheco',
        solves: true,
        text: 'Paso a paso, doña Belkis: primero estar registrada como empleadora, después registrar a la empleada con su cédula y su salario, y cada mes sale una notificación de pago. Casi todo se hace en línea. El porcentaje exacto pregúntelo en la TSS porque depende del riesgo del negocio; yo siempre digo que guarde un buen colchón por encima del sueldo.',
      },
      {
        author: 'danilsa-peralta',
        text: 'A mí me lo hizo mi contadora el primer mes y después aprendí. No le tenga miedo. Lo peor es atrasarse: póngase alarma.',
        replies: [
          {
            author: 'belkis-nunez',
            daysLater: 1,
            text: 'Ya tengo la alarma y ya tengo cita con la contadora. Gracias por no dejarme sola en esto.',
          },
        ],
      },
      {
        author: 'jose-rafael-ventura',
        text: 'Y el contrato de una página, firmado antes de que empiece. Le mando un modelo sencillo para que lo adapte con su contadora.',
      },
    ],
  },
];
