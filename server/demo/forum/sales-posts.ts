import type { PostText } from './post-text.ts';

export const salesPosts: PostText[] = [
  {
    author: 'rafael-guzman',
    daysAgo: 98,
    likes: 8,
    title: 'Pedidos por WhatsApp a las tres de la mañana: cómo los organicé',
    content: [
      'Cuando llego a hornear tengo veinte mensajes: audios, fotos de la lista en un cartón, «lo mismo de siempre» sin nombre. Antes se me quedaban dos o tres pedidos todos los días, y el cliente que se queda sin pan no lo olvida.',
      'Lo que hice hace dos meses y funcionó:',
      '- Mensaje automático con **hora de corte: nueve de la noche**.\n- Una lista corta numerada; el cliente contesta «3 fundas del 2 y 1 del 5».\n- Etiquetas de colores: pedido, preparado, entregado, pagado.\n- Mi sobrina pasa todo a una hoja antes de dormir y la deja pegada en el horno.',
      'De tres pedidos perdidos al día pasé a uno por semana. ¿Cómo lo hacen los que tienen más volumen?',
    ],
    comments: [
      {
        author: 'yanelis-ramirez',
        text: 'Con las oficinas uso un formulario que abre a las siete y cierra a las diez. El que no llenó, come lo que haya. Al principio hubo quejas; ahora llenan a las siete y un minuto.',
      },
      {
        author: 'patricia-lluberes',
        text: 'Muy bien lo de las etiquetas. Un detalle más: contesta cada pedido con el total en pesos y la hora de entrega. Reduce las llamadas a la mitad.',
        replies: [
          {
            author: 'rafael-guzman',
            daysLater: 10,
            text: 'Lo empecé a hacer desde que te leí y sí, ya casi no llaman a preguntar cuánto es.',
          },
        ],
      },
      {
        author: 'porfirio-de-aza',
        text: 'Yo soy el de «lo mismo de siempre» en otros negocios. Prometo poner mi nombre.',
      },
      { author: 'denisse-acosta', text: '¿Y los audios de cuatro minutos? Eso es lo que me atrasa a mí.' },
    ],
  },
  {
    author: 'milagros-james',
    title: '¿Publican los precios o ponen «info por interno»?',
    content: [
      'Discusión de todos los días con mi hija. Ella dice que si pongo el precio en la foto, la competencia me copia y la clienta no escribe. Yo digo que cuando veo «precio por interno» sigo de largo, porque pienso que es caro.',
      'Hicimos una prueba de dos semanas: mitad de las fotos con precio y mitad sin. Sin precio llegaron **más mensajes**; con precio hubo **más ventas**. Contesté la mitad y vendí casi el doble.',
      'Ya sé lo que voy a hacer, pero quiero saber si a otros les da igual.',
    ],
    comments: [
      {
        author: 'dahiana-reynoso',
        text: 'A mí me dio lo mismo que a ti. Solo dejo sin precio lo que es por encargo, porque de verdad depende.',
      },
      {
        author: 'leidy-vasquez',
        text: 'Gracias por medirlo, que casi nadie lo hace. Manejo nueve cuentas y con precio visible el tiempo que gasto contestando baja muchísimo.',
      },
      {
        author: 'ana-iris-zorrilla',
        text: 'En muebles pongo la cuota y no el total. «Desde tanto mensual». Es lo que la gente pregunta de todos modos.',
        replies: [
          {
            author: 'milagros-james',
            text: 'Claro, en lo tuyo tiene sentido. Mi hija dice que quiere leer esto ella misma, así que ya gané.',
          },
        ],
      },
      {
        author: 'massiel-constanzo',
        text: 'Con turistas el precio visible es obligatorio en la práctica: si no lo ven, creen que se lo vas a inventar según la cara.',
      },
    ],
  },
  {
    author: 'patricia-lluberes',
    title: 'Seis reglas para fotos de producto con el celular que ya tienes',
    content: [
      'No hace falta cámara. Hace falta una ventana y cinco minutos:',
      '1. Luz de ventana, de lado, antes de las diez o después de las cuatro.\n2. Limpia el lente con la camiseta. En serio.\n3. Fondo liso: una cartulina blanca cuesta menos que un refresco.\n4. Acércate caminando, no con el zoom.\n5. Una foto **con una mano o una persona**, para que se vea el tamaño.\n6. Tres fotos y ya: entera, detalle y en uso.',
      'Y por favor, no le pongan siete letreros encima. El producto se vende solo si se deja ver. Si quieren, suban aquí el enlace de una foto y les digo qué cambiar, con cariño.',
    ],
    comments: [
      {
        author: 'angel-luis-robles',
        text: 'Soy fotógrafo y no le quito ni una. Añado: apaguen el bombillo blanco del techo, que pone la comida verde.',
      },
      {
        author: 'tomas-george',
        text: 'Con el pescado, la foto es apenas llega, con el ojo brillante y hielo. A las dos horas ya no es la misma foto.',
        replies: [{ author: 'patricia-lluberes', text: 'Exacto, Tomás. La frescura también es un horario.' }],
      },
      {
        author: 'santa-perdomo',
        daysLater: 4,
        text: 'Lo de la mano lo probé con las pulseras de larimar y me preguntan menos de qué tamaño son. Gracias.',
      },
    ],
  },
  {
    author: 'yahaira-dishmey',
    title: 'Apartados que nadie viene a buscar: tengo un cuarto lleno de coches',
    content: [
      'En la tienda hacemos apartado con el 20 % y tres meses para completar. La idea es buena para las mamás, pero tengo once coches y cinco cunas apartados desde hace más de cuatro meses. No contestan o dicen «el viernes».',
      'No quiero quedarme con el dinero de una embarazada, pero tampoco puedo tener ese capital parado. **¿Qué política tienen ustedes?** ¿Devuelven el dinero, dan un vale, cobran almacenaje?',
    ],
    comments: [
      {
        author: 'rafelina-santos',
        solves: true,
        text: 'Vale de tienda por el monto completo, válido seis meses, y la pieza vuelve al tramo. Se lo aviso por mensaje una semana antes y queda constancia.',
      },
      {
        author: 'ana-iris-zorrilla',
        text: 'Cuotas con fecha, no «tres meses para completar». Si tiene que venir cada quincena, se compromete. El plazo abierto invita al olvido.',
      },
      {
        author: 'lourdes-cabral',
        text: 'Sea cual sea la política, que esté impresa en el recibo del apartado y firmada. Y que sea razonable: retener todo el dinero puede traerte un reclamo.',
        replies: [
          {
            author: 'yahaira-dishmey',
            daysLater: 9,
            text: 'Imprimí recibos nuevos con lo del vale. Ya tres mamás vinieron a retirar, solo con avisarles.',
          },
        ],
      },
    ],
  },
  {
    author: 'kirsis-morel',
    title: 'El helado de batata: cómo probamos sabores sin botar dinero',
    content: [
      'Me preguntaron en el último encuentro cómo decido qué sabor se queda. Antes era «porque a mí me gusta». Perdí mucha guayaba con queso.',
      'Ahora hago lotes de cinco litros y los regalo en cucharita, de jueves a domingo. Cada cucharita lleva una pregunta: *¿lo pagarías?* No «¿te gusta?», porque al que le regalan helado siempre le gusta.',
      'Si de cien personas **treinta lo piden pagado ese mismo fin de semana**, se queda un mes. La batata sacó cuarenta y dos. El de aguacate, cuatro, y dos eran primos míos.',
    ],
    comments: [
      {
        author: 'evelyn-rawlins',
        text: 'Voy a hacer lo mismo con el fungí, que la gente dice que le gusta y no lo pide.',
      },
      {
        author: 'pavel-mejia',
        text: 'La pregunta correcta vale más que el lote. En café me pasa: todo el mundo «ama» el tueste claro y compra el oscuro.',
      },
      {
        author: 'rafael-guzman',
        text: 'Con los bizcochos voy a probar la cucharita. ¿Los cinco litros los contabilizas como publicidad o como merma?',
        replies: [
          {
            author: 'kirsis-morel',
            text: 'Como mercadeo, Rafael. Tengo un monto al mes y cuando se acaba no hay más cucharitas.',
          },
        ],
      },
    ],
  },
  {
    author: 'manuel-aquino',
    title: 'Delivery propio o por aplicación: mis números después de un año',
    content: [
      'Puse las cuentas en blanco y negro, porque sé que muchos están en esto. Tengo tres motores propios y además estoy en una aplicación.',
      '- **Propio:** sueldo, seguro, gasolina y mantenimiento me cuestan por entrega menos de lo que parece, *siempre que salgan más de doce pedidos por motor al día*. Por debajo de eso pierdo.\n- **Aplicación:** la comisión duele, pero en días flojos no tengo a nadie parado.',
      'Conclusión mía: propio de jueves a domingo, aplicación de lunes a miércoles. Y una tarjetita en cada caja: «la próxima, pídenos directo y te regalamos el refresco».',
    ],
    comments: [
      {
        author: 'danilsa-peralta',
        text: 'Muy bien sacado. La tercera vía es compartir mensajeros: tengo tres restaurantes que usan los mismos muchachos en horas distintas y el costo se reparte.',
        replies: [
          { author: 'manuel-aquino', text: '¿Eso lo haces en Santo Domingo Este también? Me interesa para los lunes.' },
          { author: 'danilsa-peralta', text: 'Todavía no cruzo para allá, pero si juntamos cuatro negocios, lo abro.' },
        ],
      },
      {
        author: 'rudy-espinal',
        text: 'A mí la aplicación me dañó el nombre dos veces, con pollo frío. El cliente no dice «la aplicación», dice «el Rudy».',
      },
      {
        author: 'deivi-carrasco',
        text: 'Me sumo si abren Santo Domingo Este. Un saco de alimento no cabe en cualquier mochila, pero se puede.',
      },
      {
        author: 'wascar-montero',
        text: 'La tarjetita del refresco es la mejor publicidad que he visto este mes. Si la quieres bonita, te la regalo.',
      },
    ],
  },
  {
    author: 'danilsa-peralta',
    title: '«Al lado del colmado, la casa verde»: pidan la ubicación bien',
    content: [
      'Mis muchachos pierden un promedio de once minutos por entrega buscando direcciones. Si su negocio hace envíos, este mensaje listo para copiar les ahorra dinero:',
      '> Para llevarte tu pedido necesito: 1) ubicación por WhatsApp *desde la puerta de tu casa*, 2) color de la verja, 3) un número que contesten a esa hora.',
      'El punto uno es clave: mucha gente manda la ubicación desde el trabajo. Y si el cliente no la manda, **no despachen**. Un viaje perdido cuesta más que una entrega.',
    ],
    comments: [
      {
        author: 'rosanna-phillips',
        text: 'Copiado y pegado en las respuestas rápidas de la farmacia. Hoy ya nos funcionó con una señora de la calle sin salida.',
      },
      {
        author: 'adalgisa-pimentel',
        text: 'Yo le puse número de cliente a cada casa de la ruta, con spray en un botellón viejo en la entrada. Ellos felices, y el camión no pregunta.',
      },
    ],
  },
  {
    author: 'deivi-carrasco',
    title: 'Tarjeta de sellos: ¿todavía sirve o ya pasó de moda?',
    content: [
      'Pusimos una tarjetita de cartón: al noveno baño del perro, el décimo va por la casa. Mi socia dice que es del siglo pasado y que hagamos una aplicación.',
      'Llevo cinco meses contando: 212 tarjetas entregadas, 61 llegaron al décimo y **esos 61 vienen cada tres semanas en lugar de cada cinco**. La imprenta me costó menos que un almuerzo.',
      '¿Alguien cambió el cartón por algo digital y le fue mejor?',
    ],
    comments: [
      {
        author: 'raysa-montas',
        text: 'Lo tuve digital y volví al cartón. La clienta lo ve en la cartera y se acuerda de mí; la aplicación la borran para hacer espacio.',
      },
      {
        author: 'johanna-williams',
        text: 'Como quien imprime esas tarjetas, no soy imparcial, pero pónganles un espacio para el nombre. Cuando la gente escribe su nombre no la bota.',
      },
      {
        author: 'milton-roa',
        text: 'En el lavadero anotamos la placa en un cuaderno y al sexto lavado va el aspirado gratis. Ni tarjeta hay que cargar.',
        replies: [
          {
            author: 'deivi-carrasco',
            text: '¡Claro! Yo podría hacerlo por el nombre del perro. Nadie olvida el nombre del perro.',
          },
        ],
      },
    ],
  },
  {
    author: 'wascar-montero',
    title: 'Antes de mandar a hacer el letrero, párate en la acera del frente',
    content: [
      'Consejo gratis de diseñador cascarrabias. Cada semana veo letreros que costaron buen dinero y no se leen desde una guagua en marcha.',
      'Haz esta prueba: imprime el nombre en una hoja, pégala en la pared y camina veinte pasos. Si no lo lees, tampoco lo leerá nadie. **Nombre grande, qué vendes en dos palabras y el WhatsApp.** Lo demás es adorno.',
      'Y no, la foto de la familia no va. Ni el gradiente. Ni la sombra.',
    ],
    comments: [
      {
        author: 'ruben-cuello',
        text: 'Amén. Y que quien lo fabrique pregunte a qué altura va. He puesto letreros perfectos detrás de una mata de almendra.',
      },
      {
        author: 'gilberto-tineo',
        text: 'La foto de mi papá se queda, Wáscar. Pero le agrando el nombre, te lo prometo.',
        replies: [
          {
            author: 'wascar-montero',
            text: 'Por un papá hago excepción. Mándame una foto de la fachada y te propongo dónde.',
          },
        ],
      },
    ],
  },
  {
    author: 'cecilia-duran',
    title: 'Vender a la diáspora por internet: lo que aprendí con 140 cajas de chocolate',
    content: [
      'Durante un año vendí cajas para que gente de fuera se las regalara a su familia aquí. El cliente paga desde Nueva York o Madrid y yo entrego en el Este. Nada de envío internacional, nada de chocolate derretido.',
      'Lo que funcionó:',
      '- Foto de la entrega (con permiso) el mismo día. **Es lo que más repiten.**\n- Mensaje escrito a mano.\n- Cobrar en la moneda de ellos, con el precio redondo.',
      'Lo que no: prometer hora exacta, y las fechas pico sin cupo. Ahora cierro pedidos cuando llego a treinta por día. ¿Otros productores que quieran sumar cajas mixtas?',
    ],
    comments: [
      {
        author: 'radhames-santana',
        text: 'Me sumo con miel en frasquito de 120 gramos, con sello. ¿Cómo harías con la comisión?',
        replies: [
          {
            author: 'cecilia-duran',
            text: 'Te compro por adelantado a precio de mayorista y armamos la caja aquí. Sin consignación, que eso cansa a los dos.',
          },
        ],
      },
      {
        author: 'librada-contreras',
        text: 'El casabe con ajo viaja bien y no se derrite. Cuenten con nosotras cinco.',
      },
      {
        author: 'noemi-valdez',
        text: 'Flores con chocolate se vende solo. Si me dices los días pico, reservo nevera.',
      },
      {
        author: 'fausto-liriano',
        text: 'Mis pacientes de fuera siempre preguntan qué regalar. Si tienes una tarjetita, la pongo en la recepción.',
      },
    ],
  },
  {
    author: 'minerva-escoto',
    title: 'Entrar a un supermercado con un sazón: lo bueno y lo que nadie te cuenta',
    content: [
      'Por fin: mi sazón líquido está en cuatro sucursales de una cadena. Lo soñé seis años. Ahora viene la letra chiquita:',
      '- Pagan a cuarenta y cinco días y descuentan lo que se rompe.\n- **Las degustaciones las pago yo**, muchacha incluida.\n- Si en tres meses no rotas, te sacan.\n- Piden código de barras, registro sanitario y caja con medida exacta.',
      'No me quejo, vendo tres veces más. Pero si vas a entrar, entra con el precio calculado para todo eso. Yo tuve que subirlo al segundo mes y fue una vergüenza.',
    ],
    comments: [
      {
        author: 'digna-rosario',
        text: 'Mi yogur pasó por lo mismo. Lo que me salvó fue negociar devoluciones solo por producto vencido y no por «baja rotación».',
      },
      {
        author: 'denisse-acosta',
        text: '¿Cuánto tiempo te tomó el registro sanitario? Yo estoy en nueve colmados y me da miedo ese paso.',
        replies: [
          {
            author: 'minerva-escoto',
            text: 'A mí me tomó varios meses, casi todo por la etiqueta, que la devolvieron dos veces. Empieza por ahí y busca quien te la revise antes de imprimir.',
          },
        ],
      },
      {
        author: 'edward-sanchez',
        text: 'La caja con medida exacta no es capricho: es para que entren en su tarima. Pídanla antes de diseñar la botella y se ahorran el hueco.',
      },
      {
        author: 'graciela-puello',
        text: 'Felicidades, Minerva. Te vi en el tramo y te puse al frente. No digas nada.',
      },
    ],
  },
  {
    author: 'pedro-julio-king',
    title: 'Mis clientes tienen setenta años y no usan redes: ¿cómo los alcanzo?',
    content: [
      'Todo el mundo me habla de videos cortos. Mis pacientes fijos tienen de sesenta para arriba; los videos los ven sus nietos.',
      'Lo que me ha dado resultado es a la antigua: la radio de la mañana, un operativo al año por iglesia y **llamar por teléfono al cumplir el año del examen**. La llamada es la que más vende, y se tarda.',
      '¿Quién más atiende a personas mayores? Farmacias, laboratorios, zapaterías: quizás podamos hacer algo juntos.',
    ],
    comments: [
      {
        author: 'rosanna-phillips',
        text: 'Pedro, hagamos una mañana de salud: tú la vista, yo la presión y Mirtha la glucosa. En el club del barrio, con café.',
      },
      {
        author: 'mirtha-guilamo',
        text: 'Pongan fecha. Llevo dos bioanalistas y las tirillas.',
        replies: [{ author: 'pedro-julio-king', text: 'Así da gusto. Hablo con el padre para el salón parroquial.' }],
      },
      {
        author: 'patricia-lluberes',
        text: 'Y no descarten a los nietos: un mensaje de «regálale el examen de la vista a tu abuela» funciona muy bien con ellos.',
      },
    ],
  },
  {
    author: 'leidy-vasquez',
    title: 'Qué contestar cuando el cliente solo escribe «¿precio?»',
    content: [
      'Manejo nueve cuentas y el 70 % de los mensajes son esa palabra. Si contestas solo el número, se van. Si contestas un párrafo, se van también. Después de probar mucho, uso esto:',
      '1. El precio, **primero**. Es lo que pidieron.\n2. Una línea con lo que incluye.\n3. Una pregunta que se conteste con una palabra: «¿para qué fecha?», «¿qué talla?», «¿en cuál sector estás?».',
      'Con la pregunta al final contesta casi la mitad. Sin ella, uno de cada diez. Y lo más importante: contestar antes de quince minutos. Después ya compraron en otro lado.',
    ],
    comments: [
      {
        author: 'idalia-vizcaino',
        daysLater: 4,
        text: 'Lo apliqué el fin de semana con los bizcochos: «RD$ tanto la libra, con relleno. ¿Para cuántas personas?». Cerré cinco de ocho.',
      },
      {
        author: 'elvis-abad',
        text: '¿Y cuando preguntan a las once de la noche? ¿Se deja para mañana o se contesta?',
        replies: [
          {
            author: 'leidy-vasquez',
            text: 'Respuesta automática con el precio y «mañana a las ocho te escribo». Dormir también vende.',
          },
        ],
      },
      { author: 'genesis-paulino', text: 'Se lo acabo de mandar a las once muchachas. Gracias, Leidy.' },
    ],
  },
  {
    author: 'ramona-polanco',
    title: 'Me abrieron un colmado grande al frente: ¿bajo los precios?',
    content: [
      'Veintiún años en esta esquina y hace un mes me abrieron uno con aire, neveras nuevas y el arroz dos pesos más barato. La primera semana lloré, lo confieso.',
      'Saqué cuentas: si bajo los precios para igualarlos, en cuatro meses cierro. Entonces hice otra cosa. Ampliamos el café y el desayuno, que ellos no tienen, y empecé a **llevar la compra a pie a las señoras mayores**.',
      'He perdido como un 15 % en provisiones y he ganado en desayunos. ¿Voy bien o me estoy engañando?',
    ],
    comments: [
      {
        author: 'yokasta-then',
        text: 'Va bien. Competir en arroz con un grande es perder. A usted la saludan por su nombre, y eso no lo compra el otro.',
      },
      {
        author: 'eligio-mercedes',
        text: 'Doña Ramona, júntese con otros tres colmados de El Seibo y cómprenme juntos. Les doy precio de camión completo y la diferencia en arroz se achica bastante.',
        replies: [{ author: 'ramona-polanco', text: 'Don Eligio, ya hablé con dos. Nos falta uno y le escribimos.' }],
      },
      {
        author: 'pavel-mejia',
        text: 'Le mando dos libras de café para que pruebe. Si al grande le falta algo, es buen café.',
      },
      {
        author: 'rafael-guzman',
        text: 'Va muy bien, doña Ramona. Cuando me abrieron una franquicia de pan cerca, lo que me sostuvo fue el pan caliente a las cinco de la tarde. Busque su hora.',
      },
      {
        author: 'marisol-heredia',
        text: 'Llorar la primera semana es sano. Sacar cuentas la segunda es ser empresaria.',
      },
    ],
  },
  {
    author: 'elvis-abad',
    title: 'Se inscriben con ánimo y a los tres meses desaparecen',
    content: [
      'En el gimnasio entra gente todos los meses y se va casi la misma cantidad. Vivo llenando una cubeta con un hoyito.',
      'Empecé a anotar por qué se van y me sorprendió: no es el precio. La mitad dice que **«nadie me explicó qué hacer»**. Tenía un solo instructor para cincuenta personas en la hora pico.',
      'Ahora el que entra tiene tres clases con nombre y hora, y lo llamo si falta dos semanas. ¿Otros negocios de mensualidad (academias, internet, estancias) qué hacen para que la gente se quede?',
    ],
    comments: [
      {
        author: 'eunice-martinez',
        text: 'En la academia lo mismo: el que hace un amigo se queda. Desde la primera clase los siento en parejas y les pongo una tarea para los dos.',
      },
      {
        author: 'zoila-marmolejos',
        text: 'Con las mamás, una foto del niño al día. No se va nadie que recibe una foto feliz.',
      },
      {
        author: 'freddy-arredondo',
        text: 'En mantenimiento de piscinas dejo un papelito en cada visita con lo que hice. Antes creían que yo no iba.',
        replies: [
          {
            author: 'elvis-abad',
            text: 'Los tres dicen lo mismo: que se note que uno está pendiente. Lo apunto en la pizarra.',
          },
        ],
      },
    ],
  },
];
