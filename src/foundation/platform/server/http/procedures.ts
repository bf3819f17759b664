/** Procedures under /rpc. */
import { ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fastify'
import type { FastifyInstance } from 'fastify'
import { procedureContext, type HttpParts } from './call-context.ts'
import {
  answerProblem,
  nameRefusal,
  platformProblem,
  problemError,
  problemOf,
  type Problem,
} from './problems.ts'
import type { CallContext } from './serve.ts'

/** The answer is written by oRPC, so a header is set through the context. */
interface ProcedureContext extends CallContext {
  onProblem: (problem: Problem) => void
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
          context.onProblem(problem)
          if (problem.fault !== undefined)
            app.log.error(
              { err: problem.fault, procedure: path.join('.'), reqId: context.request.id },
              'fault',
            )
          throw problemError(problem)
        }),
    ],
  })
  app.all('/rpc/*', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const context = await procedureContext(request, reply, parts)
    const onProblem = (problem: Problem) => nameRefusal(reply, problem)
    const call = { prefix: '/rpc', context: { ...context, onProblem } } as const
    const { matched } = await handler.handle(request, reply, call)
    if (!matched) return answerProblem(new ORPCError('NOT_FOUND'), request, reply)
    return reply
  })
}
