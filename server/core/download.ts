import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

interface Download {
  type: string;
  /** Source of the file name, reduced to letters and digits. */
  title: string;
  extension: string;
  /** A stream for long content. */
  content: string | Readable;
}

/** ASCII letters, digits and hyphens only, which every system accepts. */
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
