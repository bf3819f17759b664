/** The mail server of a simulation, which can be away, slow, refuse, or lose its answers. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { startFaultProxy, type FaultProxy } from '#tests/fixtures/servers/fault-proxy.ts'
import type { Delivery } from './checks/check-mails.ts'

export interface SimulatedMail {
  /** Its address, by way of `network`. */
  url: string
  network: Pick<FaultProxy, 'delay' | 'silence'>
  /** All that were taken, in their order, at moments of `performance.now()`. */
  taken: Delivery[]
  /** Nobody answers at its address. */
  goAway(): void
  /** Every mail is refused for now, as a full or busy server does. */
  refuse(): void
  /** Takes every mail, and ends the connection instead of saying so. */
  loseAnswers(): void
  heal(): void
  close(): Promise<void>
}

type Mood = 'well' | 'refuses' | 'loses answers'

/** A port at which nobody listens. */
const nowhere = 'smtp://127.0.0.1:9'

export async function openSimulatedMail(): Promise<SimulatedMail> {
  const taken: Delivery[] = []
  let mood: Mood = 'well'
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom(_address, _session, done) {
      if (mood !== 'refuses') return done()
      done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const text = readText(Buffer.concat(parts).toString('utf8'))
        const mailId = /^message-id: <([^@>]+)@kaban>/im.exec(text)?.[1] ?? ''
        const to = envelope.rcptTo.map(({ address }) => address).join(', ')
        taken.push({ mailId, to, text, at: performance.now() })
        if (mood === 'loses answers') network.cut()
        done()
      })
    },
  })
  // Clients that are killed or give up are what a simulation is about.
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const behind = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const network = await startFaultProxy(behind)
  return {
    url: network.url,
    network,
    taken,
    goAway() {
      network.moveTo(nowhere)
      network.cut()
    },
    refuse: () => void (mood = 'refuses'),
    loseAnswers: () => void (mood = 'loses answers'),
    heal() {
      mood = 'well'
      network.moveTo(behind)
      network.heal()
    },
    async close() {
      await network.close()
      await new Promise<void>((closed) => server.close(closed))
    },
  }
}

/** Without the line breaks of quoted-printable, which cut addresses in two. */
const readText = (message: string) => message.replaceAll('=\r\n', '')
