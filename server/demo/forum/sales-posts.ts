import type { PostText } from './post-text.ts';

export const salesPosts: PostText[] = [
  {
    author: 'rafael-guzman',
    daysAgo: 98,
    likes: 8,
    title: 'Pedidos por WhatsApp a las tres de la mañana: cómo los organicé',
    content: [
      'Cuando llego a hornear tengo veinte mensajes: audios, fotos de la lista en un cartón, «lo mismo de siempre» sin nombre. Se me quedaban dos o tres pedidos todos los días. Lo que hice hace dos meses:',
      '- Mensaje automático con **hora de corte: nueve de la noche**.\n- Una lista numerada; el cliente contesta «3 fundas del 2 y 1 del 5».\n- Etiquetas de colores: pedido, preparado, entregado, pagado.\n- Mi sobrina pasa todo a una hoja antes de dormir y la deja pegada en el horno.',
      'Ahora se me queda uno por semana. ¿Cómo lo hacen los que tienen más volumen?',
    ],
    comments: [
      {
        author: 'yanelis-ramirez',
        text: 'Con las oficinas uso un formulario que abre a las siete y cierra a las diez. El que no llenó, come lo que haya. Las primeras dos semanas me querían matar.',
      },
      {
        author: 'patricia-lluberes',
        text: 'Contesta cada pedido con el total en pesos y la hora de entrega. Vas a ver cómo dejan de llamar.',
        replies: [
          {
            author: 'rafael-guzman',
            daysLater: 10,
            text: 'Lo estoy haciendo y sí, ya casi nadie llama a preguntar cuánto es.',
          },
        ],
      },
      {
        author: 'porfirio-de-aza',
        text: 'Yo soy el de «lo mismo de siempre» jaja. Voy a poner mi nombre.',
      },
      { author: 'denisse-acosta', text: '¿Y los audios de cuatro minutos? Eso es lo que me atrasa a mí.' },
    ],
  },
  {
    author: 'milagros-james',
    title: '¿Publican los precios o ponen «info por interno»?',
    content: [
      'Discusión con mi hija. Ella dice que si pongo el precio en la foto me copian y la clienta no escribe. Yo, cuando veo «precio por interno», sigo de largo.',
      'Lo probamos dos semanas: mitad con precio y mitad sin. Sin precio escribieron más. Con precio compraron más, casi el doble, y contesté la mitad de los mensajes. ¿A ustedes qué les pasa?',
    ],
    comments: [
      {
        author: 'dahiana-reynoso',
        text: 'Lo mismo. Sin precio dejo nada más lo que es por encargo.',
      },
      {
        author: 'leidy-vasquez',
        text: 'Manejo nueve cuentas y con precio se me va muchísimo menos tiempo contestando.',
      },
      {
        author: 'ana-iris-zorrilla',
        text: 'En muebles pongo la cuota, «desde RD$ 1,950 al mes». Es lo que preguntan de todos modos.',
        replies: [
          {
            author: 'milagros-james',
            text: 'En lo tuyo sí. Se lo voy a enseñar a mi hija jaja.',
          },
        ],
      },
      {
        author: 'massiel-constanzo',
        text: 'Con turistas hay que ponerlo. Si no, creen que se lo inventas según la cara.',
      },
    ],
  },
  {
    author: 'patricia-lluberes',
    title: 'Seis reglas para fotos de producto con el celular que ya tienes',
    content: [
      'No hace falta cámara, hace falta una ventana:',
      '1. Luz de lado, antes de las diez o después de las cuatro.\n2. Limpia el lente con la camiseta. En serio.\n3. Fondo liso: una cartulina blanca cuesta RD$ 25.\n4. Acércate caminando, no con el zoom.\n5. Una foto con una mano, para que se vea el tamaño.\n6. Tres y ya: entera, detalle y en uso.',
      'Y no le pongan siete letreros encima, por favor. Si suben el enlace de una foto les digo qué cambiar.',
    ],
    comments: [
      {
        author: 'angel-luis-robles',
        text: 'Y apaguen el bombillo blanco del techo, que pone la comida verde.',
      },
      {
        author: 'tomas-george',
        text: 'El pescado hay que retratarlo apenas llega. A las dos horas ya es otro pescado.',
        replies: [{ author: 'patricia-lluberes', text: 'Tal cual, Tomás.' }],
      },
      {
        author: 'santa-perdomo',
        daysLater: 4,
        text: 'Lo de la mano lo hice con las pulseras de larimar. Ya casi no me preguntan el tamaño.',
      },
    ],
  },
  {
    author: 'yahaira-dishmey',
    title: 'Apartados que nadie viene a buscar: tengo un cuarto lleno de coches',
    content: [
      'Hacemos apartado con el 20 % y tres meses para completar. Tengo once coches y cinco cunas de hace más de cuatro meses, como RD$ 140,000 parados. No contestan, o «el viernes».',
      'No me voy a quedar con el dinero de una embarazada, pero así tampoco puedo. ¿Ustedes devuelven, dan un vale o cobran almacenaje?',
    ],
    comments: [
      {
        author: 'rafelina-santos',
        solves: true,
        text: 'Vale por el monto completo, seis meses, y la pieza vuelve al tramo. Avisa por mensaje una semana antes para que quede constancia.',
      },
      {
        author: 'ana-iris-zorrilla',
        text: 'Ponles cuota con fecha. «Tres meses para completar» es para que se olviden.',
      },
      {
        author: 'lourdes-cabral',
        text: 'Lo que decidas, impreso en el recibo del apartado y firmado. Quedarte con todo el dinero te puede traer un reclamo.',
        replies: [
          {
            author: 'yahaira-dishmey',
            daysLater: 9,
            text: 'Ya hice los recibos nuevos con lo del vale. Y con nada más avisarles, tres vinieron a retirar.',
          },
        ],
      },
    ],
  },
  {
    author: 'kirsis-morel',
    title: 'El helado de batata: cómo probamos sabores sin botar dinero',
    content: [
      'Me preguntaron en el último encuentro cómo decido qué sabor se queda. Antes era porque a mí me gustaba, y perdí mucha guayaba con queso.',
      'Ahora hago cinco litros y los regalo en cucharita de jueves a domingo. No pregunto si les gusta, porque regalado a todo el mundo le gusta. Pregunto si lo pagarían. Si de cien personas treinta lo piden pagado ese fin de semana, se queda un mes. La batata sacó cuarenta y dos. El de aguacate, cuatro, y dos eran primos míos.',
    ],
    comments: [
      {
        author: 'evelyn-rawlins',
        text: 'Voy a hacerlo con el fungí, que todo el mundo dice que le gusta y nadie lo pide.',
      },
      {
        author: 'pavel-mejia',
        text: 'En café igual: «me encanta el tueste claro», y compran el oscuro.',
      },
      {
        author: 'rafael-guzman',
        text: 'Voy a probar con los bizcochos. ¿Los cinco litros los apuntas como publicidad o como merma?',
        replies: [
          {
            author: 'kirsis-morel',
            text: 'Mercadeo. RD$ 4,000 al mes, y cuando se acaba no hay más cucharitas.',
          },
        ],
      },
    ],
  },
  {
    author: 'manuel-aquino',
    title: 'Delivery propio o por aplicación: mis números después de un año',
    content: [
      'Llevo un año apuntando cada entrega porque todo el mundo opina y nadie saca la cuenta. Tres motores propios y además una aplicación.',
      'Un motor propio me sale al mes así, redondeando: sueldo y seguridad social RD$ 24,500, gasolina 9,000, aceite, gomas y lo que se rompa 3,200, seguro 900. Son RD$ 37,600. Si hace doce entregas diarias, veintiséis días, cada una me cuesta RD$ 120. Si hace seis, me cuesta RD$ 240 y ahí estoy perdiendo, porque yo cobro 100 de envío y el resto sale de la pizza.',
      'La aplicación me quita casi un 27 %. En una pizza de RD$ 750 son como 200 pesos, pero el lunes que salen siete pedidos no tengo a nadie sentado.',
      'Así que propio de jueves a domingo y aplicación de lunes a miércoles, con dos de los muchachos libres esos días. Y en cada caja que sale por la aplicación va una tarjetita: «la próxima, pídenos directo y te regalamos el refresco». De cada diez vuelven dos.',
      'Me falta meter en la cuenta el tiempo que paso yo mirando dónde anda cada quien.',
    ],
    comments: [
      {
        author: 'danilsa-peralta',
        text: 'Se pueden compartir los mensajeros. Yo tengo tres restaurantes con los mismos muchachos en horas distintas.',
        replies: [
          { author: 'manuel-aquino', text: '¿En Santo Domingo Este también? Para los lunes me serviría.' },
          { author: 'danilsa-peralta', text: 'Todavía no cruzo para allá. Si juntan cuatro negocios lo abro.' },
        ],
      },
      {
        author: 'rudy-espinal',
        text: 'Dos veces me entregaron el pollo frío. El cliente no dice «la aplicación», dice «el Rudy».',
      },
      {
        author: 'deivi-carrasco',
        text: 'Si abren Santo Domingo Este, yo entro. Aunque un saco de alimento no cabe en cualquier mochila.',
      },
      {
        author: 'wascar-montero',
        text: 'Mándame el texto de la tarjetita y te la pongo bonita, sin cobrarte.',
      },
    ],
  },
  {
    author: 'danilsa-peralta',
    title: '«Al lado del colmado, la casa verde»: pidan la ubicación bien',
    content: [
      'Mis muchachos pierden once minutos por entrega buscando direcciones. Copien esto:',
      '> Para llevarte tu pedido necesito: 1) ubicación por WhatsApp *desde la puerta de tu casa*, 2) color de la verja, 3) un número que contesten a esa hora.',
      'Mucha gente manda la ubicación desde el trabajo. Y si no la mandan, no despachen.',
    ],
    comments: [
      {
        author: 'rosanna-phillips',
        text: 'Puesto en las respuestas rápidas de la farmacia. Hoy sirvió con una señora de Placer Bonito.',
      },
      {
        author: 'adalgisa-pimentel',
        text: 'Yo numeré las casas de la ruta, con spray en un botellón viejo en la entrada. El camión no pregunta.',
      },
    ],
  },
  {
    author: 'deivi-carrasco',
    title: 'Tarjeta de sellos: ¿todavía sirve o ya pasó de moda?',
    content: [
      'Nueve baños del perro y el décimo gratis, en una tarjetita de cartón. Di 212, y los 61 que llegaron al final vienen cada tres semanas en vez de cada cinco. Mi socia quiere cambiarla por una aplicación. ¿Alguien lo hizo?',
    ],
    comments: [
      {
        author: 'raysa-montas',
        text: 'Lo tuve digital y volví al cartón. La aplicación la borran para hacer espacio.',
      },
      {
        author: 'johanna-williams',
        text: 'Yo las imprimo, así que no soy imparcial jaja. Pero pónganle espacio para el nombre; con el nombre no la botan.',
      },
      {
        author: 'milton-roa',
        text: 'En el lavadero apuntamos la placa en un cuaderno. Al sexto, el aspirado gratis.',
        replies: [
          {
            author: 'deivi-carrasco',
            text: 'Yo podría hacerlo con el nombre del perro, que de ese nadie se olvida.',
          },
        ],
      },
    ],
  },
  {
    author: 'wascar-montero',
    title: 'Antes de mandar a hacer el letrero, párate en la acera del frente',
    content: [
      'Todas las semanas veo letreros que costaron RD$ 60,000 y no se leen desde una guagua. Imprime el nombre en una hoja, pégala en la pared y camina veinte pasos. Si no lo lees tú, no lo lee nadie.',
      'Nombre grande, qué vendes en dos palabras y el WhatsApp. La foto de la familia no va. Ni la sombra.',
    ],
    comments: [
      {
        author: 'ruben-cuello',
        text: 'Y que el que lo fabrique pregunte a qué altura va. Yo he puesto letreros perfectos detrás de una mata de almendra.',
      },
      {
        author: 'gilberto-tineo',
        text: 'La foto de mi papá se queda, Wáscar. Pero te agrando el nombre.',
        replies: [
          {
            author: 'wascar-montero',
            text: 'Bueno, por tu papá hago excepción. Mándame una foto de la fachada.',
          },
        ],
      },
    ],
  },
  {
    author: 'cecilia-duran',
    title: 'Vender a la diáspora por internet: lo que aprendí con 140 cajas de chocolate',
    content: [
      'En un año vendí 140 cajas a gente de fuera para su familia de aquí. Pagan desde Nueva York o Madrid y yo entrego en el Este, así que no hay envío ni chocolate derretido. La de doce piezas la tengo en US$ 32.',
      'Lo que más les gusta es la foto de la entrega, el mismo día y con permiso de la persona. Tengo una señora del Bronx que me ha comprado nueve veces y dice que es por la cara de la mamá. También escribo el mensaje a mano; con impresora lo probé y preguntaron.',
      'Lo que no sirvió: prometer hora exacta, y el Día de las Madres sin poner tope. Ese domingo entregué hasta las once de la noche y dos cajas llegaron el lunes. Ahora cierro a los treinta pedidos por día.',
      '¿Otros productores que quieran entrar en una caja mixta?',
    ],
    comments: [
      {
        author: 'radhames-santana',
        text: 'Yo pongo miel en frasquito de 120 gramos. ¿Cómo sería la comisión?',
        replies: [
          {
            author: 'cecilia-duran',
            text: 'Te la compro de frente a precio de mayorista y la caja se arma aquí. Consignación no.',
          },
        ],
      },
      {
        author: 'librada-contreras',
        text: 'El casabe con ajo no se derrite. Cuenten con nosotras cinco.',
      },
      {
        author: 'noemi-valdez',
        text: 'Flores con chocolate se va sola. Dime los días pico y reservo nevera.',
      },
      {
        author: 'fausto-liriano',
        text: 'Mis pacientes de fuera preguntan qué llevar. Mándame tarjetitas y las pongo en la recepción.',
      },
    ],
  },
  {
    author: 'minerva-escoto',
    title: 'Entrar a un supermercado con un sazón: lo bueno y lo que nadie te cuenta',
    content: [
      'Por fin: mi sazón está en cuatro sucursales de una cadena. Seis años detrás de eso. Ahora lo que no te dicen:',
      '- Pagan a cuarenta y cinco días y descuentan lo que se rompe.\n- Las degustaciones las pago yo, muchacha incluida.\n- Si en tres meses no rotas, te sacan.\n- Código de barras, registro sanitario y caja con medida exacta.',
      'Vendo tres veces más, no me quejo. Pero entren con el precio calculado. Yo tuve que subirlo al segundo mes, de RD$ 95 a RD$ 110, y qué vergüenza.',
    ],
    comments: [
      {
        author: 'digna-rosario',
        text: 'Mi yogur pasó por ahí. Negocié que devolvieran solo lo vencido, no por «baja rotación».',
      },
      {
        author: 'denisse-acosta',
        text: '¿Cuánto duró el registro sanitario? Yo estoy en nueve colmados y le tengo miedo a ese paso.',
        replies: [
          {
            author: 'minerva-escoto',
            text: 'Varios meses, casi todo por la etiqueta, que me la devolvieron dos veces. Busca quien te la revise antes de imprimir.',
          },
        ],
      },
      {
        author: 'edward-sanchez',
        text: 'La medida de la caja es por la tarima de ellos. Pídanla antes de escoger la botella.',
      },
      {
        author: 'graciela-puello',
        text: 'Te vi en el tramo y te puse al frente. No digas nada.',
      },
    ],
  },
  {
    author: 'pedro-julio-king',
    title: 'Mis clientes tienen setenta años y no usan redes: ¿cómo los alcanzo?',
    content: [
      'Todo el mundo me habla de videos cortos. Mis pacientes son de sesenta para arriba, los videos los ven los nietos.',
      'A mí lo que me trae gente es la radio por la mañana, el operativo por la iglesia y llamar por teléfono cuando se cumple el año del examen. La llamada es la que más vende, pero se me va la tarde entera. ¿Quién más atiende gente mayor? Quizás se pueda hacer algo juntos.',
    ],
    comments: [
      {
        author: 'rosanna-phillips',
        text: 'Pedro, una mañana de salud: tú la vista, yo la presión y Mirtha la glucosa. En el club de Miramar.',
      },
      {
        author: 'mirtha-guilamo',
        text: 'Pongan fecha. Yo llevo dos bioanalistas.',
        replies: [
          {
            author: 'pedro-julio-king',
            text: 'Hablo con el padre para el salón parroquial, por si el club no se puede.',
          },
        ],
      },
      {
        author: 'patricia-lluberes',
        text: 'Los nietos también sirven: «regálale el examen de la vista a tu abuela».',
      },
    ],
  },
  {
    author: 'leidy-vasquez',
    title: 'Qué contestar cuando el cliente solo escribe «¿precio?»',
    content: [
      'El 70 % de los mensajes que contesto dicen «precio?» y ya. Lo que me funciona:',
      '1. El precio, primero.\n2. Una línea con lo que incluye.\n3. Una pregunta corta: «¿para qué fecha?», «¿qué talla?».',
      'Con la pregunta al final contesta casi la mitad. Sin ella, uno de cada diez. Y antes de quince minutos, que después ya compraron en otro lado.',
    ],
    comments: [
      {
        author: 'idalia-vizcaino',
        daysLater: 4,
        text: 'Lo hice el fin de semana: «RD$ 650 la libra, con relleno. ¿Para cuántas personas?». Cerré cinco de ocho.',
      },
      {
        author: 'elvis-abad',
        text: '¿Y si preguntan a las once de la noche?',
        replies: [
          {
            author: 'leidy-vasquez',
            text: 'Automático con el precio y «mañana a las ocho te escribo». Yo a las nueve apago.',
          },
        ],
      },
      { author: 'genesis-paulino', text: 'Reenviado a las once muchachas.' },
    ],
  },
  {
    author: 'ramona-polanco',
    daysAgo: 101,
    title: 'Me abrieron un colmado grande al frente: ¿bajo los precios?',
    content: [
      'Veintiún años en esta esquina y hace un mes me abrieron uno al frente con aire, neveras nuevas y el arroz dos pesos más barato. La primera semana lloré.',
      'Si les igualo los precios, en cuatro meses cierro. Así que agrandé el café y el desayuno, que ellos no tienen, y le llevo la compra a pie a las señoras mayores. He perdido como un 15 % en provisiones. ¿Voy bien o me estoy engañando?',
    ],
    comments: [
      {
        author: 'yokasta-then',
        text: 'Va bien, doña. En arroz no se puede con un grande.',
      },
      {
        author: 'eligio-mercedes',
        text: 'Júntese con otros tres colmados de El Seibo y cómprenme juntos. A precio de camión, la diferencia del arroz casi desaparece.',
        replies: [{ author: 'ramona-polanco', text: 'Ya hablé con dos, don Eligio. Nos falta uno.' }],
      },
      {
        author: 'pavel-mejia',
        text: 'Le mando dos libras de café para que pruebe. ¿A qué hora la encuentro?',
      },
      {
        author: 'rafael-guzman',
        text: 'A mí me abrieron una franquicia cerca y lo que me sostuvo fue el pan caliente de las cinco de la tarde. Búsquele la hora al suyo.',
      },
      {
        author: 'marisol-heredia',
        text: 'Va muy bien. Y lo de llorar, normal.',
      },
    ],
  },
  {
    author: 'elvis-abad',
    title: 'Se inscriben con ánimo y a los tres meses desaparecen',
    content: [
      'En el gimnasio entran veinte al mes y se van dieciocho. Empecé a anotar por qué se van y no es el precio, la mitad dice que nadie les explicó qué hacer. Claro, tenía un instructor para cincuenta personas en la hora pico.',
      'Ahora el que entra tiene tres clases fijas, y si falta dos semanas lo llamo. ¿Qué hacen otros que cobran mensualidad?',
    ],
    comments: [
      {
        author: 'eunice-martinez',
        text: 'En la academia se queda el que hace un amigo. Los siento en parejas desde el primer día.',
      },
      {
        author: 'zoila-marmolejos',
        text: 'Una foto del niño al día, a la mamá.',
      },
      {
        author: 'freddy-arredondo',
        text: 'Yo dejo un papelito con lo que hice en cada visita. Había dueños que creían que no iba.',
        replies: [
          {
            author: 'elvis-abad',
            text: 'O sea, que se note que uno está pendiente. Gracias a los tres.',
          },
        ],
      },
    ],
  },
];
