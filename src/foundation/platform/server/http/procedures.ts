/** Procedures under /rpc. */
import { ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { procedureContext, type HttpParts } from './call-context.ts'
import {
  answerProblem,
  platformProblem,
  problemOf,
  secondsUntilRetry,
  type Problem,
} from './problems.ts'
import type { CallContext } from './serve.ts'

/** The answer is written by oRPC, so a header is set through the context. */
interface ProcedureContext extends CallContext {
  retryAfter: (seconds: number) => void
}

export function registerProcedures(app: FastifyInstance, parts: HttpParts): void {
  const handler = new RPCHandler<ProcedureContext>(parts.router as never, {
    strictGetMethodPluginEnabled: true,
    interceptors: [
      async ({ next, context }) =>
        await next().catch((error: unknown) => {
          if (error instanceof ORPCError) throw error
          // Errors of the procedure itself are translated below; this request could not be decoded.
          throw problemError(platformProblem('invalid-input', 400, context.request.id))
        }),
    ],
    clientInterceptors: [
      async ({ next, context, path }) =>
        await next().catch((error: unknown) => {
          const problem = problemOf(error, context.request.id)
          if (problem.fault !== undefined)
            app.log.error(
              { err: problem.fault, procedure: path.join('.'), reqId: context.request.id },
              'fault',
            )
          const seconds = secondsUntilRetry(problem)
          if (seconds !== undefined) context.retryAfter(seconds)
          throw problemError(problem)
        }),
    ],
  })
  app.all('/rpc/*', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const context = await procedureContext(request, reply, parts).catch((error: unknown) => {
      sendProcedureProblem(error, request, reply)
    })
    if (!context) return reply
    const retryAfter = (seconds: number) => void reply.header('retry-after', seconds)
    const { matched } = await handler.handle(request, reply, {
      prefix: '/rpc',
      context: { ...context, retryAfter },
    })
    if (!matched) return answerProblem(new ORPCError('NOT_FOUND'), request, reply)
    return reply
  })
}

/** For a failure before the procedure is found, such as the look-up of the session. */
function sendProcedureProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error, request.id)
  if (problem.fault !== undefined) request.log.error({ err: problem.fault }, 'fault')
  const seconds = secondsUntilRetry(problem)
  if (seconds !== undefined) reply.header('retry-after', seconds)
  void reply.status(problem.status).send({ json: problemError(problem).toJSON() })
}

function problemError({ status, data }: Problem): ORPCError<string, unknown> {
  return new ORPCError(status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'REFUSED', {
    status,
    message: data.message,
    data,
  })
}
