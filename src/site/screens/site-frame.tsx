/** The head and foot that the public pages have in common; main puts it round each of them. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkButton } from '../../kit/button.tsx'
import { LanguageSwitch, useWords } from '../../kit/language.tsx'
import { mainId } from '../../kit/route-announcer.tsx'
import { ThemeSwitch } from '../../kit/theme-switch.tsx'
import { words } from '../words.ts'

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id={mainId} tabIndex={-1} className="mx-auto max-w-5xl px-4 pb-12 outline-none">
        {children}
      </main>
      <SiteFooter />
    </>
  )
}

function SiteHeader() {
  const w = useWords(words)
  return (
    <header className="border-b border-line bg-surface">
      <nav aria-label={w.menu} className="mx-auto flex max-w-5xl items-center gap-1 px-4 py-2">
        <Link to="/" aria-label={w.home} className="target mr-auto inline-flex items-center gap-2 text-lg font-semibold text-ink no-underline">
          <ChestMark />
          {w.name}
        </Link>
        <LinkButton to="/login" variant="quiet">
          {w.login}
        </LinkButton>
        <LinkButton to="/register">{w.register}</LinkButton>
      </nav>
    </header>
  )
}

/** A chest: lid, body, and the mango lock that is the only mark of colour. */
function ChestMark() {
  return (
    <svg aria-hidden width="28" height="28" viewBox="0 0 28 28" fill="none" className="shrink-0 text-primary">
      <path d="M4 12V9.5A5.5 5.5 0 0 1 9.5 4h9A5.5 5.5 0 0 1 24 9.5V12" stroke="currentColor" strokeWidth="2.2" />
      <rect x="3" y="12" width="22" height="12" rx="2" stroke="currentColor" strokeWidth="2.2" />
      <rect x="11" y="10" width="6" height="7" rx="1.5" className="fill-mango" />
    </svg>
  )
}

function SiteFooter() {
  const w = useWords(words)
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-6 gap-y-3 px-4 py-6 text-sm text-muted">
        <p className="mr-auto">{w.footer}</p>
        <Link to="/terms" className="link target inline-flex items-center">
          {w.terms}
        </Link>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </footer>
  )
}
