import type { PostText } from '../forum/post-text.ts';
import type { Season } from './season.ts';

interface SeasonalPost {
  /** Slug of the category. */
  category: string;
  post: PostText;
}

/** Two recent posts for each season, whatever the day: the number of posts stays the same. */
export const seasonalPosts: Record<Season, [SeasonalPost, SeasonalPost]> = {
  christmas: [
    {
      category: 'ventas-y-mercadeo',
      post: {
        author: 'idalia-vizcaino',
        daysAgo: 5,
        title: 'Cuántos encargos de Navidad cogen antes de decir que no?',
        content: [
          'Ya tengo 31 bizcochos apuntados para la semana del 24 y son las mismas dos manos 😅 El año pasado cogí 46, el último lo entregué a las 8 de la noche y cené de pie en la cocina.',
          'Este año puse tope y pido la mitad al ordenar, pero cada vez que digo "ya no hay" siento que se me va la clienta para siempre. Ustedes dónde paran? Y el 24 hasta qué hora entregan?',
        ],
        comments: [
          {
            author: 'noemi-valdez',
            text: 'Yo paro en 60 arreglos y ni uno más. El 24 entrego hasta las 2 y que me perdone el mundo 🌸',
          },
          {
            author: 'yanelis-ramirez',
            text: 'Cobra todo antes del 20, no la mitad.',
          },
          {
            author: 'juana-encarnacion',
            text: 'y el guineo verde pa los pasteles en hoja lo van a encargar, o lo van a buscar el 23 a las 6 de la tarde como siempre',
          },
          { author: 'domingo-avila', text: 'YO CIERRO EL 24 A LAS 12 Y SE ACABO' },
        ],
      },
    },
    {
      category: 'finanzas-y-credito',
      post: {
        author: 'jose-altagracia-cordero',
        daysAgo: 11,
        title: 'El doble sueldo, lo van guardando o lo sacan de la venta de diciembre?',
        content: [
          'Son 5 muchachas y a más tardar el 20 hay que tenerlo pagado. El año pasado lo saqué de la venta de la misma semana y el camión del hielo me encontró pelado',
          'Este año aparté 5,000 semanales desde agosto y todavía me falta un pedazo. Ustedes lo guardan mes por mes o cogen prestado?',
        ],
        comments: [
          {
            author: 'carmen-julia-almanzar',
            text: 'Aparta una doceava de cada nómina en otra cuenta. Se hace una vez y se deja automático.',
          },
          {
            author: 'jose-rafael-ventura',
            text: 'Es la duodécima parte del salario ordinario de todo el año, no el sueldo de diciembre. La que entró en junio cobra su proporción.',
          },
          {
            author: 'niurka-lebron',
            text: 'En la cooperativa el socio tiene el ahorro navideño: se descuenta por quincena y se entrega completo a final de año. Para este ya es tarde, pero en enero se abre.',
          },
          {
            author: 'belkis-nunez',
            text: 'Y a la mia que tiene poco tambien le toca? 🙈',
            replies: [{ author: 'ingrid-pacheco', text: 'Le toca su parte, doña Belkis, aunque sean tres meses.' }],
          },
        ],
      },
    },
  ],
  zafra: [
    {
      category: 'finanzas-y-credito',
      post: {
        author: 'marcelino-joseph',
        daysAgo: 5,
        title: 'Como estiran el dinero de la zafra para todo el año?',
        content: [
          'La caña paga unos meses y despues a vivir de lo guardado. Todos los años digo que voy a apartar y todos los años aparece una goma del tractor. Tengo unas tareas de platano y yuca para el tiempo muerto pero no dan para la nomina. Los demas colonos se ponen un sueldo fijo? Lo respetan?',
        ],
        comments: [
          {
            author: 'frank-felix-medrano',
            text: 'Divide lo neto entre doce y transfiérete esa parte el día primero, como si fueras empleado. El resto en otra cuenta, sin tarjeta. Y la goma del tractor ponla en el presupuesto, que tú mismo dices que sale todos los años.',
            replies: [{ author: 'marcelino-joseph', text: 'Sin tarjeta si. Ahi es que esta el problema mio' }],
          },
          {
            author: 'benito-hernandez',
            text: 'Unas vaquitas de ordeño. No es mucho pero la leche entra cada quincena y con eso pago los muchachos',
          },
          {
            author: 'teofilo-mateo',
            text: 'Nosotros en la cooperativa de cacao le pedimos al comprador que nos retenga una parte en la cosecha y nos la entregue en la época floja. Al principio nadie quería.',
          },
        ],
      },
    },
    {
      category: 'operaciones-y-suplidores',
      post: {
        author: 'benito-hernandez',
        daysAgo: 11,
        title: 'Pozo, laguna o menos vacas',
        content: [
          'La paca esta a 180 y la seca no afloja. Pozo, laguna, o bajo de 60 a 40 vacas? A un amigo el pozo le salio a los 120 pies y a otro le salio polvo',
        ],
        comments: [
          {
            author: 'santos-manzueta',
            text: 'paga el estudio primero. yo he hecho 7 pozos secos, y los 7 por llevarse del de la varita',
          },
          {
            author: 'confesor-javier',
            text: 'Con 40 buenas y pasto de corte ordeñas lo mismo. Te lo digo yo que te vendo el alimento',
            replies: [
              {
                author: 'benito-hernandez',
                text: 'Si me lo dice el que me vende sera verdad. Este mes peso la leche vaca por vaca',
              },
            ],
          },
          {
            author: 'digna-rosario',
            text: 'Yo estoy pagando un peso más por litro en los meses secos. Ensilen en la buena; dos de mis productores enseñan cómo.',
          },
          { author: 'rene-bautista', text: 'Mira cuáles no quedan preñadas. Por ahí se empieza a bajar.' },
          { author: 'ynocencia-trinidad', text: 'Aquí en la naranja estamos igual, Benito. Que llueva 🙏' },
        ],
      },
    },
  ],
  'holy-week': [
    {
      category: 'ventas-y-mercadeo',
      post: {
        author: 'denisse-acosta',
        daysAgo: 5,
        title: 'Habichuelas con dulce por encargo, como le ponen precio?',
        content: [
          'Todo el mundo me esta pidiendo, y yo hago dulces pero habichuelas con dulce para vender nunca. Entre la habichuela, la leche de coco, la batata y las galleticas me sale en 95 pesos el pote de 16 onzas y no se si cobrar 150 o 200',
          'Y cuanto les dura en la nevera? No quiero enfermar a nadie 🙈',
        ],
        comments: [
          {
            author: 'iluminada-garcia',
            text: 'En el comedor la doy a 175 el de 16 y se va completa. Con canela entera, no en polvo 🙏',
          },
          {
            author: 'graciela-puello',
            text: 'Cinco días bien fría, y que enfríe antes de taparla. Ponle la fecha al pote.',
          },
          { author: 'rudy-espinal', text: 'A 200 y no se hable mas' },
          {
            author: 'yokasta-then',
            text: 'Mándame 20 potes al colmado y los vendo yo, que me los piden desde el Miércoles de Ceniza',
            replies: [{ author: 'denisse-acosta', text: '20?? 😳 Te llamo ahora' }],
          },
        ],
      },
    },
    {
      category: 'turismo-y-eventos',
      post: {
        author: 'paola-del-rosario',
        daysAgo: 11,
        title: 'Semana Santa, ¿ponen mínimo de noches o lo dejan abierto?',
        content: [
          'Tengo reservados once de los catorce apartamentos, y los tres que faltan me los piden nada más de viernes a domingo. El año pasado puse mínimo de tres noches y dos se me quedaron vacíos hasta el Jueves Santo.',
          'Y otra cosa: cuando Juan Dolio se llena, el agua baja. ¿Ustedes piden el camión antes o esperan a que el huésped llame?',
        ],
        comments: [
          {
            author: 'mayra-linares',
            text: 'Camión el lunes, aunque no haga falta. El Viernes Santo no aparece ni pagándolo doble.',
          },
          {
            author: 'freddy-arredondo',
            text: 'Y la bomba de la piscina revisada, que el Sábado Santo yo estoy en tres sitios a la vez',
          },
          {
            author: 'cristian-nolasco',
            text: 'yo esa semana no cojo reservas de mesa, el que llega se sienta. lo aprendí por las malas',
          },
          {
            author: 'clara-ines-montilla',
            text: 'En Miches bajo el mínimo a dos noches el Miércoles Santo.',
          },
          { author: 'belkis-nunez', text: 'Esos 4 dias vendo mas hielo que en todo el mes' },
        ],
      },
    },
  ],
  hurricanes: [
    {
      category: 'operaciones-y-suplidores',
      post: {
        author: 'esmeralda-richardson',
        daysAgo: 5,
        title: 'Qué hacen con la mercancía cuando anuncian tormenta?',
        content: [
          'Tengo como 400 rollos de tela y el local se moja por la puerta de atrás. La última vez los subimos a mano entre 3, a las 11 de la noche, y como quiera se me dañaron 22 😩',
          'Ponen paletas fijas, alquilan un segundo piso? Y a qué hora mandan la gente para su casa?',
        ],
        comments: [
          {
            author: 'emmanuel-gomera',
            text: 'Esa puerta se sella con una banda de goma y dos sacos de arena. El sábado paso y la veo, sin compromiso.',
          },
          {
            author: 'teresa-olivero',
            text: 'Fotos de todo el inventario antes de que empiece a llover. Después del agua nadie le cree a nadie.',
          },
          {
            author: 'maximo-corporan',
            text: 'Yo saco los camiones de la parte baja desde que el COE pone alerta. Caben 2 vehículos más si alguien los quiere dejar',
          },
          { author: 'rafelina-santos', text: 'Nada directo en el piso, nunca.' },
          { author: 'milton-roa', text: 'y guarden gasoil que despues no aparece' },
        ],
      },
    },
    {
      category: 'turismo-y-eventos',
      post: {
        author: 'jonathan-rosario',
        daysAgo: 11,
        title: 'Cuándo se desmonta una carpa por mal tiempo, y quién lo paga?',
        content: [
          'Boda en la playa, alerta verde, la novia llorando y el papá diciéndome que eso es un aguacerito. Desmonté a mediodía y por la tarde volaban las sillas',
          'No me arrepiento, pero desmontar y volver a montar al otro día eran RD$ 38,000 y nadie quiere ponerlos. Ustedes qué ponen en el contrato?',
        ],
        comments: [
          {
            author: 'solange-baez',
            text: 'Cláusula de clima: con alerta decide el montador, y el plan B lo paga el cliente.',
          },
          {
            author: 'lourdes-cabral',
            text: '"Fuerza mayor" sola no resuelve nada. Escriban qué alerta, de quién, a qué hora y quién carga con cada costo.',
          },
          {
            author: 'joel-santiago',
            text: 'a mi me cayo una tarima encima de la consola y el cliente ni pregunto. desmonta y que lloren',
          },
          { author: 'nathalie-urena', text: 'Volaban las sillas 😳 hiciste bien' },
        ],
      },
    },
  ],
  'back-to-school': [
    {
      category: 'ventas-y-mercadeo',
      post: {
        author: 'sandra-polonia',
        daysAgo: 5,
        title: 'Todo el mundo deja los uniformes para la última semana',
        content: [
          'Diecisiete centros, como 900 poloches, y muchas mamás llegan cuando ya los niños están sentados en el aula. En esos días abro hasta las nueve de la noche y como quiera quedo mal con alguien 😔',
          'Probé a darle 10 % menos al que pagara en julio y vinieron unas cuantas. ¿Qué más se puede hacer para que no lleguen todos juntos?',
        ],
        comments: [
          {
            author: 'luz-del-alba-ferrand',
            text: 'A mí me pasa con las listas de útiles. Desde que me la mandan por WhatsApp y yo tengo la funda hecha, la fila no me llega a la acera',
          },
          {
            author: 'yahaira-dishmey',
            text: 'Por talla! Un día las 6 y las 8, otro las 10 y las 12. Se quejan pero llegan',
          },
          {
            author: 'osvaldo-frias',
            text: 'Si necesitas manos, tengo dos máquinas paradas por la tarde hasta mediados de septiembre.',
          },
          {
            author: 'mayra-linares',
            text: 'Que la escuela dé tu horario en la reunión de padres. Yo fui maestra y eso se puede.',
          },
        ],
      },
    },
    {
      category: 'finanzas-y-credito',
      post: {
        author: 'adalgisa-pimentel',
        daysAgo: 11,
        title: 'En estos dias todo el mundo me dice "despues de los utiles"',
        content: [
          'Llevo 63 cuentas de botellones y en esta fecha me pagan 20. Yo los entiendo, yo tambien tengo 2 en la escuela, pero el camion y la luz no esperan',
          'Le rebajan algo al que paga adelantado? O uno aguanta hasta octubre y ya',
        ],
        comments: [
          {
            author: 'ramona-polanco',
            text: 'Aguante mija que en octubre pagan. Yo en esta fecha fío menos y no dejo de vender',
          },
          {
            author: 'ana-iris-zorrilla',
            text: 'Al que está al día le regalo la cuota de agosto para que la pague al final. No se les olvida.',
          },
          { author: 'kelvin-doroteo', text: 'asi mismo es 😅' },
        ],
      },
    },
  ],
};
