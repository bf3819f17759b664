import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Secrets } from '../settings/secrets.ts'

/**
 * Answers with the public key for signatures of this purpose, and below it those of before with the
 * day of their end. Programs read the first one.
 */
export function servePublicKey(secrets: Secrets, purpose: string) {
  const keys = [
    secrets.publicKey(purpose),
    ...secrets.retired.map(
      (before) => `Until ${before.retiredAt.toISOString()}\n${before.secrets.publicKey(purpose)}`,
    ),
  ].join('\n')
  return async (_request: FastifyRequest, reply: FastifyReply) =>
    await reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/x-pem-file')
      .send(keys)
}
