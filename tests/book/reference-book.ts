/**
 * The book as one reads it in the handbook: plain maps, one operation after another. What
 * PostgreSQL answers is compared with this. Amounts are small numbers here; the real book is driven
 * with the same ones.
 */

/** Places, keys and holds are indexes; whoever drives the real book gives each a UUID of its own. */
export type Operation =
  | { kind: 'post'; key: number; from: number; to: number; amount: number }
  | { kind: 'batch'; elements: { key: number; from: number; to: number; amount: number }[] }
  | { kind: 'hold'; key: number; wallet: number; amount: number; due: boolean }
  | {
      kind: 'capture'
      key: number
      hold: number
      to: number
      amount: number | null
      keepRest: boolean
    }
  | { kind: 'release'; key: number; hold: number }
  | { kind: 'reverse'; key: number; transfer: number }
  | { kind: 'expire' }

/**
 * 'done', 'replayed' or the refusal's name; a batch answers one for each element, an expiry the
 * holds it ended.
 */
export type Answer = string | string[] | number[]

interface Transfer {
  body: string
  from: number
  to: number
  amount: number
  reverses: number | null
}

interface Hold {
  body: string
  wallet: number
  remaining: number
  due: boolean
  state: 'open' | 'captured' | 'released' | 'expired'
  endKey: number | null
}

/** Places below this index are wallets, the others are tills. */
export const walletCount = 3
export const placeCount = 5

export class ReferenceBook {
  posted: number[]
  held: number[]
  entries: number[][]
  transfers = new Map<number, Transfer>()
  holds = new Map<number, Hold>()

  constructor(opening: readonly number[]) {
    this.posted = Array.from({ length: placeCount }, (_, place) => opening[place] ?? 0)
    this.held = Array.from({ length: placeCount }, () => 0)
    this.entries = this.posted.map((amount) => (amount === 0 ? [] : [amount]))
  }

  copy(): ReferenceBook {
    const twin = new ReferenceBook([])
    twin.posted = [...this.posted]
    twin.held = [...this.held]
    twin.entries = this.entries.map((list) => [...list])
    twin.transfers = new Map(this.transfers)
    twin.holds = new Map([...this.holds].map(([key, hold]) => [key, { ...hold }]))
    return twin
  }

  /**
   * `observed` matters to an expiry only: it may leave a hold that somebody is busy with, and says
   * which it ended.
   */
  apply(operation: Operation, observed?: Answer): Answer {
    switch (operation.kind) {
      case 'post':
        return this.post(operation)
      case 'batch':
        return operation.elements.map((element) => this.post({ kind: 'post', ...element }))
      case 'hold':
        return this.hold(operation)
      case 'capture':
        return this.capture(operation)
      case 'release':
        return this.release(operation)
      case 'reverse':
        return this.reverse(operation)
      case 'expire':
        return this.expire(observed as number[] | undefined)
    }
  }

  private move(
    key: number,
    body: string,
    from: number,
    to: number,
    amount: number,
    freed: number,
    reverses: number | null,
  ): string {
    if (amount <= 0) return 'invalid-amount'
    if (from === to) return 'same-place'
    const known = this.transfers.get(key)
    if (known) return known.body === body ? 'replayed' : 'key-reused'
    if (reverses !== null && [...this.transfers.values()].some((one) => one.reverses === reverses))
      return 'already-reversed'
    if (
      from < walletCount &&
      this.at(this.posted, from) - amount < this.at(this.held, from) - freed
    )
      return 'insufficient-available'
    this.transfers.set(key, { body, from, to, amount, reverses })
    this.posted[from] = this.at(this.posted, from) - amount
    this.posted[to] = this.at(this.posted, to) + amount
    this.held[from] = this.at(this.held, from) - freed
    this.entries[from]?.push(-amount)
    this.entries[to]?.push(amount)
    return 'done'
  }

  private post({ key, from, to, amount }: Operation & { kind: 'post' }): string {
    return this.move(key, JSON.stringify(['post', from, to, amount]), from, to, amount, 0, null)
  }

  private reverse({ key, transfer }: Operation & { kind: 'reverse' }): string {
    const original = this.transfers.get(transfer)
    if (!original) return 'unknown-transfer'
    if (original.reverses !== null) return 'not-reversible'
    return this.move(
      key,
      JSON.stringify(['reverse', transfer]),
      original.to,
      original.from,
      original.amount,
      0,
      transfer,
    )
  }

  private hold({ key, wallet, amount, due }: Operation & { kind: 'hold' }): string {
    if (amount <= 0) return 'invalid-amount'
    const body = JSON.stringify([wallet, amount, due])
    const known = this.holds.get(key)
    if (known) return known.body === body ? 'replayed' : 'key-reused'
    if (wallet >= walletCount) return 'not-a-wallet'
    if (this.at(this.posted, wallet) - this.at(this.held, wallet) < amount)
      return 'insufficient-available'
    this.held[wallet] = this.at(this.held, wallet) + amount
    this.holds.set(key, { body, wallet, remaining: amount, due, state: 'open', endKey: null })
    return 'done'
  }

  private capture({
    key,
    hold: holdKey,
    to,
    amount,
    keepRest,
  }: Operation & { kind: 'capture' }): string {
    const hold = this.holds.get(holdKey)
    if (!hold) return 'unknown-hold'
    const body = JSON.stringify(['capture', holdKey, to, amount, keepRest])
    const known = this.transfers.get(key)
    if (known) return known.body === body ? 'replayed' : 'key-reused'
    if (hold.state !== 'open' || hold.due) return 'hold-ended'
    const taken = amount ?? hold.remaining
    if (taken > hold.remaining) return 'amount-above-hold'
    const freed = keepRest ? taken : hold.remaining
    const ends = freed === hold.remaining
    if (taken > 0 && hold.wallet !== to && ends && this.endedBy(key)) return 'key-reused'
    const answer = this.move(key, body, hold.wallet, to, taken, freed, null)
    if (answer !== 'done') return answer
    hold.remaining -= taken
    if (ends) Object.assign(hold, { state: 'captured', endKey: key })
    return 'done'
  }

  private release({ key, hold: holdKey }: Operation & { kind: 'release' }): string {
    const hold = this.holds.get(holdKey)
    if (!hold) return 'unknown-hold'
    if (hold.state === 'released' && hold.endKey === key) return 'replayed'
    if (this.endedBy(key)) return 'key-reused'
    if (hold.state !== 'open') return 'hold-ended'
    this.held[hold.wallet] = this.at(this.held, hold.wallet) - hold.remaining
    Object.assign(hold, { state: 'released', endKey: key })
    return 'done'
  }

  private expire(observed?: number[]): number[] {
    const due = [...this.holds].filter(([, hold]) => hold.state === 'open' && hold.due)
    const ended = observed ? due.filter(([key]) => observed.includes(key)) : due
    for (const [, hold] of ended) {
      this.held[hold.wallet] = this.at(this.held, hold.wallet) - hold.remaining
      hold.state = 'expired'
    }
    return ended.map(([key]) => key).sort((one, other) => one - other)
  }

  private endedBy(key: number): boolean {
    return [...this.holds.values()].some((hold) => hold.endKey === key)
  }

  private at(list: readonly number[], index: number): number {
    return list[index] ?? 0
  }
}
