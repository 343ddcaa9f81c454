import type { PostText } from './post-text.ts';

export const operationsPosts: PostText[] = [
  {
    author: 'rafael-guzman',
    daysAgo: 41,
    likes: 9,
    title: 'Apagón con el horno lleno: ¿inversor, planta o cambiar la hora de hornear?',
    content: [
      'El jueves se fue la luz a las 4:10 con ochocientas unidades adentro. El horno es de gas, pero el motor que gira y la amasadora son eléctricos. Perdí la tanda completa y abrí con los tramos vacíos.',
      '- **Planta de gasoil**: cubre todo, pero suena, huele y el vecino me quiere poco.\n- **Inversor grande**: aguanta el horno una hora; la amasadora no.\n- Mover la segunda tanda a las diez de la noche, que aquí casi no se va.',
      'Entre pan perdido y clientes molestos se me van unos RD$ 14,000 al mes. ¿Qué pondrían ustedes con ese gasto?',
    ],
    comments: [
      {
        author: 'ernesto-volquez',
        solves: true,
        text: 'Para el motor del horno un inversor mediano sobra, la que consume es la amasadora. Separa los circuitos: horno y luces al inversor, amasadora a una planta pequeña. Te sale a menos de la mitad.',
      },
      {
        author: 'ivan-ozuna',
        text: 'Mide antes de comprar. Y mide el arranque, que es el que tumba los inversores.',
        replies: [
          {
            author: 'rafael-guzman',
            daysLater: 2,
            text: 'Víctor Manuel me lo midió ayer: la amasadora arranca con casi cuatro veces lo que dice la placa. Menos mal que pregunté.',
          },
        ],
      },
      {
        author: 'victor-manuel-caraballo',
        text: 'Y tenía el panel cargado a una sola fase. Eso se corrige por poco.',
      },
      {
        author: 'kirsis-morel',
        text: 'Yo comparto planta con la farmacia de al lado, mitad y mitad, con contrato.',
      },
    ],
  },
  {
    author: 'ivan-ozuna',
    daysAgo: 66,
    title: 'Paneles solares en una fábrica de hielo: mis números a los dieciocho meses',
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
          {
            author: 'ivan-ozuna',
            text: 'Con baterías las cuentas cambian mucho. Pasa al día lo que puedas primero.',
          },
          {
            author: 'jose-miguel-lantigua',
            text: 'El secado es lo que más te gasta, Wellington. Si pasas una parte para la mañana ya da.',
          },
        ],
      },
      {
        author: 'adalgisa-pimentel',
        text: '¿Cinco meses la distribuidora? ¿Y mientras tanto qué hiciste?',
      },
      { author: 'digna-rosario', text: 'Gracias por decir lo de los veinte paneles.' },
    ],
  },
  {
    author: 'ernesto-volquez',
    title: 'Tu inversor no está malo: son las baterías (y casi siempre se pudo evitar)',
    content: [
      'Ocho de cada diez llamadas son lo mismo. Háganle esto una vez al mes:',
      '1. Agua **destilada**, no de la llave, hasta la marca.\n2. Bornes limpios y apretados, con un poco de grasa.\n3. No mezclen una batería nueva con tres viejas.\n4. Lugar ventilado y levantadas del piso.\n5. No las descarguen hasta el fondo: si el apagón va largo, apaguen la nevera grande.',
      'Si lo hacen y aun así no duran, me llaman.',
    ],
    comments: [
      {
        author: 'hector-laureano',
        text: 'Se lo imprimo al que compre inversor en mi tienda, con tu nombre abajo.',
      },
      {
        author: 'domingo-avila',
        text: 'La tres. Compran una para «ayudar» a las otras y al mes las cuatro están muertas.',
      },
      {
        author: 'luz-del-alba-ferrand',
        text: '¿Las de litio valen la pena para una papelería? Son dos computadoras y una copiadora.',
        replies: [
          {
            author: 'ernesto-volquez',
            text: 'Si se va la luz todos los días, sí. Si no, quédate con las normales.',
          },
        ],
      },
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
      {
        author: 'ramona-polanco',
        text: 'En El Seibo ya somos cuatro. Puede ser en mi patio, que tiene portón.',
      },
      {
        author: 'yokasta-then',
        text: 'Consuelo y Quisqueya van juntos si el camión hace las dos paradas. Starlin, ¿tú entras?',
        replies: [{ author: 'starlin-berroa', text: 'Entro. La hoja la llevo yo.' }],
      },
      {
        author: 'rafael-guzman',
        text: 'Si meten harina entramos las panaderías. En San Pedro somos seis comprándole al mismo molino, cada uno por su lado.',
      },
      {
        author: 'franklin-severino',
        text: 'San Pedro y Los Llanos se los puedo entregar yo por un costo fijo, don Eligio.',
      },
      {
        author: 'nelson-richiez',
        text: 'En Boca Chica nos interesa el aceite y el arroz.',
      },
      {
        author: 'juana-encarnacion',
        text: '¿Y víveres no? Si se juntan, yo pongo el camión, que de madrugada lo tengo en la carretera de todos modos.',
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
        text: 'Yo iba directo para el contenedor de coches de bebé… Mejor las dos tarimas. ¿Los artículos de bebé llevan permiso?',
        replies: [
          {
            author: 'manuel-emilio-figuereo',
            text: 'Depende, Yahaira. Mándame la lista con fotos y ficha del fabricante antes de pagar.',
          },
        ],
      },
      {
        author: 'carmen-luisa-beltre',
        text: 'Los días libres me costaron casi lo mismo que el flete la primera vez.',
      },
      {
        author: 'wilkin-rijo',
        text: 'Y que la factura diga lo que pagaste. El que te la quiere «poner más bajita» te está metiendo en un lío.',
      },
    ],
  },
  {
    author: 'porfirio-de-aza',
    title: 'El maíz sube y el huevo no: ¿cómo se defienden los que crían?',
    content: [
      'Ocho mil ponedoras. El alimento me subió tres veces en pocos meses y el cartón de huevos lo vendo casi igual, porque el colmado dice que otro se lo da más barato.',
      'Saqué las gallinas viejas y estoy vendiendo el abono a los viveros, a RD$ 120 el saco. El abono me paga la luz. ¿Alguien compra grano en grupo? ¿O hace su mezcla?',
    ],
    comments: [
      {
        author: 'benito-hernandez',
        text: 'Yo a las vacas les doy pulpa de cítricos y melaza. Para gallinas no sé, pregúntale a Frank.',
      },
      {
        author: 'frank-felix-medrano',
        text: 'La pulpa no les va bien. Prueba semolina de arroz de Sabana de la Mar, un porcentaje bajo y por lote.',
        replies: [
          {
            author: 'narciso-bonilla',
            text: 'Semolina yo la regalo a veces. Manda la camioneta.',
          },
          { author: 'porfirio-de-aza', text: 'El viernes voy, don Narciso. Le llevo huevos.' },
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
    title: 'Los hoteles me piden inocuidad: cómo lo hice por partes',
    content: [
      'Cuando me pidieron «plan de inocuidad» pensé que eso era de multinacionales. Lo hice por pedazos en ocho meses:',
      '1. Agua: análisis cada trimestre y registro de cloro en la tina de lavado.\n2. Personal: carné de salud, botas y baño a menos de cinco minutos.\n3. Trazabilidad: nave, fecha y quién cosechó, con marcador en la caja.\n4. Plagas: contrato y trampas numeradas en un croquis.\n5. Si algo sale mal: una hoja, tres teléfonos.',
      'No me preguntaron por logos, me preguntaron por los registros. Si alguien empieza, le enseño los míos.',
    ],
    comments: [
      {
        author: 'graciela-puello',
        text: 'El cinco lo deja en blanco todo el mundo, y es lo primero que miran. Bien, ingeniera.',
      },
      {
        author: 'orlando-disla',
        text: 'A mí me piden «un certificado» y no me dejan entrar a la cocina.',
      },
      {
        author: 'minerva-escoto',
        text: '¿Puedo pasar un sábado por Guaymate a verlos?',
        replies: [{ author: 'wendy-castillo', text: 'Pasa, de nueve a once. Y llévate ajíes.' }],
      },
    ],
  },
  {
    author: 'rafelina-santos',
    title: 'Contar el inventario sin cerrar la zapatería: mi sistema de los martes',
    content: [
      'Cuento un tramo cada martes de ocho a nueve, antes de abrir. Son veintidós, así que en cinco meses le doy la vuelta y no cierro ni un día. Las diferencias no eran robo, eran pares cambiados de caja.',
    ],
    comments: [
      {
        author: 'joaquin-hodge',
        text: 'Eso se llama conteo cíclico. Hay empresas que pagan para que se lo monten.',
      },
      {
        author: 'bienvenido-mota',
        text: 'Con nueve mil artículos me daría veinte años jaja. Lo hago con los doscientos que más valen.',
        replies: [{ author: 'rafelina-santos', text: 'Y los tornillos, al peso.' }],
      },
    ],
  },
  {
    author: 'franklin-severino',
    title: 'Cómo bajé una cuarta parte del gasoil cambiando el orden de las paradas',
    content: [
      'Trescientos colmados y cuatro camiones, cada chofer con la ruta «como la conoce». Un domingo puse los clientes en el mapa del teléfono y vi que dos camiones se cruzaban tres veces al día.',
      'Dividí por zonas, puse Los Llanos martes y viernes, y pedido mínimo fuera de la principal. Y se carga al revés: lo último que entra es lo primero que se baja. 24 % menos de gasoil, como RD$ 38,000 al mes. La mitad del mapa me la corrigieron los choferes.',
    ],
    comments: [
      { author: 'maximo-corporan', text: 'Lo de cargar al revés nadie lo hace, y mira.' },
      {
        author: 'adalgisa-pimentel',
        text: 'Eso tengo que hacerlo con los botellones. ¿Los choferes no pelearon?',
        replies: [
          {
            author: 'franklin-severino',
            text: 'Dos semanas de cara larga. Ahora terminan a las cuatro.',
          },
        ],
      },
      {
        author: 'danilsa-peralta',
        text: 'Nosotros lo hacemos por hora y por zona. Si quieres comparamos mapas.',
      },
    ],
  },
  {
    author: 'ysabel-nivar',
    daysAgo: 15,
    title: 'Abrir un local: el orden de los permisos importa',
    content: [
      'Lo que más veo: firman el alquiler, pintan, compran neveras y *después* preguntan si ahí se puede poner un restaurante. El orden, y verifiquen en su ayuntamiento que cambia:',
      '1. **Uso de suelo** antes de firmar.\n2. Nombre comercial y registro de la empresa.\n3. RNC y comprobantes.\n4. Según el negocio: Salud Pública, bomberos, medio ambiente.\n5. El letrero también lleva permiso en casi todas partes.',
      'En el contrato pongan una cláusula para salir si no dan el uso de suelo.',
    ],
    comments: [
      {
        author: 'altagracia-mieses',
        text: 'Esa soy yo. Lavandería montada y después me salieron con el drenaje. Tres meses de alquiler en blanco, a RD$ 35,000.',
      },
      {
        author: 'daniela-brea',
        text: 'En lavanderías, lavaderos y cocinas pregunten por las aguas residuales el mismo día que por el uso de suelo.',
        replies: [
          {
            author: 'milton-roa',
            text: 'La trampa de grasa con el piso hecho cuesta cuatro veces más. Lo sé porque la pagué.',
          },
        ],
      },
      {
        author: 'julissa-tolentino',
        text: 'En los locales que yo manejo esa cláusula se acepta siempre. Si el dueño no la quiere, sospeche.',
      },
    ],
  },
  {
    author: 'sergio-lorenzo',
    title: 'Cadena de frío de Miches a la mesa: lo que cuesta y lo que ahorra',
    content: [
      'Pago cinco pesos más la libra al pescador que llega por debajo de cuatro grados. Compré un termómetro de US$ 40. De cada cien libras me devolvían doce y ahora me devuelven dos.',
    ],
    comments: [
      {
        author: 'tomas-george',
        text: 'Por eso tu chillo me dura un día más. Avísame cuando haya mero entero.',
      },
      { author: 'nelson-richiez', text: 'Le mete el termómetro al pescado delante del chef. Así sí.' },
      {
        author: 'alberto-tejeda',
        text: 'Revisa el empaque de la puerta del camión. Si está malo se te va el frío y ni cuenta te das.',
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
    title: 'Cotizaciones con la varilla cambiando de precio: ¿cuántos días de vigencia?',
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
        text: 'Yo doy cinco días y pido el 60 % para comprar. El que lo piensa dos semanas paga lo de dos semanas después.',
      },
      {
        author: 'katherine-suarez',
        text: 'No sabía lo de retirar por etapas. Tengo dos clientes para eso.',
        replies: [
          {
            author: 'ramon-emilio-castillo',
            text: 'Mándelos, arquitecta. Se les da un vale por etapa.',
          },
        ],
      },
    ],
  },
  {
    author: 'rigoberto-paredes',
    daysAgo: 131,
    title: 'Tu cartón vale dinero: recojo gratis si me lo separas',
    content: [
      'Saludos. En el centro de San Pedro se botan como dos toneladas diarias de cartón limpio. Yo lo recojo si me lo dan seco y doblado, con el plástico transparente aparte. Lunes, miércoles y viernes antes de las siete. De cien kilos al mes para arriba pago a RD$ 4 el kilo; menos de eso, por lo menos les quito la basura.',
      'Ya recojo en muchos negocios pero regados. Con diez en una misma cuadra pongo otra ruta.',
    ],
    comments: [
      { author: 'rafelina-santos', text: 'Apúntame. Cajas de zapatos, las que quieras.' },
      {
        author: 'esmeralda-richardson',
        text: '¿Los conos de cartón de las telas sirven?',
        replies: [{ author: 'rigoberto-paredes', text: 'Sirven, Esmeralda. Déjamelos amarrados.' }],
      },
      {
        author: 'miguelina-sosa',
        text: '¿Y en Santo Domingo Este conoces a alguien? Vendo plástico y me gustaría recogerlo también.',
      },
    ],
  },
  {
    author: 'benito-hernandez',
    title: 'Sequía: ¿pozo, laguna o menos vacas?',
    content: [
      'La paca está a RD$ 180 y la seca no afloja. ¿Pozo, laguna, o bajo de sesenta a cuarenta vacas? A un amigo el pozo le salió a los ciento veinte pies y a otro le salió polvo.',
    ],
    comments: [
      {
        author: 'santos-manzueta',
        text: 'Paga el estudio primero. He hecho siete pozos secos, y los siete por llevarse del de la varita.',
      },
      {
        author: 'confesor-javier',
        text: 'Con cuarenta buenas y pasto de corte ordeñas lo mismo. Te lo digo yo, que te vendo el alimento.',
        replies: [
          {
            author: 'benito-hernandez',
            text: 'Si me lo dice el que me vende, será verdad. Este mes peso la leche vaca por vaca.',
          },
        ],
      },
      {
        author: 'digna-rosario',
        text: 'Yo estoy pagando un peso más por litro en los meses secos. Ensilen en la buena; dos de mis productores enseñan cómo.',
      },
      {
        author: 'rene-bautista',
        text: 'Mira cuáles no quedan preñadas. Por ahí se empieza a bajar.',
      },
    ],
  },
  {
    author: 'aurelio-payano',
    title: 'Busco cuarto frío usado, de dos por tres, en buen estado',
    content: [
      'Usado, de dos por tres más o menos, que congele. Es para filete de tilapia, en El Seibo. Lo desmonto y lo llevo yo. También alquilo espacio. ¿Cuánto consume uno así al mes?',
    ],
    comments: [
      {
        author: 'alberto-tejeda',
        text: 'Hay un hotel cambiando dos. Los paneles están buenos, el compresor hay que verlo. Te aviso y vamos juntos.',
      },
      {
        author: 'digna-rosario',
        solves: true,
        text: 'Yo tengo una esquina a temperatura de congelación en la quesería. Sellado y con registro aparte te la alquilo por mes.',
        replies: [{ author: 'aurelio-payano', text: 'Digna, con eso empiezo la semana que viene. Paso a verla.' }],
      },
    ],
  },
  {
    author: 'anabel-concepcion',
    title: 'Equipos alquilados que vuelven rotos: ¿cómo cobran los daños?',
    content: [
      'Andamios, ligadoras, compactadoras. De diez salidas una vuelve golpeada, sin aceite o con el motor «que ya venía así».',
      'Tengo lista con fotos a la salida y a la entrada y depósito del 20 %. Pero los clientes grandes no dejan depósito y mandan un muchacho distinto cada vez. ¿Los de carpas, sonido y vehículos cómo cobran?',
    ],
    comments: [
      {
        author: 'jonathan-rosario',
        text: 'A los grandes les pongo un 3 % de mantenimiento en cada alquiler, dañen o no. Nadie pelea por eso y me paga las sillas rotas del año.',
      },
      {
        author: 'nicolas-abreu',
        text: 'Péguenle al equipo una hoja de uso con dibujos. El que lo daña muchas veces ni sabía que llevaba aceite.',
        replies: [{ author: 'anabel-concepcion', text: 'Buena esa, ingeniero. Voy a plastificar una por ligadora.' }],
      },
    ],
  },
  {
    author: 'david-simmons',
    title: 'Si tu computadora muere esta noche, ¿abres mañana?',
    content: [
      'En lo que va de mes me han traído cuatro equipos con el negocio entero adentro y sin copia. Recuperé dos.',
      'Tres copias: la de la computadora, un disco que se conecta los viernes y se guarda *en tu casa*, y otra en la nube aunque sea gratis. Y ábranla de vez en cuando, a ver si sirve.',
    ],
    comments: [
      {
        author: 'mirtha-guilamo',
        text: 'Yo soy una de esas dos. El disco ahora duerme en mi mesita de noche.',
      },
      {
        author: 'ana-iris-zorrilla',
        text: 'Mi cartera completa está en una sola máquina. Voy a llamar a mi sobrino.',
        replies: [
          {
            author: 'david-simmons',
            text: 'Llámalo. Y que la abra en otra computadora, para probar.',
          },
        ],
      },
    ],
  },
];
