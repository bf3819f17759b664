/**
 * What opens over the page, by itself: it closes when a link in it was chosen, by Escape, by a
 * press beside it, and when it is tabbed out of.
 */
export function startMenus(): void {
  // At the document: a menu may be put in anew.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('details[data-closes] a') : null
    const menu = link?.closest<HTMLDetailsElement>('details[data-closes]')
    if (menu) menu.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of openMenus()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  document.addEventListener('pointerdown', ({ target }) => closeBeside(target))
  document.addEventListener('focusin', ({ target }) => closeBeside(target))
}

/** Not those that it was in. */
function closeBeside(target: EventTarget | null): void {
  for (const menu of openMenus())
    if (target instanceof Node && !menu.contains(target)) menu.open = false
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll('details[data-closes][open]')
}
