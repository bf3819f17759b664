/** Faults planted in Kaban, or in the clients, each of which the simulation must find. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '#foundation/platform/server/database/database.ts'
import { makeRelease } from '#tests/fixtures/servers/next-release.ts'

/** In this file the text, which is there once, becomes the other one. */
interface Alteration {
  file: string
  text: string
  becomes: string
}

export interface Plant {
  name: string
  /** Alters a copy of the tree. */
  inTree?: Alteration
  /** Alters a function: each text becomes the other one wherever it is. */
  inDatabase?: { in: string; changes: readonly (readonly [text: string, becomes: string])[] }
  forgetsKeys?: boolean
  /** Every round has the limits of a day. */
  hasDayLimits?: boolean
  /** The names of the faults that strike before all others. */
  first?: readonly string[]
}

const serve = 'src/foundation/platform/server/http/serve.ts'
const outbox = 'src/foundation/platform/server/mail/outbox.ts'
const delivery = 'src/foundation/platform/server/mail/mail-delivery.ts'
const transaction = `return await database.transaction(
          async (tx) => {
            countBeforeCommit(tx, caller, limit, input)
            tx.commitUnchanged()
            return await next({ context: { tx } })
          },
          (tx) => together([lockRequest(tx, { path, input, ...context }), check(tx)]),
        )`

export const plants: readonly Plant[] = [
  {
    // The answer is kept before the commit, and a copy of the request gets it at once.
    name: 'replay-without-commit',
    inTree: {
      file: serve,
      text: transaction,
      becomes: `const known: Map<string, unknown> =
          ((globalThis as { known?: Map<string, unknown> }).known ??= new Map())
        const key = JSON.stringify([path, input], (_, part) =>
          typeof part === 'bigint' ? String(part) : part)
        if (known.has(key)) return known.get(key)
        return await database.transaction(
          async (tx) => {
            countBeforeCommit(tx, caller, limit, input)
            tx.commitUnchanged()
            const done = await next({ context: { tx } })
            known.set(key, done)
            await new Promise((commit) => setTimeout(commit, 60))
            return done
          },
          (tx) => together([lockRequest(tx, { path, input, ...context }), check(tx)]),
        )`,
    },
  },
  {
    // The balance is read, and written a moment later without a look at who came between.
    name: 'lock-dropped',
    inDatabase: {
      in: 'move_money',
      changes: [
        ['\n  refusal text;', '\n  refusal text;\n  seen bigint;'],
        [
          '\nbegin\n',
          `\nbegin\n  select w.available into seen from ledger.wallets w where w.id = target_id;
          perform pg_sleep(0.06);\n`,
        ],
        ['available = w.available + centavos, sequence', 'available = seen + centavos, sequence'],
      ],
    },
  },
  {
    name: 'answer-before-commit',
    inTree: {
      file: serve,
      text: transaction,
      becomes: `return await new Promise((answer, refuse) => {
          database.transaction(
            async (tx) => {
              countBeforeCommit(tx, caller, limit, input)
              tx.commitUnchanged()
              const done = await next({ context: { tx } })
              answer(done)
              await new Promise((commit) => setTimeout(commit, 60))
              return done
            },
            (tx) => together([lockRequest(tx, { path, input, ...context }), check(tx)]),
          ).catch(refuse)
        })`,
    },
  },
  {
    name: 'name-before-commit',
    inTree: {
      file: 'src/foundation/platform/server/live/relay.ts',
      text: '  const before = published.get(tx)\n',
      becomes: `  for (const { topic, id, to } of names)
    for (const one of relays) void one.announce({ topic, id, userId: userIdOf(to) })
  tx.beforeCommit(() => new Promise((commit) => setTimeout(commit, 60)))
  const before = published.get(tx)\n`,
    },
  },
  { name: 'retry-with-a-new-key', forgetsKeys: true },
  {
    // Two servers take the same mail.
    name: 'mail-not-claimed',
    inTree: {
      file: outbox,
      text: 'attempts = attempts + 1, next_attempt_at = now() + interval',
      becomes: 'attempts = attempts + 1, next_attempt_at = now() + 0 * interval',
    },
  },
  {
    // Sums are read without a lock, and those who read the same ones pass a limit together.
    name: 'limit-not-judged-again',
    inDatabase: {
      in: 'count_moved_alone',
      changes: [
        ['\nbegin\n', '\nbegin\n  perform pg_sleep(0.2);\n'],
        [`perform start_over('others moved money meanwhile')`, 'null'],
      ],
    },
    hasDayLimits: true,
  },
  {
    // It is kept in memory for a moment.
    name: 'file-acknowledged-before-stored',
    inTree: {
      file: 'src/foundation/platform/server/files/store-file.ts',
      text: 'await files.put(key, content)\n',
      becomes: `setTimeout(() => void files.put(key, content).catch(() => {}), 4_000)\n`,
    },
    first: Array<string>(4).fill('server killed'),
  },
  {
    name: 'mail-noted-before-sent',
    inTree: {
      file: delivery,
      text: 'const failure = await sendOne(',
      becomes: `await database.transaction((tx) => markMailSent(tx, mail))
    const failure = await sendOne(`,
    },
  },
]

