import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';

/** What the attacker got; sockets that the portal closed are `closed`. */
interface Outcome {
  'req/s'?: number;
  refused?: number;
  errors?: number;
  closed?: number;
}

interface Attack {
  name: string;
  /** Members' calls stay within the bar beside it; other floods take the database as well. */
  isCheap?: true;
  run: (url: string, seconds: number) => Promise<Outcome>;
}

const CONNECTIONS = 500;
const BODY_BYTES = 60_000;
const random = () => Math.random().toString(36).slice(2);

/** In threads of their own, so that they do not delay the member's clock. */
async function flood(url: string, duration: number, options: Partial<autocannon.Options> = {}): Promise<Outcome> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    workers: 2,
    ...options,
  });
  return { 'req/s': Math.round(requests.average), refused: non2xx, errors };
}

const floodOf = (path: string): Attack['run'] => {
  return (url, seconds) => flood(url + path, seconds);
};

/** Each request with parameters, cookies and headers that no other had. */
function floodMadeUp(url: string, duration: number): Promise<Outcome> {
  const requests = Array.from({ length: 2_000 }, () => ({
    path: `/?utm_source=${random()}&${random()}=1`,
    headers: {
      cookie: `sid=${random()}; theme=${random()}`,
      'x-forwarded-host': random(),
      'accept-language': random(),
    },
  }));
  return flood(url, duration, { requests });
}

/** Members' and administrators' addresses without a session. */
function floodPrivate(url: string, duration: number): Promise<Outcome> {
  const paths = ['/home', '/forum', '/admin', '/mensajes', '/api/forum/posts', '/api/messages', '/api/admin/stats'];
  return flood(url, duration, { requests: paths.map((path) => ({ path })) });
}

function floodBodies(url: string, duration: number): Promise<Outcome> {
  const body = JSON.stringify({ email: 'nadie@prueba.example', password: 'x'.repeat(BODY_BYTES) });
  const headers = { 'content-type': 'application/json', origin: url };
  return flood(`${url}/api/auth/login`, duration, { method: 'POST', headers, body });
}

/** Many connections, each of which `act` uses until the end. */
async function hold(url: string, seconds: number, act: (socket: Socket) => void): Promise<Outcome> {
  const { hostname, port } = new URL(url);
  let closed = 0;
  let isOver = false;
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(Number(port), hostname, () => act(socket));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (!isOver) closed += 1;
    });
    return socket;
  });
  await wait(seconds * 1_000);
  isOver = true;
  for (const socket of sockets) socket.destroy();
  return { closed };
}

/** Asks again and again and reads nothing. */
const readNothing: Attack['run'] = (url, seconds) =>
  hold(url, seconds, (socket) => {
    socket.pause();
    socket.write('GET /events HTTP/1.1\r\nHost: portal\r\n\r\n'.repeat(50));
  });

/** A byte a second: the request never ends. */
const sendSlowly: Attack['run'] = (url, seconds) =>
  hold(url, seconds, (socket) => {
    socket.resume();
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
    );
    const timer = setInterval(() => socket.write(' '), 1_000);
    socket.on('close', () => clearInterval(timer));
  });

const sendHalf: Attack['run'] = (url, seconds) =>
  hold(url, seconds, (socket) => {
    socket.resume();
    socket.write('GET / HTTP/1.1\r\nHost: por');
  });

const sendNothing: Attack['run'] = (url, seconds) => hold(url, seconds, (socket) => void socket.resume());

export const attacks: Attack[] = [
  { name: '/', isCheap: true, run: floodOf('/') },
  { name: '/api/settings', run: floodOf('/api/settings') },
  { name: '/api/events', run: floodOf('/api/events') },
  { name: '/events?tipo=workshop', run: floodOf('/events?tipo=workshop') },
  { name: 'made-up parameters, cookies, headers', run: floodMadeUp },
  { name: 'private pages', run: floodPrivate },
  { name: 'large bodies', run: floodBodies },
  { name: 'answers not read', isCheap: true, run: readNothing },
  { name: 'bodies sent slowly', isCheap: true, run: sendSlowly },
  { name: 'half a request', isCheap: true, run: sendHalf },
  { name: 'connections without a request', isCheap: true, run: sendNothing },
];
