/** Hands an encrypted message to the push service of a browser. */
import { request as httpsRequest } from 'node:https'
import { isPushEndpoint } from '../../shared/rules-push.ts'
import { lookUpPublic } from './public-address.ts'

export interface PushPost {
  endpoint: string
  headers: Record<string, string>
  body: Buffer
}

export interface PushAnswer {
  status: number
  /** In seconds; null when the service names none. */
  retryAfter: number | null
}

export type PostPush = (post: PushPost, signal: AbortSignal) => Promise<PushAnswer>

/**
 * Only to public hosts by https, and never where a redirect leads. Every message has a connection
 * of its own, because one that is kept might belong to another address of the same name.
 */
export function postPushTo({ lookup = lookUpPublic(), request = httpsRequest } = {}): PostPush {
  return ({ endpoint, headers, body }, signal) =>
    new Promise((resolve, reject) => {
      if (!isPushEndpoint(endpoint)) throw new Error('This is no address of a push service')
      const sent = request(
        endpoint,
        { method: 'POST', headers, lookup, agent: false, signal },
        (answer) => {
          // Nothing in the body is of use.
          answer.destroy()
          const retryAfter = Number(answer.headers['retry-after'])
          resolve({
            status: answer.statusCode ?? 0,
            retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
          })
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
}
