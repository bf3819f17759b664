/**
 * What may move by itself: only while somebody can see it, nobody reads or uses it, and they have
 * not asked for stillness.
 */
const paused = new Set<string>()
const calm = matchMedia('(prefers-reduced-motion: reduce)')

export function isPaused(what: string): boolean {
  return paused.has(what)
}

export function wantsCalm(): boolean {
  return calm.matches
}

/** The pointer rests on it, or the keyboard is in it. */
export function isUsed(element: Element): boolean {
  return element.matches(':hover') || element.contains(document.activeElement)
}

/** Shows the switch that is beside what moves. */
export function startSwitch(within: ParentNode, what: string): void {
  const button = within.querySelector<HTMLButtonElement>(`[data-motion="${what}"]`)
  if (!button) return
  // Without motion there is nothing to stop; news go on to be put in.
  button.hidden = what === 'ticker' && wantsCalm()
  const show = (): void => button.setAttribute('aria-pressed', String(paused.has(what)))
  show()
  button.addEventListener('click', () => {
    if (!paused.delete(what)) paused.add(what)
    show()
  })
}
