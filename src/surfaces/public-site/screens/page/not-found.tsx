import { ReceiptText, Sprout, MessageCircle, type LucideIcon } from 'lucide-react'
import { buttonStyle } from '#foundation/kit/ui/button-style.ts'
import type { PageFrame } from '../../shared/rules-page.ts'
import { frameWords } from './site-words.ts'

/** The page of an address that has none. It repeats nothing of the address. */
export function NotFoundPage({ frame: { language } }: { frame: PageFrame }) {
  const w = frameWords(language)
  const ways: [LucideIcon, string, string][] = [
    [ReceiptText, '/verify', w.verify],
    [Sprout, '/#plans', w.plans],
    [MessageCircle, '/#contact', w.contact],
  ]
  return (
    <>
      <div className="deep-field overflow-hidden">
        <div
          className={
            'grid page-width items-end gap-x-10 gap-y-6 edge pt-8 sm:px-6 lg:pt-16 ' +
            'sm:grid-cols-[minmax(0,1fr)_auto]'
          }
        >
          <div className="grid min-w-0 justify-items-start gap-4 sm:pb-14">
            <h1 className="headline wrap-anywhere">{w.notFoundTitle}</h1>
            <p className="max-w-[46ch] text-on-deep-muted">{w.notFoundText}</p>
            <a
              href="/"
              data-for="visitors"
              className={`${buttonStyle({ variant: 'invite' })} no-underline`}
            >
              {w.notFoundHome}
            </a>
            <a
              href="/dashboard"
              data-for="members"
              className={`${buttonStyle({ variant: 'invite' })} no-underline`}
            >
              {w.dashboard}
            </a>
          </div>
          <span aria-hidden="true" className="vinta -mb-2 w-40 justify-self-end sm:w-56 lg:w-72" />
        </div>
      </div>
      <div className="selvage no-print" />
      <nav aria-label={w.notFoundWays} className="page-width edge py-8 sm:px-6">
        <ul className="grid gap-3 sm:grid-cols-3">
          {ways.map(([Icon, href, name]) => (
            <li key={href}>
              <a
                href={href}
                className={
                  'card panel flex min-h-16 items-center gap-3 px-4 py-3 font-medium ' +
                  'no-underline hover:bg-sunken'
                }
              >
                <span aria-hidden="true" className="icon-square bg-primary-tint text-primary">
                  <Icon size={20} />
                </span>
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
