import { useEffect } from 'react'

/**
 * For a screen that fills the window (money/chats/screens/chats.css): keeps --visible-height at the
 * height that the keyboard of a phone leaves, which most browsers do not take from the page's own
 * height.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const { style } = document.documentElement
    const update = () => {
      // Zoomed in by two fingers, the view is smaller for another reason.
      const covered = view.scale === 1 && innerHeight - view.height > 1
      if (!covered) return void style.removeProperty('--visible-height')
      style.setProperty('--visible-height', `${view.height}px`)
      // iOS moves the page up to show the focused field; the page is now small enough.
      scrollTo(0, 0)
    }
    update()
    view.addEventListener('resize', update)
    return () => {
      view.removeEventListener('resize', update)
      style.removeProperty('--visible-height')
    }
  }, [])
}
