import * as z from 'zod/mini';
import { get } from '../endpoint.ts';
import { instant, pageFields, pageNumber, searchText } from '../fields.ts';

export const demoMailLimits = { pageSize: 10 };

export const demoMail = z.object({
  id: z.string(),
  subject: z.string(),
  to: z.string(),
  sentAt: instant,
  text: z.string(),
});
export type DemoMail = z.output<typeof demoMail>;

export const demoMailContract = {
  listDemoMails: get(
    '/api/demo/mails',
    'public',
    'Solo en la demostración sin servidor de correo: los correos que se habrían enviado, del último al primero, o los de un destinatario',
    {
      query: z.object({ page: pageNumber, to: searchText() }),
      response: z.object({ mails: z.array(demoMail), ...pageFields }),
    },
  ),
  showDemoMail: get(
    '/api/demo/mails/:id/html',
    'public',
    'Solo en la demostración sin servidor de correo: un correo como lo mostraría un programa de correo',
    {
      // Path traversal: a name among those in the folder, never a path.
      params: z.object({ id: z.string().check(z.regex(/^\w[\w.-]{0,199}$/, 'El identificador no es válido')) }),
    },
  ),
};
