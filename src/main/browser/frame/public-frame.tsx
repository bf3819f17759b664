import type { ReactNode } from 'react'
import { LanguageChoice } from '#foundation/kit/i18n/language-choice.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Link } from '#foundation/kit/page/navigation.tsx'
import { mainId } from '#foundation/kit/page/skip-link.tsx'
import { ThemeChoice } from '#foundation/kit/theme/theme-choice.tsx'
import { Brand } from '#foundation/kit/ui/brand.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { CompanyContact } from '#people/company/screens/company-contact.tsx'
import { appWords } from '../../shared/words.ts'

/** The frame of the pages that are open to everyone. */
export function PublicFrame({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const w = useWords(appWords)
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="no-print bg-deep text-on-deep [--focus:var(--mango)]">
        <div className={`${column} items-center justify-end gap-1 py-1.5`}>
          <a href="/" className="target mr-auto inline-flex min-w-0 items-center no-underline">
            <Brand />
          </a>
          <LanguageChoice />
          <nav aria-label={w.mainNavigation} className="flex flex-wrap items-center gap-1">
            {signedIn ? (
              // The guard leads on to the person's own home page.
              <LinkButton to="/" variant="onDeep">
                {w.home}
              </LinkButton>
            ) : (
              <>
                <Link to="/login" className={`${linkStyle} px-2 font-semibold`}>
                  {w.login}
                </Link>
                <LinkButton to="/register" variant="onDeep" className="max-md:hidden">
                  {w.register}
                </LinkButton>
              </>
            )}
          </nav>
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="needs-scripts flex grow flex-col outline-none">
        {children}
      </main>
      <footer className="no-print bg-deeper text-sm text-on-deep [--focus:var(--mango)]">
        <div className={`${column} items-center justify-between gap-x-6 py-2`}>
          <CompanyContact />
          <div className="flex flex-wrap gap-x-6">
            <a href="/terms" className={linkStyle}>
              {w.terms}
            </a>
            <a href="/privacy" className={linkStyle}>
              {w.privacy}
            </a>
          </div>
          <ThemeChoice />
        </div>
      </footer>
    </div>
  )
}

const column = 'mx-auto flex max-w-[72rem] flex-wrap edge sm:px-6'
const linkStyle = 'target inline-flex items-center no-underline hover:underline'
