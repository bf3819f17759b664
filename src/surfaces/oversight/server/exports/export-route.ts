import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'
import { callContext, type HttpParts } from '#foundation/platform/server/http/call-context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { CallContext } from '#foundation/platform/server/http/serve.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { manilaDay } from '#foundation/time/shared/time.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { oversightRecordTexts } from '../../shared/record-words.ts'
import { listExportWithinMinutes } from '../../shared/rules-exports.ts'
import { exportRowsMax } from '../../shared/rules.ts'
import { oversightRefusals } from '../../shared/words.ts'
import { beginExport, finishExport, type BegunExport } from './export-store.ts'
import { writeExport, type WrittenExport } from './write-export.ts'

const address = z.object({
  params: z.object({ exportId: uuid }),
  query: z.object({ language: z.catch(z.enum(['en', 'fil']), 'en') }),
})

/**
 * `GET /oversight/exports/{exportId}?language=fil`: the CSV file, once, after
 * `oversight.prepareExport` by the same staff member. It is a plain route because a file is not a
 * JSON body.
 */
export function registerExportFileRoute(app: FastifyInstance, parts: HttpParts): void {
  const inProgress = new Set<string>()
  app.get('/oversight/exports/:exportId', async (request, reply) => {
    const context = await callContext(request, reply, parts)
    const staffPerson = requireStaff(context)
    const { exportId, language } = parseAddress(request)
    if (inProgress.has(staffPerson)) refuse(oversightRefusals, 'export-under-way', { status: 429 })
    inProgress.add(staffPerson)
    // Fires once the response was sent or the reader left, also when the export fails.
    reply.raw.once('close', () => inProgress.delete(staffPerson))
    const begun = await parts.database.transaction((tx) =>
      beginExport(tx, { exportId, staffPerson, withinMinutes: listExportWithinMinutes }),
    )
    if (!begun) refuse(oversightRefusals, 'export-not-asked-for', { status: 409 })
    const onWritten = (written: WrittenExport) => recordOutcome(context, exportId, begun, written)
    const file = writeExport({
      database: parts.database,
      request: begun,
      language,
      rowsMax: exportRowsMax,
      onRead: async (rows) => await context.noteAnswer?.(context, rows),
      onWritten,
    })
    if (reply.raw.destroyed) file.destroy()
    const suffix = parts.settings.mode === 'sample' ? '-sample' : ''
    const name = `kaban-${begun.list}-${manilaDay(new Date())}${suffix}.csv`
    return await reply.headers(headersOf(name)).send(file)
  })
}

function requireStaff(context: CallContext): string {
  if (context.caller.role === 'visitor') refuse(platformRefusals, 'sign-in-first', { status: 401 })
  if (context.caller.role !== 'admin') refuse(platformRefusals, 'not-allowed', { status: 403 })
  return staffPersonOf(context)
}

function parseAddress({ params, query }: FastifyRequest): {
  exportId: string
  language: 'en' | 'fil'
} {
  const read = address.safeParse({ params, query })
  if (!read.success) refuse(oversightRefusals, 'export-not-asked-for', { status: 404 })
  return { exportId: read.data.params.exportId, language: read.data.query.language }
}

/** Never runs when the reader leaves too early; that export stays begun and unfinished. */
async function recordOutcome(
  { database, ...context }: CallContext,
  exportId: string,
  { list }: BegunExport,
  written: WrittenExport,
): Promise<void> {
  await database.transaction(async (tx) => {
    await finishExport(tx, exportId, written)
    const after = {
      rows: written.rows,
      sha256: written.sha256.toString('hex'),
      cutOff: written.cutOff,
    }
    const changes = Object.fromEntries(
      Object.entries(after).map(([name, value]) => [name, { before: null, after: value }]),
    )
    await recordActivity(
      { ...context, tx },
      {
        userId: null,
        actionType: 'ADMIN_EXPORTED',
        description: oversightRecordTexts.exported(list, written.rows),
        subject: { kind: 'export', id: exportId },
        changes,
      },
    )
  })
}

function headersOf(name: string): Record<string, string> {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
}
