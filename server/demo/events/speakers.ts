import { parseSpeakerLine } from '#contract/events/speaker-line.ts';
import type { Queryable } from '../../database/database.ts';
import { eventSpeakers } from '../../database/schema/events.ts';
import { insertRows } from '../demo-rows.ts';
import { insertDrawings, pictureId } from '../drawings/insert-pictures.ts';
import { PORTRAIT_SIZE } from '../drawings/portrait.ts';
import { type MemberKey, memberProfiles } from '../members/member-profiles.ts';
import { type Community, findMember } from '../members/members.ts';
import { drawPortraits, portraitOf } from '../members/portraits.ts';
import type { EventText } from './event-text.ts';
import type { PlannedEvent } from './events.ts';

/** About those who speak at the larger events, by name. */
const SPEAKER_TEXTS: Record<string, string> = {
  'Luis Manuel Guerrero':
    'Lleva las cuentas de más de cuarenta pequeñas empresas del Este. Explica los impuestos con recibos en la mano.',
  'Carmen Julia Almánzar': 'Acompañó a dieciocho negocios en su primer año de comprobantes electrónicos.',
  'Samuel De los Santos': 'Programa sistemas de venta para colmados y tiendas, y los instala él mismo.',
  'Starlin Berroa': 'Factura electrónicamente desde su mostrador y cuenta lo que haría distinto.',
  'Niurka Lebrón': 'Dirige una cooperativa de comerciantes y lleva las solicitudes al comité de crédito.',
  'Yamil Abud': 'Saca la cuenta de cuánto pedir con cada empresa. A más de una le ha dicho que no pida.',
  'Juan Carlos Pilier': 'Financió su segundo local y cometió dos errores que cuenta sin pena.',
  'Francis Altagracia Peguero': 'Compra a productores de la zona lo que sirve en sus excursiones.',
  'Clara Inés Montilla': 'Casi todo lo que se come en su posada lo compra en Miches.',
};

const keysByName = new Map(
  (Object.keys(memberProfiles) as MemberKey[]).map((key) => {
    const { firstName, lastName } = memberProfiles[key];
    return [`${firstName} ${lastName}`, key];
  }),
);

export const speakerKeys = ({ speakers }: Pick<EventText, 'speakers'>): MemberKey[] =>
  speakers.flatMap((line) => keysByName.get(parseSpeakerLine(line).name) ?? []);

/** Faces of the speakers who are members; the others are a name. */
export async function insertSpeakers(database: Queryable, events: PlannedEvent[], community: Community): Promise<void> {
  const speakers = events.flatMap(({ id: eventId, text, announcedAt }) =>
    text.speakers.flatMap((line, position) => {
      const speaker = parseSpeakerLine(line);
      const key = keysByName.get(speaker.name);
      return key ? [{ ...speaker, eventId, position, key, announcedAt }] : [];
    }),
  );
  const portraits = drawPortraits();
  const drawn = new Map(speakers.map((speaker) => [speaker.key, speaker]));
  await insertDrawings(
    database,
    [...drawn.values()].map(({ key, name, announcedAt }) => ({
      recordId: `speaker/${key}`,
      svg: portraitOf(portraits, key),
      ...PORTRAIT_SIZE,
      alt: `Retrato dibujado de ${name}`,
      focalY: 0.5,
      createdAt: announcedAt,
    })),
  );
  await insertRows(
    database,
    eventSpeakers,
    speakers.map(({ eventId, position, name, charge, key }) => ({
      ...{ eventId, position, name, charge },
      text: SPEAKER_TEXTS[name] ?? '',
      imageId: pictureId(`speaker/${key}`),
      userId: findMember(community, key).id,
    })),
  );
}
