import type { PostText } from './post-text.ts';

export const operationsPosts: PostText[] = [
  {
    author: 'rafael-guzman',
    daysAgo: 41,
    likes: 9,
    title: 'Apagón con el horno lleno, ¿inversor o planta?',
    content: [
      'El jueves se fue la luz a las 4:10 con ochocientas unidades adentro. El horno es de gas, pero el motor que gira y la amasadora son eléctricos. Perdí la tanda completa y abrí con los tramos vacíos.',
      '- **Planta de gasoil**: cubre todo, pero suena, huele y el vecino me quiere poco.\n- **Inversor grande**: aguanta el horno una hora; la amasadora no.\n- Mover la segunda tanda a las diez de la noche, que aquí casi no se va.',
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
        text: 'Mide antes de comprar. Y mide el arranque, que es el que tumba los inversores.',
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
      'Como me lo preguntan tanto, pongo lo mío. No tiene que ser lo de ustedes.',
      'La factura andaba por RD$ 310,000. Con los paneles bajó algo más de la mitad en los meses claros y un tercio en los de lluvia, y es porque mi consumo fuerte es de día: los compresores trabajan de ocho a cinco. El que consume de noche, que ni lea lo demás. Pensé que se pagaba en cuatro años y voy para cinco y medio, entre otras cosas porque el primer año no los lavé. El polvo de la caña es terrible; en plena zafra hay que subir cada diez días.',
      'Lo que hice mal: no reforcé el techo. A los tres meses hubo que desmontar veinte paneles, poner correas y volverlos a montar. RD$ 180,000 que nadie me había dicho. Y firmé con el segundo que cotizó, sin comparar.',
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
          { author: 'ivan-ozuna', text: 'Con baterías las cuentas cambian mucho. Pasa al día lo que puedas primero.' },
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
      'De 10 llamadas que me hacen, 8 son lo mismo. Una vez al mes échenle agua destilada hasta la marca (DESTILADA, no de la llave), límpienle los bornes y apriétenlos con un chin de grasa. No mezclen una batería nueva con tres viejas. Ténganlas ventiladas y levantadas del piso, y si el apagón va largo apaguen la nevera grande, que vaciarlas hasta el fondo es lo que las mata',
      'Si hacen todo eso y aun así no duran, me llaman',
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
        replies: [
          { author: 'ernesto-volquez', text: 'Si se te va la luz todos los días sí. Si no, quédate con las normales' },
        ],
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
      'Vendo al por mayor hace treinta años y el precio que le doy a un camión completo no se lo puedo dar a un carrito. Ahora, si cinco colmados piden juntos, para mí eso es un camión.',
      'Propongo grupos de cuatro a ocho negocios del mismo pueblo. Un pedido a la semana, un punto de entrega, de contado. Ustedes reparten. En arroz, aceite, azúcar y habichuelas calculo entre 4 y 7 % menos. ¿Quién empieza?',
    ],
    comments: [
      { author: 'ramona-polanco', text: 'En El Seibo ya somos cuatro, puede ser en mi patio que tiene portón' },
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
      {
        author: 'juana-encarnacion',
        text: 'y viveres no? si se juntan yo pongo el camion, que de madrugada lo tengo en la carretera de todos modos',
      },
      { author: 'wander-marte', text: 'y bebida?' },
      {
        author: 'iluminada-garcia',
        text: 'Yo también quiero entrar, aunque sea con 3 sacos... se puede?',
        replies: [{ author: 'eligio-mercedes', text: 'Claro que sí, doña. Para eso es el grupo.' }],
      },
    ],
  },
  {
    author: 'manuel-emilio-figuereo',
    title: 'Antes de traer tu primer contenedor, lee esto',
    content: [
      'Antes de transferir un dólar averigüen:',
      '- La clasificación arancelaria. De ahí sale lo que van a pagar.\n- Si lleva permiso: alimentos, cosméticos, juguetes y equipos eléctricos casi siempre.\n- Quién paga el flete y hasta dónde. Que lo diga la factura.\n- Cuántos días libres tienen para devolver el contenedor.\n- Si el dinero de los impuestos está *aparte* del de la mercancía.',
      'Empiecen con dos tarimas consolidadas. Todos los meses me llega uno que empezó con cuarenta pies.',
    ],
    comments: [
      {
        author: 'yahaira-dishmey',
        text: 'Yo iba directo para el contenedor de coches de bebé 😬 Mejor las 2 tarimas. Los artículos de bebé llevan permiso?',
        replies: [
          {
            author: 'manuel-emilio-figuereo',
            text: 'Depende, Yahaira. Mándame la lista con fotos y ficha del fabricante antes de pagar.',
          },
        ],
      },
      { author: 'carmen-luisa-beltre', text: 'Los días libres me costaron casi lo mismo que el flete la primera vez.' },
      {
        author: 'wilkin-rijo',
        text: 'Y que la factura diga lo que pagaste. El que te la quiere "poner mas bajita" te esta metiendo en un lio',
      },
      { author: 'massiel-constanzo', text: 'Siguiendo 👀' },
    ],
  },
  {
    author: 'porfirio-de-aza',
    title: 'El maíz sube y el huevo no',
    content: [
      'Tengo 8,000 ponedoras. El alimento me ha subido 3 veces en pocos meses y el cartón de huevos lo vendo casi igual, porque el colmado dice que otro se lo da más barato.',
      'Saqué las gallinas viejas y estoy vendiendo el abono a los viveros, a 120 pesos el saco. El abono me paga la luz. Alguien compra el grano en grupo? O hace su mezcla?',
    ],
    comments: [
      {
        author: 'benito-hernandez',
        text: 'Yo a las vacas les doy pulpa de citricos y melaza. Para gallinas no se, preguntale a Frank',
      },
      {
        author: 'frank-felix-medrano',
        text: 'La pulpa no les va bien. Prueba con pulidura de arroz de Sabana de la Mar, un porcentaje bajo y por lote.',
        replies: [
          { author: 'narciso-bonilla', text: 'Pulidura yo la regalo a veces. Manda la camioneta.' },
          { author: 'porfirio-de-aza', text: 'El viernes voy don Narciso, le llevo huevos' },
        ],
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
      'Cuando me pidieron "plan de inocuidad" pensé que eso era de multinacionales. Me tomó ocho meses y lo hice por pedazos. Primero el agua, con un análisis cada trimestre y el cloro de la tina de lavado apuntado todos los días. Después el personal: carnet de salud, botas y un baño a menos de cinco minutos. Luego marcar cada caja con la nave, la fecha y quién cosechó, y un contrato de plagas con las trampas numeradas en un croquis. De última, una hoja con tres teléfonos por si algo sale mal.',
      'Por logos no me preguntaron. Me preguntaron por los registros. Si alguien va a empezar, le enseño los míos.',
    ],
    comments: [
      {
        author: 'graciela-puello',
        text: 'La hoja de los teléfonos la deja en blanco todo el mundo, y es lo primero que miran. Bien, ingeniera.',
      },
      { author: 'orlando-disla', text: 'A mi me piden "un certificado" y no me dejan entrar a la cocina' },
      {
        author: 'minerva-escoto',
        text: '¿Puedo pasar un sábado por Guaymate a verlos?',
        replies: [{ author: 'wendy-castillo', text: 'Pasa, de nueve a once. Y llévate ajíes.' }],
      },
    ],
  },
  {
    author: 'rafelina-santos',
    title: 'Contar el inventario sin cerrar la zapatería',
    content: [
      'Cuento un tramo cada martes de 8 a 9, antes de abrir. Son 22, así que en cinco meses le doy la vuelta y no cierro ni un día. Las diferencias no eran robo, eran pares cambiados de caja.',
    ],
    comments: [
      { author: 'joaquin-hodge', text: 'Eso se llama conteo cíclico. Hay empresas que pagan para que se lo monten.' },
      {
        author: 'bienvenido-mota',
        text: 'Con 9,000 artículos me daría veinte años jaja. Lo hago con los 200 que más valen',
        replies: [{ author: 'rafelina-santos', text: 'Y los tornillos, al peso.' }],
      },
    ],
  },
  {
    author: 'franklin-severino',
    title: 'Cómo bajé una cuarta parte del gasoil cambiando el orden de las paradas',
    content: [
      '300 colmados y 4 camiones, cada chofer con la ruta "como la conoce". Un domingo puse los clientes en el mapa del teléfono y vi que 2 camiones se cruzaban 3 veces al día.',
      'Dividí por zonas, puse Los Llanos martes y viernes, y pedido mínimo fuera de la principal. Y se carga al revés: lo último que entra es lo primero que se baja. 24 % menos de gasoil, como 38,000 pesos al mes. La mitad del mapa me la corrigieron los choferes, pa que no digan',
    ],
    comments: [
      { author: 'maximo-corporan', text: 'Lo de cargar al revés nadie lo hace y mira' },
      {
        author: 'adalgisa-pimentel',
        text: 'Eso tengo que hacerlo yo con los botellones. Los choferes no pelearon?',
        replies: [{ author: 'franklin-severino', text: '2 semanas de cara larga 😂 ahora terminan a las 4' }],
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
        text: 'En los locales que yo manejo esa cláusula se acepta siempre. Si el dueño no la quiere, sospeche.',
      },
      {
        author: 'gilberto-tineo',
        text: 'Muy cierto lo de ONAPI. A mi me toco cambiar el nombre con el letrero puesto',
        replies: [{ author: 'ysabel-nivar', text: 'Y eso que lo suyo era una sola palabra, Gilberto.' }],
      },
      { author: 'nathalie-urena', text: 'Guardando esto!! 📌' },
    ],
  },
  {
    author: 'sergio-lorenzo',
    title: 'Lo que cuesta y lo que ahorra la cadena de frío de Miches a la mesa',
    content: [
      'Pago cinco pesos más la libra al pescador que llega por debajo de cuatro grados. Compré un termómetro de US$ 40. De cada cien libras me devolvían doce y ahora me devuelven dos.',
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
            text: 'Fui a mirar y tenía un dedo de luz por abajo. Cambiado, maestro.',
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
      'Estoy dando ocho días en acero y quince en lo demás. También se puede pagar el acero al firmar y retirarlo por etapas, lo guardo hasta noventa días sin costo. Casi nadie lo usa. A los ingenieros: ¿ponen cláusula de ajuste? ¿El cliente la acepta?',
    ],
    comments: [
      {
        author: 'nicolas-abreu',
        text: 'Para acero, cemento y combustible, con el precio del día de la firma escrito. Lo aceptan.',
      },
      {
        author: 'julio-cesar-brito',
        text: 'yo doy 5 dias y pido el 60% para comprar. el que lo piensa 2 semanas paga lo de 2 semanas despues',
      },
      {
        author: 'katherine-suarez',
        text: 'No sabía lo de retirar por etapas. Tengo dos clientes para eso.',
        replies: [{ author: 'ramon-emilio-castillo', text: 'Mándelos, arquitecta. Se les da un vale por etapa.' }],
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
    title: 'Si tu computadora muere esta noche, ¿abres mañana?',
    content: [
      'En lo que va de mes me han traído cuatro equipos con el negocio entero adentro y sin copia. Recuperé dos.',
      'Tres copias: la de la computadora, un disco que se conecta los viernes y se guarda *en tu casa*, y otra en la nube aunque sea gratis. Y ábranla de vez en cuando, a ver si sirve.',
    ],
    comments: [],
  },
];
