import { contactContract } from '#contract/contact/contact.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { callApi } from '../../lib/api-client.ts';
import { apiQuery } from '../../lib/api-queries.ts';

export const departmentsQuery = apiQuery(contactContract.listDepartments, {});

export const sendContactMessage = (
  { consent, ...form }: BodyOf<typeof contactContract.sendContactMessage>,
  idempotencyKey: string,
) => callApi(contactContract.sendContactMessage, { body: { ...form, ...(consent && { consent }) }, idempotencyKey });
