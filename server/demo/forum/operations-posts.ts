import type { PostText } from './post-text.ts';

export const operationsPosts: PostText[] = [
  {
    author: 'rafael-guzman',
    daysAgo: 41,
    likes: 9,
    title: 'Apagón con el horno lleno: ¿inversor, planta o cambiar la hora de hornear?',
    content: [
      'El jueves se fue la luz a las 4:10 con ochocientas unidades adentro. Horno de gas, pero el motor que gira y la amasadora son eléctricos. Perdí la tanda completa y abrí con los tramos vacíos.',
      'Opciones que estoy viendo:',
      '- **Planta de gasoil**: cubre todo, pero suena, huele y el vecino me quiere poco.\n- **Inversor grande con baterías**: aguanta el horno una hora; la amasadora no.\n- Mover la segunda tanda a las diez de la noche, cuando aquí casi no se va.',
      'Haciendo números, entre pan perdido y clientes molestos se me van unos RD$ 14,000 al mes. ¿Qué pondrían ustedes con ese gasto?',
    ],
    comments: [
      {
        author: 'ernesto-volquez',
        solves: true,
        text: 'Para el motor del horno solo, un inversor mediano sobra. Lo que consume es la amasadora. Separa los circuitos: horno y luces al inversor, amasadora a la planta pequeña que prendes nada más si hace falta. Te sale a menos de la mitad que cubrirlo todo.',
      },
      {
        author: 'ivan-ozuna',
        text: 'Mide antes de comprar. Pide prestado un amperímetro y apunta el arranque, no solo lo que consume andando. El arranque es el que tumba los inversores.',
        replies: [
          {
            author: 'rafael-guzman',
            daysLater: 2,
            text: 'Víctor Manuel me lo midió ayer: el arranque de la amasadora es casi cuatro veces lo que dice la placa. Menos mal que pregunté.',
          },
        ],
      },
      {
        author: 'victor-manuel-caraballo',
        text: 'Confirmo lo de Rafael. Y el panel estaba mal balanceado, todo en una sola fase. Eso se corrige por poco y ya ahí mejora.',
      },
      {
        author: 'kirsis-morel',
        text: 'Con el helado pasé por eso. Planta compartida con el vecino de la farmacia: mitad y mitad, y contrato por escrito. Ya no me quieren poco, me quieren mucho.',
      },
    ],
  },
  {
    author: 'ivan-ozuna',
    title: 'Paneles solares en una fábrica de hielo: mis números a los dieciocho meses',
    content: [
      'Muchos me preguntan si vale la pena. Pongo lo que pasó en la mía, que no tiene que ser lo que pase en la de ustedes:',
      '- Consumo diurno fuerte, que es cuando el sol trabaja. **Ese es el secreto.**\n- La factura bajó algo más de la mitad en los meses claros y un tercio en los de lluvia.\n- Pensé que se pagaba en cuatro años; voy camino a cinco y medio.\n- Mantenimiento: lavar los paneles. El polvo de la caña es terrible.',
      'Lo que no hice bien: no reforcé el techo primero y tuve que desmontar veinte paneles. Lo que haría igual: **medir el consumo un mes antes de cotizar**.',
    ],
    comments: [
      {
        author: 'jose-miguel-lantigua',
        text: 'Ojalá todos los clientes midieran un mes antes. Añado: pidan tres cotizaciones con la misma ficha; si no, están comparando guineos con yuca.',
      },
      {
        author: 'wellington-soriano',
        text: 'Mi consumo es de noche. ¿En ese caso olvídate, o con baterías?',
        replies: [
          {
            author: 'ivan-ozuna',
            text: 'Con baterías las cuentas cambian mucho. Yo movería lo que puedas al día antes de comprar batería.',
          },
          {
            author: 'jose-miguel-lantigua',
            text: 'De acuerdo con Iván. Wellington, el secado es lo que más gasta: si pasas una parte a la mañana, ya tienes negocio.',
          },
        ],
      },
      {
        author: 'adalgisa-pimentel',
        text: '¿Y los permisos con la distribuidora? Me dijeron que ahí es donde se tranca.',
      },
      { author: 'digna-rosario', text: 'Gracias por decir también lo que salió mal. Casi nadie lo cuenta.' },
    ],
  },
  {
    author: 'ernesto-volquez',
    title: 'Tu inversor no está malo: son las baterías (y casi siempre se pudo evitar)',
    content: [
      'Ocho de cada diez llamadas que recibo son lo mismo. Cinco minutos al mes y las baterías duran el doble:',
      '1. Agua **destilada**, no de la llave, hasta la marca. Ni más ni menos.\n2. Bornes limpios y apretados; un poco de grasa para que no se sulfaten.\n3. Nunca mezclar una batería nueva con tres viejas.\n4. Lugar ventilado y levantadas del piso.\n5. No descargarlas hasta el fondo todos los días: apaguen la nevera grande si el apagón va para largo.',
      'Si hacen esto y aun así no duran, entonces sí llámenme. Prefiero venderles baterías cada cinco años y no cada dos; así hablan bien de mí.',
    ],
    comments: [
      {
        author: 'hector-laureano',
        text: 'Se lo voy a imprimir a cada cliente que compre un inversor en mi tienda, con tu nombre abajo.',
      },
      {
        author: 'domingo-avila',
        text: 'La tres es la que más veo. Compran una para «ayudar» a las otras y en un mes las cuatro están muertas.',
      },
      {
        author: 'luz-del-alba-ferrand',
        text: '¿Y las de litio valen lo que cuestan para una papelería con dos computadoras y una copiadora?',
        replies: [
          {
            author: 'ernesto-volquez',
            text: 'Si el apagón es diario, sí: duran mucho más y no llevan agua. Si es de vez en cuando, con las normales bien cuidadas estás bien.',
          },
        ],
      },
    ],
  },
  {
    author: 'eligio-mercedes',
    title: 'Comprar juntos: propuesta para colmados y comedores de la región',
    content: [
      'Vendo al por mayor hace treinta años y les digo un secreto de mi propio negocio: el precio que le doy a un camión completo no se lo puedo dar a un carrito. Pero **si cinco colmados piden juntos, para mí eso es un camión**.',
      'Propongo grupos de cuatro a ocho negocios del mismo pueblo, con un pedido único a la semana, un solo punto de entrega y pago de contado ese día. Ustedes reparten entre sí.',
      'Calculo un ahorro de entre 4 y 7 % en arroz, aceite, azúcar y habichuelas. No es para hacerse rico, pero en un colmado eso es la luz del mes. ¿Quién quiere empezar?',
    ],
    comments: [
      {
        author: 'ramona-polanco',
        text: 'En El Seibo ya somos cuatro. El punto de entrega puede ser mi patio, que tiene portón.',
      },
      {
        author: 'yokasta-then',
        text: 'Consuelo y Quisqueya podríamos ir juntos si el camión hace las dos paradas. Starlin, ¿te animas?',
        replies: [
          { author: 'starlin-berroa', text: 'Animado. Yo llevo la hoja de pedidos, que para eso tengo el sistema.' },
        ],
      },
      {
        author: 'rafael-guzman',
        text: 'Y si agregan harina, las panaderías entramos. Solo en San Pedro somos seis que compramos lo mismo al mismo molino, cada uno por su lado.',
      },
      {
        author: 'franklin-severino',
        text: 'Don Eligio, en mi ruta puedo hacer la entrega de San Pedro y Los Llanos por un costo fijo. Mejor aliados que enemigos.',
      },
      {
        author: 'nelson-richiez',
        text: 'Los restaurantes de Boca Chica también quisiéramos, sobre todo aceite y arroz.',
      },
      { author: 'juana-encarnacion', text: 'Y si hacen lo mismo con los víveres, yo pongo el camión de madrugada.' },
    ],
  },
  {
    author: 'manuel-emilio-figuereo',
    title: 'Antes de traer tu primer contenedor, lee esto',
    content: [
      'Cada mes acompaño a alguien que compró barato y terminó pagando caro. No es mala suerte, es falta de preguntas. Antes de transferir un dólar:',
      '- ¿Qué clasificación arancelaria tiene la mercancía? De ahí sale **lo que vas a pagar**. Pregúntalo antes, no en el puerto.\n- ¿Necesita permiso de alguna institución? Alimentos, cosméticos, juguetes y equipos eléctricos suelen tener requisitos.\n- ¿Quién paga el flete y hasta dónde? Que lo diga la factura.\n- ¿Cuántos días libres tienes para devolver el contenedor?\n- ¿Tienes el dinero de los impuestos *aparte* del de la mercancía?',
      'Un embarque pequeño consolidado es buena escuela. Traigan dos tarimas antes de traer cuarenta pies.',
    ],
    comments: [
      {
        author: 'yahaira-dishmey',
        text: 'Yo iba directo al contenedor de coches de bebé. Después de leer esto, voy por las dos tarimas. ¿Los artículos de bebé llevan permiso?',
        replies: [
          {
            author: 'manuel-emilio-figuereo',
            text: 'Depende del artículo, Yahaira. Mándame la lista con fotos y ficha del fabricante y lo verificamos uno por uno antes de que pagues.',
          },
        ],
      },
      {
        author: 'carmen-luisa-beltre',
        text: 'Lo de los días libres me costó casi lo mismo que el flete en mi primer viaje. Escúchenlo.',
      },
      {
        author: 'wilkin-rijo',
        text: 'Y que la factura del suplidor diga lo que pagaste de verdad. El que te ofrece «ponértela más bajita» te está regalando un problema.',
      },
    ],
  },
  {
    author: 'porfirio-de-aza',
    title: 'El maíz sube y el huevo no: ¿cómo se defienden los que crían?',
    content: [
      'Ocho mil ponedoras comen todos los días, esté el maíz como esté. En pocos meses el alimento me subió tres veces y el huevo lo vendo casi al mismo precio, porque el colmado me dice que el otro se lo da más barato.',
      'Hice dos cosas: bajé la cantidad de gallinas viejas, que comen igual y ponen menos, y empecé a **vender el abono** a los viveros. El abono me está pagando la luz.',
      '¿Alguien compra grano en grupo? ¿O hace su propia mezcla con subproductos de por aquí?',
    ],
    comments: [
      {
        author: 'benito-hernandez',
        text: 'Con las vacas uso pulpa de cítricos y melaza, que aquí sobran. Para gallinas no sé si sirve igual; pregúntale a Frank.',
      },
      {
        author: 'frank-felix-medrano',
        text: 'Para ponedoras hay que cuidar la ración; la pulpa no entra bien. Lo que sí puede ayudar es la semolina de arroz de Sabana de la Mar, en un porcentaje bajo y probando por lote.',
        replies: [
          {
            author: 'narciso-bonilla',
            text: 'Semolina tengo todas las semanas y muchas veces la regalo. Porfirio, manda tu camioneta y prueba.',
          },
          { author: 'porfirio-de-aza', text: 'El viernes estoy allá, don Narciso, con huevos para usted.' },
        ],
      },
      {
        author: 'amado-pouriet',
        text: 'De los viveros te digo: tu abono llega seco y sin malas hierbas. Súbele un poquito, que lo vale.',
      },
    ],
  },
  {
    author: 'wendy-castillo',
    title: 'Los hoteles me piden inocuidad: cómo lo hice por partes',
    content: [
      'Cuando me pidieron «plan de inocuidad» pensé que era para multinacionales. Lo fui haciendo por pedazos en ocho meses, sin consultora fija:',
      '1. Agua: análisis cada trimestre y registro de cloro en la tina de lavado.\n2. Personal: carné de salud, botas y **baño a menos de cinco minutos**.\n3. Trazabilidad: a cada caja le pongo nave, fecha y quién cosechó. Con un marcador.\n4. Plagas: contrato y trampas numeradas en un croquis.\n5. Qué hago si algo sale mal: una hoja, tres teléfonos.',
      'El hotel vino, miró y aprobó. No me preguntaron por logos, me preguntaron por registros. Si alguien empieza, le enseño los míos.',
    ],
    comments: [
      {
        author: 'graciela-puello',
        text: 'El punto cinco es el que todo el mundo deja en blanco y el primero que miran cuando hay un problema. Bien hecho, ingeniera.',
      },
      {
        author: 'orlando-disla',
        text: 'Las trampas numeradas y el croquis: gracias. Hay quien me pide «un certificado» y no me deja ni entrar a la cocina.',
      },
      {
        author: 'minerva-escoto',
        text: 'Quiero ver esos registros. ¿Puedo pasar un sábado por Guaymate?',
        replies: [{ author: 'wendy-castillo', text: 'Pasa y llévate ajíes. De nueve a once es la mejor hora.' }],
      },
    ],
  },
  {
    author: 'rafelina-santos',
    title: 'Contar el inventario sin cerrar la zapatería: mi sistema de los martes',
    content: [
      'Antes cerraba dos días al año para contar y siempre salía mal, porque a las seis de la tarde del segundo día uno escribe cualquier cosa.',
      'Ahora cuento **un tramo cada martes**, de ocho a nueve, antes de abrir. Son veintidós tramos, así que en cinco meses le he dado la vuelta completa. El que más se mueve (escolar negro) lo cuento dos veces.',
      'Descubrí que las diferencias no eran robo: eran pares cambiados de caja. Puse una regla, la caja no se guarda sin mirar los dos zapatos, y bajaron a casi nada.',
    ],
    comments: [
      {
        author: 'joaquin-hodge',
        text: 'Eso se llama conteo cíclico y hay empresas que pagan una fortuna para que se lo expliquen. Tú lo inventaste con una escoba y un martes.',
      },
      {
        author: 'bienvenido-mota',
        text: 'En ferretería con nueve mil artículos me daría veinte años, pero lo voy a hacer solo con los doscientos que más valen.',
        replies: [{ author: 'rafelina-santos', text: 'Claro. Y los tornillos, al peso.' }],
      },
    ],
  },
  {
    author: 'franklin-severino',
    title: 'Cómo bajé una cuarta parte del gasoil cambiando el orden de las paradas',
    content: [
      'Trescientos colmados, cuatro camiones. Durante años cada chofer hacía la ruta «como la conoce». Un fin de semana puse todos los clientes en el mapa del teléfono y me di cuenta de que dos camiones se cruzaban tres veces al día.',
      '- Dividí por zonas y no por antigüedad del cliente.\n- **Martes y viernes** en Los Llanos, aunque alguno protestó.\n- Pedido mínimo para paradas fuera de la principal.\n- El camión sale cargado al revés: lo último que entra es lo primero que se baja.',
      'Resultado: un 24 % menos de gasoil y los choferes llegan a su casa de día. Ellos mismos corrigieron la mitad del mapa; hay que preguntarles.',
    ],
    comments: [
      { author: 'maximo-corporan', text: 'Cargar al revés parece obvio y casi nadie lo hace. Buen trabajo.' },
      {
        author: 'adalgisa-pimentel',
        text: 'Me dio ganas de hacerlo con los botellones. ¿Los choferes no te pelearon por cambiarles los clientes?',
        replies: [
          {
            author: 'franklin-severino',
            text: 'Dos semanas de cara larga. Cuando vieron que terminaban a las cuatro, se acabó.',
          },
        ],
      },
      {
        author: 'danilsa-peralta',
        text: 'Yo lo hago por hora y por zona. Si algún día quieres comparar mapas, llevo el mío.',
      },
    ],
  },
  {
    author: 'ysabel-nivar',
    daysAgo: 15,
    title: 'Abrir un local: el orden de los permisos importa',
    content: [
      'El error más caro que veo: firmar el alquiler, pintar, comprar neveras y *después* preguntar si ahí se puede poner un restaurante. Mi orden, que cada quien debe verificar en su ayuntamiento porque cambian los detalles:',
      '1. **Uso de suelo** antes de firmar.\n2. Nombre comercial y registro de la empresa.\n3. RNC y comprobantes.\n4. Según el negocio: Salud Pública, bomberos, medio ambiente.\n5. Letrero: también lleva permiso en casi todas partes.',
      'Pongan en el contrato de alquiler una cláusula que los deje salir si no dan el uso de suelo. El dueño serio la acepta.',
    ],
    comments: [
      {
        author: 'altagracia-mieses',
        text: 'Yo soy el ejemplo del error. Lavandería montada y después me dijeron del drenaje. Salió, pero me costó tres meses de alquiler en blanco.',
      },
      {
        author: 'daniela-brea',
        text: 'Lo del drenaje lo veo mucho. Para lavanderías, lavaderos y cocinas conviene preguntar por las aguas residuales el mismo día que se pregunta por el uso de suelo.',
        replies: [
          {
            author: 'milton-roa',
            text: 'Doy testimonio: la trampa de grasa puesta desde el principio cuesta la cuarta parte que ponerla con el piso hecho.',
          },
        ],
      },
      {
        author: 'julissa-tolentino',
        text: 'La cláusula de salida la acepto siempre en los locales que manejo. Si un dueño no la quiere, es que ya sabe la respuesta.',
      },
    ],
  },
  {
    author: 'sergio-lorenzo',
    title: 'Cadena de frío de Miches a la mesa: lo que cuesta y lo que ahorra',
    content: [
      'Compro a treinta pescadores. Antes el pescado llegaba a los restaurantes con «un chin» de hielo y de cada cien libras se devolvían doce. Esa devolución la pagaba yo, y después la pagaba el pescador.',
      'Ahora cada yola lleva su nevera con hielo desde que sale y **yo pago cinco pesos más por libra al que llega por debajo de cuatro grados**. Compré un termómetro de cuarenta dólares y se acabó la discusión.',
      'Las devoluciones bajaron a dos libras de cada cien. El hielo es mi mejor negocio y no lo vendo.',
    ],
    comments: [
      {
        author: 'tomas-george',
        text: 'Por eso tu chillo me dura un día más en vitrina. ¿Me avisas cuando tengas mero entero?',
      },
      { author: 'nelson-richiez', text: 'Doy fe del termómetro: me lo mete al pescado delante del chef. Así sí.' },
      {
        author: 'alberto-tejeda',
        text: 'Revisa el empaque de la puerta del camión cada tres meses. Un empaque malo te cuesta más que el compresor y no hace ruido.',
        replies: [
          {
            author: 'sergio-lorenzo',
            daysLater: 2,
            text: 'Fui a mirar después de leerte: tenía un dedo de luz por abajo. Ya está cambiado, maestro.',
          },
        ],
      },
    ],
  },
  {
    author: 'ramon-emilio-castillo',
    title: 'Cotizaciones con la varilla cambiando de precio: ¿cuántos días de vigencia?',
    content: [
      'Desde el mostrador les cuento: la varilla me ha cambiado de precio tres veces en dos meses. El contratista que cotizó una casa con los precios de entonces está poniendo de su bolsillo.',
      'Yo estoy dando **ocho días de vigencia** en acero y quince en lo demás. Y ofrezco algo que pocos usan: pagar el acero al firmar y retirarlo por etapas. Lo guardo sin costo hasta noventa días.',
      'A los ingenieros: ¿ponen una cláusula de ajuste en sus contratos? ¿El cliente la acepta?',
    ],
    comments: [
      {
        author: 'nicolas-abreu',
        text: 'La pongo solo para acero, cemento y combustible, con el precio del día de la firma escrito. Así el cliente ve que no es un cheque en blanco.',
      },
      {
        author: 'julio-cesar-brito',
        text: 'En metales doy cinco días y pido el 60 % para comprar de inmediato. El que lo piensa dos semanas, paga el precio de dos semanas.',
      },
      {
        author: 'katherine-suarez',
        text: 'Lo de pagar y retirar por etapas no lo sabía. Tengo dos clientes a los que les conviene ya mismo.',
        replies: [
          {
            author: 'ramon-emilio-castillo',
            text: 'Mándamelos, arquitecta. Les doy un vale por etapa con fecha y firma.',
          },
        ],
      },
    ],
  },
  {
    author: 'rigoberto-paredes',
    title: 'Tu cartón vale dinero: recojo gratis si me lo separas',
    content: [
      'Saludos. En el centro de San Pedro se botan todos los días unas dos toneladas de cartón limpio que terminan mojadas y en el vertedero. Eso es dinero y espacio.',
      'La propuesta es sencilla: **cartón seco y doblado, plástico transparente aparte**. Paso lunes, miércoles y viernes antes de las siete de la noche. Por encima de cien kilos al mes, pago; por debajo, al menos les ahorro la basura.',
      'Ya trabajo con una mueblería, dos supermercados y la farmacia. Con diez negocios más por cuadra puedo poner una segunda ruta y emplear a cuatro personas.',
    ],
    comments: [
      { author: 'rafelina-santos', text: 'Apúntame: cajas de zapatos, todas las del mundo.' },
      {
        author: 'esmeralda-richardson',
        text: '¿Los conos de cartón de las telas sirven?',
        replies: [
          { author: 'rigoberto-paredes', text: 'Sirven y son de los mejores, Esmeralda. Déjamelos amarrados.' },
        ],
      },
      {
        author: 'miguelina-sosa',
        text: 'En Santo Domingo Este, ¿conoces a alguien que haga lo mismo? Vendo plástico y quiero cerrar el círculo.',
      },
    ],
  },
  {
    author: 'benito-hernandez',
    title: 'Sequía: ¿pozo, laguna o menos vacas?',
    content: [
      'Van dos años en que los meses secos se alargan. El pasto se me acaba antes y compro pacas a precio de oro. Un amigo hizo un pozo y encontró agua a los ciento veinte pies; otro gastó lo mismo y sacó polvo.',
      'Una laguna me cuesta menos, pero ocupa terreno y hay que sacar permiso. Y la tercera, que no le gusta a nadie, es **bajar de sesenta a cuarenta vacas**, las mejores.',
      '¿Qué han hecho los ganaderos de Hato Mayor y El Seibo? ¿Algún estudio que valga lo que cuesta antes de perforar?',
    ],
    comments: [
      {
        author: 'santos-manzueta',
        text: 'Antes de perforar, paga el estudio. He hecho siete pozos secos y en todos la gente se llevó del que camina con la varita.',
      },
      {
        author: 'confesor-javier',
        text: 'Con cuarenta buenas y pasto de corte puedes ordeñar lo mismo que con sesenta flacas. Lo digo aunque me compres menos alimento.',
        replies: [
          {
            author: 'benito-hernandez',
            text: 'Que me lo diga el que me vende el alimento me pone a pensar. Voy a pesar la leche vaca por vaca este mes.',
          },
        ],
      },
      {
        author: 'digna-rosario',
        text: 'A los que me venden leche les estoy pagando un extra por entregar en los meses secos. Ensilar en la buena ayuda mucho; tengo dos productores que enseñan cómo.',
      },
      {
        author: 'rene-bautista',
        text: 'Y revisa las que no quedan preñadas. Ahí suele estar el 20 % que come y no devuelve.',
      },
    ],
  },
  {
    author: 'aurelio-payano',
    title: 'Busco cuarto frío usado, de dos por tres, en buen estado',
    content: [
      'Tengo doce estanques y vendo la tilapia viva al pie. Me han pedido filete tres restaurantes, pero sin frío no puedo comprometerme.',
      'Busco un cuarto frío usado, **de dos por tres metros más o menos**, que llegue a congelar. Puedo desmontarlo y transportarlo yo. También oigo ofertas de alquiler de espacio en uno que ya exista entre El Seibo e Higüey.',
      'Y si alguien me orienta en cuánto consume uno así al mes, se lo agradezco, porque la luz es lo que me asusta.',
    ],
    comments: [
      {
        author: 'alberto-tejeda',
        text: 'Sé de un hotel que está cambiando dos. Los paneles están sanos; el compresor hay que verlo. Te aviso y vamos juntos, para que no te vendan un closet.',
      },
      {
        author: 'digna-rosario',
        solves: true,
        text: 'Mientras tanto, en la quesería tengo una esquina a temperatura de congelación. Con bolsas selladas y registro aparte te la puedo alquilar por mes.',
        replies: [
          { author: 'aurelio-payano', text: 'Digna, eso me permite empezar la semana que viene. Paso a verla.' },
        ],
      },
    ],
  },
  {
    author: 'anabel-concepcion',
    title: 'Equipos alquilados que vuelven rotos: ¿cómo cobran los daños?',
    content: [
      'Alquilo andamios, ligadoras y compactadoras. De cada diez salidas, una vuelve golpeada, sin aceite o con el motor «que ya venía así». Y ahí empieza la novela.',
      'Puse una **lista con fotos a la salida y a la entrada**, firmada por quien recoge, y un depósito del 20 %. Ha mejorado, pero me quedan los clientes grandes, que no dejan depósito y mandan a un muchacho distinto cada vez.',
      '¿Cómo lo hacen los que alquilan carpas, sonido o vehículos?',
    ],
    comments: [
      {
        author: 'jonathan-rosario',
        text: 'A los grandes les cobro una tarifa de mantenimiento pequeña en cada alquiler, dañen o no. Nadie discute por un 3 % y eso me paga todas las sillas rotas del año.',
      },
      {
        author: 'nicolas-abreu',
        text: 'Como cliente: entreguen una hoja de uso con dibujos, pegada en el equipo. El que la rompe casi siempre no sabía que llevaba aceite.',
        replies: [
          { author: 'anabel-concepcion', text: 'Buena esa, ingeniero. Voy a plastificar una para cada ligadora.' },
        ],
      },
    ],
  },
  {
    author: 'david-simmons',
    title: 'Si tu computadora muere esta noche, ¿abres mañana?',
    content: [
      'No es por asustar. En lo que va de mes me han llegado cuatro equipos con todo el negocio adentro y sin copia: clientes, inventario, cuentas por cobrar. De los cuatro, recuperé dos.',
      'La regla que le doy a todo el mundo, sin tecnicismos: **tres copias, en dos sitios distintos, y una fuera del local**.',
      '- La computadora que usas.\n- Un disco externo que se conecta los viernes y se guarda *en tu casa*.\n- Una copia en la nube, aunque sea la gratuita.',
      'Y pruébenla: una copia que nunca se ha abierto es una esperanza, no una copia.',
    ],
    comments: [
      {
        author: 'mirtha-guilamo',
        text: 'Soy una de las dos que recuperó. No se lo deseo a nadie. Ahora el disco duerme en mi mesita de noche.',
      },
      {
        author: 'ana-iris-zorrilla',
        text: 'Mi cartera completa está en una sola máquina. Leí esto y llamé a mi sobrino antes de terminar la última línea.',
        replies: [
          {
            author: 'david-simmons',
            text: 'Buen sobrino y buena decisión. Que la pruebe abriéndola en otra computadora.',
          },
        ],
      },
    ],
  },
];
