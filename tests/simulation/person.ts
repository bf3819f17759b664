/**
 * Somebody with a browser who reaches both servers. What they want happens once: every request
 * without an answer is sent again with the same key, to whichever server, until it is answered.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { ORPCError } from '@orpc/client'
import type { RefusalData } from '#foundation/contract/shared/refusal.ts'
import { CookieJar } from '#tests/fixtures/servers/cookie-jar.ts'
import { Visitor, type Client } from '#tests/fixtures/servers/test-server.ts'
import { asFiled, type History, type Intent, type Outcome, type Read } from './history.ts'
import type { Random } from './random.ts'

/** Shared by all people of one simulation. */
export interface World {
  /** Where clients reach the servers. */
  addresses: readonly [string, string]
  history: History
  /** In ms since the start. */
  now(): number
  /** Aborted when nobody begins anything new. */
  ending: AbortSignal
  /** Aborted when whatever was not answered never will be. */
  over: AbortSignal
  /** The fault of a client: it sends again with a new key. */
  forgetsKeys: boolean
  /** Notes that somebody was served. */
  served(): void
}

export interface Wish<T> {
  intent: Intent
  /** Made from the seed. */
  key: string
  /** `key` as it is sent, which only a client with a fault changes. */
  call(visitor: Visitor, key: string, signal: AbortSignal): Promise<T>
  /** Whether the answer says that nothing was done, and a second person has to agree. */
  isFiled?(answer: T): boolean
}

const patienceMs = 3_000
const soonMs = 400
/** Beside a first attempt, now and then, its copy. */
const copiesInTen = 1

export class Person {
  readonly name: string
  readonly random: Random
  readonly #login: { email: string; password: string }
  readonly #world: World
  readonly #visitors: readonly [Visitor, Visitor]
  #entering: Promise<unknown> | undefined

  constructor(
    name: string,
    login: { email: string; password: string },
    random: Random,
    world: World,
  ) {
    this.name = name
    this.random = random
    this.#login = login
    this.#world = world
    const jar = new CookieJar()
    const [one, two] = world.addresses
    this.#visitors = [new Visitor(one, jar), new Visitor(two, jar)]
  }

  /** Signs in at whichever server answers. */
  enter(): Promise<unknown> {
    this.#entering ??= this.#signIn().finally(() => (this.#entering = undefined))
    return this.#entering
  }

  async #signIn(): Promise<void> {
    while (!this.#world.over.aborted) {
      const { visitor } = this.#pick()
      try {
        await visitor.calls.identity.login(this.#login, { signal: AbortSignal.timeout(patienceMs) })
        return
      } catch (error) {
        if (judgeError(error).outcome === 'refused') throw error
        await this.rest(soonMs)
      }
    }
  }

  /** Returns the answer, or null when it was refused or the simulation is over. */
  async ask<T>(wish: Wish<T>): Promise<T | null> {
    for (let tried = 0; !this.#world.over.aborted; tried += 1) {
      const key = tried > 0 && this.#world.forgetsKeys ? this.random.uuid() : wish.key
      const copies = tried === 0 && this.random.below(10) < copiesInTen ? 2 : 1
      const attempts = await Promise.all(
        Array.from({ length: copies }, () => this.#attempt(wish, key)),
      )
      const answered = attempts.find(({ outcome }) => outcome === 'acknowledged')
      if (answered?.answer !== undefined) return answered.answer
      if (answered || attempts.some(({ outcome }) => outcome === 'refused')) return null
      await this.rest(soonMs)
    }
    return null
  }

  async #attempt<T>(
    { intent, call, isFiled = () => false }: Wish<T>,
    key: string,
  ): Promise<{ outcome: Outcome; answer?: T }> {
    const { visitor, server } = this.#pick()
    const invoked = this.#world.now()
    const note = (outcome: Outcome, why = '', was = intent) => {
      const ended = this.#world.now()
      const write = { intent: was, key, server, invoked, ended, outcome, why }
      this.#world.history.writes.push(write)
      return outcome
    }
    try {
      const answer = await call(visitor, key, AbortSignal.timeout(patienceMs))
      this.#world.served()
      const was = isFiled(answer) ? asFiled(intent) : intent
      return { outcome: note('acknowledged', '', was), answer }
    } catch (error) {
      const { outcome, why } = judgeError(error)
      if (isSignedOut(why)) await this.enter()
      return { outcome: note(outcome, why) }
    }
  }

  /** One attempt: a page that reads again has another question. Null without an answer. */
  async read(
    log: string,
    look: (calls: Client, signal: AbortSignal) => Promise<Read['saw']>,
  ): Promise<void> {
    const { visitor, server } = this.#pick()
    const invoked = this.#world.now()
    try {
      const saw = await look(visitor.calls, AbortSignal.timeout(patienceMs))
      const ended = this.#world.now()
      this.#world.history.reads.push({ reader: this.name, log, server, invoked, ended, saw })
      this.#world.served()
    } catch (error) {
      if (isSignedOut(judgeError(error).why)) await this.enter()
    }
  }

  /** Asks until it is answered, for what is needed to begin. Throws what refuses it. */
  async need<T>(look: (visitor: Visitor, signal: AbortSignal) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await look(this.#pick().visitor, AbortSignal.timeout(patienceMs))
      } catch (error) {
        const { outcome, why } = judgeError(error)
        if (isSignedOut(why)) await this.enter()
        if (outcome === 'refused' || this.#world.over.aborted) throw error
        await this.rest(soonMs)
      }
    }
  }

  /** Opens the live stream at one of the servers; ends with `signal`. */
  live(since: string, signal: AbortSignal): Promise<Response> {
    const { visitor } = this.#pick()
    return visitor.fetch(`/live?since=${since}`, { signal })
  }

  /** Around so many ms. */
  async rest(ms: number): Promise<void> {
    await pause(ms / 2 + this.random.below(ms))
  }

  get isEnding(): boolean {
    return this.#world.ending.aborted
  }

  #pick(): { visitor: Visitor; server: number } {
    const at = this.random.below(2) as 0 | 1
    return { visitor: this.#visitors[at], server: at + 1 }
  }
}

/** A refusal that says that nothing was done, and will not be when it is asked again. */
export function judgeError(error: unknown): { outcome: 'refused' | 'unknown'; why: string } {
  if (!(error instanceof ORPCError)) return { outcome: 'unknown', why: String(error) }
  const { status } = error
  const why = (error.data as RefusalData | undefined)?.name ?? error.message
  const later = status >= 500 || [401, 408, 429].includes(status) || isSignedOut(why)
  return { outcome: later ? 'unknown' : 'refused', why }
}

const isSignedOut = (why: string) => why === 'sign-in-first' || why === 'proof-needed'
