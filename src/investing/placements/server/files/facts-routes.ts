/** The key facts as a file: plain routes, because a PDF is not a JSON body. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { centavosMax } from '#foundation/peso/shared/peso.ts'
import { callContext, type HttpParts } from '#foundation/platform/server/http/call-context.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { countNow } from '#foundation/platform/server/http/count-writes.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type CallContext } from '#foundation/platform/server/http/serve.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { figuresOf } from '../../shared/user/facts.ts'
import { listOffers, quotePlacement, readMyPlacement } from '../read-placements.ts'
import { writeFactsPdf, type FactsFile } from './facts-pdf.ts'

type Facts = Pick<FactsFile, 'terms' | 'termsSha256' | 'figures' | 'sample' | 'acceptedAt'>

const language = z.catch(z.enum(['en', 'fil']), 'en')
const ofPlacement = z.object({ placementId: z.uuid(), language })
const ofOffer = z.object({
  offerId: z.uuid(),
  amount: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  language,
})

/**
 * `GET /placements/:placementId/facts`: the caller's own, as accepted. `GET
 * /placements/offers/:offerId/facts?amount=<centavos>`: as they stand now, for an amount that could
 * be placed. Both take `language`. Refuses what `placements.one` and `placements.quote` refuse.
 */
export function registerFactsRoutes(app: FastifyInstance, parts: HttpParts): void {
  app.get('/placements/:placementId/facts', async (request, reply) => {
    const context = requireUser(await callContext(request, reply, parts))
    const { placementId, ...rest } = read(ofPlacement, request)
    const file = await openFacts(context, rest, (ctx) => acceptedFacts(ctx, placementId))
    return await reply.headers(headers).send(writeFactsPdf(file))
  })
  app.get('/placements/offers/:offerId/facts', async (request, reply) => {
    const context = requireUser(await callContext(request, reply, parts))
    const { offerId, amount, ...rest } = read(ofOffer, request)
    const file = await openFacts(context, rest, (ctx) => presentFacts(ctx, offerId, BigInt(amount)))
    return await reply.headers(headers).send(writeFactsPdf(file))
  })
}

const headers = {
  'content-type': 'application/pdf',
  'content-disposition': 'attachment; filename="kaban-key-facts.pdf"',
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
}

function openFacts(
  context: CallContext,
  { language }: Pick<FactsFile, 'language'>,
  facts: (ctx: ActionContext) => Promise<Facts>,
): Promise<FactsFile> {
  return inTransaction(context, async (ctx) => {
    await countNow(ctx.tx, ctx.caller, 'export', {})
    const { siteName: company } = await readCompanySettings(ctx.tx)
    return { ...(await facts(ctx)), company, language, now: new Date() }
  })
}

async function acceptedFacts(ctx: ActionContext, placementId: string): Promise<Facts> {
  const { placement, terms, termsSha256 } = await readMyPlacement(ctx, { placementId })
  const { principalCentavos: amountCentavos, coolingUntil, startsOn, dueOn } = placement
  return {
    terms,
    termsSha256,
    figures: { ...placement, amountCentavos, dates: { coolingUntil, startsOn, dueOn } },
    sample: placement.sample,
    acceptedAt: placement.createdAt,
  }
}

async function presentFacts(
  ctx: ActionContext,
  offerId: string,
  amountCentavos: bigint,
): Promise<Facts> {
  if (amountCentavos > centavosMax) refuse(platformRefusals, 'not-found', { status: 404 })
  const dates = await quotePlacement(ctx, { offerId, amountCentavos })
  const offered = (await listOffers(ctx)).find(({ offer }) => offer?.offerId === offerId)
  if (!offered?.terms || !offered.termsSha256)
    refuse(platformRefusals, 'not-found', { status: 404 })
  const { terms, termsSha256, sample } = offered
  return {
    terms,
    termsSha256,
    figures: { ...figuresOf(terms, amountCentavos), dates },
    sample,
    acceptedAt: null,
  }
}

function requireUser(context: CallContext): CallContext {
  const { role } = context.caller
  if (role === 'visitor') refuse(platformRefusals, 'sign-in-first', { status: 401 })
  if (role !== 'user') refuse(platformRefusals, 'not-allowed', { status: 403 })
  return context
}

function read<Schema extends z.ZodMiniObject>(
  schema: Schema,
  { params, query }: FastifyRequest,
): z.output<Schema> {
  const parsed = schema.safeParse({ ...(query as object), ...(params as object) })
  if (!parsed.success) refuse(platformRefusals, 'not-found', { status: 404 })
  return parsed.data
}
