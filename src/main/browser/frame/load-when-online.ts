import { lazyRouteComponent, type AnyRouter } from '@tanstack/react-router'
import { createElement, type PropsWithChildren, type ReactNode } from 'react'

/**
 * Loads a screen when it is first opened. Offline it waits for the connection. Otherwise the router
 * would reload the page, show the browser's own error, and lose what was typed.
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => whenOnline(load), name)

type Component<Props> = (props: Props) => ReactNode
type Screen<Props> = [load: () => Promise<Record<string, Component<Props>>>, component: string]

/** A screen inside a frame. The router loads both before it shows either. */
export function framedScreen(frame: Screen<PropsWithChildren>, screen: Screen<object>) {
  const [Frame, Inside] = [lazyScreen(...frame), lazyScreen(...screen)]
  const Framed = () => createElement(Frame, null, createElement(Inside))
  return Object.assign(Framed, {
    preload: async () => void (await Promise.all([Frame.preload?.(), Inside.preload?.()])),
  })
}

async function whenOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    // The pointer may only have passed over a link. A failure matters once the page is really
    // opened.
    if (navigator.onLine && !opening) {
      await nextOpening()
      return await whenOnline(load)
    }
    // A missing file belongs to an old version.
    if (navigator.onLine && (await isOldVersion())) return await new Promise(() => {})
    if (navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return await whenOnline(load)
  }
}

let opening = false
const awaitingOpening = new Set<() => void>()

function nextOpening(): Promise<void> {
  return new Promise((resolve) => awaitingOpening.add(resolve))
}

/** Notes when this router starts and stops opening a page. */
export function followOpening(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', () => {
    opening = true
    for (const go of awaitingOpening) go()
    awaitingOpening.clear()
  })
  router.subscribe('onResolved', () => (opening = false))
}

async function isOldVersion(): Promise<boolean> {
  try {
    const { leaveOldVersion } = await import('./new-version-notice.tsx')
    return await leaveOldVersion()
  } catch {
    return false
  }
}
