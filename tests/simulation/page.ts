/**
 * An open page of somebody: it hears live names, and looks at once at what each is about, by a
 * connection that no fault of a proxy reaches. A stream that does not know what it missed makes it
 * look at everything it shows.
 */
import type { Database } from '#foundation/platform/server/database/database.ts'
import { everything } from './checks/check-names.ts'
import { readVersions } from './checks/read-final.ts'
import type { Look } from './history.ts'
import type { Person } from './person.ts'

export interface Page {
  name: string
  /** The ids that it shows. */
  shown: ReadonlySet<string>
  shows(id: string): void
  /** Everything that it was told has been looked at, and its stream is open. */
  isQuiet(): boolean
  close(): Promise<void>
}

interface Opened {
  person: Person
  owner: Database
  now: () => number
  note: (look: Look) => void
}

export function openPage({ person, owner, now, note }: Opened): Page {
  const shown = new Set<string>()
  const closing = new AbortController()
  let position = ''
  let isOpen = false
  const waiting: { topic: string; id: string; told: number }[] = []
  let looking = 0

  async function look(): Promise<void> {
    while (!closing.signal.aborted) {
      const asked = waiting.splice(0)
      if (asked.length === 0) return
      looking = asked.length
      const versions = await readUntilAnswered(asked.map(({ id }) => id))
      for (const { topic, id, told } of asked)
        note({ page: person.name, topic, id, told, saw: versions.get(id) ?? '' })
      looking = 0
    }
  }
  async function readUntilAnswered(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    for (;;) {
      const found = await readVersions(owner, ids).catch(() => null)
      if (found) return found
      if (closing.signal.aborted) return new Map()
      await person.rest(100)
    }
  }
  function hear(topic: string, id: string): void {
    waiting.push({ topic, id, told: now() })
    if (looking === 0 && waiting.length === 1) void look()
  }
  function take(event: Record<string, string>): void {
    if (event['id']) position = event['id']
    if (event['event'] === 'start') {
      isOpen = true
      if (event['data'] !== 'known') for (const id of shown) hear(everything, id)
    } else if (event['data']) {
      const { topic, id } = JSON.parse(event['data']) as { topic: string; id: string }
      if (shown.has(id)) hear(topic, id)
    }
  }
  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        const answer = await person.live(position, closing.signal)
        if (answer.status !== 200) await person.enter()
        else await readEvents(answer, take, closing.signal)
      } catch {
        // It was cut, and is opened again.
      }
      isOpen = false
      await person.rest(200)
    }
  }
  const listening = listen()
  return {
    name: person.name,
    shown,
    shows: (id) => void shown.add(id),
    isQuiet: () => isOpen && waiting.length === 0 && looking === 0,
    async close() {
      closing.abort()
      await listening
    },
  }
}

async function readEvents(
  answer: Response,
  take: (event: Record<string, string>) => void,
  closing: AbortSignal,
): Promise<void> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  // The signal of a fetch may be collected as garbage before its stream has ended.
  closing.addEventListener('abort', () => void reader?.cancel().catch(() => {}), { once: true })
  let text = ''
  for (;;) {
    const piece = await reader?.read()
    if (!piece || piece.done) return
    text += piece.value
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const lines = block.split('\n').filter((line) => !line.startsWith(':'))
      take(Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2))))
    }
  }
}
