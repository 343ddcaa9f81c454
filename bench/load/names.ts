/** Names and words of firms, from usual to rare: the first ones of each list are drawn far more often than the last. */
export const FIRST_NAMES =
  `María José Juan Ana Luis Carmen Rafael Pedro Miguel Rosa Francisco Altagracia Ramón Yudelka Manuel
  Mercedes Carlos Miguelina Jorge Dulce Santo Wendy Franklin Yanelis Starlin Niurka Ernesto Solange Porfirio Rosanna
  Iluminada Evelyn Ramona Eligio Kirsis Víctor Iván Joaquín Patricia Yamil Samuel Idalia Denisse Edward Cristian Ángel
  Óscar Úrsula Begoña Martín Mariano Martina Marisol Margarita Marcos Mario`.split(/\s+/);

export const LAST_NAMES =
  `Rodríguez Pérez Martínez García Sánchez Reyes Ramírez Díaz Peña Jiménez Hernández Santana Guzmán Núñez
  Castillo Báez Mejía Polanco Severino Rosario Morel Ozuna Caraballo Vólquez Hodge Herrera Ramos Abud Lebrón Lluberes
  Phillips Rawlins Nolasco Mieses Acosta Guerrero Berroa Vizcaíno Muñoz Marte Marmolejos Zapata Zorrilla`.split(/\s+/);

export const FIRMS =
  `Comercial Panadería Ferretería Hotel Transporte Servicios Grupo Inversiones Constructora Distribuidora
  Farmacia Colmado Taller Excursiones Repuestos Librería Boutique Centro Consultores Agropecuaria`.split(/\s+/);

export const LOCATIONS = [
  'San Pedro de Macorís',
  'La Romana',
  'Higüey',
  'Bávaro',
  'Hato Mayor',
  'El Seibo',
  'Bayahíbe',
  'Boca Chica',
  'Miches',
  'Juan Dolio',
];

const TRADES = [
  'Turismo',
  'Ventas',
  'Inglés',
  'Liderazgo de equipos',
  'Facturación electrónica',
  'Logística',
  'Compras',
  'Finanzas',
  'Hotelería',
  'Diseño gráfico',
];
/** Long tail: most skills are rare. */
export const SKILLS = [...TRADES, ...Array.from({ length: 190 }, (_, index) => `Oficio ${index + 1}`)];

/** Search terms of the scenarios. */
export const DEFAULT_SKILL = 'Turismo';
export const RARE_SKILL = 'Oficio 190';
export const MIDDLING_WORD = 'Zorrilla';
export const COMMON_WORD = 'María';
export const RARE_WORD = 'Ornitorrinco';
