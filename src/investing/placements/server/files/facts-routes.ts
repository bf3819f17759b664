/** The key facts as a file. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { centavosMax } from '#foundation/peso/shared/peso.ts'
import { readNow } from '#foundation/platform/server/database/clock.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import type { HttpParts } from '#foundation/platform/server/http/call-context.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { figuresOf } from '../../shared/user/facts.ts'
import { listOffers, quotePlacement, readMyPlacement } from '../read-placements.ts'
import { writeFactsPdf, type FactsFile } from './facts-pdf.ts'
import { fileLanguage, ownFileHeaders, readOwnFile } from './own-file.ts'

type Facts = Pick<FactsFile, 'terms' | 'termsSha256' | 'figures' | 'sample' | 'acceptedAt'>

const ofPlacement = z.object({ placementId: z.uuid(), language: fileLanguage })
const ofOffer = z.object({
  offerId: z.uuid(),
  amount: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  language: fileLanguage,
})

/**
 * `GET /placements/:placementId/facts`: the caller's own, as accepted. `GET
 * /placements/offers/:offerId/facts?amount=<centavos>`: as they stand now, for an amount that could
 * be placed. Both take `language`. Refuses what `placements.one` and `placements.quote` refuse.
 */
export function registerFactsRoutes(app: FastifyInstance, parts: HttpParts): void {
  app.get('/placements/:placementId/facts', async (request, reply) => {
    const file = await readOwnFile({ request, reply, parts }, ofPlacement, async (ctx, address) =>
      factsFile(ctx, address, await acceptedFacts(ctx, address.placementId)),
    )
    return await reply.headers(headers).send(writeFactsPdf(file))
  })
  app.get('/placements/offers/:offerId/facts', async (request, reply) => {
    const file = await readOwnFile({ request, reply, parts }, ofOffer, async (ctx, address) =>
      factsFile(ctx, address, await presentFacts(ctx, address.offerId, BigInt(address.amount))),
    )
    return await reply.headers(headers).send(writeFactsPdf(file))
  })
}

const headers = ownFileHeaders('application/pdf', 'kaban-key-facts.pdf')

async function factsFile(
  ctx: ActionContext,
  { language }: Pick<FactsFile, 'language'>,
  facts: Facts,
): Promise<FactsFile> {
  const [{ siteName: company }, now] = await together([
    readCompanySettings(ctx.tx),
    readNow(ctx.tx),
  ])
  return { ...facts, company, language, now }
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
