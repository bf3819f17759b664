/** The record of a simulation: all that its clients asked for and were told, call by call. */

/** 'unknown': no answer came, or one that does not say whether the call was carried out. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown'

/** Something that a person wants to happen once, however often it is sent. */
export interface Intent {
  /** From the seed: 'user 2 withdrawal 14'. */
  name: string
  /** The procedure, as in 'deposits.request'. */
  verb: string
  /** Stored under the key when it was carried out: an amount, a status, a text. */
  leaves: string
  /**
   * The entry that it adds to a log, of a wallet or a chat; by default under the key of the
   * request.
   */
  adds?: { log: string; entry?: string; centavos?: bigint }
  /** Its user gets a mail that names this: a transaction. */
  mails?: string
  counts?: Counted
}

/** Of a move of money: under which limits it counts. They hold for whoever decides alone. */
export interface Counted {
  centavos: bigint
  limits: readonly string[]
  alone: boolean
}

/** By their names, how many centavos may be moved under them in this round. */
export type Limits = ReadonlyMap<string, bigint>

/** Of an answer that says that a second person has to agree. */
export const asFiled = ({ name, verb, counts }: Intent): Intent => ({
  name,
  verb,
  leaves: 'filed',
  ...(counts && { counts }),
})

interface Told {
  /** 1 or 2. */
  server: number
  /** In ms since the start of the simulation. */
  invoked: number
  ended: number
}

/** One attempt. A retry is another one with the same key. */
export interface Write extends Told {
  intent: Intent
  key: string
  outcome: Outcome
  /** Of a refusal its name, of an unknown outcome its error. */
  why: string
}

/** Which entries of a log an answer contained. Reads without an answer are not kept. */
export interface Read extends Told {
  reader: string
  log: string
  saw: { balance: bigint } | { entries: readonly string[] }
}

/** A page that was told a live name and looked at once, by a connection of its own. */
export interface Look {
  page: string
  topic: string
  id: string
  told: number
  /** As the database had it under that id; empty for nothing. */
  saw: string
}

export interface History {
  writes: Write[]
  reads: Read[]
  looks: Look[]
}

/** The state of the database at the end. */
export interface Final {
  /** By key: as `leaves` of an intent. */
  stored: ReadonlyMap<string, string>
  /** In their order. The centavos of a wallet's entry are those it moved, negative when it left. */
  logs: ReadonlyMap<string, readonly { entry: string; centavos: bigint }[]>
  /** By id: as `saw` of a look. */
  versions: ReadonlyMap<string, string>
}

export interface Finding {
  kind:
    | 'lost'
    | 'doubled'
    | 'impossible read'
    | 'early name'
    | 'stale page'
    | 'unsound book'
    | 'two primaries'
    | 'above a limit'
    | 'needless filing'
  text: string
  /** The part of the history that shows it. */
  excerpt: readonly string[]
}

export const entryOf = ({ intent, key }: Pick<Write, 'intent' | 'key'>): string | undefined =>
  intent.adds && (intent.adds.entry ?? key)

export const emptyHistory = (): History => ({ writes: [], reads: [], looks: [] })

const at = (ms: number) => `${(ms / 1000).toFixed(3)} s`

export function showWrite(write: Write): string {
  const { intent, key, server, invoked, ended, outcome, why } = write
  return (
    `${at(invoked)} to ${at(ended)}, server ${server}: ${intent.verb} of ${intent.name} ` +
    `(key ${key}, ${intent.leaves}): ${outcome}${why ? `, ${why}` : ''}`
  )
}

export function showRead({ reader, log, server, invoked, ended, saw }: Read): string {
  const seen = 'balance' in saw ? `${saw.balance} centavos` : `${saw.entries.length} entries`
  return `${at(invoked)} to ${at(ended)}, server ${server}: ${reader} read ${seen} of ${log}`
}

export function showLook({ page, topic, id, told, saw }: Look): string {
  return `${at(told)}: ${page} was told ${topic} ${id} and found ${saw || 'nothing'}`
}
