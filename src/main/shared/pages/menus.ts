/** The menus, made from the page manifest. */
import { userTabs, type UserTab } from './page.ts'
import { areas } from './pages.ts'

type UserPages = typeof areas.user.pages
type With<Field extends string, Pages> = {
  [Address in keyof Pages]: Field extends keyof Pages[Address] ? Address : never
}[keyof Pages]

/** The main bar: where each tab leads. */
export const barMenu = userTabs.flatMap((tab) =>
  Object.entries(areas.user.pages).flatMap(([address, page]) =>
    'bar' in page && page.tab === tab ? [{ to: address as With<'bar', UserPages>, tab }] : [],
  ),
)

/** The menu behind the avatar, in the manifest's order. */
export const avatarMenu = Object.entries(areas.user.pages).flatMap(([address, page]) =>
  'menu' in page ? [{ to: address as With<'menu', UserPages>, name: page.menu }] : [],
)

/** The tab of a page of the user area; `address` is its pattern in the manifest. */
export function tabOf(address: string): UserTab | null {
  return Object.entries(areas.user.pages).find(([pattern]) => pattern === address)?.[1].tab ?? null
}

/** The pages in the side bar of the console, in the manifest's order. */
export const consoleSections = Object.entries(areas.console.pages).flatMap(([address, page]) =>
  'section' in page
    ? [{ to: address as With<'section', typeof areas.console.pages>, ...page.section }]
    : [],
)
