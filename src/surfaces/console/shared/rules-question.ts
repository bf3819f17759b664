/**
 * Questions like "pending withdrawals last week", in English and Filipino: they lead to a list of
 * the console with its filters set. A small grammar of a list, a status, a time, an amount, and
 * words to search for, in any order.
 */
import { manilaDate } from '#foundation/time/shared/time.ts'

export type AskedList = 'withdrawals' | 'deposits' | 'transactions' | 'users' | 'investments'

/** An answer: search parameters of the list's page. */
export interface Asked {
  list: AskedList
  search: Readonly<Record<string, string>>
}

type Status =
  | 'pending'
  | 'waiting'
  | 'processing'
  | 'on_hold'
  | 'approved'
  | 'to-pay'
  | 'completed'
  | 'declined'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'active'
  | 'suspended'
  | 'matured'
  | 'late'

type Phrases<Name extends string> = Readonly<Partial<Record<Name, string>>>

/** Alternatives are separated by strokes; longer phrases are tried first. */
const lists: Phrases<AskedList> = {
  withdrawals: 'withdrawals|withdrawal|withdraws|payouts|payout|withdraw',
  deposits: 'deposits|deposit|deposito',
  transactions: 'transactions|transaction|movements|transaksyon|galaw',
  users: 'users|user|clients|people|gumagamit',
  investments: 'investments|investment|puhunan',
}

const statuses: Phrases<Status> = {
  pending: 'pending|nakabinbin',
  waiting: 'waiting|open|unanswered|naghihintay',
  processing: 'processing|pinoproseso',
  on_hold: 'on hold|held|nakahinto',
  approved: 'approved|inaprubahan|aprubado',
  'to-pay': 'to pay|unpaid|babayaran|hindi pa bayad',
  completed: 'completed|complete|done|paid|tapos na|tapos|nabayaran|bayad na',
  declined: 'declined|rejected|refused|tinanggihan',
  failed: 'failed|hindi natuloy|bigo',
  cancelled: 'cancelled|canceled|kinansela',
  expired: 'expired|lumipas|nag-expire',
  active: 'active|aktibo',
  suspended: 'suspended|suspendido',
  matured: 'matured|nag-mature',
  late: 'late|overdue|huli na|huli',
}

const periods: Readonly<Record<string, string>> = {
  today: 'today|ngayong araw|ngayon',
  yesterday: 'yesterday|kahapon',
  'this-week': 'this week|ngayong linggo',
  'last-week': 'last week|nakaraang linggo|noong isang linggo',
  'this-month': 'this month|ngayong buwan',
  'last-month': 'last month|nakaraang buwan|noong isang buwan',
  '24-hours': 'last 24 hours|24 hours|24h|huling 24 oras',
  '7-days': 'last 7 days|7 days|past week|huling 7 araw',
  '30-days': 'last 30 days|30 days|past month|huling 30 araw',
}

const months = [
  'jan|january|ene|enero',
  'feb|february|peb|pebrero',
  'mar|march|marso',
  'apr|april|abr|abril',
  'may|mayo',
  'jun|june|hun|hunyo',
  'jul|july|hul|hulyo',
  'aug|august|ago|agosto',
  'sep|sept|september|set|setyembre',
  'oct|october|okt|oktubre',
  'nov|november|nob|nobyembre',
  'dec|december|dis|disyembre',
]

const above = 'over|above|more than|at least|higit sa|lampas sa|lampas'
const below = 'under|below|less than|at most|mababa sa|wala pang'
const idle = /\b(?:the|of|in|from|show|all|with|since|on|mga|ang|na|ng|noong|sa|lahat|ipakita)\b/g

/** Null when the text asks for no list. Without a list, withdrawals and transactions are meant. */
export function readQuestion(text: string, now: Date): Asked[] | null {
  let rest = ` ${text.toLowerCase().replace(/[?!]/g, ' ').replace(/\s+/g, ' ')} `
  const take = (pattern: string): RegExpExecArray | null => {
    const found = new RegExp(`(?<=\\s)(?:${pattern})(?=\\s)`).exec(rest)
    if (found) rest = rest.replace(found[0], ' ')
    return found
  }
  const takeNamed = <Name extends string>(phrases: Phrases<Name>): Name | undefined => {
    const names = Object.keys(phrases) as Name[]
    const longestFirst = names
      .flatMap((name) => (phrases[name] ?? '').split('|').map((phrase) => ({ name, phrase })))
      .toSorted((one, other) => other.phrase.length - one.phrase.length)
    return longestFirst.find(({ phrase }) => take(phrase))?.name
  }
  const when = takeNamed(periods) ?? takeDay(take, now)
  const amount = takeAmount(take)
  const list = takeNamed(lists)
  const status = takeNamed(statuses)
  if (!list && !(status && when)) return null
  if (!status && !when && !amount) return null
  const words = rest.replace(idle, ' ').replace(/\s+/g, ' ').trim()
  const filters = {
    ...(when && { when }),
    ...(amount && { amount }),
    ...(words && { search: words }),
  }
  const asked = (list ? [list] : (['withdrawals', 'transactions'] as const)).flatMap((one) => {
    const inList = filterOf(one, status)
    if (!inList) return []
    const { amount: _amount, ...withoutAmount } = filters
    return [{ list: one, search: { ...inList, ...(one === 'users' ? withoutAmount : filters) } }]
  })
  return asked.length > 0 ? asked : null
}

