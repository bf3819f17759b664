/** Procedures under /rpc. */
import { ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fastify'
import type { FastifyInstance } from 'fastify'
import { addressKey } from './address-key.ts'
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
          const procedure = path.join('.')
          if (signInProcedures.has(procedure) && problem.status < 500)
            logRefusedSignIn(app, parts, { procedure, problem, context })
          if (problem.fault !== undefined)
            app.log.error({ err: problem.fault, procedure, reqId: context.request.id }, 'fault')
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

/** Where somebody proves who they are. */
const signInProcedures = new Set([
  'identity.login',
  'identity.answerChallenge',
  'identity.enterCompanyAccess',
  'identity.prove',
])

/**
 * A security event. It has no email, password or code, and a mark of the address: enough to see
 * that many tries come from one place. There are so few addresses that a plain hash would tell
 * them.
 */
function logRefusedSignIn(
  app: FastifyInstance,
  { secrets, metrics }: Pick<HttpParts, 'secrets' | 'metrics'>,
  { procedure, problem, context }: { procedure: string; problem: Problem; context: CallContext },
): void {
  metrics?.countRefusedSignIn(procedure)
  const from = secrets.mark('logged address', addressKey(context.request.address)).toString('hex')
  app.log.warn(
    {
      event: 'sign-in refused',
      procedure,
      refusal: problem.data.name,
      from: from.slice(0, 16),
      reqId: context.request.id,
    },
    'sign-in refused',
  )
}
