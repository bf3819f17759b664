/** The yearly tax statement: a plain route, because a PDF is not a JSON body. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { callContext, type HttpParts } from '#foundation/platform/server/http/call-context.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { countNow } from '#foundation/platform/server/http/count-writes.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction } from '#foundation/platform/server/http/serve.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { readSiteName } from '#people/company/server/read-settings.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { writeTaxPdf, type TaxStatement } from './tax-pdf.ts'
import { selectTaxYears, selectWithheldOf } from './tax-reads.ts'

const address = z.object({
  year: z.string().check(z.regex(/^20\d{2}$/)),
  language: z.catch(z.enum(['en', 'fil']), 'en'),
})

/** Nobody has as many returns in a year; more would make a file of hundreds of pages. */
const rowsMax = 5_000

/**
 * `GET /placements/tax/2026?language=fil`: always the caller's own year. Refuses not-found (404)
 * for a year without returns.
 */
export function registerTaxRoutes(app: FastifyInstance, parts: HttpParts): void {
  app.get('/placements/tax/:year', async (request, reply) => {
    const context = await callContext(request, reply, parts)
    const { role } = context.caller
    if (role === 'visitor') refuse(platformRefusals, 'sign-in-first', { status: 401 })
    if (role !== 'user') refuse(platformRefusals, 'not-allowed', { status: 403 })
    const parsed = address.safeParse({
      ...(request.query as object),
      ...(request.params as object),
    })
    if (!parsed.success) refuse(platformRefusals, 'not-found', { status: 404 })
    const { year, language } = parsed.data
    const statement = await inTransaction(context, async (ctx) => {
      await countNow(ctx.tx, ctx.caller, 'export', {})
      return await readTaxStatement(ctx, Number(year))
    })
    const name = `kaban-tax-${year}${statement.sample ? '-sample' : ''}.pdf`
    return await reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(writeTaxPdf({ ...statement, language }))
  })
}

async function readTaxStatement(
  ctx: ActionContext,
  year: number,
): Promise<Omit<TaxStatement, 'language'>> {
  const userId = callerUserId(ctx)
  const rows = await selectWithheldOf(ctx.tx, { userId, year, limit: rowsMax })
  if (rows.length === 0) refuse(platformRefusals, 'not-found', { status: 404 })
  const { fullName, email } = await findUser(ctx.tx, userId)
  const { today, isOver } = await ctx.tx.row<{ today: Date; isOver: boolean }>(
    `select transaction_timestamp() as today,
       extract(year from transaction_timestamp() at time zone 'Asia/Manila') > $1 as "isOver"`,
    [year],
  )
  return {
    year,
    rows,
    siteName: await readSiteName(ctx.tx),
    holder: { fullName, email },
    sample: rows.some(({ sample }) => sample),
    soFar: isOver ? null : today,
  }
}

/** The years for which the caller has a statement, newest first. */
export function listTaxYears(ctx: ActionContext): Promise<number[]> {
  return selectTaxYears(ctx.tx, callerUserId(ctx))
}
