/**
 * Whether anybody uses this page. Screens refetch by themselves, and that must not keep the session
 * alive.
 */

/** A reader may touch nothing for this long (ms). */
const restMs = 60_000
const touches = ['pointerdown', 'pointermove', 'wheel', 'touchmove', 'keydown'] as const

/** Starts watching. Returns whether nobody has touched the page for a while. */
export function watchAttendance(
  page: Pick<EventTarget, 'addEventListener'>,
  now: () => number = Date.now,
): () => boolean {
  let touchedAt = now()
  for (const kind of touches)
    page.addEventListener(kind, () => (touchedAt = now()), { capture: true, passive: true })
  return () => now() - touchedAt > restMs
}
