/** Closes open menus when a link is chosen, on Escape, on a press outside and on tabbing out. */
export function startMenus(): void {
  // On the document, because a menu may be replaced.
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

/** Closes all menus except those that contain the target. */
function closeBeside(target: EventTarget | null): void {
  for (const menu of openMenus())
    if (target instanceof Node && !menu.contains(target)) menu.open = false
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll('details[data-closes][open]')
}
