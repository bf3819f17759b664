/**
 * Whether anybody uses this page. Screens refetch by themselves, and that must not keep the session
 * alive.
 */

/** Milliseconds: a reader touches nothing for a while. */
const idleAfterMs = 60_000
const activityEvents = ['pointerdown', 'pointermove', 'wheel', 'touchmove', 'keydown'] as const

/** Starts watching. The function it returns says whether the page is idle now. */
export function watchIdleness(
  page: Pick<EventTarget, 'addEventListener'>,
  now: () => number = Date.now,
): () => boolean {
  let touchedAt = now()
  for (const kind of activityEvents)
    page.addEventListener(kind, () => (touchedAt = now()), { capture: true, passive: true })
  return () => now() - touchedAt > idleAfterMs
}
