/** Decides what may move: only visible elements that are not in use, paused or motion-reduced. */
const paused = new Set<string>()
const calm = matchMedia('(prefers-reduced-motion: reduce)')

export function isPaused(what: string): boolean {
  return paused.has(what)
}

export function wantsCalm(): boolean {
  return calm.matches
}

/** Returns whether the pointer is over the element or the focus is in it. */
export function isUsed(element: Element): boolean {
  return element.matches(':hover') || element.contains(document.activeElement)
}

/** Shows the switch beside the moving element. */
export function startSwitch(within: ParentNode, what: string): void {
  const button = within.querySelector<HTMLButtonElement>(`[data-motion="${what}"]`)
  if (!button) return
  // With reduced motion the ticker never moves; live updates still need their switch.
  button.hidden = what === 'ticker' && wantsCalm()
  const show = (): void => button.setAttribute('aria-pressed', String(paused.has(what)))
  show()
  button.addEventListener('click', () => {
    if (!paused.delete(what)) paused.add(what)
    show()
  })
}
