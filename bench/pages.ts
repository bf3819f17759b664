/**
 * `npm run bench:pages`: how often a second the running server sends its public pages to visitors,
 * over connections that stay open, as browsers do. `-- http://127.0.0.1:3000 10` sets the server
 * and the seconds for each page.
 */
import net from 'node:net'
import { renderedPages } from '#surfaces/public-site/shared/rules-page.ts'
import { median, percentile, say } from './figures.ts'

const [address = `http://localhost:${process.env.PORT || 3000}`, seconds = '5'] =
  process.argv.slice(2)
const connections = 16
/** Answers a second that the landing page must reach. */
const goal = 1_500

const { hostname, port } = new URL(address)
const slow: string[] = []
say(
  `${address}, ${connections} connections, ${seconds} s for each page; ` +
    'packed as a phone gets it (br)',
)
for (const page of [...renderedPages, '/?part=payouts']) {
  await measure(page, 500)
  const { answers, took, bytes, times } = await measure(page, Number(seconds) * 1000)
  const rate = Math.round((answers / took) * 1000)
  const [p50, p99] = [median(times).toFixed(1), percentile(times, 0.99).toFixed(1)]
  const size = (bytes / answers / 1024).toFixed(1)
  const figures = `median ${p50} ms   99 of 100 ${p99} ms   ${size} KB`
  say(`${page.padEnd(24)} ${String(rate).padStart(6)} a second   ${figures}`)
  if (rate < goal && page === '/') slow.push(`${page}: ${rate} a second, and ${goal} are wanted`)
}
for (const sentence of slow) say(`TOO SLOW: ${sentence}`)
process.exitCode = slow.length > 0 ? 1 : 0

interface Measured {
  answers: number
  took: number
  bytes: number
  times: number[]
}

async function measure(page: string, ms: number): Promise<Measured> {
  const measured: Measured = { answers: 0, took: 0, bytes: 0, times: [] }
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, () => requestUntil(page, began + ms, measured)),
  )
  measured.took = performance.now() - began
  return measured
}

/**
 * Sends one request after the other. Written by hand, because a client library would use more of
 * the processor than the server does.
 */
function requestUntil(page: string, until: number, measured: Measured): Promise<void> {
  const headers = ['Accept-Encoding: br, gzip', 'Cookie: kaban-language=en']
  const lines = [`GET ${page} HTTP/1.1`, `Host: ${hostname}:${port}`, ...headers, '', '']
  const request = lines.join('\r\n')
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: hostname, port: Number(port), noDelay: true })
    let [sent, missing, head] = [0, -1, '']
    const send = (): void => {
      ;[sent, missing, head] = [performance.now(), -1, '']
      socket.write(request)
    }
    socket
      .on('connect', send)
      .on('error', reject)
      .on('close', () => resolve())
    socket.on('data', (piece: Buffer) => {
      if (missing < 0) {
        head += piece.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!head.startsWith('HTTP/1.1 200'))
          return void socket.destroy(new Error(`${page} was answered with ${head.slice(0, 30)}`))
        missing = Number(/content-length: (\d+)/i.exec(head)?.[1]) - (head.length - end - 4)
        measured.bytes += head.length
      } else {
        missing -= piece.length
        measured.bytes += piece.length
      }
      if (missing > 0) return
      measured.answers += 1
      measured.times.push(performance.now() - sent)
      if (performance.now() < until) send()
      else socket.end()
    })
  })
}
