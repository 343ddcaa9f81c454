import { once } from 'node:events';
import { connect } from 'node:tls';

const TIMEOUT_MS = 3_000;
const HTTPS_PORT = 443;

/** Undefined without https. An expired certificate is read, too. */
export async function readCertificateEnd(publicUrl: string): Promise<Date | undefined> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return undefined;
  const socket = connect({
    host: hostname,
    port: Number(port) || HTTPS_PORT,
    servername: hostname,
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}
