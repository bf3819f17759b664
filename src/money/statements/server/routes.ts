/** The procedures, and the files of a period as a plain route, as a file is not a JSON body. */
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { callContext, type HttpParts } from '#foundation/platform/server/http/call-context.ts'
import { countNow } from '#foundation/platform/server/http/count-writes.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { serve, type CallContext } from '#foundation/platform/server/http/serve.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { statementsContract } from '../shared/contract.ts'
import { statementPeriod } from '../shared/rules-period.ts'
import { concurrentFilesMax, fileFormats, pdfEntriesMax, type FileFormat } from '../shared/rules.ts'
import { statementRefusals } from '../shared/words.ts'
import { writeCsv } from './files/write-csv.ts'
import { writePdf } from './files/write-pdf.ts'
import { openStatement, type OpenStatement } from './open-statement.ts'
import { listMonths, readMonth } from './read-statement.ts'

export const statementsRoutes = serve(statementsContract, { months: listMonths, month: readMonth })

const fileAddress = z.object({
  params: z.object({ period: statementPeriod, format: z.enum(fileFormats) }),
  query: z.object({ language: z.catch(z.enum(['en', 'fil']), 'en') }),
})

const writers: Record<
  FileFormat,
  { contentType: string; entriesMax: number; write(statement: OpenStatement): Readable }
> = {
  pdf: { contentType: 'application/pdf', entriesMax: pdfEntriesMax, write: writePdf },
  csv: { contentType: 'text/csv; charset=utf-8', entriesMax: Infinity, write: writeCsv },
}

/**
 * `GET /statements/2026-11/pdf?language=fil`, or `csv`, and of days `2026-11-03_2026-11-20`: always
 * the caller's own. Refuses 429 statement-under-way and too-many-writes besides the refusals of
 * openStatement.
 */
export function registerStatementRoutes(app: FastifyInstance, parts: HttpParts): void {
  const openFiles = new Map<string, number>()
  const count = (userId: string, change: 1 | -1) => {
    const now = (openFiles.get(userId) ?? 0) + change
    if (now === 0) openFiles.delete(userId)
    else openFiles.set(userId, now)
  }
  app.get('/statements/:period/:format', async (request, reply) => {
    const context = await callContext(request, reply, parts)
    const userId = callingUser(context)
    const { params, query } = parseAddress(request)
    if ((openFiles.get(userId) ?? 0) >= concurrentFilesMax)
      refuse(statementRefusals, 'statement-under-way', { status: 429 })
    count(userId, 1)
    // 'close' also fires when the reader disconnects or the file fails.
    reply.raw.once('close', () => count(userId, -1))
    await parts.database.transaction((tx) => countNow(tx, context.caller, 'export', {}))
    const sample = parts.settings.mode === 'sample'
    const { contentType, entriesMax, write } = writers[params.format]
    const statement = await openStatement(parts.database, {
      userId,
      period: params.period,
      language: query.language,
      sample,
      entriesMax,
    })
    const file = write(statement)
    if (reply.raw.destroyed) file.destroy()
    const name = `kaban-statement-${params.period}${sample ? '-sample' : ''}.${params.format}`
    return await reply.headers(downloadHeaders(contentType, name)).send(file)
  })
}

function callingUser({ caller }: CallContext): string {
  if (caller.role === 'visitor') refuse(platformRefusals, 'sign-in-first', { status: 401 })
  if (caller.role !== 'user') refuse(platformRefusals, 'not-allowed', { status: 403 })
  return caller.userId
}

function parseAddress({ params, query }: FastifyRequest): z.infer<typeof fileAddress> {
  const parsed = fileAddress.safeParse({ params, query })
  if (!parsed.success) refuse(statementRefusals, 'statement-not-found', { status: 404 })
  return parsed.data
}

function downloadHeaders(contentType: string, name: string): Record<string, string> {
  return {
    'content-type': contentType,
    'content-disposition': `attachment; filename="${name}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
}
