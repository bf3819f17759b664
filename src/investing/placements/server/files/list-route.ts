/** All placements of the caller as a file: a plain route, because a CSV is not a JSON body. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { callContext, type HttpParts } from '#foundation/platform/server/http/call-context.ts'
import { callerUserId } from '#foundation/platform/server/http/context.ts'
import { countNow } from '#foundation/platform/server/http/count-writes.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction } from '#foundation/platform/server/http/serve.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { selectPlacements } from '../reads.ts'
import { writeListCsv } from './list-csv.ts'

const address = z.object({ language: z.catch(z.enum(['en', 'fil']), 'en') })

/** Nobody has as many placements; the newest are in the file. */
const rowsMax = 5_000

/** `GET /placements/list?language=fil`: always the caller's own. */
export function registerListRoute(app: FastifyInstance, parts: HttpParts): void {
  app.get('/placements/list', async (request, reply) => {
    const context = await callContext(request, reply, parts)
    const { role } = context.caller
    if (role === 'visitor') refuse(platformRefusals, 'sign-in-first', { status: 401 })
    if (role !== 'user') refuse(platformRefusals, 'not-allowed', { status: 403 })
    const { language } = address.parse(request.query)
    const rows = await inTransaction(context, async (ctx) => {
      await countNow(ctx.tx, ctx.caller, 'export', {})
      return await selectPlacements(ctx.tx, { userId: callerUserId(ctx), limit: rowsMax })
    })
    const mark = rows.some(({ sample }) => sample) ? '-sample' : ''
    return await reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="kaban-investments${mark}.csv"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(writeListCsv(rows, language))
  })
}
