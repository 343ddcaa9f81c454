import { Readable, type Transform } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from './config.ts';
import { writeMailFile } from './mail-files.ts';
import { SMTP_TIMEOUTS } from './mailer.ts';

/** One of many mails to many people. */
export interface LineMail {
  /** Stays the same however often it is tried: whoever got it twice can tell. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** A connection to the mail server for many mails, one after the other. */
export interface MailLine {
  /** Resolves when the server has taken the mail over. */
  send(mail: LineMail, handover: Handover): Promise<void>;
  close(): void;
}

/** Asked before the last bytes of a mail, without which the server throws it away. If one fails, they are not written. */
export interface Handover {
  /** When everything else is on its way: whether the mail is still this line's to send. */
  confirm(): Promise<void>;
  /** The point of no return, in the same breath as the bytes are written. */
  onHandover(): void;
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

export function openMailLine(config: MailConfig): MailLine {
  return config.smtpUrl ? new SmtpLine(config.smtpUrl, config.mailFrom) : fileLine(config);
}

function compose({ headers, ...mail }: LineMail, from: string) {
  const list = Object.entries(headers).map(([key, value]) => ({ key, value: { prepared: true, value } }));
  return new MailComposer({ ...mail, from, headers: list }).compile();
}

function fileLine({ dataDir, mailFrom }: MailConfig): MailLine {
  return {
    async send(mail, { confirm, onHandover }) {
      const message = await compose(mail, mailFrom).build();
      await confirm();
      onHandover();
      await writeMailFile(dataDir, mail.messageId.replace(/[^\w.-]+/g, ''), message);
    },
    close() {},
  };
}

/** A message whose end is held back until everything before it is on its way. */
class HeldMessage extends Readable {
  constructor(
    private readonly message: Buffer,
    private readonly handover: Handover,
  ) {
    super();
  }

  override pipe<Destination extends NodeJS.WritableStream>(destination: Destination): Destination {
    const stream = destination as unknown as Transform;
    const finish = () => {
      // Held up by a full socket: what comes now would wait behind what is already waiting.
      if (stream.isPaused()) return void stream.once('resume', () => setImmediate(finish));
      try {
        this.handover.onHandover();
      } catch (error) {
        return void this.destroy(error as Error);
      }
      stream.end();
    };
    const confirm = () => this.handover.confirm().then(finish, (error) => void this.destroy(error));
    stream.write(this.message, () => setImmediate(confirm));
    return destination;
  }
}

class SmtpLine implements MailLine {
  private connection: SMTPConnection | undefined;

  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {}

  async send(mail: LineMail, handover: Handover): Promise<void> {
    const composed = compose(mail, this.from);
    const message = await composed.build();
    const connection = this.connection ?? (await this.connect());
    try {
      await new Promise<void>((resolve, reject) =>
        connection.send(composed.getEnvelope(), new HeldMessage(message, handover), (error) =>
          error ? reject(error) : resolve(),
        ),
      );
    } catch (error) {
      // A new one is the surest way to forget a half-told envelope.
      this.close();
      throw error;
    }
  }

  close(): void {
    this.connection?.close();
    this.connection = undefined;
  }

  private async connect(): Promise<SMTPConnection> {
    const { auth, ...options } = parseConnectionUrl(this.url);
    const connection = new SMTPConnection({ ...options, ...SMTP_TIMEOUTS });
    connection.on('end', () => {
      if (this.connection === connection) this.connection = undefined;
    });
    await new Promise<void>((resolve, reject) => {
      connection.on('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    if (auth) {
      await new Promise<void>((resolve, reject) =>
        connection.login(auth, (error) => (error ? reject(error) : resolve())),
      ).catch((error) => {
        connection.close();
        throw error;
      });
    }
    this.connection = connection;
    return connection;
  }
}
