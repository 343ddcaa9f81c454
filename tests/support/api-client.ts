import type { FastifyInstance, InjectOptions } from 'fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface ApiResponse {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  body: any;
  headers: Record<string, string | string[] | undefined>;
}

/** Acts as a browser: keeps cookies and passes the CSRF check. */
export class ApiClient {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: FastifyInstance,
    private readonly headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ) {}

  get(url: string, headers?: Record<string, string>): Promise<ApiResponse> {
    return this.send('GET', url, undefined, headers);
  }

  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse> {
    return this.send('POST', url, body, headers);
  }

  put(url: string, body?: unknown): Promise<ApiResponse> {
    return this.send('PUT', url, body);
  }

  patch(url: string, body?: unknown): Promise<ApiResponse> {
    return this.send('PATCH', url, body);
  }

  delete(url: string): Promise<ApiResponse> {
    return this.send('DELETE', url);
  }

  async send(method: Method, url: string, body?: unknown, headers: Record<string, string> = {}): Promise<ApiResponse> {
    const options: InjectOptions = {
      method,
      url,
      headers: { ...this.headers, ...headers },
      cookies: Object.fromEntries(this.cookies),
      ...(body !== undefined && { payload: body as InjectOptions['payload'] }),
    };
    const response = await this.app.inject(options);
    for (const cookie of response.cookies) {
      if (cookie.value === '') this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers as ApiResponse['headers'],
    };
  }
}
