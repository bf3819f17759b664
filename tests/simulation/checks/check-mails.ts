/**
 * Judges the mails: each is written with its change, is delivered at least once, and again only
 * when a fault may have hidden that it was taken.
 */
import { showWrite, type Finding, type Write } from '../history.ts'
import type { Struck } from '../strike-faults.ts'

/** As the database has it at the end. */
export interface KeptMail {
  mailId: string
  kind: string
  to: string
  isSent: boolean
}

/** A mail that the mail server took. Whether Kaban heard so is another question. */
export interface Delivery {
  mailId: string
  to: string
  text: string
  /** In ms since the start of the simulation. */
  at: number
}

export interface Mails {
  /** All that went to the users of the simulation. */
  kept: readonly KeptMail[]
  delivered: readonly Delivery[]
  struck: readonly Struck[]
}

/** In ms: a fault so long after a delivery may have hidden it. Kaban notes it in a few. */
const notedWithinMs = 3_000

export function findWrongMails(
  writes: readonly Write[],
  { kept, delivered, struck }: Mails,
): Finding[] {
  const byId = Map.groupBy(delivered, ({ mailId }) => mailId)
  const undelivered = kept.flatMap(({ mailId, kind, to, isSent }): Finding[] => {
    if (byId.has(mailId)) return []
    const text = `The mail ${mailId} (${kind}) to ${to} was never delivered`
    return [{ kind: 'lost', text, excerpt: [isSent ? 'It is noted as sent' : 'It still waits'] }]
  })
  const known = new Set(kept.map(({ mailId }) => mailId))
  const unknown = delivered.flatMap(({ mailId, at }): Finding[] => {
    if (known.has(mailId)) return []
    const text = `A mail ${mailId} was delivered at ${Math.round(at)} ms, and nothing called for it`
    return [{ kind: 'doubled', text, excerpt: [] }]
  })
  const isHidden = ({ at }: Delivery) =>
    struck.some(({ from, to }) => from < at + notedWithinMs && to > at)
  const again = [...byId].flatMap(([mailId, times]): Finding[] => {
    const early = times.slice(0, -1).find((one) => !isHidden(one))
    if (!early) return []
    const text = `The mail ${mailId} was delivered ${times.length} times, and no fault explains it`
    return [{ kind: 'doubled', text, excerpt: times.map(({ at }) => `At ${Math.round(at)} ms`) }]
  })
  return [...undelivered, ...unknown, ...again, ...findUnmailed(writes, delivered)]
}

/** As many mails name what `mails` of an intent says as there were changes that call for one. */
function findUnmailed(writes: readonly Write[], delivered: readonly Delivery[]): Finding[] {
  const mailed = writes.filter(({ intent }) => intent.mails !== undefined)
  return [...Map.groupBy(mailed, ({ intent }) => intent.mails ?? '')].flatMap(
    ([about, attempts]): Finding[] => {
      const keysOf = (judged: readonly Write[]) => new Set(judged.map(({ key }) => key)).size
      const least = keysOf(attempts.filter(({ outcome }) => outcome === 'acknowledged'))
      const most = keysOf(attempts.filter(({ outcome }) => outcome !== 'refused'))
      const told = delivered.filter(({ text }) => text.includes(about))
      const count = new Set(told.map(({ mailId }) => mailId)).size
      if (count >= least && count <= most) return []
      const text = `${count} mails name ${about}, and ${least} to ${most} changes call for one`
      const kind = count < least ? 'lost' : 'doubled'
      return [{ kind, text, excerpt: attempts.map(showWrite) }]
    },
  )
}
