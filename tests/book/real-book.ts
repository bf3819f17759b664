/**
 * Drives the real book with the operations of the reference, on a connection that repeats nothing:
 * a deadlock comes to light.
 */
import { v7 as uuidv7 } from 'uuid'
import {
  capture,
  expireDueHolds,
  hold,
  openTill,
  openWallet,
  post,
  postBatch,
  readBalance,
  readEntries,
  readTillBalance,
  release,
  reverse,
} from '../../src/ledger/actions.ts'
import { LedgerRefusal } from '../../src/ledger/rules.ts'
import type { Database } from '../../src/platform/database.ts'
import {
  placeCount,
  walletCount,
  type Answer,
  type Operation,
  type ReferenceBook,
} from './reference-book.ts'

const past = new Date('2020-01-01T00:00:00Z')
const future = new Date('2090-01-01T00:00:00Z')

export class RealBook {
  private readonly places = Array.from({ length: placeCount }, () => uuidv7())
  private readonly keys = new Map<number, string>()
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  /**
   * Opens the places and pays the opening balances in from the last till, which the reference does
   * not count.
   */
  async open(opening: readonly number[]): Promise<void> {
    const source = uuidv7()
    await this.database.transaction(async (tx) => {
      await openTill(tx, { tillId: source, code: source, name: 'Opening', sample: true })
      for (const [index, id] of this.places.entries()) {
        if (index < walletCount) await openWallet(tx, { walletId: id, sample: true })
        else await openTill(tx, { tillId: id, code: id, name: 'Till', sample: true })
      }
      for (const [index, amount] of opening.entries()) {
        if (amount > 0)
          await post(tx, {
            key: uuidv7(),
            from: source,
            to: this.place(index),
            amountCentavos: BigInt(amount),
            purpose: 'opening',
          })
      }
    })
  }

  async apply(operation: Operation): Promise<Answer> {
    try {
      return await this.ask(operation)
    } catch (error) {
      if (error instanceof LedgerRefusal) return error.name
      throw error
    }
  }

  /** Where the real book and the reference differ, in words; empty when they agree. */
  async differences(reference: ReferenceBook): Promise<string[]> {
    const found: string[] = []
    await this.database.read(async (tx) => {
      for (const [index, id] of this.places.entries()) {
        const [posted, held] = [reference.posted[index] ?? 0, reference.held[index] ?? 0]
        if (index >= walletCount) {
          const balance = await readTillBalance(tx, id)
          if (balance !== BigInt(posted))
            found.push(`till ${index} has ${balance}, should have ${posted}`)
          continue
        }
        const balance = await readBalance(tx, id)
        if (balance.postedCentavos !== BigInt(posted))
          found.push(`wallet ${index} has ${balance.postedCentavos}, should have ${posted}`)
        if (balance.heldCentavos !== BigInt(held))
          found.push(`wallet ${index} holds ${balance.heldCentavos}, should hold ${held}`)
        const entries = await readEntries(tx, id, { limit: 1000 })
        const amounts = entries.toReversed().map((entry) => Number(entry.amountCentavos))
        if (amounts.join() !== (reference.entries[index] ?? []).join())
          found.push(
            `wallet ${index} has entries ${amounts}, should have ${reference.entries[index]}`,
          )
      }
    })
    return found
  }

  private ask(operation: Operation): Promise<Answer> {
    return this.database.read(async (tx) => {
      switch (operation.kind) {
        case 'post':
          return said(await post(tx, this.transfer(operation)))
        case 'batch': {
          const outcomes = await postBatch(
            tx,
            operation.elements.map((element) => this.transfer(element)),
          )
          return outcomes.map((outcome) => outcome.refusal ?? said(outcome))
        }
        case 'hold':
          return said(
            await hold(tx, {
              key: this.key(operation.key),
              walletId: this.place(operation.wallet),
              amountCentavos: BigInt(operation.amount),
              purpose: 'withdrawal',
              expiresAt: operation.due ? past : future,
            }),
          )
        case 'capture':
          return said(
            await capture(tx, {
              key: this.key(operation.key),
              holdId: this.key(operation.hold),
              to: this.place(operation.to),
              amountCentavos: operation.amount === null ? null : BigInt(operation.amount),
              keepRest: operation.keepRest,
            }),
          )
        case 'release':
          return said(
            await release(tx, {
              key: this.key(operation.key),
              holdId: this.key(operation.hold),
              reason: 'declined',
            }),
          )
        case 'reverse':
          return said(
            await reverse(tx, {
              key: this.key(operation.key),
              transferId: this.key(operation.transfer),
              reason: 'paid twice',
            }),
          )
        case 'expire': {
          const ended = new Set((await expireDueHolds(tx, 1000)).map((one) => one.holdId))
          return [...this.keys]
            .filter(([, id]) => ended.has(id))
            .map(([key]) => key)
            .sort((one, other) => one - other)
        }
      }
    })
  }

  private transfer(wanted: { key: number; from: number; to: number; amount: number }) {
    return {
      key: this.key(wanted.key),
      from: this.place(wanted.from),
      to: this.place(wanted.to),
      amountCentavos: BigInt(wanted.amount),
      purpose: 'transfer',
    }
  }

  private place(index: number): string {
    return this.places[index] ?? uuidv7()
  }

  private key(index: number): string {
    let key = this.keys.get(index)
    if (!key) {
      key = uuidv7()
      this.keys.set(index, key)
    }
    return key
  }
}

function said(booked: { replayed: boolean }): string {
  return booked.replayed ? 'replayed' : 'done'
}
