import type { FastifyInstance } from 'fastify'
import { callContext, type HttpParts } from '#foundation/platform/server/http/call-context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { requireProof, type CallContext } from '#foundation/platform/server/http/serve.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { manilaDay } from '#foundation/time/shared/time.ts'
import { dataExportWithinMinutes } from '../../shared/rules.ts'
import { privacyRefusals } from '../../shared/words.ts'
import { hasRecentExportRequest } from '../store.ts'
import { writeArchive } from './write-archive.ts'

/**
 * `GET /privacy/export`: the ZIP with the caller's own data, after `privacy.prepareExport` and with
 * a proof. It is a plain route because an archive is not a JSON body.
 */
export function registerExportRoute(app: FastifyInstance, parts: HttpParts): void {
  const inProgress = new Set<string>()
  app.get('/privacy/export', async (request, reply) => {
    const context = await callContext(request, reply, parts)
    const userId = await authorise(context)
    if (inProgress.has(userId)) refuse(privacyRefusals, 'export-under-way', { status: 429 })
    inProgress.add(userId)
    // Fires once the response was sent or the reader left, also when the archive fails.
    reply.raw.once('close', () => inProgress.delete(userId))
    const archive = await writeArchive(context, userId)
    if (reply.raw.destroyed) archive.destroy()
    return await reply.headers(headersOf(new Date())).send(archive)
  })
}

async function authorise({ caller, database }: CallContext): Promise<string> {
  if (caller.role === 'visitor') refuse(platformRefusals, 'sign-in-first', { status: 401 })
  if (caller.role !== 'user') refuse(platformRefusals, 'not-allowed', { status: 403 })
  requireProof(caller, 'data')
  // prepareExport recorded the request and notified the owner.
  const isRequested = await database.read((tx) =>
    hasRecentExportRequest(tx, caller.userId, dataExportWithinMinutes),
  )
  if (!isRequested) refuse(privacyRefusals, 'export-not-asked-for', { status: 409 })
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
