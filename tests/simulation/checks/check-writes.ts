/** Judges the writes of a history: nothing acknowledged is lost, and nothing happened twice. */
import {
  entryOf,
  showWrite,
  type Final,
  type Finding,
  type Intent,
  type Write,
} from '../history.ts'

export function findLost(writes: readonly Write[], { stored, logs }: Final): Finding[] {
  const entries = new Set([...logs.values()].flat().map(({ entry }) => entry))
  return keysOf(writes).flatMap(({ key, intent, attempts }) => {
    if (!attempts.some(({ outcome }) => outcome === 'acknowledged')) return []
    const found = stored.get(key)
    const excerpt = attempts.map(showWrite)
    if (found === undefined)
      return [{ kind: 'lost', text: `${intent.name} was acknowledged and is gone`, excerpt }]
    if (found !== intent.leaves) {
      const text = `${intent.name} was acknowledged as ${intent.leaves} and is ${found}`
      return [{ kind: 'lost', text, excerpt }]
    }
    if (intent.adds && !entries.has(entryOf({ intent, key }) ?? '')) {
      const text = `${intent.name} is not in ${intent.adds.log}`
      return [{ kind: 'lost', text, excerpt }]
    }
    return []
  })
}

/** One intent is stored at most once, and each entry is of one intent and as it asked for. */
export function findDoubled(writes: readonly Write[], { stored, logs }: Final): Finding[] {
  const byIntent = Map.groupBy(keysOf(writes), ({ intent }) => intent.name)
  const twice = [...byIntent].flatMap(([name, keys]): Finding[] => {
    const kept = keys.filter(({ key }) => stored.has(key))
    if (kept.length < 2) return []
    const excerpt = kept.flatMap(({ attempts }) => attempts.map(showWrite))
    return [{ kind: 'doubled', text: `${name} is stored ${kept.length} times`, excerpt }]
  })
  const wanted = new Map(
    writes.flatMap((write) => (write.intent.adds ? [[entryOf(write), write.intent.adds]] : [])),
  )
  const wrongEntries = [...logs].flatMap(([log, entries]): Finding[] => {
    const seen = new Set<string>()
    return entries.flatMap(({ entry, centavos }): Finding[] => {
      const why = seen.has(entry) ? 'is there twice' : whyWrong(wanted.get(entry), log, centavos)
      seen.add(entry)
      if (!why) return []
      const excerpt = writes.filter((write) => entryOf(write) === entry).map(showWrite)
      return [{ kind: 'doubled', text: `The entry ${entry} of ${log} ${why}`, excerpt }]
    })
  })
  return [...twice, ...wrongEntries]
}

/** Every attempt was refused, and still it happened. */
export function findRefusedYetStored(writes: readonly Write[], { stored }: Final): Finding[] {
  return keysOf(writes).flatMap(({ key, intent, attempts }): Finding[] => {
    if (!stored.has(key) || attempts.some(({ outcome }) => outcome !== 'refused')) return []
    const text = `${intent.name} was refused, and yet it happened`
    return [{ kind: 'doubled', text, excerpt: attempts.map(showWrite) }]
  })
}

function whyWrong(
  wanted: NonNullable<Intent['adds']> | undefined,
  log: string,
  centavos: bigint,
): string {
  if (!wanted) return 'was asked for by nobody'
  if (wanted.log !== log) return `belongs to ${wanted.log}`
  const asked = wanted.centavos ?? 0n
  return asked === centavos ? '' : `moves ${centavos} centavos instead of ${asked}`
}

export interface Key {
  key: string
  intent: Intent
  attempts: Write[]
}

/** With the intent as it was acknowledged, if it was. */
export function keysOf(writes: readonly Write[]): Key[] {
  return [...Map.groupBy(writes, ({ key }) => key)].flatMap(([key, attempts]) => {
    const told = attempts.find(({ outcome }) => outcome === 'acknowledged') ?? attempts[0]
    return told ? [{ key, intent: told.intent, attempts }] : []
  })
}
