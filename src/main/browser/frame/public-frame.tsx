import type { ReactNode } from 'react'
import { LanguageSwitch } from '#foundation/kit/i18n/language-switch.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { mainId } from '#foundation/kit/page/skip-link.tsx'
import { ThemeSwitch } from '#foundation/kit/theme/theme-switch.tsx'
import { Brand } from '#foundation/kit/ui/brand.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { CompanyContact } from '#people/company/screens/company-contact.tsx'
import { appWords } from '../../shared/words.ts'

/** The frame of the pages that are open to everyone. */
export function PublicFrame({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const w = useWords(appWords)
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-5xl items-center justify-between gap-3 px-4 py-2">
          <a href="/" className="target inline-flex items-center no-underline">
            <Brand />
          </a>
          <nav aria-label={w.mainNavigation} className="flex items-center gap-1 max-sm:text-sm">
            {signedIn ? (
              // The guard leads on to the person's own home page.
              <LinkButton to="/" variant="secondary" className="max-sm:px-3">
                {w.home}
              </LinkButton>
            ) : (
              <>
                <LinkButton
                  to="/login"
                  variant="quiet"
                  className="max-sm:px-3 min-[22rem]:whitespace-nowrap"
                >
                  {w.login}
                </LinkButton>
                <LinkButton to="/register" className="max-sm:px-3">
                  {w.register}
                </LinkButton>
              </>
            )}
          </nav>
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="needs-scripts grow outline-none">
        {children}
      </main>
      <footer className="no-print border-t border-line">
        <CompanyContact className="mx-auto max-w-5xl px-4 pt-3" />
        <div className="mx-auto flex max-w-5xl flex-wrap items-end justify-between gap-4 px-4 py-4">
          <div className="flex flex-wrap items-center gap-x-6">
            <a href="/terms" className="link target inline-flex items-center">
              {w.terms}
            </a>
            <a href="/privacy" className="link target inline-flex items-center">
              {w.privacy}
            </a>
          </div>
          <div className="needs-scripts flex flex-wrap items-end gap-4">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </footer>
    </div>
  )
}
