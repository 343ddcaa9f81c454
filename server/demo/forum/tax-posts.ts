import type { PostText } from './post-text.ts';

export const taxPosts: PostText[] = [
  {
    author: 'rafael-guzman',
    daysAgo: 6,
    likes: 12,
    title: 'e-CF en una panadería: ¿cómo hacen con las ventas de veinticinco pesos?',
    content: [
      'Saludos a todos. Ya tenemos el sistema de facturación electrónica casi listo, pero me encontré con la realidad del mostrador: a las seis de la mañana hay quince personas comprando pan de agua, y cada venta es de veinticinco o cincuenta pesos.',
      'El proveedor dice que el sistema resume las ventas de consumo, pero cuando le pregunto *cómo queda eso en la práctica* me habla en chino. Mis dudas:',
      '- ¿La cajera marca cada pan, o hay botones rápidos?\n- ¿Hay que imprimirle papel al que compra dos panes?\n- ¿Qué pasa si se va el internet a la hora pico?',
      'Mi contador me está orientando, pero **me interesa oír a un colmado, una cafetería o alguien que ya esté en eso**.',
    ],
    comments: [
      {
        author: 'starlin-berroa',
        text: 'En el colmadón pusimos botones con foto: pan, leche, huevo, hielo. La muchacha toca la foto y ya. Los primeros tres días hubo fila; a la semana iba más rápido que con la calculadora.',
        replies: [
          {
            author: 'rafael-guzman',
            text: '¿Y cuántos botones caben sin que se vuelva un lío? Yo tengo como treinta panes distintos.',
          },
          {
            author: 'starlin-berroa',
            text: 'Doce en la primera pantalla. El resto, por grupo. Con doce cubres el 80 % de lo que se vende por la mañana.',
          },
        ],
      },
      {
        author: 'luis-manuel-guerrero',
        text: 'Rafael, lo del resumen de las facturas de consumo de poco monto existe, pero los detalles (montos, plazos de envío, impresión) confírmalos en la versión vigente de la norma con tu contador, porque han ido ajustándose. Lo que no cambia: cada venta se registra.',
      },
      {
        author: 'rosa-elena-tavarez',
        text: 'Yo tengo el papel apagado y solo lo imprimo si lo piden. Mi proveedor me dijo que así estaba bien para mi caso; pregúntale al tuyo, y que te lo diga por escrito.',
      },
      {
        author: 'samuel-de-los-santos',
        text: 'Sobre el internet: el punto de venta debe poder seguir vendiendo y enviar después. Haz la prueba delante del proveedor: desconecta el cable y factura diez panes. Si se tranca, ese no es.',
        replies: [
          {
            author: 'rafael-guzman',
            text: 'Hice la prueba hoy con el cable en la mano. Se trancó. Ya tengo reunión con ellos el lunes, gracias por avisarme a tiempo.',
          },
        ],
      },
      {
        author: 'iluminada-garcia',
        text: 'Yo leyendo todo esto calladita para copiarlo en el comedor. ¡Sigan contando!',
      },
    ],
  },
  {
    author: 'starlin-berroa',
    title: 'Del cuaderno al punto de venta: diario de un colmadón en Quisqueya',
    content: [
      'Mi papá llevaba el negocio en un cuaderno de doscientas páginas. Cuando le dije de la facturación electrónica me contestó: «eso es para supermercados». Tres meses después, esto es lo que pasó:',
      '- Meter los 640 productos nos tomó **once noches**. Empiecen por los cien que más se venden.\n- Encontramos 74 artículos que no se habían movido en un año.\n- El robo hormiga existía y no era la empleada: era yo regalando refrescos.\n- Papá ahora mira las ventas desde el teléfono, en la iglesia.',
      'Si alguien está dudando, mi consejo es no esperar a que falten dos semanas para la fecha que le toque. El sistema se aprende; el inventario es lo que da trabajo.',
    ],
    comments: [
      {
        author: 'yokasta-then',
        text: 'Setenta y cuatro artículos parados… No quiero ni contar los míos. ¿Qué hiciste con ellos?',
      },
      {
        author: 'rafelina-santos',
        text: 'Lo del robo hormiga siendo uno mismo es la verdad más grande que he leído en este foro.',
      },
      {
        author: 'franklin-severino',
        text: 'Felicidades, Starlin. Desde que tienes el sistema tus pedidos me llegan exactos y el camión dura la mitad del tiempo en tu puerta. Ganamos los dos.',
        replies: [
          {
            author: 'starlin-berroa',
            text: 'Y ya no te llamo a las diez de la noche para agregar dos cajas. A Yokasta: los puse en una mesa a mitad de precio un fin de semana, y lo que no salió, a la rifa.',
          },
        ],
      },
      {
        author: 'rafael-guzman',
        text: 'Once noches. Me quitaste el optimismo, pero prefiero saberlo. Empiezo por los cien de más venta.',
      },
    ],
  },
  {
    author: 'carmen-julia-almanzar',
    title: 'El calendario que tengo pegado en la nevera de la oficina',
    content: [
      'Mis clientes me piden siempre «una lista sencilla». Aquí va la mía, la de todos los meses, para que nadie se entere el mismo día. **Es una guía: si la fecha cae en feriado o fin de semana suele correrse al siguiente día laborable, y siempre manda lo que publique la DGII.**',
      '- **Día 10:** retenciones, IR-3 de asalariados e IR-17.\n- **Día 15:** anticipos, para las compañías.\n- **Día 20:** ITBIS, el IT-1.',
      'Los formatos de compras y ventas tienen también su fecha; esa confírmenla cada uno con su contador, porque oigo versiones distintas según a quién se le pregunte. Lo mío es que manden los papeles antes del día 5. El que me los manda el 18 me roba la noche del 19.',
    ],
    comments: [
      {
        author: 'noemi-valdez',
        text: 'La imprimí. ¿Y la anual de las compañías cuándo es? Siempre me agarra en abril corriendo.',
        replies: [
          {
            author: 'carmen-julia-almanzar',
            text: 'La IR-2 va a los 120 días del cierre. Si cierras en diciembre, hacia finales de abril. Por eso me gusta cuadrar enero y febrero con calma.',
          },
        ],
      },
      {
        author: 'kirsis-morel',
        text: 'Puse las tres fechas de alarma en el teléfono con dos días de adelanto. Santo remedio.',
      },
      {
        author: 'cristian-nolasco',
        text: 'Confieso que soy del 18. Prometo cambiar, Carmen Julia, aunque no sea cliente tuyo.',
      },
    ],
  },
  {
    author: 'luis-manuel-guerrero',
    title: 'Los comprobantes que más se pierden (y cómo no perderlos)',
    content: [
      'Cada cierre de año me llega una caja de zapatos. Adentro hay de todo, menos lo que hace falta. Los gastos que casi siempre aparecen sin comprobante bueno son combustible, mensajería, reparaciones pequeñas y almuerzos de trabajo.',
      'Tres costumbres que cuestan poco:',
      '1. Den el RNC **antes** de que empiecen a facturar, no cuando ya imprimieron.\n2. Foto del papel el mismo día, en una carpeta por mes. El papel térmico se borra.\n3. Revisen que el RNC esté bien escrito. Son nueve dígitos para compañías; un número cambiado y ese gasto se complica.',
      'La primera semana cuesta. Después es como abrocharse el cinturón.',
    ],
    comments: [
      {
        author: 'glenny-ortega',
        text: 'Nosotros hicimos una tarjetita plastificada con el RNC y el nombre de la compañía, y cada chofer la lleva en la licencia. Se acabaron los «yo creía que era con siete».',
      },
      {
        author: 'santos-manzueta',
        text: '¿Y cuando la bomba de gasolina dice que el sistema está caído?',
        replies: [
          {
            author: 'luis-manuel-guerrero',
            text: 'Pide que te lo emitan después y guarda el recibo de pago con fecha y hora. Las estaciones serias tienen un correo o un chat para eso. Si una nunca puede, cambia de bomba.',
          },
        ],
      },
    ],
  },
  {
    author: 'johanna-williams',
    title: '¿Qué hago con los talonarios? Hablo como imprenta y como negocio',
    content: [
      'Treinta años imprimiendo talonarios de facturas. Con la factura electrónica, esa línea va para abajo y no va a volver, así que la imprenta se está moviendo hacia etiquetas, cajas y menús.',
      'Pero tengo clientes que me siguen pidiendo talonarios «por si acaso» y no sé qué decirles. Hay quien los usa como cotización, como conduce o como recibo interno, que es otra cosa.',
      '**¿Ustedes todavía imprimen algo?** Me ayuda a saber qué seguir ofreciendo. Y si alguien ya cambió, ¿qué papel extraña?',
    ],
    comments: [
      {
        author: 'maximo-corporan',
        text: 'Conduces. El chofer sigue necesitando que le firmen en papel que entregó, con cédula y hora. Eso no me lo ha resuelto ninguna pantalla bajo la lluvia.',
      },
      {
        author: 'carmen-julia-almanzar',
        text: 'A los clientes diles que consulten con su contador hasta cuándo les sirven los comprobantes impresos que tienen autorizados; depende de la fecha que le toque a cada uno. Como recibo interno no hay problema, pero que no se parezca a una factura.',
      },
      {
        author: 'edward-sanchez',
        text: 'Johanna, en empaques hay espacio para las dos. Yo no hago tiradas de menos de quinientas cajas y rechazo clientes pequeños todas las semanas. Te los puedo mandar.',
        replies: [
          {
            author: 'johanna-williams',
            text: '¡Trato hecho! Yo hago desde cincuenta. Paso por tu planta el jueves con muestras.',
          },
        ],
      },
    ],
  },
  {
    author: 'wilkin-rijo',
    title: 'Cliente me dio mal el RNC y ya facturé: ¿les ha pasado?',
    content: [
      'Vendí un motor completo a una compañía, facturé con el RNC que me dictaron por teléfono y resulta que tenía dos números cambiados. El contable de ellos me llamó a la semana, y con razón.',
      'Mi contadora lo arregló con una nota de crédito y una factura nueva, pero perdí una mañana. Desde entonces **no acepto RNC dictado**: me lo mandan escrito, y el sistema me avisa si el último dígito no cuadra.',
      '¿Cómo lo manejan ustedes en mostrador, con la fila atrás?',
    ],
    comments: [
      {
        author: 'samuel-de-los-santos',
        text: 'Buena costumbre. Ojo: ese último dígito detecta errores de dedo, no te dice que la compañía exista ni que esté al día. Sirve como freno, no como garantía.',
      },
      {
        author: 'rosanna-phillips',
        text: 'En la farmacia guardamos los RNC de los clientes fijos con el nombre al lado. Si el nombre que sale no es el de la compañía que está enfrente, paramos.',
      },
      {
        author: 'hector-laureano',
        text: 'Yo leo el número en voz alta de dos en dos, como el teléfono. Parece tontería y me ha salvado tres veces.',
      },
    ],
  },
  {
    author: 'iluminada-garcia',
    title: 'Soy un comedor pequeño: ¿a mí también me toca la factura electrónica?',
    content: [
      'Buenas. Perdonen la pregunta si es de principiante. Tengo un comedor con tres empleadas, vendo almuerzos de lunes a sábado y le facturo a dos oficinas que me piden comprobante.',
      'Una sobrina me dice que ya eso es obligatorio para todo el mundo, un cliente me dice que no, que a los chiquitos los dejaron fuera. Yo no quiero problemas ni tampoco comprar un sistema carísimo.',
      '**¿A quién le pregunto que me diga la verdad?**',
    ],
    comments: [
      {
        author: 'carmen-julia-almanzar',
        solves: true,
        text: 'Doña Ilu, no hay pregunta de principiante. La ley 32-23 va por etapas según el tamaño y los pequeños y micro también están en el calendario. Lo seguro es entrar a su oficina virtual de la DGII o llamar al centro de contacto con su RNC o cédula: ahí le dicen su fecha exacta. No se lleve de mí ni de la sobrina.',
      },
      {
        author: 'starlin-berroa',
        text: 'Y pregunte por el facturador gratuito que ofrece la misma DGII. Para pocas facturas al mes puede que le alcance y no tenga que comprar nada.',
        replies: [
          {
            author: 'iluminada-garcia',
            text: 'No sabía que había uno gratuito. El lunes voy con mi hija, que es la que sabe de computadora.',
          },
        ],
      },
      {
        author: 'yudelka-santana',
        text: 'Doña Iluminada, en el consejo la acompañamos. Pase cualquier mañana por la oficina con su clave y lo vemos juntas en veinte minutos.',
      },
    ],
  },
  {
    author: 'samuel-de-los-santos',
    title: 'Qué preguntarle a quien te quiera vender facturación electrónica',
    content: [
      'Vendo sistemas, así que tomen esto con la sal que quieran. Pero he recogido a varios clientes que firmaron a ciegas. Antes de pagar, pregunten:',
      '- ¿Está el sistema certificado, y con qué nombre aparece?\n- ¿Qué pasa si se cae el internet? **Pidan verlo, no oírlo.**\n- ¿Los datos son míos? ¿Me los entregan en un archivo si me voy?\n- ¿Cuánto cuesta el segundo año? El primero siempre es barato.\n- ¿Quién contesta un sábado a las ocho de la noche?',
      'Y la más importante: que les dejen hablar con dos clientes del mismo tipo de negocio. Si no los tienen, ustedes serían el experimento.',
    ],
    comments: [
      {
        author: 'wander-marte',
        text: 'La del sábado a las ocho es la única que importa en una licorería. La hice y el vendedor se rió. No le compré.',
      },
      {
        author: 'digna-rosario',
        text: 'Añade una: ¿cuántas facturas incluye el plan? A mí me cobraron por excedente desde el segundo mes.',
        replies: [
          {
            author: 'samuel-de-los-santos',
            text: 'Excelente. La agrego a mi propia hoja, y me toca contestarla también.',
          },
        ],
      },
      {
        author: 'fausto-liriano',
        text: '¿Y para consultorios? La mitad de lo que emito va a las ARS y la otra mitad a pacientes que no quieren ni recibo.',
      },
    ],
  },
  {
    author: 'carmen-luisa-beltre',
    title: 'ITBIS pagado en aduanas: ¿cómo lo llevan para no perderlo?',
    content: [
      'Traigo juguetes dos veces al año. En cada embarque pago un ITBIS en aduanas que se supone puedo adelantar contra el que cobro en la tienda. «Se supone», porque el año pasado mi contable anterior no lo registró y nos enteramos tarde.',
      'Ahora guardo una carpeta por embarque: factura del suplidor, conocimiento de embarque, declaración, recibo de pago y el cálculo de cuánto me salió cada caja puesta en la tienda.',
      'Mi pregunta es práctica: cuando lo vendido tarda ocho meses en salir, **¿lo van usando de una vez o lo reparten?** ¿Cómo lo manejan con sus contadores?',
    ],
    comments: [
      {
        author: 'manuel-emilio-figuereo',
        text: 'La carpeta por embarque es exactamente lo que le pido a todos mis clientes. Añade los recibos de almacenaje y transporte local: también son costo y casi todo el mundo los olvida.',
      },
      {
        author: 'luis-manuel-guerrero',
        text: 'El cómo y cuándo se usa ese adelanto conviene verlo con tu contador y los papeles delante. Lo que sí te adelanto: si hay saldo a favor, normalmente no se pierde por no usarlo el mismo mes, pero hay que declararlo bien desde el principio.',
        replies: [
          {
            author: 'carmen-luisa-beltre',
            text: 'Eso fue lo que falló: no se declaró. Ya estoy rectificando con la nueva contadora.',
          },
        ],
      },
    ],
  },
  {
    author: 'nelson-richiez',
    title: 'El cliente pide comprobante fiscal cuando ya pagó y se paró de la mesa',
    content: [
      'En el restaurante me pasa tres veces por semana: pagan, salen, y desde la puerta gritan «¡ah, y con valor fiscal!». Ya la factura salió como consumidor final.',
      'Entrené a los camareros para preguntar al tomar la orden: «¿Va a necesitar comprobante con RNC?». Bajó bastante, pero todavía hay quien se acuerda en el parqueo, y uno incluso me escribió **once días después**.',
      '¿Ustedes lo cambian? ¿Hasta cuándo?',
    ],
    comments: [
      {
        author: 'manuel-aquino',
        text: 'Mismo día, sí, con nota de crédito y factura nueva. Después, no. Tengo un letrerito en la caja y otro en el menú, y nadie se ha molestado.',
      },
      {
        author: 'carmen-julia-almanzar',
        text: 'Poner la pregunta al principio es lo correcto. Para lo de después, hablen con su contador y fijen una política escrita; lo que da problemas es hacerlo a veces sí y a veces no.',
      },
      {
        author: 'cristian-nolasco',
        solves: true,
        text: 'Yo puse la pregunta en el mismo papelito de la cuenta, con dos cuadritos para marcar. El camarero la lleva primero y después cobra.',
        replies: [{ author: 'nelson-richiez', text: 'La idea de los cuadritos me gustó. La imprimo hoy mismo.' }],
      },
    ],
  },
  {
    author: 'paola-del-rosario',
    title: 'Administro apartamentos de dueños que viven fuera: ¿quién factura qué?',
    content: [
      'Manejo catorce apartamentos en Juan Dolio. El huésped paga por la plataforma, la plataforma le deposita al dueño o a mí según el caso, y yo cobro mi comisión de administración.',
      'Tengo dos dueños que me piden que yo facture *todo* y les pase lo neto, y otros que prefieren que yo solo facture mi comisión. Me asesoré y me inclino por lo segundo: **que cada quien declare lo suyo**.',
      '¿Hay otros administradores por aquí? Me gustaría comparar contratos, sin nombres ni números.',
    ],
    comments: [
      {
        author: 'mayra-linares',
        text: 'Yo soy dueña y prefiero que quien me administra facture solo su comisión. Lo otro me parece un enredo para los dos si un día nos separamos.',
      },
      {
        author: 'lourdes-cabral',
        solves: true,
        text: 'El contrato de administración debe decir con todas las letras a nombre de quién se recibe el dinero y en calidad de qué. Si quieres lo vemos; eso evita que te tomen como ingreso lo que solo pasó por tus manos.',
        replies: [{ author: 'paola-del-rosario', text: '¡Sí, por favor! Te escribo por interno para agendar.' }],
      },
    ],
  },
  {
    author: 'rosanna-phillips',
    title: 'Devoluciones y notas de crédito electrónicas: nuestro procedimiento',
    content: [
      'En una farmacia las devoluciones son delicadas, porque muchos productos no pueden volver al tramo. Con los comprobantes electrónicos tuvimos que ordenar el proceso y lo comparto por si ayuda:',
      '1. Sin el número de la factura original no se procesa nada.\n2. La regente aprueba si el producto se reintegra o se descarta.\n3. La nota de crédito la emite **una sola persona por turno**.\n4. El dinero se devuelve por el mismo medio en que se pagó.',
      'Antes hacíamos unas quince al mes «a ojo». Ahora son seis, y todas cuadran. La mayoría eran errores nuestros al despachar.',
    ],
    comments: [
      {
        author: 'genesis-paulino',
        text: 'En cosméticos me pasa igual: producto abierto no vuelve. ¿Cómo se lo explican al cliente sin pelear?',
        replies: [
          {
            author: 'rosanna-phillips',
            text: 'Está escrito en la funda y lo decimos al entregar. Y si el error fue nuestro, se cambia sin discutir, aunque esté abierto.',
          },
        ],
      },
      {
        author: 'miguelina-sosa',
        text: 'El punto tres me convenció. Aquí las emitían cuatro personas y ninguna sabía por qué las de las otras.',
      },
    ],
  },
  {
    author: 'maximo-corporan',
    title: 'Gomeros y talleres de carretera que no dan comprobante: ¿qué hacen?',
    content: [
      'Tengo ocho unidades rodando. Cuando un camión se queda en la carretera a las dos de la mañana, el gomero que aparece no tiene ni recibo, mucho menos comprobante. Y la goma hay que ponerla.',
      'Al mes eso suma bastante dinero que mi contador no me puede poner como gasto. Una parte la resolví haciendo **acuerdo con talleres fijos** en la ruta que sí facturan, pero siempre queda un pico.',
      'Sé que existe un comprobante que emite uno mismo para proveedores informales. ¿Alguien lo usa en la práctica? ¿Qué datos piden?',
    ],
    comments: [
      {
        author: 'luis-manuel-guerrero',
        text: 'Existe, Máximo, y para casos como el tuyo tiene sentido, pero lleva condiciones y retenciones que varían. Te piden al menos nombre y cédula del que te prestó el servicio, y ahí es donde se cae en la carretera. Armemos un formato de bolsillo para tus choferes.',
        replies: [{ author: 'maximo-corporan', text: 'Eso quiero. Un papelito que el chofer llene con foto y ya.' }],
      },
      {
        author: 'kelvin-doroteo',
        text: 'Como gomero que sí factura: cuando quieras te recibo la flotilla. Abro a las cinco y tengo auxilio hasta el peaje.',
      },
      {
        author: 'amaury-rincon',
        text: 'Nosotros en grúas también damos factura, aunque sea de madrugada: se le manda al correo. Hay que exigirlo para que los demás se formalicen.',
      },
    ],
  },
  {
    author: 'genesis-paulino',
    title: 'Once revendedoras y todo a mi nombre: ¿persona física o compañía?',
    content: [
      'Empecé vendiendo cremas en la universidad y ahora tengo once revendedoras en la provincia. Todo está a mi nombre, con mi cédula. Mi tía dice que abra una compañía ya; un amigo contador dice que espere, que una compañía **se mantiene todos los meses, venda o no venda**.',
      'Las muchachas compran con descuento y venden por su cuenta. No son empleadas, pero tampoco quiero que mañana haya un malentendido.',
      '¿Cómo supieron ustedes que era el momento de pasar a compañía?',
    ],
    comments: [
      {
        author: 'lourdes-cabral',
        text: 'Tres señales que yo miro: firmas contratos que te comprometen más allá de lo que tienes, entra un socio, o un cliente grande te lo exige. Si no hay ninguna, puedes organizarte bien como persona física un tiempo más.',
      },
      {
        author: 'jose-rafael-ventura',
        text: 'Con las revendedoras, haz un acuerdo sencillo por escrito donde quede claro que compran y revenden por su cuenta, y luego respétalo: sin horario, sin cuota obligatoria y sin regaño. El papel solo no vale si el trato diario dice otra cosa.',
        replies: [
          {
            author: 'genesis-paulino',
            text: 'Lo del regaño me llegó. Tengo un grupo de WhatsApp con metas diarias que voy a cambiar hoy.',
          },
        ],
      },
      {
        author: 'fior-daliza-cruz',
        text: 'Yo pasé a compañía cuando un colegio me pidió registro mercantil para comprarme. Antes de eso, tres años como persona física y sin problema.',
      },
    ],
  },
  {
    author: 'ana-iris-zorrilla',
    title: 'Vendo a doce cuotas y siento que pago el impuesto antes de cobrar',
    content: [
      'Cuando vendo un juego de comedor a doce meses, facturo el día que lo entrego. O sea, que el ITBIS de esa venta lo declaro completo el mes siguiente y al cliente lo cobro en un año.',
      'En meses de mucha venta a crédito, **el impuesto me sale de lo cobrado de otros clientes**. Ya subí el inicial al 25 % para que al menos cubra eso.',
      '¿Los que venden electrodomésticos, motores o muebles lo calculan igual? ¿Alguno lo mete en la primera cuota?',
    ],
    comments: [
      {
        author: 'hector-laureano',
        text: 'Inicial mínimo igual al impuesto más el transporte. Si el cliente no puede con eso, tampoco va a poder con la cuota cuatro. Duele, pero filtra.',
      },
      {
        author: 'anyelo-castro',
        text: 'En motores es al revés: el inicial lo pone la financiera y yo cobro completo. Deberías mirar eso para los juegos más caros y quedarte tú solo con la cartera de los buenos.',
        replies: [
          {
            author: 'ana-iris-zorrilla',
            text: 'La cartera es donde gano, Anyelo. Pero para lo que pasa de cierto monto lo voy a considerar en serio.',
          },
        ],
      },
      {
        author: 'yamil-abud',
        text: 'Ana Iris, haz una tabla mes a mes: impuesto por pagar contra cuotas por cobrar. Vas a ver el hoyo venir con dos meses de tiempo y ese hoyo sí se puede financiar barato.',
      },
    ],
  },
  {
    author: 'yesenia-matos',
    title: 'Me llegó una notificación de la DGII al buzón virtual y casi no la veo',
    content: [
      'Aviso para distraídos como yo. La notificación no llegó en papel ni por llamada: estaba en el buzón de la oficina virtual **desde hacía nueve días**. Era una inconsistencia de un formato, nada grave, pero tenía plazo.',
      'La contesté con los documentos y se cerró. Ahora tengo puesto un recordatorio todos los lunes a las nueve para entrar y mirar, aunque no haya nada.',
      '¿Lo revisan ustedes o se lo dejan al contador?',
    ],
    comments: [
      {
        author: 'carmen-julia-almanzar',
        text: 'Las dos cosas. Yo reviso el de todos mis clientes los lunes, pero el correo registrado debe ser el del dueño. Comprueben que no sea el de un contable que se fue hace seis años.',
      },
      {
        author: 'raulin-gil',
        text: 'Fui a mirar por tu post y el correo registrado era el de mi exesposa. Ya lo cambié. Gracias, Yesenia.',
      },
      {
        author: 'alberto-tejeda',
        text: 'Yo se lo dejo a mi contadora y hasta ahora bien, pero me acabas de poner nervioso.',
      },
    ],
  },
  {
    author: 'mirtha-guilamo',
    title: 'Dos horas sin internet y la sala llena: ¿cómo facturan en contingencia?',
    content: [
      'El martes un camión se llevó los cables de la esquina. Laboratorio lleno, pacientes en ayunas, y el sistema de facturación dando vueltas. Terminamos anotando a mano y pasando todo por la tarde.',
      'Compré un módem con otro proveedor para que entre solo cuando el principal se caiga. Cuesta algo al mes, pero menos que una mañana como esa.',
      'Dos preguntas: **¿su sistema les deja seguir emitiendo y enviar después?** ¿Y cuánto tiempo tienen ustedes entendido que se puede estar así?',
    ],
    comments: [
      {
        author: 'david-simmons',
        text: 'Lo del segundo proveedor es lo mejor que hiciste. Asegúrate de que no venga por el mismo poste: a un cliente se le caían los dos a la vez.',
        replies: [
          {
            author: 'mirtha-guilamo',
            text: 'El segundo es por antena. Lo pedí así después de leer un consejo tuyo en este mismo foro.',
          },
        ],
      },
      {
        author: 'samuel-de-los-santos',
        text: 'El sistema debe tener modo de contingencia. El plazo para ponerse al día está en la norma y conviene leerlo en su versión actual; pídele a tu proveedor que te muestre la parte exacta.',
      },
    ],
  },
];
