/** The menus, made from the page manifest. */
import { findPage } from './find-page.ts'
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

/** The tab of the page at this address (without a query); null if it is none of the user area. */
export function tabOf(address: string): UserTab | null {
  const found = findPage(address, 'sample')
  return found?.area === 'user' ? (found.page.tab ?? null) : null
}

/** The pages in the side bar of the console, in the manifest's order. */
export const consoleSections = Object.entries(areas.console.pages).flatMap(([address, page]) =>
  'section' in page
    ? [{ to: address as With<'section', typeof areas.console.pages>, ...page.section }]
    : [],
)