/**
 * An installation with sample data sends no mail; these send it, and wait for seconds where Kaban
 * waits for minutes.
 */
export const sooner: readonly Alteration[] = [
  { file: delivery, text: ` || settings.mode === 'sample'`, becomes: '' },
  { file: delivery, text: 'sendWithinMs = 60_000', becomes: 'sendWithinMs = 6_000' },
  { file: delivery, text: 'everyMs: 5_000', becomes: 'everyMs: 500' },
  { file: outbox, text: `interval '5 minutes'`, becomes: `interval '15 seconds'` },
  { file: outbox, text: `interval '1 minute' * power`, becomes: `interval '0.5 seconds' * power` },
  { file: outbox, text: `interval '6 hours'`, becomes: `interval '4 seconds'` },
  {
    file: 'src/main/server/jobs.ts',
    text: `'begin the terms of placements',\n      everyMs: minute`,
    becomes: `'begin the terms of placements',\n      everyMs: second`,
  },
]

/** Without a name one that alters nothing. Throws for an unknown name. */
export function findPlant(known: readonly Plant[], name: string | undefined): Plant {
  if (name === undefined) return { name: 'none' }
  const found = known.find((plant) => plant.name === name)
  if (found) return found
  const names = known.map((plant) => plant.name).join(', ')
  throw new Error(`There is no planted fault ${name}. Known: ${names}.`)
}

/** Returns the folder of the altered Kaban, made inside `place`. */
export function plantInTree({ name, inTree }: Plant, place: string): string | undefined {
  if (!inTree) return undefined
  const home = path.join(place, name)
  makeRelease(home, [])
  alterTree(home, [inTree])
  return home
}

export function alterTree(home: string, alterations: readonly Alteration[]): void {
  for (const { file, text, becomes } of alterations) {
    const place = path.join(home, file)
    writeFileSync(place, replaceOnce(readFileSync(place, 'utf8'), text, becomes))
  }
}

/** After the first server has made the tables. */
export async function plantInDatabase({ inDatabase }: Plant, owner: Database): Promise<void> {
  if (!inDatabase) return
  await owner.transaction(async (tx) => {
    const found = await tx.row<{ text: string }>(
      `select pg_get_functiondef(p.oid) as text from pg_proc p
       where p.pronamespace in ('ledger'::regnamespace, 'public'::regnamespace)
         and p.proname = $1`,
      [inDatabase.in],
    )
    let { text } = found
    for (const [from, to] of inDatabase.changes) {
      if (!text.includes(from)) throw new Error(`The place of a planted fault has changed: ${from}`)
      text = text.replaceAll(from, to)
    }
    await tx.dynamicRows(text)
  })
}

function replaceOnce(text: string, from: string, to: string): string {
  const parts = text.split(from)
  if (parts.length !== 2) throw new Error(`The place of a planted fault has changed: ${from}`)
  return parts.join(to)
}
