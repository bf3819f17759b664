/**
 * What plain routes that take a file have in common: a body of bytes with a limit, and a caller who
 * may leave while it arrives.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { platformRefusals } from '../../shared/words.ts'
import type { Caller } from './context.ts'
import { answerProblem, callContext, type HttpParts } from './http.ts'
import { Refusal, refuse } from './refuse.ts'
import type { CallContext } from './serve.ts'

/**
 * For the routes of `scope`: the body is a buffer whatever the client calls it. `tooLarge` is how a
 * larger one is refused.
 */
export function takeFiles(
  scope: FastifyInstance,
  options: { maxBytes: number; tooLarge: () => Refusal },
): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: options.maxBytes },
    (_request, body, parsed) => parsed(null, body),
  )
  scope.setErrorHandler((error, request, reply) =>
    answerProblem(isTooLarge(error) ? options.tooLarge() : error, request, reply),
  )
}

/** The file that was sent; an empty one when there was no body. */
export function sentFile(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
}

/** Before the body of a file is read: refuses who may change nothing at present. */
export async function contextBeforeBody(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: HttpParts,
): Promise<CallContext> {
  const context = await callContext(request, reply, parts)
  await context.database.read(async (tx) => await context.checkChange?.(tx, context.caller))
  return context
}

/**
 * A body may take minutes to arrive: the session is looked up again, so that one that ended
 * meanwhile stores nothing.
 */
export async function contextAfterBody(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: HttpParts,
): Promise<CallContext> {
  const context = await callContext(request, reply, parts)
  if (context.caller.role === 'visitor') return context
  const { token } = context.cookies.session
  const caller: Caller = token ? await parts.findCaller(token) : { role: 'visitor' }
  if (caller.role === 'visitor') refuse(platformRefusals, 'sign-in-first', { status: 401 })
  return { ...context, caller }
}

function isTooLarge(error: unknown): boolean {
  return (
    !(error instanceof Refusal) && (error as { statusCode?: unknown } | null)?.statusCode === 413
  )
}
