/** Looks at the certificate of the public address, as a browser would. */
import net from 'node:net'
import tls from 'node:tls'
import { note, wrong, type Finding } from './findings.ts'

const dayMs = 86_400_000
const soonDays = 14
const timeoutMs = 5_000

/** Null also where nothing answers: the look at the address says so. */
export async function lookAtCertificate(address: string): Promise<Finding | null> {
  const { protocol, hostname, port } = new URL(address)
  if (protocol !== 'https:') return null
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const shown = await show(host, Number(port || 443))
  return shown && judge(host, shown, Date.now())
}

interface Shown {
  certificate: tls.PeerCertificate
  /** Why the chain is not trusted; undefined when it is. */
  untrusted: string | undefined
}

function show(host: string, port: number): Promise<Shown | null> {
  return new Promise((resolve) => {
    const socket = tls.connect({
      host,
      port,
      // The certificate is judged here, and nothing is sent.
      rejectUnauthorized: false,
      ...(net.isIP(host) === 0 && { servername: host }),
    })
    const end = (shown: Shown | null) => {
      socket.destroy()
      resolve(shown)
    }
    socket.setTimeout(timeoutMs, () => end(null))
    socket.on('error', () => end(null))
    socket.on('secureConnect', () => {
      // Its type says Error, and its value is a code.
      const untrusted = socket.authorized
        ? undefined
        : (socket.authorizationError as unknown as string)
      end({ certificate: socket.getPeerCertificate(), untrusted })
    })
  })
}

function judge(host: string, { certificate, untrusted }: Shown, now: number): Finding | null {
  const [from, to] = [Date.parse(certificate.valid_from), Date.parse(certificate.valid_to)]
  if (now < from || now > to)
    return wrong(
      'certificate-over',
      `The certificate of ${host} is valid from ${certificate.valid_from} to ` +
        `${certificate.valid_to}, and not now. Renew it.`,
    )
  if (tls.checkServerIdentity(host, certificate))
    return wrong(
      'certificate-name',
      `The certificate of ${host} is for another name (${certificate.subjectaltname ?? 'none'}). ` +
        'Get one for this name, or correct KABAN_PUBLIC_URL.',
    )
  if (untrusted !== undefined)
    return wrong(
      'certificate-untrusted',
      `Browsers do not trust the certificate of ${host} (${untrusted}). Let the proxy send the ` +
        'whole chain of a public authority.',
    )
  const days = Math.floor((to - now) / dayMs)
  if (days >= soonDays) return null
  const soon = days > 1 ? `in ${days} days` : `on ${certificate.valid_to}`
  return note('certificate-soon', `The certificate of ${host} ends ${soon}. Renew it.`)
}
