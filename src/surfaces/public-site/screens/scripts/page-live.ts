/**
 * Listens for changed parts of the page, fetches them and replaces them. It never replaces a part
 * under the pointer or with the focus, with an open source, or whose switch is off.
 */
import { isPaused, isUsed, startSwitch } from './page-motion.ts'

/** Spreads the requests of all readers over this time. */
const spreadMs = 1_200
const tryAgainMs = 1_500
/** A withdrawn consent must disappear within a minute, even under a reader's pointer. */
const heldMostMs = 30_000
const heldSince = new Map<string, number>()

export function startPageLive(onPart: (part: HTMLElement) => void): void {
  startSwitch(document, 'live')
  // A preview never updates, and the other pages have no parts.
  if (
    !document.querySelector('[data-part]') ||
    location.pathname !== '/' ||
    !('EventSource' in window)
  )
    return
  const wanted = new Set<string>()
  let timer: number | undefined
  let source: EventSource | undefined

  function open(): void {
    // The server first names the parts that changed since this page was rendered, also after a
    // reconnect.
    source = new EventSource(`/site/live?since=${document.body.dataset['serial'] ?? ''}`)
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      for (const part of namesOf(data)) wanted.add(part)
      later()
    })
  }

  function later(): void {
    if (wanted.size > 0)
      timer ??= window.setTimeout(() => void bringAll(), Math.random() * spreadMs)
  }

  async function bringAll(): Promise<void> {
    const names = [...wanted]
    wanted.clear()
    // A part that changes again during its fetch is fetched again.
    for (const name of names) if (document.hidden || !(await bring(name, onPart))) wanted.add(name)
    timer = undefined
    if (wanted.size > 0 && !document.hidden)
      timer = window.setTimeout(() => void bringAll(), tryAgainMs)
  }

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) later()
  })
  // A page in the back-forward cache must not hold a connection.
  addEventListener('pagehide', () => source?.close())
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open()
  })
  open()
}

/** Replaces one part. Resolves with true when nothing is left to do. */
async function bring(name: string, onPart: (part: HTMLElement) => void): Promise<boolean> {
  const old = document.querySelector<HTMLElement>(`[data-part="${name}"]`)
  if (!old) return true
  if (isHeld(name, old)) {
    await takeOutOverdue(name, old)
    return false
  }
  heldSince.delete(name)
  const found = await fetchPart(name)
  const part = found?.querySelector<HTMLElement>(`[data-part="${name}"]`)
  // The pointer or the focus may have moved to the part meanwhile.
  if (!part || isHeld(name, old)) return false
  if (saidBy(part) === saidBy(old)) return true
  const fresh = document.importNode(part, true)
  old.replaceWith(fresh)
  if (name === 'payouts') startSwitch(fresh, 'live')
  document.title =
    fresh.querySelector<HTMLElement>('[data-title]')?.dataset['title'] ?? document.title
  onPart(fresh)
  announce(fresh)
  return true
}

/** Removes outdated entries from a part that was held too long. Adds nothing under the pointer. */
async function takeOutOverdue(name: string, old: HTMLElement): Promise<void> {
  const now = performance.now()
  const since = heldSince.get(name) ?? now
  const isOverdue = now - since >= heldMostMs
  heldSince.set(name, isOverdue ? now : since)
  if (!isOverdue) return
  const fresh = (await fetchPart(name))?.querySelector(`[data-part="${name}"]`)
  if (!fresh) return
  const stay = new Set(
    [...fresh.querySelectorAll<HTMLElement>('[data-source]')].map(
      ({ dataset }) => dataset['source'],
    ),
  )
  for (const published of old.querySelectorAll<HTMLElement>(
    ':is([data-source^="payout:"], [data-source^="proof:"], [data-source^="testimonial:"])',
  ))
    if (!stay.has(published.dataset['source'])) (published.closest('li') ?? published).remove()
}

function isHeld(name: string, part: HTMLElement): boolean {
  const switched = name === 'ticker' ? 'ticker' : name === 'payouts' ? 'live' : undefined
  if (switched !== undefined && isPaused(switched)) return true
  // The part's element has no box, but its children do. In a list only the lines count, not the
  // empty margins beside them.
  const places = part.querySelectorAll('[data-live-list]')
  const isInUse =
    places.length > 0
      ? [...places].some(isUsed) || part.contains(document.activeElement)
      : [...part.children].some(isUsed)
  return isInUse || part.querySelector('details[open]') !== null
}

/** Returns a part's text and links, without the ticker's second line, which the script made. */
function saidBy(part: HTMLElement): string {
  const copy = part.cloneNode(true) as HTMLElement
  for (const own of copy.querySelectorAll('[inert]')) own.remove()
  return [
    copy.textContent,
    ...[...copy.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  ].join(' ')
}

/** The browser parses the answer as an inert document, so no script in it can run. */
function fetchPart(name: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', `/?part=${encodeURIComponent(name)}&lang=${document.documentElement.lang}`)
    request.responseType = 'document'
    request.timeout = 10_000
    request.addEventListener('loadend', () =>
      resolve(request.status === 200 ? request.responseXML : null),
    )
    request.send()
  })
}

function announce(part: HTMLElement): void {
  const place = document.querySelector('[data-announce]')
  const title = part.querySelector('section[id] h2')?.textContent
  const text = document.body.dataset['newer']
  // The ticker changes too often to be announced. The site's state has its own announcement.
  const news = title && text ? `${title}: ${text}` : part.querySelector('aside')?.textContent
  if (place && news) place.textContent = news
}

function namesOf(data: string): string[] {
  try {
    const read: unknown = JSON.parse(data)
    return Array.isArray(read)
      ? read.filter((name): name is string => typeof name === 'string' && /^[a-z]+$/.test(name))
      : []
  } catch {
    return []
  }
}
