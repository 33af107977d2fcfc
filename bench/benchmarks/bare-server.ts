import fastify from 'fastify';

/** A bare Fastify route that returns the given bytes: the baseline. */
const app = fastify();
const bytes = process.env.BYTES ?? '{}';
app.get('/api/auth/me', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`ready ${address} `);
