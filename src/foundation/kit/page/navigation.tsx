/**
 * Navigation between pages. A page of the application uses its router. A page that the server
 * renders is a document without one: its links are plain, and navigating loads a document.
 */
import type { Link as RouterLink, LinkComponent } from '@tanstack/react-router'
import { createElement, type ComponentProps, type ElementType } from 'react'
import { leaveFlashMessage, type FlashMessage } from './flash-message.ts'

type Anchor = ElementType<ComponentProps<'a'>>

interface GoOptions {
  /** Replaces the current entry of the browser's history. */
  replace?: boolean
  /** The person changes, so no cached answer holds any more. */
  personChanges?: boolean
  /** The notice that the next page shows. */
  message?: FlashMessage
}

interface Navigation {
  as: (anchor: Anchor) => ElementType
  go: (address: string, how: GoOptions) => Promise<void>
}

let navigation: Navigation = { as: plain, go: loadPage }

/** Replaces plain navigation by the router's. */
export function setNavigation(routers: Navigation): void {
  navigation = routers
}

/** Resolves once the new page has rendered; never, when another document replaces this one. */
export async function go(address: string, how: GoOptions = {}): Promise<void> {
  await navigation.go(address, how)
}

/** A link component with this anchor's style; takes `to`, `params` and `search`. */
export function linkAs<Looks extends Anchor>(anchor: Looks): LinkComponent<Looks> {
  const made = new Map<Navigation, ElementType>()
  const Way = (props: object) => {
    const element = made.get(navigation) ?? navigation.as(anchor)
    made.set(navigation, element)
    return createElement(element, props)
  }
  // It passes its props on; the router's own component type checks them.
  return Way as LinkComponent<Looks>
}

export const Link = linkAs('a') as typeof RouterLink

interface PlainProps extends ComponentProps<'a'> {
  to: string
  search?: Record<string, string>
}

/** Outside the application `to` has no parameters in its path. */
function plain(anchor: Anchor): ElementType {
  return function PlainLink({ to, search, ...rest }: PlainProps) {
    const query = String(new URLSearchParams(search))
    return createElement(anchor, { ...rest, href: query ? `${to}?${query}` : to })
  }
}

async function loadPage(address: string, { replace = false, message }: GoOptions): Promise<never> {
  if (message) leaveFlashMessage(message)
  if (replace) location.replace(address)
  else location.assign(address)
  // The caller stays as it is until the next document is there.
  return await new Promise<never>(() => {})
}
