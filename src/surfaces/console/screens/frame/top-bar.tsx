import { Keyboard, Menu as MenuIcon, Palette, Search } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Menu, MenuLink } from '#foundation/kit/overlay/menu.tsx'
import { IconButton } from '#foundation/kit/ui/button.tsx'
import { consoleFrameWords } from '../../shared/words-frame.ts'
import { SearchCombobox } from '../search/search-combobox.tsx'
import { EnvironmentBadge } from './environment-badge.tsx'
import { LiveStamp } from './live-stamp.tsx'
import { PersonMenu } from './person-menu.tsx'
import { placeOf, sectionIcons, useSections } from './sections.ts'
import { searchKey, type Overlay } from './use-console-keys.ts'

interface Props {
  onOpen: (overlay: Overlay) => void
  /** Takes the element that shows the screen's title. */
  titlePlace: (element: HTMLElement | null) => void
}

/** The title of the screen, the search, and the signed-in person. */
export function TopBar({ onOpen, titlePlace }: Props) {
  const w = useWords(consoleFrameWords)
  return (
    <header
      className={
        'no-print sticky top-0 z-20 flex min-h-13 flex-wrap items-center gap-x-2 bg-surface px-2 ' +
        'shadow-[0_1px_0_var(--line)] md:flex-nowrap md:px-4'
      }
    >
      <PageMenu />
      {/* With very large letters the title gets a line of its own. */}
      <div
        ref={titlePlace}
        className={
          'min-w-[min(100%,6rem)] grow basis-0 max-md:py-2 md:w-64 md:grow-0 md:basis-auto'
        }
      />
      <span className="md:hidden">
        <EnvironmentBadge only="live" />
      </span>
      <div className="hidden min-w-0 grow justify-center px-2 md:flex">
        <SearchCombobox place="header" shortcut={searchKey()} onOpen={onOpen} />
      </div>
      <span className="max-xl:hidden">
        <LiveStamp />
      </span>
      <span className="md:hidden">
        <IconButton
          label={w.search}
          icon={<Search aria-hidden size={20} />}
          onClick={() => onOpen('search')}
        />
      </span>
      <span className="flex max-md:hidden">
        <IconButton
          label={w.keys}
          icon={<Keyboard aria-hidden size={20} />}
          onClick={() => onOpen('keys')}
          className="max-lg:hidden"
        />
        <IconButton
          label={w.appearance}
          icon={<Palette aria-hidden size={20} />}
          onClick={() => onOpen('appearance')}
        />
      </span>
      <PersonMenu onOpen={onOpen} />
    </header>
  )
}

/** The pages, on a phone; a wider screen has the side bar. */
function PageMenu() {
  const w = useWords(consoleFrameWords)
  return (
    <div className="md:hidden">
      <Menu
        label={w.navigation}
        align="start"
        trigger={(opener) => (
          <IconButton {...opener} label={w.menu} icon={<MenuIcon aria-hidden size={22} />} />
        )}
      >
        {useSections().map((section) => {
          const { to, name } = section
          const Icon = sectionIcons[name]
          return (
            <MenuLink key={to} {...placeOf(section)} icon={<Icon aria-hidden size={18} />}>
              {w.pages[name]}
            </MenuLink>
          )
        })}
      </Menu>
    </div>
  )
}
