export interface RecordedResponse {
  call: string;
  status: number;
  /** Without cookies. */
  headers: string;
  body: string;
}

/** Client that keeps cookies, follows no redirects, and records every response. */
export class RecordingBrowser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly origin: string,
    private readonly responses: RecordedResponse[],
  ) {}

  async call(method: string, path: string, body?: unknown, type = 'application/json'): Promise<Response> {
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: this.origin,
        accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      this.cookies.set(name, value);
    }
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
    this.responses.push({
      call: `${method} ${path.split('?')[0]}`,
      status: response.status,
      headers: headers.map(([name, value]) => `${name}: ${value}`).join('\n'),
      body: await response.clone().text(),
    });
    return response;
  }
}