/** A day (`2026-11-20`, `nov 20`) or a month (`november`), the latest that has begun. */
function takeDay(take: (pattern: string) => RegExpExecArray | null, now: Date): string | undefined {
  const day = take('20\\d{2}-\\d{2}-\\d{2}')?.[0]
  if (day) return `${day}..${day}`
  const today = manilaDate(now)
  for (const [place, names] of months.entries()) {
    const found = take(`(?:${names})\\.?(?: (\\d{1,2}))?`)
    if (!found) continue
    const month = String(place + 1).padStart(2, '0')
    const year = Number(today.slice(0, 4)) - (`${today.slice(0, 4)}-${month}` > today ? 1 : 0)
    const written = (date: number) => `${year}-${month}-${String(date).padStart(2, '0')}`
    const last = new Date(Date.UTC(year, place + 1, 0)).getUTCDate()
    const date = Number(found[1])
    if (date > last) return undefined
    return date > 0 ? `${written(date)}..${written(date)}` : `${written(1)}..${written(last)}`
  }
  return undefined
}

/** `over 50,000`, `under 5k`: a range as the lists have it. */
function takeAmount(take: (pattern: string) => RegExpExecArray | null): string | undefined {
  const found = take(`(${above}|${below}) (?:₱|php ?)?([\\d,]+(?:\\.\\d{1,2})?)(k?)`)
  if (!found) return undefined
  const [, side = '', digits = '', thousands] = found
  const written = digits.replaceAll(',', '')
  const pesos = thousands ? String(Math.round(Number(written) * 1000)) : written
  if (!/^\d{1,13}(\.\d{1,2})?$/.test(pesos)) return undefined
  return new RegExp(`^(?:${above})$`).test(side) ? `${pesos}..` : `..${pesos}`
}

const withdrawalStatuses: readonly Status[] = [
  'pending',
  'waiting',
  'processing',
  'on_hold',
  'approved',
  'to-pay',
  'completed',
  'declined',
  'failed',
  'cancelled',
]
const transactionStatuses: Partial<Record<Status, string>> = {
  pending: 'pending',
  processing: 'processing',
  on_hold: 'on_hold',
  approved: 'approved',
  completed: 'completed',
  declined: 'declined',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
}
const userStatuses: Partial<Record<Status, string>> = {
  active: 'active',
  suspended: 'suspended',
  pending: 'pending_verification',
  waiting: 'pending_verification',
}
const investmentStatuses: readonly Status[] = [
  'pending',
  'active',
  'matured',
  'cancelled',
  'failed',
  'late',
]

/** The search parameters of the list for this status; null when the list does not have it. */
function filterOf(list: AskedList, status: Status | undefined): Record<string, string> | null {
  switch (list) {
    case 'withdrawals':
      return onlyOf(withdrawalStatuses, status)
    case 'investments':
      return onlyOf(investmentStatuses, status)
    case 'users':
      return named(userStatuses, status)
    case 'transactions':
      return named(transactionStatuses, status)
    case 'deposits':
      // A request becomes a deposit when it is completed.
      if (status === undefined || status === 'completed') return { type: 'deposit' }
      if (status === 'pending' || status === 'waiting')
        return { type: 'deposit_initiated', status: 'pending_confirmation' }
      return prefixed(named(transactionStatuses, status))
  }
}

function prefixed(found: Record<string, string> | null): Record<string, string> | null {
  return found && { type: 'deposit_initiated', ...found }
}

function onlyOf(
  known: readonly Status[],
  status: Status | undefined,
): Record<string, string> | null {
  if (status === undefined) return {}
  return known.includes(status) ? { status } : null
}

function named(
  names: Partial<Record<Status, string>>,
  status: Status | undefined,
): Record<string, string> | null {
  if (status === undefined) return {}
  const name = names[status]
  return name === undefined ? null : { status: name }
}
