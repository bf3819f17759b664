/** The public key for the signatures of receipts. It changes only with the installation's key. */
import type { FastifyInstance } from 'fastify'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import { signingPurpose } from './sign-receipt.ts'

export function registerReceiptKey(app: FastifyInstance, secrets: Secrets): void {
  const key = secrets.publicKey(signingPurpose)
  app.get('/receipt-key.pem', async (_request, reply) => {
    return await reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/x-pem-file')
      .send(key)
  })
}
