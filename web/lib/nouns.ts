/** A Spanish noun, by which the texts around it agree in gender. */
export interface Noun {
  one: string;
  many: string;
  gender: 'f' | 'm';
}

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "publicad" → "publicada" */
export const agree = (stem: string, { gender }: Noun) => stem + (gender === 'f' ? 'a' : 'o');
/** "la noticia", "la nueva noticia" */
export const withArticle = ({ one, gender }: Noun, adjective = '') =>
  `${gender === 'f' ? 'la' : 'el'} ${adjective && `${adjective} `}${one}`;
/** "Noticia publicada" */
export const withParticiple = (noun: Noun, stem: string) => `${capitalized(noun.one)} ${agree(stem, noun)}`;

export const listTexts = ({ one, many, gender }: Noun) => ({
  one,
  many,
  loading: `Cargando ${many}...`,
  failed: `No se pudieron cargar ${gender === 'f' ? 'las' : 'los'} ${many}`,
});

/** Of a page with one record. `heading`: where it is called otherwise than the noun. */
export const recordTexts = (noun: Noun, heading = capitalized(noun.one)) => ({
  heading,
  loading: `Cargando ${noun.one}...`,
  failed: `No se pudo cargar ${withArticle(noun)}`,
  missing: withParticiple(noun, 'no encontrad'),
  missingText: `${noun.gender === 'f' ? 'La' : 'El'} ${heading.charAt(0).toLowerCase()}${heading.slice(1)} que buscas no existe o ha sido ${agree('eliminad', noun)}.`,
});

export const nouns = {
  address: { one: 'dirección', many: 'direcciones', gender: 'f' },
  content: { one: 'contenido', many: 'contenidos', gender: 'm' },
  event: { one: 'evento', many: 'eventos', gender: 'm' },
  image: { one: 'imagen', many: 'imágenes', gender: 'f' },
  invitation: { one: 'invitación', many: 'invitaciones', gender: 'f' },
  issue: { one: 'edición', many: 'ediciones', gender: 'f' },
  message: { one: 'mensaje', many: 'mensajes', gender: 'm' },
  news: { one: 'noticia', many: 'noticias', gender: 'f' },
  page: { one: 'página', many: 'páginas', gender: 'f' },
  post: { one: 'publicación', many: 'publicaciones', gender: 'f' },
  project: { one: 'proyecto', many: 'proyectos', gender: 'm' },
} satisfies Record<string, Noun>;
