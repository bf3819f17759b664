/**
 * Whether anybody is at this page. Screens ask by themselves, every minute or whenever something
 * happens, and a session must end all the same.
 */

/** Who reads for so long without touching anything is there still. */
const restMs = 60_000
const touches = ['pointerdown', 'pointermove', 'wheel', 'touchmove', 'keydown'] as const

/** Begins now; answers whether nobody has touched the page for a while. */
export function watchAttendance(
  page: Pick<EventTarget, 'addEventListener'>,
  now: () => number = Date.now,
): () => boolean {
  let touchedAt = now()
  for (const kind of touches)
    page.addEventListener(kind, () => (touchedAt = now()), { capture: true, passive: true })
  return () => now() - touchedAt > restMs
}
