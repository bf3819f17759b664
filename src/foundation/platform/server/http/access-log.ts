import type { FastifyInstance } from 'fastify'

/**
 * Writes a line for each answer, at every log level; for a stream when it begins. It has nothing of
 * the query, the body or the headers: links in mails carry their secrets behind the question mark.
 */
export function writeAccessLog(app: FastifyInstance): void {
  const log = app.log.child({}, { level: 'info' })
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        reqId: request.id,
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
      },
      'answered',
    )
    done()
  })
}
