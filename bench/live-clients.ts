/** Browsers that hold a live stream open, as light as sockets can be. */
import net from 'node:net'

export interface LiveClients {
  /** Now open, each with the first event heard. */
  open(): number
  /** Answers that began no stream, by the first line. */
  refused: Map<string, number>
  /** When each tried to connect, and when its first event came; in ms since the process began. */
  triedAt: number[]
  beganAt: number[]
  /** How many clients have not heard of a subject, nor refetched everything since `at`. */
  unaware(subject: string, at: number): number
  close(): void
}

/** As Chromium sends them over HTTPS. */
const browserHeaders = [
  'Connection: keep-alive',
  'sec-ch-ua-platform: "Windows"',
  'User-Agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    'Chrome/142.0.0.0 Safari/537.36',
  'Accept: text/event-stream',
  'sec-ch-ua: "Chromium";v="142", "Google Chrome";v="142", "Not_A Brand";v="99"',
  'sec-ch-ua-mobile: ?0',
  'Cache-Control: no-cache',
  'Sec-Fetch-Site: same-origin',
  'Sec-Fetch-Mode: cors',
  'Sec-Fetch-Dest: empty',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept-Language: en-PH,en;q=0.9,fil;q=0.8',
  '',
].join('\r\n')

interface Client {
  token: string
  position: string
  retryMs: number
  heard: Set<string>
  refetchedAt: number
}

/** Opens `perSecond` streams a second; each comes back as the server tells it to. */
export function openLiveClients(
  port: number,
  tokens: readonly string[],
  perSecond: number,
): LiveClients {
  const sockets = new Set<net.Socket>()
  const refused = new Map<string, number>()
  const triedAt: number[] = []
  const beganAt: number[] = []
  let isClosing = false
  let open = 0

  function connect(client: Client): void {
    if (isClosing) return
    triedAt.push(performance.now())
    const socket = net.connect(port, '127.0.0.1')
    sockets.add(socket)
    let [text, isStream, isOpen] = ['', false, false]
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
      if (!isStream && text.includes('\r\n\r\n')) {
        const line = text.slice(0, text.indexOf('\r\n'))
        if (!line.includes(' 200 ')) return refuse(socket, line)
        isStream = true
      }
      const end = text.lastIndexOf('\n\n')
      if (!isStream || end < 0) return
      if (!isOpen && text.slice(0, end).includes('event: start\n')) {
        ;[isOpen, open] = [true, open + 1]
        beganAt.push(performance.now())
      }
      hear(client, text.slice(0, end))
      text = text.slice(end + 2)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      if (isOpen) open -= 1
      setTimeout(() => connect(client), client.retryMs)
    })
    const position = client.position && `Last-Event-ID: ${client.position}\r\n`
    socket.write(
      `GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\n${position}` +
        browserHeaders +
        `Cookie: kaban_session=${client.token}\r\n\r\n`,
    )
  }

  function refuse(socket: net.Socket, line: string): void {
    refused.set(line, (refused.get(line) ?? 0) + 1)
    socket.destroy()
  }

  const clients = tokens.map((token) => ({
    token,
    position: '',
    retryMs: 1_000,
    heard: new Set<string>(),
    refetchedAt: -Infinity,
  }))
  clients.forEach((client, place) => setTimeout(() => connect(client), (place * 1_000) / perSecond))
  return {
    open: () => open,
    refused,
    triedAt,
    beganAt,
    unaware: (subject, at) =>
      clients.filter(({ heard, refetchedAt }) => !heard.has(subject) && refetchedAt < at).length,
    close() {
      isClosing = true
      for (const socket of sockets) socket.destroy()
    },
  }
}

function hear(client: Client, text: string): void {
  for (const [, field, value = ''] of text.matchAll(/^(retry|id|data): (.+?)\r?$/gm)) {
    if (field === 'retry') client.retryMs = Number(value)
    else if (field === 'id') client.position = value
    else if (value === 'unknown') client.refetchedAt = performance.now()
    else if (value !== 'known') client.heard.add((JSON.parse(value) as { id: string }).id)
  }
}
