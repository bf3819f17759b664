/**
 * `npm run bench:pages`: how often a second the server that runs now sends its public pages to
 * visitors. It asks over connections that stay open, as browsers do, from a process of its own, and
 * reads each answer to its end. `-- http://127.0.0.1:3000 10` names the server and the seconds for
 * each page.
 */
import net from 'node:net'
import { renderedPages } from '#surfaces/public-site/shared/rules-page.ts'

const [address = `http://localhost:${process.env.PORT || 3000}`, seconds = '5'] =
  process.argv.slice(2)
const connections = 16
/** What the landing is held to. */
const goal = 1_500

const { hostname, port } = new URL(address)
const slow: string[] = []
say(
  `${address}, ${connections} connections, ${seconds} s for each page; packed as a phone gets it (br)`,
)
for (const page of [...renderedPages, '/?part=payouts']) {
  await measure(page, 500)
  const { answers, took, bytes, times } = await measure(page, Number(seconds) * 1000)
  const each = times.toSorted((one, other) => one - other)
  const rate = Math.round((answers / took) * 1000)
  say(
    `${page.padEnd(24)} ${String(rate).padStart(6)} a second   median ${shown(each, 0.5)}   99 of 100 ${shown(each, 0.99)}   ${(bytes / answers / 1024).toFixed(1)} KB`,
  )
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
    Array.from({ length: connections }, () => askAgainAndAgain(page, began + ms, measured)),
  )
  measured.took = performance.now() - began
  return measured
}

/**
 * One request after the other. Written out: a client library would take more of the processor than
 * the server does.
 */
function askAgainAndAgain(page: string, until: number, measured: Measured): Promise<void> {
  const request = `GET ${page} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: br, gzip\r\nCookie: kaban-language=en\r\n\r\n`
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: hostname, port: Number(port), noDelay: true })
    let [sent, missing, head] = [0, -1, '']
    const ask = (): void => {
      ;[sent, missing, head] = [performance.now(), -1, '']
      socket.write(request)
    }
    socket
      .on('connect', ask)
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
      if (performance.now() < until) ask()
      else socket.end()
    })
  })
}

function shown(times: number[], part: number): string {
  return `${(times[Math.floor(times.length * part)] ?? Number.NaN).toFixed(1)} ms`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
