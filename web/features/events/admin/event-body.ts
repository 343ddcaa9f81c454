import type { BodyOf } from '#contract/endpoint.ts';
import type { adminEventsContract } from '#contract/events/admin/admin-events.contract.ts';
import { closingProblem } from '#contract/events/event-rules.ts';
import { memberPriceProblem, priceText } from '#contract/events/price-text.ts';
import { speakerLine } from '#contract/events/speaker-line.ts';
import { toBody } from '../../../ui/record-form/field-values.ts';
import { type EventFormValues, eventFields } from './event-editor-fields.ts';

type EventBody = BodyOf<typeof adminEventsContract.updateEvent>;

export function toEventBody(values: EventFormValues) {
  const { status, onlineUrl, questions, ...body } = toBody(eventFields, values);
  return {
    ...body,
    onlineUrl: onlineUrl.trim() || null,
    // Without unnamed speakers, whose error shows in their row.
    speakers: body.speakerProfiles.filter(({ name }) => name.trim() !== '').map(speakerLine),
    questions: questions.map((question) => ({
      ...question,
      options: question.kind === 'choice' ? question.options : [],
    })),
    ...(status && { status }),
  } satisfies EventBody;
}

/** Between fields, which the schema does not cover. */
export function eventRules({ date, time, price, memberPrice, registrationClosesAt }: ReturnType<typeof toEventBody>) {
  const ofMembers = memberPriceProblem({ price: priceText(price), memberPrice });
  const ofClosing =
    date && time && registrationClosesAt && closingProblem({ date, time }, new Date(registrationClosesAt));
  return {
    ...(ofMembers && { memberPrice: ofMembers }),
    ...(ofClosing && { registrationClosesAt: ofClosing }),
  };
}
