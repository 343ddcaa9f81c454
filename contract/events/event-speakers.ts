import * as z from 'zod/mini';
import { atMost, optionalLongText, optionalText, requiredText } from '../fields.ts';
import { image, imageId } from '../media/media.contract.ts';
import { speakerLine } from './speaker-line.ts';

/** Name and charge share a line of `speakers`. */
export const speakerLimits = { speakers: 12, line: 150, text: 400 };

export const eventSpeaker = z.object({
  name: z.string(),
  charge: z.string(),
  text: z.string(),
  image: z.nullable(image),
  imageId: z.nullable(z.string()),
  /** Null without a linked profile, or while it is suspended. */
  memberId: z.nullable(z.string()),
});
export type EventSpeaker = z.output<typeof eventSpeaker>;

const LONG_LINE = `El nombre y el cargo juntos no pueden exceder ${speakerLimits.line} caracteres`;

const speakerForm = z
  .object({
    name: requiredText('Escribe el nombre', speakerLimits.line),
    charge: optionalText(speakerLimits.line),
    text: optionalLongText(speakerLimits.text, `No puede exceder ${speakerLimits.text} caracteres`),
    imageId,
    memberId: z.nullish(z.uuid('Elige un miembro de la lista')),
  })
  .check(
    z.refine(({ name, charge }) => speakerLine({ name, charge: charge ?? '' }).length <= speakerLimits.line, {
      error: LONG_LINE,
      path: ['charge'],
    }),
  );
export type SpeakerForm = z.output<typeof speakerForm>;

/** In order; the list of names follows from them. */
export const speakersForm = z
  .array(speakerForm)
  .check(atMost(speakerLimits.speakers, `No pueden ser más de ${speakerLimits.speakers} expositores`));
