/** Creates the routes of an area from the page manifest, with types for links and hooks. */
import {
  createRoute,
  type AnyRoute,
  type ResolveFullPath,
  type ResolveId,
  type Route,
} from '@tanstack/react-router'
import { accountFrame, screens } from 'virtual:screens'
import { everyPage, type AreaName } from '../shared/pages/find-page.ts'
import { areas } from '../shared/pages/pages.ts'
import { withWords } from './filipino/catalogues.ts'
import { framedScreen, lazyScreen } from './frame/load-when-online.ts'
import { pageSearch } from './page-search.ts'

type Areas = typeof areas

/** The addresses of the pages that the browser's router renders. */
type RoutedIn<Area extends AreaName> = {
  [Address in keyof Areas[Area]['pages']]: Areas[Area]['pages'][Address] extends { screen: string }
    ? Address
    : never
}[keyof Areas[Area]['pages']] &
  string

/** '/dashboard/wallet' becomes '/wallet' in the user area, and '/dashboard' becomes '/'. */
type PathIn<
  Area extends AreaName,
  Address extends string,
> = Address extends `${Areas[Area]['base']}${infer Rest}` ? (Rest extends '' ? '/' : Rest) : never

type SearchOf<Address extends string> = Address extends keyof typeof pageSearch
  ? (typeof pageSearch)[Address]
  : undefined

type PageRoute<Parent extends AnyRoute, Path extends string, Search> = Route<
  unknown,
  Parent,
  Path,
  ResolveFullPath<Parent, Path>,
  string,
  ResolveId<Parent, string, Path>,
  Search
>

export type PageRoutes<Parent extends AnyRoute, Area extends AreaName> = {
  [Address in RoutedIn<Area>]: PageRoute<Parent, PathIn<Area, Address>, SearchOf<Address>>
}

export function pageRoutes<Parent extends AnyRoute, Area extends AreaName>(
  parent: Parent,
  area: Area,
): PageRoutes<Parent, Area> {
  const { base } = areas[area]
  const routes = everyPage.flatMap(({ area: own, address, page }) => {
    const listed = screens[address]
    if (own !== area || !listed) return []
    const [load, component] = listed
    // The home page has its words already.
    const screen: typeof listed =
      address === areas.user.base ? listed : [withWords(load), component]
    const route = createRoute({
      getParentRoute: (): AnyRoute => parent,
      path: address.slice(base.length) || '/',
      validateSearch: pageSearch[address as keyof typeof pageSearch],
      component: 'inAccount' in page ? framedScreen(accountFrame, screen) : lazyScreen(...screen),
    })
    return [[address, route] as const]
  })
  return Object.fromEntries(routes) as unknown as PageRoutes<Parent, Area>
}
