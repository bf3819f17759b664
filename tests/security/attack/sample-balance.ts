/**
 * A worker that calls for the balance every 20 ms until it is told to end, and then posts how long
 * each call took. The attack runs in another thread, so it does not slow the measuring itself. It
 * posts 'ready' when its connection is open and its code warm: its own first call takes 50 ms.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const { address, cookie } = workerData as { address: string; cookie: string }
const fewest = 10
let ended = false
parentPort?.once('message', () => (ended = true))

for (let call = 0; call < fewest; call += 1) await callForBalance()
parentPort?.postMessage('ready')
const times: number[] = []
while (!ended || times.length < fewest) {
  times.push(await callForBalance())
  await pause(20)
}
parentPort?.postMessage(times)

/** Returns milliseconds. */
async function callForBalance(): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${address}/rpc/transactions/balance`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ json: {} }),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`The balance call was answered with ${answer.status}`)
  return performance.now() - started
}
