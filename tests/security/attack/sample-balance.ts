/**
 * A worker that calls for the balance every 20 ms until it is told to end, and then posts how long
 * each call took. The attack runs in another thread, so it does not slow the measuring itself.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const { address, cookie } = workerData as { address: string; cookie: string }
const fewest = 10
let ended = false
parentPort?.once('message', () => (ended = true))

const times: number[] = []
while (!ended || times.length < fewest) {
  const started = performance.now()
  const answer = await fetch(`${address}/rpc/transactions/balance`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ json: {} }),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`The balance call was answered with ${answer.status}`)
  times.push(performance.now() - started)
  await pause(20)
}
parentPort?.postMessage(times)
