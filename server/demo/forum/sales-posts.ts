import type { PostText } from './post-text.ts';

export const salesPosts: PostText[] = [
  {
    author: 'rafael-guzman',
    daysAgo: 98,
    likes: 8,
    title: 'Pedidos por WhatsApp a las tres de la mañana',
    content: [
      'Cuando llego a hornear tengo un montón de mensajes: audios, fotos de la lista en un cartón, "lo mismo de siempre" sin nombre. Todos los días se me quedaba algún pedido.',
      'Hace dos meses puse un mensaje automático con **hora de corte, nueve de la noche**, y una lista numerada para que contesten "3 fundas del 2 y 1 del 5". Mi sobrina le pone a cada uno su etiqueta de color y antes de dormir pasa todo a una hoja que deja pegada en el horno.',
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
      { author: 'porfirio-de-aza', text: 'El de "lo mismo de siempre" soy yo jajaja. Voy a poner mi nombre' },
      {
        author: 'denisse-acosta',
        text: 'Y los audios?? a mi me mandan uno de 4 minutos con el televisor prendido y el niño llorando y yo lo oigo 3 veces pa saber si eran 2 fundas o 12 y al final dice no olvidate mi amor dejalo pa mañana 😩',
      },
    ],
  },
  {
    author: 'milagros-james',
    title: 'Ponen el precio o "info por interno"?',
    content: [
      'Discusión con mi hija. Ella dice que si pongo el precio en la foto me copian y la clienta no escribe. Yo cuando veo "precio por interno" sigo de largo.',
      'Lo probamos 2 semanas, mitad con precio y mitad sin. Sin precio escribieron más. Con precio COMPRARON más. A ustedes qué les pasa?',
    ],
    comments: [
      { author: 'dahiana-reynoso', text: 'Lo mismo. Sin precio dejo nada más lo que es por encargo.' },
      { author: 'leidy-vasquez', text: 'manejo 9 cuentas y con precio se me va muchísimo menos tiempo contestando' },
      {
        author: 'ana-iris-zorrilla',
        text: 'En muebles pongo la cuota, "desde RD$ 1,950 al mes". Es lo que preguntan de todos modos.',
      },
      {
        author: 'massiel-constanzo',
        text: 'Con turistas hay que ponerlo. Si no, creen que se lo inventas según la cara.',
      },
      { author: 'juana-encarnacion', text: 'eso mismo digo yo' },
      { author: 'yeison-cedeno', text: 'al q pone precio x interno yo ni le escribo' },
    ],
  },
  {
    author: 'patricia-lluberes',
    title: 'Fotos de producto con el celular que ya tienes',
    content: [
      'Cámara no hace falta, con una ventana se resuelve. Luz de lado, antes de las diez o después de las cuatro. Limpia el lente con la camiseta, en serio. De fondo, una cartulina blanca de RD$ 25. Acércate caminando, no con el zoom. Una foto con una mano al lado, para que se vea el tamaño, y con tres tienes: entera, detalle y en uso.',
      'Y no le pongan siete letreros encima, por favor. Si suben el enlace de una foto les digo qué cambiar.',
    ],
    comments: [
      { author: 'angel-luis-robles', text: 'Y apaguen el bombillo blanco del techo, que pone la comida verde.' },
      {
        author: 'tomas-george',
        text: 'El pescado hay que retratarlo apenas llega.',
      },
      {
        author: 'santa-perdomo',
        daysLater: 4,
        text: 'Lo de la mano lo hice con las pulseras de larimar. Ya casi no me preguntan el tamaño 😊',
      },
      { author: 'luz-del-alba-ferrand', text: 'Gracias por compartir' },
      { author: 'genesis-paulino', text: 'lo del lente con la camiseta 😂😂 culpable' },
    ],
  },
  {
    author: 'yahaira-dishmey',
    title: 'Tengo un cuarto lleno de coches que nadie viene a buscar',
    content: [
      'Hacemos apartado con el 20 % y 3 meses para completar. Tengo 11 coches y 5 cunas de hace más de 4 meses, como 140,000 pesos parados 😩 No contestan, o "el viernes".',
      'Yo no me voy a quedar con el dinero de una embarazada, pero así tampoco puedo. Ustedes devuelven, dan un vale o cobran almacenaje?',
    ],
    comments: [
      {
        author: 'rafelina-santos',
        solves: true,
        text: 'Vale por el monto completo, seis meses, y la pieza vuelve al tramo. Avisa por mensaje una semana antes para que quede constancia.',
      },
      {
        author: 'ana-iris-zorrilla',
        text: 'Ponles cuota con fecha. Yo cobro los sábados.',
      },
      {
        author: 'lourdes-cabral',
        text: 'Lo que decidas, impreso en el recibo del apartado y firmado. Quedarte con todo el dinero te puede traer un reclamo.',
        replies: [
          {
            author: 'yahaira-dishmey',
            daysLater: 9,
            text: 'Hice los recibos con lo del vale y le escribí a todas. Visto, visto y visto. Nadie ha venido',
          },
        ],
      },
      { author: 'sandra-polonia', text: 'A mí me pasa con los uniformes 😔' },
    ],
  },
  {
    author: 'kirsis-morel',
    title: 'El helado de batata: cómo probamos sabores sin botar dinero',
    content: [
      'Me preguntaron en el último encuentro cómo decido qué sabor se queda. Antes era porque a mí me gustaba, y perdí mucha guayaba con queso.',
      'Ahora hago cinco litros y los regalo en cucharita de jueves a domingo. No pregunto si les gusta, porque regalado a todo el mundo le gusta. Pregunto si lo pagarían. La batata la pidió pagada casi la mitad de la gente y se quedó. El de aguacate no.',
    ],
    comments: [
      {
        author: 'evelyn-rawlins',
        text: 'Voy a hacerlo con el fungí!',
      },
      { author: 'pavel-mejia', text: 'En café igual: "me encanta el tueste claro", y compran el oscuro.' },
      {
        author: 'rafael-guzman',
        text: 'Voy a probar con los bizcochos. ¿Los cinco litros los apuntas como publicidad o como merma?',
        replies: [{ author: 'kirsis-morel', text: 'Como mercadeo, Rafael.' }],
      },
      { author: 'noemi-valdez', text: 'De aguacate?? 😂' },
      {
        author: 'wander-marte',
        text: 'y el de batata donde lo venden?',
        replies: [
          {
            author: 'kirsis-morel',
            text: 'En La Romana, a media cuadra del parque.',
          },
        ],
      },
    ],
  },
  {
    author: 'manuel-aquino',
    daysAgo: 5,
    title: 'Delivery propio o por aplicación, mis números después de un año',
    content: [
      'Llevo un año apuntando cada entrega. Tres motores propios y además una aplicación.',
      'Un motor propio me sale como en 38 mil al mes entre sueldo, seguridad social, gasolina, gomas y seguro. En una semana buena cada entrega me cuesta ciento y pico. En una mala me cuesta el doble y ahí estoy perdiendo, porque yo cobro 100 de envío y el resto sale de la pizza.',
      'La aplicación me quita casi un 27 %. En una pizza de RD$ 750 son como 200 pesos.',
      'Así que propio de jueves a domingo y aplicación de lunes a miércoles, con dos de los muchachos libres esos días. Y en cada caja que sale por la aplicación va una tarjetita: "la próxima, pídenos directo y te regalamos el refresco". Algunos vuelven.',
      'Me falta meter en la cuenta el tiempo que paso yo mirando dónde anda cada quien.',
    ],
    comments: [
      {
        author: 'danilsa-peralta',
        text: 'Se pueden compartir los mensajeros. Yo tengo 3 restaurantes con los mismos muchachos en horas distintas',
        replies: [
          { author: 'manuel-aquino', text: '¿En Santo Domingo Este también? Para los lunes me serviría.' },
          { author: 'danilsa-peralta', text: 'Todavía no cruzo para allá. Si juntan 4 negocios lo abro' },
        ],
      },
      {
        author: 'rudy-espinal',
        text: 'Yo las saque del negocio. 2 veces me entregaron el pollo frio y el cliente no dice "la aplicacion", dice "el Rudy". Y encima 27% es mucho',
        replies: [
          {
            author: 'cristian-nolasco',
            text: 'rudy con respeto, el pollo frío es problema de empaque. a mí la aplicación me trae 40 pedidos a la semana de gente que ni sabía que yo existía',
          },
          {
            author: 'rudy-espinal',
            text: 'Problema de empaque?? El muchacho andaba con 4 pedidos de 4 negocios en la mochila, yo lo vi. Cuando te dejen un cliente sin comida un domingo hablamos',
          },
          { author: 'cristian-nolasco', text: 'y cuando se te enferme el motorista un domingo qué? cierras?' },
          { author: 'rudy-espinal', text: 'Cierro no. Cojo el motor YO. Tu vas a coger el de la aplicacion?' },
          {
            author: 'wander-marte',
            text: 'yo estoy con rudy. a mi me suspendieron la cuenta 9 dias x un reclamo falso y a quien tu llamas? a un robot',
          },
          { author: 'cristian-nolasco', text: 'bueno en eso sí te doy la razón' },
          {
            author: 'manuel-aquino',
            text: 'Señores, bajen la voz, que yo lo que puse fueron números. Y Boca Chica no es Juan Dolio.',
          },
          {
            author: 'rudy-espinal',
            text: 'Los numeros tuyos dicen que te quitan 200 pesos por pizza Manuel. Yo con 200 pesos pago la gasolina',
          },
        ],
      },
      {
        author: 'deivi-carrasco',
        text: 'Si abren Santo Domingo Este yo entro. Aunque un saco de alimento no cabe en cualquier mochila 😄',
      },
      { author: 'wascar-montero', text: 'mándame el texto de la tarjetita y te la pongo bonita, sin cobrarte.' },
    ],
  },
  {
    author: 'danilsa-peralta',
    title: '"Al lado del colmado, la casa verde"',
    content: [
      'Mis muchachos pierden un montón de tiempo buscando direcciones. Copien y peguen esto en sus respuestas:',
      '> Para llevarte tu pedido necesito: 1) ubicación por WhatsApp *desde la puerta de tu casa*, 2) color de la verja, 3) un número que contesten a esa hora.',
      'Mucha gente manda la ubicación desde el trabajo',
    ],
    comments: [],
  },
  {
    author: 'deivi-carrasco',
    title: 'La tarjeta de sellos todavía sirve o ya pasó de moda?',
    content: [
      '9 baños del perro y el décimo gratis, en una tarjetita de cartón. Di como 200 y los que la llenan vienen más seguido. Mi socia quiere cambiarla por una aplicación. Alguien lo hizo?',
    ],
    comments: [
      {
        author: 'raysa-montas',
        text: 'Lo tuve digital y volví al cartón. Nadie la usaba 😅',
      },
      {
        author: 'johanna-williams',
        text: 'Yo las imprimo, así que no soy imparcial jaja. Le hago 500 por 1,800.',
      },
      {
        author: 'milton-roa',
        text: 'en el lavadero apuntamos la placa en un cuaderno. al sexto, el aspirado gratis',
      },
    ],
  },
  {
    author: 'wascar-montero',
    title: 'Antes de mandar a hacer el letrero, párate en la acera del frente',
    content: [
      'todas las semanas veo letreros de RD$ 60,000 que no se leen desde una guagua. imprime el nombre en una hoja, pégala en la pared y vete alejando.',
      'nombre grande, qué vendes en dos palabras y el WhatsApp. la foto de la familia no va.',
    ],
    comments: [
      {
        author: 'ruben-cuello',
        text: 'Y que el que lo fabrique pregunte a qué altura va. Yo he puesto letreros perfectos detrás de una mata de almendra.',
      },
      {
        author: 'gilberto-tineo',
        text: 'La foto de mi papa se queda, Wascar. Pero te agrando el nombre',
        replies: [{ author: 'wascar-montero', text: 'mándame foto de la fachada.' }],
      },
    ],
  },
  {
    author: 'cecilia-duran',
    title: '140 cajas de chocolate vendidas a la diáspora',
    content: [
      'En un año vendí 140 cajas a gente de fuera para su familia de aquí. Pagan desde Nueva York o Madrid y yo entrego en el Este, así que no hay envío ni chocolate derretido. La de doce piezas la tengo en US$ 32.',
      'Lo que más les gusta es la foto de la entrega, el mismo día y con permiso de la persona. Tengo una señora del Bronx que compra casi todos los meses y dice que es por la cara de la mamá. También escribo el mensaje a mano; con impresora lo probé y preguntaron.',
      'Lo que no sirvió: prometer hora exacta, y el Día de las Madres sin poner tope. Ese domingo entregué hasta tarde y hubo cajas que llegaron el lunes. Ahora pongo un tope por día.',
      '¿Otros productores que quieran entrar en una caja mixta?',
    ],
    comments: [
      {
        author: 'radhames-santana',
        text: 'Yo pongo miel en frasquito de 4 onzas. Cómo sería la comisión?',
        replies: [
          {
            author: 'cecilia-duran',
            text: 'Te la compro al contado a precio de mayorista y la caja se arma aquí. Consignación no.',
          },
        ],
      },
      { author: 'librada-contreras', text: 'El casabe con ajo no se derrite, cuenten con nosotras 5. Bendiciones 🙏' },
      { author: 'noemi-valdez', text: 'Flores con chocolate se va sola!! 💐🍫 dime los días pico y reservo nevera' },
      {
        author: 'fausto-liriano',
        text: 'Mis pacientes de fuera preguntan qué llevar. Mándame tarjetitas y las pongo en la recepción.',
      },
      {
        author: 'yeison-cedeno',
        text: 'buenas tardes cuanto es?',
        replies: [{ author: 'cecilia-duran', text: 'US$ 32 la de doce, Yeison. Está arriba 🙂' }],
      },
    ],
  },
  {
    author: 'minerva-escoto',
    title: 'Lo que pasé para entrar un sazón a un supermercado',
    content: [
      'Por fin: mi sazón está en cuatro sucursales de una cadena. Seis años detrás de eso. Vendo mucho más y no me quejo, pero eso tiene lo suyo.',
      'Pagan a 45 días y descuentan lo que se rompe. Las degustaciones las pago yo, muchacha incluida. Si en tres meses no rotas, te sacan. Y antes de todo eso, código de barras, registro sanitario y caja con medida exacta.',
      'Entren con el precio calculado. Yo tuve que subirlo al segundo mes, de RD$ 95 a RD$ 110, y qué vergüenza.',
    ],
    comments: [
      {
        author: 'digna-rosario',
        text: 'Mi yogur pasó por ahí. Negocié que devolvieran solo lo vencido, no por "baja rotación".',
      },
      {
        author: 'denisse-acosta',
        text: 'Cuanto duro el registro sanitario? Yo estoy en 9 colmados y le tengo miedo a ese paso 🙈',
      },
      {
        author: 'edward-sanchez',
        text: 'La medida de la caja es por la paleta de ellos. Pídanla antes de escoger la botella.',
      },
      { author: 'graciela-puello', text: 'Te vi en el tramo y te puse al frente. No digas nada.' },
      { author: 'evelyn-rawlins', text: 'Felicidades, Minerva!! Orgullo petromacorisano 🙌🏾' },
    ],
  },
  {
    author: 'pedro-julio-king',
    title: 'Mis clientes tienen 70 años y no usan redes',
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
            author: 'rosanna-phillips',
            daysLater: 13,
            text: 'Pedro, te llamé y no cogiste.',
          },
        ],
      },
      { author: 'patricia-lluberes', text: 'Los nietos también sirven: "regálale el examen de la vista a tu abuela".' },
      { author: 'librada-contreras', text: 'A mí me alcanzó mi nieto, que es el que me lee esto 😄' },
    ],
  },
  {
    author: 'leidy-vasquez',
    title: 'qué contestar cuando te escriben "precio?" y nada más',
    content: [
      'casi todos los mensajes que contesto dicen "precio?" y ya 🫠 lo que a mí me funciona es dar el precio de una vez (sí, de primero), una línea con lo que incluye y terminar con una pregunta corta: para qué fecha? qué talla?',
      'con la pregunta al final contestan más. y rápido, que después ya compraron en otro lado',
    ],
    comments: [
      {
        author: 'idalia-vizcaino',
        daysLater: 4,
        text: 'Lo hice el fin de semana: "650 la libra, con relleno. Para cuántas personas?" Cerré unos cuantos 🎂',
      },
      {
        author: 'elvis-abad',
        text: 'Y si preguntan a las 11 de la noche? 😅',
        replies: [
          {
            author: 'leidy-vasquez',
            text: 'automático con el precio y "mañana a las 8 te escribo". yo a las 9 apago 📴',
          },
        ],
      },
      { author: 'genesis-paulino', text: 'reenviado a las 11 muchachas 😂' },
      { author: 'joel-santiago', text: 'precio? 😂' },
    ],
  },
  {
    author: 'ramona-polanco',
    daysAgo: 101,
    title: 'Me abrieron un colmado grande al frente y no sé si bajar los precios',
    content: [
      'Buenas noches mi gente, estoy dictando esto porque con los lentes que tengo no veo el teclado, ustedes me perdonan. Miren, yo tengo 21 años en esta esquina, 21, y hace un mes me abrieron uno al frente con aire, con neveras nuevas y con el arroz dos pesos más barato, y la primera semana yo lloré, para qué les voy a decir que no, lloré. Entonces mi hijo me dice mami baja los precios, y yo saqué la cuenta y si yo le igualo los precios a esa gente en cuatro meses estoy cerrada, porque yo no compro como compran ellos. Lo que hice fue que agrandé el café y el desayuno, que ellos no venden, y la compra se la llevo a pie a las señoras mayores que no pueden cargar, doña Mercedita la de la esquina me dice que ella ni ha cruzado para allá. Pero en provisiones he perdido como un 15 por ciento, eso sí. Entonces yo les pregunto a ustedes que saben, yo voy bien o me estoy engañando yo misma',
    ],
    comments: [
      { author: 'yokasta-then', text: 'Va bien doña. En arroz no se puede con un grande' },
      {
        author: 'eligio-mercedes',
        text: 'Júntese con otros tres colmados de El Seibo y cómprenme juntos. A precio de camión, la diferencia del arroz casi desaparece.',
        replies: [
          { author: 'ramona-polanco', text: 'Ya hablé con dos don Eligio, nos falta uno, primero Dios esta semana' },
        ],
      },
      { author: 'pavel-mejia', text: 'Le mando dos libras de café para que pruebe. ¿A qué hora la encuentro?' },
      {
        author: 'rafael-guzman',
        text: 'A mí me abrieron una franquicia cerca y lo que me sostuvo fue el pan caliente de las cinco de la tarde. Suerte, doña.',
      },
      { author: 'marisol-heredia', text: 'Va muy bien. Y lo de llorar, normal.' },
      { author: 'belkis-nunez', text: 'Fuerza doña Ramona!! Dios aprieta pero no ahorca 🙏' },
      { author: 'narciso-bonilla', text: 'Amén.' },
    ],
  },
  {
    author: 'elvis-abad',
    title: 'Se inscriben con ánimo y a los tres meses desaparecen',
    content: [
      'Al gimnasio me entran como 20 al mes y se me va casi el mismo grupo. Empecé a anotar por qué y no es el precio, muchos dicen que no les explicaron qué hacer. Claro, tenía un solo instructor en la hora pico 🤦🏽‍♂️',
      'Ahora el que entra tiene 3 clases fijas, y si falta 2 semanas lo llamo yo mismo. Qué hacen otros que cobran mensualidad?',
    ],
    comments: [
      {
        author: 'eunice-martinez',
        text: 'En la academia los siento de a dos desde el primer día.',
      },
      { author: 'zoila-marmolejos', text: 'Una foto del niño al día, a la mamá.' },
      {
        author: 'freddy-arredondo',
        text: 'Yo dejo un papelito con lo que hice en cada visita. Había dueños que creían que no iba.',
      },
      {
        author: 'yeison-cedeno',
        text: 'a como es el mes?',
        replies: [{ author: 'elvis-abad', text: 'RD$ 1,200, el primer día es gratis 💪🏽' }],
      },
      { author: 'nathalie-urena', text: 'Y hay zumba? Cuánto la zumba sola?' },
    ],
  },
];
