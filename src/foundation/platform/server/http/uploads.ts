/** For routes that take a file: a limited body of bytes, and a session that may end meanwhile. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { platformRefusals } from '../../shared/words.ts'
import { callContext, type HttpParts } from './call-context.ts'
import type { Caller } from './context.ts'
import { answerProblem } from './problems.ts'
import { Refusal, refuse } from './refuse.ts'
import type { CallContext } from './serve.ts'

/**
 * Parses every body of the routes of `scope` as a buffer, whatever its content type. `tooLarge`
 * makes the refusal of a body above `maxBytes`.
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

/** The uploaded bytes; empty without a body. */
export function sentFile(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
}

/** Refuses, before the body arrives, callers who may change nothing now. */
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
 * Looks the session up again: a body may take minutes to arrive, and a session that ended meanwhile
 * must store nothing.
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
