/**
 * Scrolls the market figures in a slow loop. It stops under the pointer, on focus and by its
 * switch.
 */
import { isPaused, isUsed, startSwitch, wantsCalm } from './page-motion.ts'

const pixelsPerSecond = 32
/** One step per pixel. More frames would only load a cheap phone. */
const stepMs = 1_000 / pixelsPerSecond
const frameMs = 8

export function startTicker(within: ParentNode): void {
  const ticker = within.querySelector<HTMLElement>('[data-ticker]')
  const view = ticker?.querySelector<HTMLElement>('[data-ticker-view]')
  const track = ticker?.querySelector<HTMLElement>('[data-ticker-track]')
  if (!ticker || !view || !track) return
  startSwitch(ticker, 'ticker')
  const button = ticker.querySelector<HTMLElement>('[data-motion]')
  const copy = secondLine(track)
  /** The length of one loop in pixels, or 0 when everything fits. */
  let round = 0
  let isSeen = true
  const measure = (): void => {
    round = track.offsetWidth > view.clientWidth && !wantsCalm() ? track.offsetWidth : 0
    copy.hidden = round === 0
    if (button) button.hidden = round === 0
  }
  new ResizeObserver(measure).observe(view)
  new IntersectionObserver(
    (entries) => (isSeen = entries.some(({ isIntersecting }) => isIntersecting)),
  ).observe(ticker)
  let [last, place] = [performance.now(), view.scrollLeft]
  const frame = (now: number): void => {
    // A newer ticker has replaced this one.
    if (!ticker.isConnected) return
    const passed = Math.min(100, now - last)
    last = now
    if (round === 0 || !isSeen || document.hidden || isPaused('ticker') || isUsed(ticker))
      place = -1
    else {
      if (place < 0) place = view.scrollLeft
      place = (place + (passed * pixelsPerSecond) / 1000) % round
      view.scrollLeft = place
    }
    next()
  }
  const next = (): void => void setTimeout(() => requestAnimationFrame(frame), stepMs - frameMs)
  next()
}

/** Adds a copy after the first line, hidden from screen readers. */
function secondLine(track: HTMLElement): HTMLElement {
  const copy = track.cloneNode(true) as HTMLElement
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  copy.hidden = true
  track.parentElement?.classList.add('flex')
  track.classList.add('shrink-0')
  copy.classList.add('shrink-0')
  track.after(copy)
  return copy
}
