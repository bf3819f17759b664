import { Outlet, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { LanguageSwitch } from '#foundation/kit/i18n/language-switch.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { mainId } from '#foundation/kit/page/skip-link.tsx'
import { ThemeSwitch } from '#foundation/kit/theme/theme-switch.tsx'
import { ViewAlarms } from '#surfaces/users/screens/alarms/view-alarms.tsx'
import { consoleFrameWords } from '../../shared/words-frame.ts'
import { SectionsContext, type Section } from './sections.ts'
import { SideBar } from './side-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { useConsoleKeys, type Overlay } from './use-console-keys.ts'

const Palette = lazy(async () => ({ default: (await import('../search/palette.tsx')).Palette }))
const KeySheet = lazy(async () => ({ default: (await import('./key-sheet.tsx')).KeySheet }))

/** The frame of the console: a side bar on a laptop, a top bar with a menu below 1024 px. */
export function ConsoleLayout({ sections }: { sections: readonly Section[] }) {
  const w = useWords(consoleFrameWords)
  const navigate = useNavigate()
  const [open, setOpen] = useState<Overlay | null>(null)
  const close = () => setOpen(null)
  useConsoleKeys(sections, { onOpen: setOpen, onGo: (to) => void navigate({ to }) })
  return (
    <SectionsContext value={sections}>
      <div data-console className="min-h-dvh lg:grid lg:grid-cols-[240px_minmax(0,1fr)]">
        <SideBar />
        <div className="flex min-w-0 flex-col">
          <TopBar onOpen={setOpen} />
          <main
            id={mainId}
            tabIndex={-1}
            className="grow p-4 pb-12 outline-none [--sticky-top:3.25rem] lg:p-6 lg:pb-12"
          >
            <ViewAlarms />
            <Outlet />
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
