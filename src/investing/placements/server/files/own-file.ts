/** Files of a user's own investments: plain routes, because a PDF or CSV is not a JSON body. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { callContext, type HttpParts } from '#foundation/platform/server/http/call-context.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { countNow } from '#foundation/platform/server/http/count-writes.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction } from '#foundation/platform/server/http/serve.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'

/** Another language than these is English. */
export const fileLanguage = z.catch(z.enum(['en', 'fil']), 'en')

/**
 * Reads what the file of the caller says; it counts as an export. Refuses sign-in-first (401),
 * not-allowed (403) for staff, and not-found (404) for an address that the schema does not take.
 */
export async function readOwnFile<Schema extends z.ZodMiniObject, Found>(
  { request, reply, parts }: { request: FastifyRequest; reply: FastifyReply; parts: HttpParts },
  schema: Schema,
  readFile: (ctx: ActionContext, address: z.output<Schema>) => Promise<Found>,
): Promise<Found> {
  const context = await callContext(request, reply, parts)
  const { role } = context.caller
  if (role === 'visitor') refuse(platformRefusals, 'sign-in-first', { status: 401 })
  if (role !== 'user') refuse(platformRefusals, 'not-allowed', { status: 403 })
  const { query, params } = request
  const parsed = schema.safeParse({ ...(query as object), ...(params as object) })
  if (!parsed.success) refuse(platformRefusals, 'not-found', { status: 404 })
  return await inTransaction(context, async (ctx) => {
    await countNow(ctx.tx, ctx.caller, 'export', {})
    return await readFile(ctx, parsed.data)
  })
}

/** The browser saves it under this name, and nothing in between keeps it. */
export const ownFileHeaders = (contentType: string, name: string) => ({
  'content-type': contentType,
  'content-disposition': `attachment; filename="${name}"`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
})
