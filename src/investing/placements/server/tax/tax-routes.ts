/** The yearly tax statement as a file. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { todayInManila } from '#foundation/platform/server/database/manila-sql.ts'
import type { HttpParts } from '#foundation/platform/server/http/call-context.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { readSiteName } from '#people/company/server/read-settings.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { fileLanguage, ownFileHeaders, readOwnFile } from '../files/own-file.ts'
import { listReturns, listReturnYears } from './returns-of-user.ts'
import { writeTaxPdf, type TaxStatement } from './tax-pdf.ts'

const address = z.object({
  year: z.string().check(z.regex(/^20\d{2}$/)),
  language: fileLanguage,
})

/**
 * `GET /placements/tax/2026?language=fil`: always the caller's own year. Refuses not-found (404)
 * for a year without returns.
 */
export function registerTaxRoutes(app: FastifyInstance, parts: HttpParts): void {
  app.get('/placements/tax/:year', async (request, reply) => {
    const statement = await readOwnFile({ request, reply, parts }, address, async (ctx, asked) => ({
      ...(await readTaxStatement(ctx, Number(asked.year))),
      language: asked.language,
    }))
    const name = `kaban-tax-${statement.year}${statement.sample ? '-sample' : ''}.pdf`
    return await reply.headers(ownFileHeaders('application/pdf', name)).send(writeTaxPdf(statement))
  })
}

async function readTaxStatement(
  ctx: ActionContext,
  year: number,
): Promise<Omit<TaxStatement, 'language'>> {
  const userId = callerUserId(ctx)
  const rows = await listReturns(ctx.tx, { userId, year })
  if (rows.length === 0) refuse(platformRefusals, 'not-found', { status: 404 })
  const { fullName, email } = await findUser(ctx.tx, userId)
  const { today, isOver } = await ctx.tx.row<{ today: Date; isOver: boolean }>(
    `select transaction_timestamp() as today,
       extract(year from ${todayInManila}) > $1 as "isOver"`,
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
  return listReturnYears(ctx.tx, callerUserId(ctx))
}
