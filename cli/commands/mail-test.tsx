/** @jsxRuntime automatic */

import { pino } from 'pino';
import * as z from 'zod/mini';
import { DEFAULT_COLORS } from '#contract/site/palette.ts';
import { email } from '../../contract/fields.ts';
import { composeMail } from '../../server/core/mail/compose-mail.tsx';
import { Paragraph } from '../../server/core/mail/mail-components.tsx';
import { mailFolder } from '../../server/core/mail-files.ts';
import { createMailer } from '../../server/core/mail-transport.ts';
import { CliError, type Command, UsageError } from '../core/command.ts';

/** Bypasses the queue, so that the operator sees the result at once. */
export const mailTest: Command = {
  name: 'mail test',
  usage: '<correo>',
  words: 1,
  summary: 'Envía un correo de prueba con la configuración actual',
  async run(config, { positionals }) {
    const address = z.safeParse(email('no'), positionals[0]);
    if (!address.success) throw new UsageError('Indica una dirección de correo.');
    const mail = await composeMail({
      to: address.data,
      subject: 'Correo de prueba del portal',
      site: { siteName: 'El portal', primaryColor: DEFAULT_COLORS.primary, secondaryColor: DEFAULT_COLORS.secondary },
      content: (
        <>
          <Paragraph>Si lees esto, el portal puede enviar correo.</Paragraph>
          <Paragraph>Dirección del portal: {config.publicUrl}</Paragraph>
        </>
      ),
    });
    try {
      const mailer = createMailer(config, pino({ level: 'silent' }));
      await mailer.send(mail).finally(() => mailer.close());
    } catch (error) {
      throw new CliError(`El servidor de correo no lo aceptó: ${(error as Error).message}`);
    }
    console.log(
      config.smtpUrl
        ? `El servidor de correo aceptó el mensaje para ${address.data}.`
        : `No hay SMTP_URL: el mensaje quedó como archivo en ${mailFolder(config.dataDir)}.`,
    );
    return 0;
  },
};
