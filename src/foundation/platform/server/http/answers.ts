/**
 * The one place where a refusal or a fault becomes an answer: with a request id, and never with a
 * stack trace.
 */
import { ORPCError } from '@orpc/server'
import { tell, type RefusalData } from '#foundation/contract/shared/refusal.ts'
import { forbiddenCharacters } from '#foundation/contract/shared/text.ts'
import { platformRefusals } from '../../shared/words.ts'
import { DatabaseUnreachable } from '../database/database.ts'
import { Refusal } from './refuse.ts'

export interface Problem {
  status: number
  data: RefusalData
}

/**
 * What any error thrown while a request was served says to the person; `fault` is set when the log
 * should hear of it.
 */
export function problemOf(error: unknown, requestId: string): Problem & { fault?: unknown } {
  if (error instanceof Refusal) return refusalProblem(error, requestId)
  if (error instanceof ORPCError && error.status < 500)
    return clientProblem(error as ORPCError<string, unknown>, requestId)
  if (isClientFault(error))
    return platformProblem(
      error.statusCode === 413 ? 'too-large' : 'invalid-input',
      error.statusCode,
      requestId,
    )
  if (error instanceof DatabaseUnreachable)
    return { ...platformProblem('busy', 503, requestId), fault: error }
  return {
    ...platformProblem('fault', 500, requestId),
    fault: error instanceof ORPCError ? (error.cause ?? error) : error,
  }
}

export function platformProblem(
  name: keyof typeof platformRefusals,
  status: number,
  requestId: string,
  field?: string,
): Problem {
  const words = platformRefusals[name]
  return {
    status,
    data: {
      name,
      title: words.title,
      message: tell(words),
      requestId,
      ...(field ? { field } : {}),
    },
  }
}

function refusalProblem(refusal: Refusal, requestId: string): Problem {
  const { refusalName: name, title, message, field, figures, status } = refusal
  return {
    status,
    data: {
      name,
      title,
      message,
      requestId,
      ...(field ? { field } : {}),
      ...(figures ? { figures } : {}),
    },
  }
}

/**
 * ORPC refuses a malformed body, an unknown procedure or an input that fails its schema. Only the
 * first issue's path is told.
 */
function clientProblem(error: ORPCError<string, unknown>, requestId: string): Problem {
  if (error.status === 404) return platformProblem('not-found', 404, requestId)
  if (error.status === 413) return platformProblem('too-large', 413, requestId)
  const [issue] =
    (error.data as { issues?: { path?: PropertyKey[]; message?: string }[] } | undefined)?.issues ??
    []
  const field = issue?.path?.map(String).join('.')
  return platformProblem(
    issue?.message === forbiddenCharacters ? 'forbidden-characters' : 'invalid-input',
    400,
    requestId,
    field || undefined,
  )
}

function isClientFault(error: unknown): error is { statusCode: number } {
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  return typeof status === 'number' && status >= 400 && status < 500
}
