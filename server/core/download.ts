import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

interface Download {
  type: string;
  /** What the name of the file is made from; only letters and digits are left of it. */
  title: string;
  extension: string;
  /** Of something long, in pieces. */
  content: string | Readable;
}

/** Only what every system takes in the name of a file. */
function fileName(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return plain.slice(0, 60).replace(/^-|-$/g, '') || 'archivo';
}

export function sendFile(reply: FastifyReply, { type, title, extension, content }: Download): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${fileName(title)}.${extension}"`)
    .send(content);
}
