import { Outlet, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { LanguageSwitch } from '#foundation/kit/i18n/language-switch.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { mainId } from '#foundation/kit/page/skip-link.tsx'
import { TitlePlace } from '#foundation/kit/page/title-place.ts'
import { ThemeSwitch } from '#foundation/kit/theme/theme-switch.tsx'
import { ViewAlarms } from '#surfaces/users/screens/alarms/view-alarms.tsx'
import { consoleFrameWords } from '../../shared/words-frame.ts'
import { placeOf, SectionsContext, type Section } from './sections.ts'
import { SideBar } from './side-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { useConsoleKeys, type Overlay } from './use-console-keys.ts'

const Palette = lazy(async () => ({ default: (await import('../search/palette.tsx')).Palette }))
const KeySheet = lazy(async () => ({ default: (await import('./key-sheet.tsx')).KeySheet }))

/** The frame of the console: a side bar, and a top bar with the title of the screen. */
export function ConsoleLayout({ sections }: { sections: readonly Section[] }) {
  const w = useWords(consoleFrameWords)
  const navigate = useNavigate()
  const [open, setOpen] = useState<Overlay | null>(null)
  const [titlePlace, setTitlePlace] = useState<HTMLElement | null>(null)
  const close = () => setOpen(null)
  useConsoleKeys(sections, { onOpen: setOpen, onGo: (section) => void navigate(placeOf(section)) })
  return (
    <SectionsContext value={sections}>
      <div
        data-console
        className={
          'min-h-dvh md:grid md:grid-cols-[3.5rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)]'
        }
      >
        <SideBar />
        <div className="flex min-w-0 flex-col">
          <TopBar onOpen={setOpen} titlePlace={setTitlePlace} />
          <main
            id={mainId}
            tabIndex={-1}
            className={
              'grow px-(--page-edge) pt-4 pb-12 outline-none [--page-edge:min(1rem,4.5vw)] ' +
              '[--sticky-top:3.25rem] lg:pt-5'
            }
          >
            <TitlePlace value={titlePlace}>
              <ViewAlarms />
              <Outlet />
            </TitlePlace>
          </main>
        </div>
        <Dialog open={open === 'appearance'} onClose={close} title={w.appearance}>
          <div className="grid justify-items-start gap-4">
            <ThemeSwitch />
            <LanguageSwitch />
          </div>
        </Dialog>
        <Suspense>
          {open === 'search' && <Palette onClose={close} onOpen={setOpen} />}
          {open === 'keys' && <KeySheet onClose={close} />}
        </Suspense>
      </div>
    </SectionsContext>
  )
}
