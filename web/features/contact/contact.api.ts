import { queryOptions } from '@tanstack/react-query';
import { contactContract } from '#contract/contact/contact.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { callApi } from '../../lib/api-client.ts';

export const departmentsQuery = queryOptions({
  queryKey: ['/api/contact/departments'],
  queryFn: ({ signal }) => callApi(contactContract.listDepartments, { signal }),
});

export const sendContactMessage = (
  { consent, ...form }: BodyOf<typeof contactContract.sendContactMessage>,
  idempotencyKey: string,
) => callApi(contactContract.sendContactMessage, { body: { ...form, ...(consent && { consent }) }, idempotencyKey });
