import nodemailer from 'nodemailer';
import type { Config } from '../../../server/core/config.ts';
import { countHeldMail, findMailHold } from '../../../server/core/mail/delivery-rules.ts';
import { mailFolder } from '../../../server/core/mail-files.ts';
import { SMTP_TIMEOUTS } from '../../../server/core/mail-transport.ts';
import type { Database } from '../../../server/database/database.ts';
import { formatCount, formatInstant } from '../../core/format.ts';

export async function checkMailHold(database: Database): Promise<string> {
  const hold = await findMailHold(database);
  if (hold) {
    const waiting = formatCount(await countHeldMail(database), 'correo espera', 'correos esperan');
    throw new Error(`retenidos desde el ${formatInstant(hold.heldAt)}; ${waiting}. Usa «mail release»`);
  }
  return 'los correos salen';
}

export async function checkMail({ smtpUrl, mailFrom, isMailFromGiven, dataDir, production }: Config): Promise<string> {
  if (smtpUrl) {
    const transport = nodemailer.createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS });
    await transport.verify();
    const source = isMailFromGiven ? '' : ', por el nombre de PUBLIC_URL: falta MAIL_FROM';
    return `responde ${new URL(smtpUrl).host}; los correos salen de ${mailFrom}${source}`;
  }
  if (production) throw new Error('falta SMTP_URL: en producción nadie recibiría correo');
  return `sin SMTP_URL, los mensajes quedan como archivos en ${mailFolder(dataDir)}`;
}
