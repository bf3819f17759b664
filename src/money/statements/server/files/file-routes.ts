/**
 * A month as a file: a plain route, because a file is not a JSON body. The address names nobody: it
 * is always one's own month.
 */
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { callContext, type HttpParts } from '#foundation/platform/server/http/http.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { CallContext } from '#foundation/platform/server/http/serve.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import {
  fileFormats,
  concurrentFilesMax,
  statementMonth,
  pdfEntriesMax,
  type FileFormat,
} from '../../shared/rules.ts'
import { statementRefusals } from '../../shared/words.ts'
import { openStatement, type OpenStatement } from '../open-statement.ts'
import { writeCsv } from './write-csv.ts'
import { writePdf } from './write-pdf.ts'

const address = z.object({
  params: z.object({ month: statementMonth, format: z.enum(fileFormats) }),
  query: z.object({ language: z.catch(z.enum(['en', 'fil']), 'en') }),
})

const writers: Record<
  FileFormat,
  { contentType: string; entriesMax: number; write(statement: OpenStatement): Readable }
> = {
  pdf: { contentType: 'application/pdf', entriesMax: pdfEntriesMax, write: writePdf },
  csv: { contentType: 'text/csv; charset=utf-8', entriesMax: Infinity, write: writeCsv },
}

/** `GET /statements/2026-11/pdf?language=fil`, or `csv`. */
export function registerStatementRoutes(app: FastifyInstance, parts: HttpParts): void {
  const underWay = new Map<string, number>()
  const count = (userId: string, change: 1 | -1) => {
    const now = (underWay.get(userId) ?? 0) + change
    if (now === 0) underWay.delete(userId)
    else underWay.set(userId, now)
  }
  app.get('/statements/:month/:format', async (request, reply) => {
    const userId = userOf(await callContext(request, reply, parts))
    const { params, query } = wantedOf(request)
    if ((underWay.get(userId) ?? 0) >= concurrentFilesMax)
      refuse(statementRefusals, 'statement-under-way', { status: 429 })
    count(userId, 1)
    // Until the answer has left or its reader has gone, whatever happened to the file.
    reply.raw.once('close', () => count(userId, -1))
    const sample = parts.settings.mode === 'sample'
    const { contentType, entriesMax, write } = writers[params.format]
    const statement = await openStatement(parts.database, {
      userId,
      month: params.month,
      language: query.language,
      sample,
      entriesMax,
    })
    const file = write(statement)
    if (reply.raw.destroyed) file.destroy()
    return await reply
      .headers(
        headersOf(
          contentType,
          `kaban-statement-${params.month}${sample ? '-sample' : ''}.${params.format}`,
        ),
      )
      .send(file)
  })
}

function userOf({ caller }: CallContext): string {
  if (caller.role === 'visitor') refuse(platformRefusals, 'sign-in-first', { status: 401 })
  if (caller.role !== 'user') refuse(platformRefusals, 'not-allowed', { status: 403 })
  return caller.userId
}

function wantedOf({ params, query }: FastifyRequest): z.infer<typeof address> {
  const read = address.safeParse({ params, query })
  if (!read.success) refuse(statementRefusals, 'statement-not-found', { status: 404 })
  return read.data
}

function headersOf(contentType: string, name: string): Record<string, string> {
  return {
    'content-type': contentType,
    'content-disposition': `attachment; filename="${name}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
}
