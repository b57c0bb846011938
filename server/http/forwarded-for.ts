import type { FastifyInstance } from 'fastify';

const addressWithPort = /^(?:\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

/**
 * Removes ports, which some proxies add, from the addresses in `X-Forwarded-For`: a client has another port with each connection, and
 * would get another limit of calls with it.
 */
export function removeForwardedPorts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const forwarded = headers['x-forwarded-for'];
    if (forwarded !== undefined) headers['x-forwarded-for'] = withoutPorts(String(forwarded));
    done();
  });
}

function withoutPorts(forwarded: string): string {
  return forwarded
    .split(',')
    .map((entry) => entry.trim().replace(addressWithPort, (_, v6?: string, v4?: string) => v6 ?? v4 ?? ''))
    .join(', ');
}
