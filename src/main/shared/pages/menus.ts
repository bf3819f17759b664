/** The menus, made from the page manifest, each in the manifest's order. */
import { areas } from './pages.ts'

type With<Field extends string, Pages> = {
  [Address in keyof Pages]: Field extends keyof Pages[Address] ? Address : never
}[keyof Pages]

const userMenu = Object.entries(areas.user.pages).flatMap(([address, page]) =>
  'menu' in page ? [{ to: address as With<'menu', typeof areas.user.pages>, ...page.menu }] : [],
)
type UserMenuEntry = (typeof userMenu)[number]

export const barMenu = userMenu.filter(
  (entry): entry is Extract<UserMenuEntry, { bar: true }> => 'bar' in entry,
)

/** The menu behind the avatar. */
export const avatarMenu = userMenu.filter(
  (entry): entry is Extract<UserMenuEntry, { avatar: true }> => 'avatar' in entry,
)

/** The pages in the side bar of the console. */
export const consoleSections = Object.entries(areas.console.pages).flatMap(([address, page]) =>
  'section' in page
    ? [{ to: address as With<'section', typeof areas.console.pages>, ...page.section }]
    : [],
)
