import type { PostText } from './post-text.ts';

export const operationsPosts: PostText[] = [
  {
    author: 'rafael-guzman',
    daysAgo: 41,
    likes: 9,
    title: 'Apagón con el horno lleno, ¿inversor o planta?',
    content: [
      'El jueves se fue la luz a las 4:10 con ochocientas unidades adentro. El horno es de gas, pero el motor que gira y la amasadora son eléctricos. Perdí la tanda completa y abrí con los tramos vacíos.',
      '- **Planta de gasoil**: cubre todo, pero suena, huele y ya el vecino está quillado conmigo.\n- **Inversor grande**: aguanta el horno una hora; la amasadora no.\n- Mover la segunda tanda a las diez de la noche, que aquí casi no se va.',
      'Entre pan perdido y clientes molestos se me van unos RD$ 14,000 al mes. En la mesa redonda oí lo de la planta a medias de Kirsis, pero el vecino mío no quiere ni oír de eso. ¿Qué pondrían ustedes con ese gasto?',
    ],
    comments: [
      {
        author: 'ernesto-volquez',
        solves: true,
        text: 'Para el motor del horno un inversor mediano sobra, la que consume es la amasadora. Separa los circuitos: horno y luces al inversor, amasadora a una planta pequeña. Te sale a menos de la mitad',
      },
      {
        author: 'ivan-ozuna',
        text: 'Mide antes de comprar. Y mide el arranque, pide una pinza prestada.',
        replies: [
          {
            author: 'rafael-guzman',
            daysLater: 2,
            text: 'Víctor Manuel me lo midió ayer con el medidor del grupo: la amasadora arranca con casi cuatro veces lo que dice la placa. Menos mal que pregunté.',
          },
        ],
      },
      { author: 'victor-manuel-caraballo', text: 'Y tenía el panel cargado a una sola fase. Eso se corrige por poco' },
      {
        author: 'kirsis-morel',
        text: 'Lo mío con la farmacia va mitad y mitad, Rafael. Enséñale el contrato a tu vecino, te lo presto.',
      },
    ],
  },
  {
    author: 'ivan-ozuna',
    daysAgo: 66,
    title: 'Paneles solares en una fábrica de hielo, mis números a los 18 meses',
    content: [
      'Aquí va lo mío, que no tiene que ser lo de ustedes.',
      'La factura andaba por RD$ 310,000. Con los paneles bajó bastante en los meses claros y menos en los de lluvia, y es porque mi consumo fuerte, que son los compresores, es de día. Pensé que se pagaba en cuatro años y voy para cinco y medio, entre otras cosas porque el primer año no los lavé. El polvo de la caña es terrible; en plena zafra hay que subir a cada rato.',
      'Lo que hice mal: no reforcé el techo. A los tres meses hubo que desmontar veinte paneles, poner correas y volverlos a montar. Como 180 mil pesos que no estaban en la cotización. Y firmé con el segundo que cotizó, sin comparar.',
      'Lo que haría igual es medir un mes antes de pedir precio. El papel de la distribuidora tardó cinco meses, aparte. Si alguien quiere ver las facturas, aquí las tengo, de antes y de después.',
    ],
    comments: [
      {
        author: 'jose-miguel-lantigua',
        text: 'Y pidan las tres cotizaciones con la misma ficha. Si no, no hay forma de comparar.',
      },
      {
        author: 'wellington-soriano',
        text: 'Yo consumo de noche. ¿Me olvido de eso o con baterías?',
        replies: [
          {
            author: 'jose-miguel-lantigua',
            text: 'El secado es lo que más te gasta, Wellington. Si pasas una parte para la mañana ya da.',
          },
        ],
      },
      { author: 'adalgisa-pimentel', text: '5 meses la distribuidora?? Y mientras tanto que hiciste?' },
      { author: 'digna-rosario', text: 'Gracias por decir lo de los veinte paneles.' },
      { author: 'julio-cesar-brito', text: 'buen dato' },
      { author: 'amado-pouriet', text: 'Felicidades don Iván!! 👏' },
      { author: 'eduardo-castellanos', text: 'Excelente aporte.' },
    ],
  },
  {
    author: 'ernesto-volquez',
    title: 'El inversor no está malo, son las baterías',
    content: [
      'Casi todas las llamadas que me hacen son por lo mismo. Una vez al mes échenle agua destilada hasta la marca (DESTILADA, no de la llave), límpienle los bornes y apriétenlos con un chin de grasa. No mezclen una batería nueva con tres viejas. Ténganlas ventiladas y levantadas del piso, y si el apagón va largo apaguen la nevera grande, que vaciarlas hasta el fondo es lo que las mata',
      'Mi número está en la ficha, de lunes a sábado',
    ],
    comments: [
      { author: 'hector-laureano', text: 'Se lo imprimo al que compre inversor en mi tienda, con tu nombre abajo' },
      {
        author: 'domingo-avila',
        text: 'ESO ES ASI. COMPRAN UNA PARA AYUDAR A LAS OTRAS Y AL MES LAS CUATRO ESTAN MUERTAS',
      },
      {
        author: 'luz-del-alba-ferrand',
        text: 'Las de litio valen la pena para una papelería? Son 2 computadoras y una copiadora',
      },
      { author: 'rosa-elena-tavarez', text: 'Gracias 🙏' },
      { author: 'santos-manzueta', text: 'buenas tardes cuanto es el mantenimiento?' },
    ],
  },
  {
    author: 'eligio-mercedes',
    daysAgo: 74,
    title: 'Comprar juntos: propuesta para colmados y comedores de la región',
    content: [
      'Vendo al por mayor hace treinta y tres años y el precio que le doy a un camión completo no se lo puedo dar a un carrito.',
      'Propongo grupos de negocios del mismo pueblo. Un pedido a la semana, un punto de entrega, de contado. Ustedes reparten. En arroz, aceite, azúcar y habichuelas calculo entre 4 y 7 % menos. ¿Quién empieza?',
    ],
    comments: [
      { author: 'ramona-polanco', text: 'En El Seibo ya somos cuatro, puede ser en mi patio que tiene portón' },
      { author: 'wander-marte', text: 'y bebida?' },
      {
        author: 'yokasta-then',
        text: 'Consuelo y Quisqueya van juntos si el camión hace las 2 paradas. Starlin, tú entras?',
        replies: [{ author: 'starlin-berroa', text: 'Entro. La hoja la llevo yo.' }],
      },
      {
        author: 'rafael-guzman',
        text: 'Si meten harina entramos las panaderías. En San Pedro somos seis comprándole al mismo molino, cada uno por su lado.',
      },
      {
        author: 'franklin-severino',
        text: 'San Pedro y Los Llanos se los puedo entregar yo por un costo fijo don Eligio',
      },
      { author: 'nelson-richiez', text: 'En Boca Chica nos interesa el aceite y el arroz' },
      { author: 'wander-marte', text: 'don eligio y bebida?' },
      {
        author: 'juana-encarnacion',
        text: 'y viveres no? si se juntan yo pongo el camion, que de madrugada lo tengo en la carretera de todos modos',
      },
      { author: 'adalgisa-pimentel', text: 'Y el itbis como es?' },
      {
        author: 'iluminada-garcia',
        text: 'Yo también quiero entrar, aunque sea con 3 sacos... se puede?',
        replies: [{ author: 'eligio-mercedes', text: 'Claro que sí, doña.' }],
      },
      { author: 'wander-marte', text: 'la bebida entra o no entra' },
    ],
  },
  {
    author: 'manuel-emilio-figuereo',
    title: 'Antes de traer el primer contenedor',
    content: [
      'Antes de transferir un dólar averigüen:',
      '- La clasificación arancelaria. De ahí sale lo que van a pagar.\n- Si lleva permiso: alimentos, cosméticos, juguetes y equipos eléctricos casi siempre.\n- Quién paga el flete y hasta dónde. Que lo diga la factura.\n- Cuántos días libres tienen para devolver el contenedor.\n- Si el dinero de los impuestos está *aparte* del de la mercancía.',
      'Empiecen con dos paletas consolidadas.',
    ],
    comments: [
      {
        author: 'yahaira-dishmey',
        text: 'Yo iba directo para el contenedor de coches de bebé 😬 Mejor las 2 paletas. Los artículos de bebé llevan permiso?',
      },
      { author: 'carmen-luisa-beltre', text: 'Los días libres me costaron casi lo mismo que el flete la primera vez.' },
      {
        author: 'wilkin-rijo',
        text: 'Y que la factura diga lo que pagaste, ni un peso menos. Eso lo cogen',
      },
      { author: 'massiel-constanzo', text: 'Siguiendo 👀' },
    ],
  },
  {
    author: 'porfirio-de-aza',
    title: 'El maíz sube y el huevo no',
    content: [
      'Tengo 8,000 ponedoras. El alimento me ha subido a cada rato y el cartón de huevos lo vendo casi igual, porque el colmado dice que otro se lo da más barato.',
      'Saqué las gallinas viejas y estoy vendiendo el abono a los viveros, a 120 pesos el saco. Alguien compra el grano en grupo? O hace su mezcla?',
    ],
    comments: [
      {
        author: 'benito-hernandez',
        text: 'Yo a las vacas les doy pulpa de citricos y melaza. Para gallinas no se, preguntale a Frank',
      },
      {
        author: 'frank-felix-medrano',
        text: 'La pulpa no les va bien. Prueba con pulidura de arroz de Sabana de la Mar, un porcentaje bajo y por lote.',
        replies: [{ author: 'narciso-bonilla', text: 'Pulidura yo la regalo a veces. Manda la camioneta.' }],
      },
      {
        author: 'amado-pouriet',
        text: 'Tu abono llega seco y sin hierba. Yo te lo pagaba a RD$ 150, no digas que dije.',
      },
    ],
  },
  {
    author: 'wendy-castillo',
    title: 'Los hoteles me piden plan de inocuidad y lo hice por pedazos',
    content: [
      'Cuando me pidieron "plan de inocuidad" pensé que eso era de multinacionales. Me tomó ocho meses. Primero el agua, con un análisis cada trimestre y el cloro de la tina de lavado apuntado todos los días. Después el personal: carnet de salud, botas y un baño cerca. Luego marcar cada caja con la nave, la fecha y quién cosechó, y un contrato de plagas con las trampas numeradas en un croquis. De última, una hoja con tres teléfonos por si algo sale mal.',
      'Si alguien quiere los formatos se los mando.',
    ],
    comments: [
      {
        author: 'graciela-puello',
        text: 'La hoja de los teléfonos la deja en blanco todo el mundo. Bien, ingeniera.',
      },
      { author: 'orlando-disla', text: 'A mi me piden "un certificado" y no me dejan entrar a la cocina' },
      {
        author: 'minerva-escoto',
        text: '¿Puedo pasar un sábado por Guaymate a verlos?',
        replies: [{ author: 'wendy-castillo', text: 'Ok' }],
      },
    ],
  },
  {
    author: 'rafelina-santos',
    title: 'Contar el inventario sin cerrar la zapatería',
    content: [
      'Cuento un tramo cada martes, antes de abrir. Son 22, así que en unos meses le doy la vuelta y no cierro ni un día. ¿Alguien más lo hace por tramos?',
    ],
    comments: [{ author: 'wellington-soriano', text: '👍🏽' }],
  },
  {
    author: 'franklin-severino',
    title: 'Cómo bajé el gasoil cambiando el orden de las paradas',
    content: [
      '300 colmados y 4 camiones, cada chofer con la ruta "como la conoce". Un domingo puse los clientes en el mapa del teléfono y vi que 2 camiones se cruzaban el día entero.',
      'Dividí por zonas, puse Los Llanos martes y viernes, y pedido mínimo fuera de la principal. Y se carga al revés. En el gasoil se nota, esa cuenta la lleva mi mujer. El mapa me lo corrigieron los choferes, pa que no digan',
    ],
    comments: [
      { author: 'maximo-corporan', text: 'Y si en la última parada no hay nadie?' },
      {
        author: 'adalgisa-pimentel',
        text: 'Eso tengo que hacerlo yo con los botellones. Los choferes no pelearon?',
        replies: [{ author: 'franklin-severino', text: '2 semanas de cara larga 😂' }],
      },
      { author: 'danilsa-peralta', text: 'Nosotros lo hacemos por hora y por zona. Si quieres comparamos mapas' },
    ],
  },
  {
    author: 'ysabel-nivar',
    daysAgo: 15,
    title: 'Abrir un local: el orden de los permisos importa',
    content: [
      'Está en la guía del consejo, en la primera hoja, y lo sigo viendo: firman el alquiler, pintan, compran neveras y *después* preguntan si ahí se puede poner un restaurante. El orden, y verifiquen en su ayuntamiento que cambia:',
      '1. **Uso de suelo** antes de firmar.\n2. Nombre comercial en ONAPI, antes de mandar a hacer el letrero, y registro mercantil si es compañía.\n3. RNC y comprobantes.\n4. Según el negocio: Salud Pública, bomberos, medio ambiente.\n5. El letrero también lleva permiso en casi todas partes.',
      'En el contrato pongan una cláusula para salir si no dan el uso de suelo.',
    ],
    comments: [
      {
        author: 'altagracia-mieses',
        text: 'Esa soy yo 🙋🏽‍♀️ Lavandería montada y después me salieron con el drenaje. 3 meses de alquiler en blanco, a 35,000 cada uno',
      },
      {
        author: 'daniela-brea',
        text: 'En lavanderías, lavaderos y cocinas pregunten por las aguas residuales el mismo día que por el uso de suelo.',
        replies: [
          {
            author: 'milton-roa',
            text: 'la trampa de grasa con el piso hecho cuesta 4 veces mas. lo se porque la pague',
          },
        ],
      },
      {
        author: 'julissa-tolentino',
        text: 'En los locales que yo manejo esa cláusula se acepta siempre.',
      },
      {
        author: 'gilberto-tineo',
        text: 'Muy cierto lo de ONAPI. A mi me toco cambiar el nombre con el letrero puesto',
      },
      { author: 'nathalie-urena', text: 'Guardando esto!! 📌' },
    ],
  },
  {
    author: 'sergio-lorenzo',
    title: 'Bajar pescado de Miches sin perder el frío',
    content: [
      'Pago cinco pesos más la libra al pescador que llega por debajo de cuatro grados. Compré un termómetro de los que se pinchan. Antes me devolvían bastante y ahora casi nada.',
    ],
    comments: [
      { author: 'tomas-george', text: 'Por eso tu chillo me dura un día más. Avísame cuando haya mero entero.' },
      { author: 'nelson-richiez', text: 'Le mete el termómetro al pescado delante del chef, así sí 👏' },
      {
        author: 'alberto-tejeda',
        text: 'Revisa el empaque de la puerta del camión. Si está malo se te va el frío y ni cuenta te das',
        replies: [
          {
            author: 'sergio-lorenzo',
            daysLater: 2,
            text: 'Tenía un dedo de luz por abajo. Cambiado, maestro.',
          },
        ],
      },
    ],
  },
  {
    author: 'ramon-emilio-castillo',
    title: '¿Cuántos días de vigencia le ponen a una cotización con la varilla cambiando?',
    content: [
      'La varilla me ha cambiado de precio tres veces en dos meses. El contratista que cotizó con lo de entonces está poniendo de su bolsillo.',
      'Estoy dando ocho días en acero y quince en lo demás. También se puede pagar el acero al firmar y retirarlo por etapas, lo guardo hasta noventa días sin costo, pero eso casi no lo usan. A los ingenieros: ¿ponen cláusula de ajuste? ¿El cliente la acepta?',
    ],
    comments: [
      {
        author: 'nicolas-abreu',
        text: 'Para acero, cemento y combustible, con el precio del día de la firma escrito. Lo aceptan.',
      },
      {
        author: 'julio-cesar-brito',
        text: 'yo doy 5 dias y ya',
      },
      {
        author: 'katherine-suarez',
        text: 'No sabía lo de retirar por etapas. Tengo dos clientes para eso.',
      },
    ],
  },
  {
    author: 'rigoberto-paredes',
    daysAgo: 131,
    title: 'Tu cartón vale dinero, lo recojo gratis si me lo separas',
    content: [
      'Saludos. En el centro de San Pedro se botan como dos toneladas diarias de carton limpio. Yo lo recojo si me lo dan seco y doblado, con el plastico transparente aparte. Lunes, miercoles y viernes antes de las 7. De 2 quintales al mes para arriba pago a 2 pesos la libra; menos de eso por lo menos les quito la basura',
      'Ya recojo en muchos negocios pero regados. Con 10 en una misma cuadra pongo otra ruta',
    ],
    comments: [
      { author: 'rafelina-santos', text: 'Apúntame. Cajas de zapatos, las que quieras.' },
      {
        author: 'esmeralda-richardson',
        text: 'Los conos de cartón de las telas sirven?',
        replies: [{ author: 'rigoberto-paredes', text: 'Si sirven Esmeralda, dejamelos amarrados' }],
      },
      {
        author: 'miguelina-sosa',
        text: '¿Y en Santo Domingo Este conoces a alguien? Vendo plástico y me gustaría recogerlo también.',
      },
      {
        author: 'kelvin-doroteo',
        text: 'y gomas viejas?',
        replies: [{ author: 'rigoberto-paredes', text: 'Gomas no, ojala' }],
      },
    ],
  },
  {
    author: 'aurelio-payano',
    daysAgo: 90,
    title: 'Busco cuarto frío usado, de dos por tres, en buen estado',
    content: [
      'Usado, de dos por tres más o menos, que congele. Es para filete de tilapia, en El Seibo: la cámara del centro de acopio ya está llena. Lo desmonto y lo llevo yo. También alquilo espacio. ¿Cuánto consume uno así al mes?',
    ],
    comments: [
      {
        author: 'alberto-tejeda',
        text: 'Hay un hotel cambiando 2. Los paneles están buenos, el compresor hay que verlo. Te aviso y vamos juntos',
      },
      {
        author: 'digna-rosario',
        solves: true,
        text: 'Yo tengo una esquina a temperatura de congelación en la quesería. Sellado y con registro aparte te la alquilo por mes.',
        replies: [{ author: 'aurelio-payano', text: 'Digna, con eso empiezo la semana que viene. Paso a verla.' }],
      },
      { author: 'juana-encarnacion', text: 'y cuanto piden?' },
    ],
  },
  {
    author: 'anabel-concepcion',
    daysAgo: 40,
    title: 'Vendo compactadora y 2 ligadoras usadas',
    content: [
      'Vendo una compactadora y 2 ligadoras de un saco, trabajando. Se pueden ver en Verón de lunes a sábado hasta el mediodía. Las 3 juntas las dejo en RD$ 165,000, por separado es otro precio. Motivo: cambio de equipos.',
    ],
    comments: [],
  },
  {
    author: 'david-simmons',
    title: 'Si la computadora se te daña esta noche, ¿abres mañana?',
    content: [
      'En lo que va de mes me han traído cuatro equipos con el negocio entero adentro y sin copia.',
      'Tres copias: la de la computadora, un disco que se conecta los viernes y se guarda *en tu casa*, y otra en la nube aunque sea gratis. ¿Qué usan ustedes?',
    ],
    comments: [],
  },
];
