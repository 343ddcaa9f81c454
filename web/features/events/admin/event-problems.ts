import { memberPriceProblem, priceText } from '#contract/events/price-text.ts';
import type { FieldMessages } from '../../../ui/use-validated-form.ts';
import { type EventFormValues, toEventBody } from '../event-form-values.ts';

const LISTS = ['speakerProfiles', 'questions'];

function rowLabel(fieldId: string): string {
  const [list, index, name = ''] = fieldId.split('.');
  const row = `${list === 'questions' ? 'Pregunta' : 'Expositor'} ${Number(index) + 1}`;
  const label = rowLabels[name];
  return label ? `${row}, ${label}` : row;
}

const rowLabels: Record<string, string> = {
  name: 'nombre',
  charge: 'cargo y empresa',
  text: 'sobre esta persona',
  imageId: 'foto',
  memberId: 'perfil de miembro',
  label: 'texto',
  options: 'opciones',
};

/** Errors of rows are keyed by the id of their control: `questions.0.label`. */
export async function eventProblems(values: EventFormValues) {
  const { eventCreateBody } = await import('#contract/events/admin/admin-events.contract.ts');
  const body = toEventBody(values);
  const fields: Record<string, string> = {};
  const rows: Record<string, string> = {};
  for (const { path, message } of eventCreateBody.safeParse(body).error?.issues ?? []) {
    const field = String(path[0]);
    fields[field] ??= message;
    if (LISTS.includes(field) && path.length > 2) rows[path.slice(0, 3).join('.')] ??= message;
  }
  // Cross-field rules that the schema does not cover.
  const { price, memberPrice, registrationClosesAt: closesAt } = body;
  const ofMembers = memberPriceProblem({ price: priceText(price), memberPrice });
  if (ofMembers) fields.memberPrice ??= ofMembers;
  if (closesAt && values.date && closesAt > `${values.date}T${values.time}:00-04:00`) {
    fields.registrationClosesAt ??= 'La inscripción cierra, a más tardar, cuando comienza el evento';
  }
  const named = Object.fromEntries(Object.entries(rows).map(([id, message]) => [id, `${rowLabel(id)}: ${message}`]));
  return { fields: fields as FieldMessages<EventFormValues>, rows, named };
}
