/**
 * Ways from one page to another. A page of the application goes them by its router; a page at the
 * door stands in a document of its own, without one: its links are plain links, and going is
 * loading.
 */
import type { Link as RouterLink, LinkComponent } from '@tanstack/react-router'
import { createElement, type ComponentProps, type ElementType } from 'react'
import { leaveFlashMessage, type FlashMessage } from './flash-message.ts'

type Anchor = ElementType<ComponentProps<'a'>>

interface GoOptions {
  /** The page that is left does not come back by the browser's own button. */
  replace?: boolean
  /** Who is here changes: nothing of what was asked before holds. */
  afresh?: boolean
  /** The notice that the next page shows. */
  told?: FlashMessage
}

interface Navigation {
  as: (anchor: Anchor) => ElementType
  go: (address: string, how: GoOptions) => Promise<void>
}

let navigation: Navigation = { as: plain, go: loadPage }

/** Main puts the router's ways in the place of plain ones. */
export function setNavigation(routers: Navigation): void {
  navigation = routers
}

/** Ends when the other page stands; never, where another document takes the place of this one. */
export async function go(address: string, how: GoOptions = {}): Promise<void> {
  await navigation.go(address, how)
}

/** Takes `to`, `params` and `search`, and looks like this anchor. */
export function linkAs<Looks extends Anchor>(anchor: Looks): LinkComponent<Looks> {
  const made = new Map<Navigation, ElementType>()
  const Way = (props: object) => {
    const element = made.get(navigation) ?? navigation.as(anchor)
    made.set(navigation, element)
    return createElement(element, props)
  }
  // It hands on whatever it is given, and the router's own component is what checks it.
  return Way as LinkComponent<Looks>
}

export const Link = linkAs('a') as typeof RouterLink

/** At the door every link names its whole address. */
function plain(anchor: Anchor): ElementType {
  return function PlainLink({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
    return createElement(anchor, { ...rest, href: to })
  }
}

async function loadPage(address: string, { replace = false, told }: GoOptions): Promise<never> {
  if (told) leaveFlashMessage(told)
  if (replace) location.replace(address)
  else location.assign(address)
  // What waits for it stays as it is until the next page is there.
  return await new Promise<never>(() => {})
}
