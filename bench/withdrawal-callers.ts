/** Callers that request a withdrawal as a user and complete it as the administrator, repeatedly. */
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#foundation/platform/server/database/database.ts'
import { openFiles } from '#foundation/platform/server/files/files.ts'
import { systemContext, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { moveWithdrawal } from '#money/withdrawals/server/moves/move-withdrawal.ts'
import { requestWithdrawal } from '#money/withdrawals/server/request-withdrawal.ts'
import { findCaller } from '#people/identity/server/sessions/find-caller.ts'
import { bankDetails, type WithdrawalFixture } from './withdrawal-fixture.ts'

const amountCentavos = 5_000_00n

const settings = loadSettings({ KABAN_MODE: 'live', KABAN_PUBLIC_URL: 'http://127.0.0.1' })
/** Of a live installation. */
export const liveServices = {
  settings,
  files: openFiles(settings.dataDirectory),
  secrets: openSecrets(Buffer.alloc(32, 1)),
}

/** Requests and completes withdrawals; both resolve once the answer confirms it. */
export interface WithdrawalClient {
  request(userToken: string, requestId: string): Promise<void>
  complete(transactionId: string): Promise<void>
}

export interface CallerFigures {
  /** Completed withdrawals. */
  completed: number
  seconds: number
  requestMs: number[]
  completeMs: number[]
}

/** Each caller takes turns between its users; by default each has one. */
export async function runCallers(
  client: WithdrawalClient,
  { userTokens }: Pick<WithdrawalFixture, 'userTokens'>,
  seconds: number,
  callers = userTokens.length,
): Promise<CallerFigures> {
  const found: CallerFigures = { completed: 0, seconds: 0, requestMs: [], completeMs: [] }
  const began = performance.now()
  const end = began + seconds * 1000
  const call = async (first: number) => {
    for (let user = first; performance.now() < end; user = (user + callers) % userTokens.length) {
      const transactionId = uuidv7()
      const started = performance.now()
      await client.request(userTokens[user] ?? '', transactionId)
      const requested = performance.now()
      await client.complete(transactionId)
      found.completed += 1
      found.requestMs.push(requested - started)
      found.completeMs.push(performance.now() - requested)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, number) => call(number)))
  found.seconds = (performance.now() - began) / 1000
  return found
}

/**
 * Calls over HTTP, on connections that stay open; the administrators take turns. Throws at every
 * refusal but that of a busy server, which is asked again.
 */
export function openHttpClient(
  port: number,
  adminTokens: readonly string[],
  callers: number,
): WithdrawalClient & { askedAgain(): number; close(): void } {
  let [moves, askedAgain] = [0, 0]
  const ask = (procedure: string, token: string, body: object) =>
    send(agent, port, `/rpc/withdrawals/${procedure}`, token, JSON.stringify(body))
  const agent = new http.Agent({ keepAlive: true, maxSockets: callers })
  async function call(procedure: string, token: string, body: object): Promise<void> {
    let answer = await ask(procedure, token, body)
    // A busy server asks to come again, and browsers do.
    while (answer.code === 503) {
      askedAgain += 1
      await wait(100)
      answer = await ask(procedure, token, body)
    }
    const { json } = JSON.parse(answer.body) as {
      json?: { status?: string; withdrawal?: { status?: string } }
    }
    const status = json?.withdrawal?.status ?? json?.status
    const expected = procedure === 'request' ? 'pending' : 'completed'
    if (answer.code !== 200 || status !== expected)
      throw new Error(`${procedure} was answered ${answer.code}: ${answer.body.slice(0, 300)}`)
  }
  return {
    request: (token, requestId) =>
      call('request', token, {
        json: { requestId, amountCentavos: String(amountCentavos), ...bankDetails },
        meta: [[0, 'amountCentavos']],
      }),
    complete: (transactionId) =>
      call('move', adminTokens[moves++ % adminTokens.length] ?? '', {
        json: { transactionId, moveId: uuidv7(), to: 'completed', bankReference: transactionId },
      }),
    askedAgain: () => askedAgain,
    close: () => agent.destroy(),
  }
}

function send(
  agent: http.Agent,
  port: number,
  path: string,
  token: string,
  body: string,
): Promise<{ code: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      cookie: `kaban_session=${token}`,
    }
    const asked = http.request(
      { agent, host: '127.0.0.1', port, path, method: 'POST', headers },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => resolve({ code: answer.statusCode ?? 0, body: text }))
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Runs actions in this process as the owner of a session: no HTTP, procedure or schema. */
export function actionsOn(database: Database) {
  return async <T>(token: string, action: (ctx: ActionContext) => Promise<T>): Promise<T> => {
    const caller = await findCaller(database, token)
    const request = { id: 'bench', address: '127.0.0.1', userAgent: 'bench' }
    return await database.transaction((tx) =>
      action({ ...systemContext(tx, liveServices), caller, request }),
    )
  }
}

/** Calls the same actions and session look-up in this process. */
export function openDirectClient(
  database: Database,
  { adminToken }: Pick<WithdrawalFixture, 'adminToken'>,
): WithdrawalClient {
  const as = actionsOn(database)
  return {
    request: async (token, requestId) =>
      void (await as(token, (ctx) =>
        requestWithdrawal(ctx, { requestId, amountCentavos, ...bankDetails }),
      )),
    complete: async (transactionId) =>
      void (await as(adminToken, (ctx) =>
        moveWithdrawal(ctx, {
          transactionId,
          moveId: uuidv7(),
          to: 'completed',
          bankReference: transactionId,
        }),
      )),
  }
}
