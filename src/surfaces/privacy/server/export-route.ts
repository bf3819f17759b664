/** The download of one's own data: a plain route, because an archive is not a JSON body. */
import type { FastifyInstance } from 'fastify'
import { callContext, type HttpParts } from '#foundation/platform/server/http/call-context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { requireProof, type CallContext } from '#foundation/platform/server/http/serve.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { manilaDay } from '#foundation/time/shared/time.ts'
import { exportWithinMinutes } from '../shared/rules.ts'
import { privacyRefusals } from '../shared/words.ts'
import { wasExportAskedFor } from './store.ts'
import { writeArchive } from './write-archive.ts'

/** `GET /privacy/export`, after `privacy.prepareExport` and with a proof. */
export function registerExportRoute(app: FastifyInstance, parts: HttpParts): void {
  const underWay = new Set<string>()
  app.get('/privacy/export', async (request, reply) => {
    const context = await callContext(request, reply, parts)
    const userId = await mayFetch(context)
    if (underWay.has(userId)) refuse(privacyRefusals, 'export-under-way', { status: 429 })
    underWay.add(userId)
    // Until the answer has left or its reader has gone, whatever happened to the archive.
    reply.raw.once('close', () => underWay.delete(userId))
    const archive = await writeArchive(context, userId)
    if (reply.raw.destroyed) archive.destroy()
    return await reply.headers(headersOf(new Date())).send(archive)
  })
}

async function mayFetch({ caller, database }: CallContext): Promise<string> {
  if (caller.role === 'visitor') refuse(platformRefusals, 'sign-in-first', { status: 401 })
  if (caller.role !== 'user') refuse(platformRefusals, 'not-allowed', { status: 403 })
  requireProof(caller, 'data')
  // Only what was recorded and told may be fetched.
  const asked = await database.read((tx) =>
    wasExportAskedFor(tx, caller.userId, exportWithinMinutes),
  )
  if (!asked) refuse(privacyRefusals, 'export-not-asked-for', { status: 409 })
  return caller.userId
}

function headersOf(now: Date): Record<string, string> {
  return {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="kaban-data-${manilaDay(now)}.zip"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
}
