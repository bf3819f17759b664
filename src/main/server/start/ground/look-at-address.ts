/** Calls a running Kaban at its public address, through the proxies. */
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { note, wrong, type Finding, type Findings } from './findings.ts'
import { lookAtCertificate } from './look-at-certificate.ts'

const timeoutMs = 5_000
const clockProblemMs = 30_000

const howToCount = 'docs/operating/setup.md says how to count them.'

type Given = Pick<Settings, 'mode' | 'publicUrl' | 'trustedProxies'>

export async function lookAtAddress(given: Given, isRunning: boolean): Promise<Findings> {
  const certificate = await lookAtCertificate(given.publicUrl)
  if (certificate?.severity === 'wrong') return [certificate]
  const answered = isRunning ? await callAddress(given) : withoutServer(given)
  return certificate ? [certificate, ...answered] : answered
}

function withoutServer({ mode, publicUrl, trustedProxies }: Given): Finding[] {
  if (mode !== 'live') return []
  const found = [note('unseen-address', `Not looked at: ${publicUrl}, because Kaban does not run.`)]
  if (publicUrl.startsWith('https:') && trustedProxies === 0)
    found.push(
      note(
        'proxies-none',
        'KABAN_TRUSTED_PROXIES is 0: behind a proxy everybody shares one address and its limits. ' +
          `Set it to the number of your own proxies. ${howToCount}`,
      ),
    )
  return found
}

async function callAddress({ publicUrl, trustedProxies }: Given): Promise<Finding[]> {
  const answer = await fetch(`${publicUrl}/healthz`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error) => error)
  if (answer instanceof Error) {
    const { message } = answer.cause instanceof Error ? answer.cause : answer
    return [
      wrong(
        'address-unreachable',
        `${publicUrl} does not answer (${message}). Check KABAN_PUBLIC_URL, the name in DNS, the ` +
          'firewall and the proxy.',
      ),
    ]
  }
  const { status, headers } = answer
  await answer.body?.cancel()
  if (status === 502 || status === 503 || status === 504)
    return [
      wrong(
        'address-unreachable',
        `${publicUrl}/healthz answers ${status}: the proxy does not reach Kaban, or Kaban does ` +
          'not reach its database. Start what is missing.',
      ),
    ]
  const hops = headers.get('x-forwarded-hops')
  if (status !== 200 || hops === null)
    return [
      wrong(
        'address-other',
        `${publicUrl}/healthz answers ${status} and not as Kaban does. Correct KABAN_PUBLIC_URL, ` +
          'or let the proxy pass every path to Kaban.',
      ),
    ]
  return [
    lookAtHeaders(publicUrl, headers),
    lookAtHops(Number(hops), trustedProxies),
    lookAtClock(publicUrl, headers),
  ].filter((finding) => finding !== null)
}

function lookAtHeaders(publicUrl: string, headers: Headers): Finding | null {
  const wanted = ['content-security-policy', 'x-frame-options', 'x-content-type-options']
  if (publicUrl.startsWith('https:')) wanted.push('strict-transport-security')
  const missing = wanted.filter((name) => !headers.has(name))
  if (missing.length === 0) return null
  return wrong(
    'address-headers',
    `The answers of ${publicUrl} lack ${missing.join(', ')}. Kaban sends them: let the proxy ` +
      'pass them on, and start Kaban with the same KABAN_PUBLIC_URL.',
  )
}

function lookAtHops(hops: number, trustedProxies: number): Finding | null {
  if (hops === trustedProxies) return null
  const meaning =
    hops > trustedProxies
      ? 'Either you have more proxies, and everybody shares one address and its limits; or ' +
        'others add to the header, and a higher number would let anybody pretend to have any ' +
        'address.'
      : `So anybody can pretend to have any address. Lower it to ${hops}, or let every proxy of ` +
        'yours send the header.'
  return wrong(
    'proxies-count',
    `KABAN_TRUSTED_PROXIES is ${trustedProxies}, and X-Forwarded-For names ` +
      `${hops === 1 ? '1 address' : `${hops} addresses`}. ` +
      `${meaning} ${howToCount}`,
  )
}

function lookAtClock(publicUrl: string, headers: Headers): Finding | null {
  const ahead = Date.parse(headers.get('date') ?? '') - Date.now()
  if (!(Math.abs(ahead) > clockProblemMs)) return null
  return wrong(
    'clock-address',
    `The clock at ${publicUrl} is ${Math.round(Math.abs(ahead) / 1000)} seconds ` +
      `${ahead > 0 ? 'ahead of' : 'behind'} the clock of this machine. Set both by NTP.`,
  )
}
