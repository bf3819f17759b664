import { renderToStaticMarkup } from 'react-dom/server'
import { buttonStyle } from '#foundation/kit/ui/button-style.ts'
import { initials } from '#foundation/kit/ui/initials.ts'
import { signOutWordsFil } from '#people/identity/shared/words-sign-out.fil.ts'
import { signOutWords } from '#people/identity/shared/words-sign-out.ts'
import type { PageLanguage, PageReader, PageSlots } from '../../shared/rules-page.ts'
import { frameWords } from './site-words.ts'

/** A person who has signed in goes straight to the wanted page. */
const registerLink = /href="\/register(?:\?returnTo=([^"]+))?"/g

/** Inserts the reader's name, language and theme into a page that is the same for all readers. */
export function fillSlots(html: string, { language, reader, theme, left }: PageSlots): string {
  const slots: Record<string, string> = {
    bar: renderToStaticMarkup(<ReaderBar language={language} reader={reader} />),
    menu: renderToStaticMarkup(<ReaderMenu language={language} reader={reader} />),
    notice: left ? renderToStaticMarkup(<LeftNotice language={language} left={left} />) : '',
  }
  const filled = html
    .replace(
      ' data-slot="theme"',
      (theme === 'system' ? '' : ` data-theme="${theme}"`) +
        (reader.kind === 'visitor' ? '' : ' data-member=""'),
    )
    .replaceAll(
      /<span data-slot="(bar|menu|notice)"><\/span>/g,
      (_slot, name: string) => slots[name] ?? '',
    )
  // The guard redirects signed-in people from '/' to their home page.
  return reader.kind === 'visitor'
    ? filled
    : filled
        .replaceAll('href="/#', 'href="/?public#')
        .replaceAll(registerLink, (_link, wanted?: string) =>
          reader.kind === 'user' && wanted !== undefined
            ? `href="${decodeURIComponent(wanted)}"`
            : `href="${homeOf(reader)}"`,
        )
        .replaceAll('href="?lang=', 'href="?public&amp;lang=')
}

interface Props {
  language: PageLanguage
  reader: PageReader
}

const barLink =
  'target inline-flex items-center justify-center gap-2 rounded-full px-1 font-semibold ' +
  'max-sm:text-[0.9375rem] sm:px-2.5 ' +
  'hover:bg-deep-line'

function ReaderBar({ language, reader }: Props) {
  const w = frameWords(language)
  if (reader.kind === 'visitor') {
    return (
      <>
        <a href="/login" className={`${barLink} no-underline`}>
          {w.login}
        </a>
        <a
          href="/register"
          className={`${buttonStyle({ variant: 'onDeep' })} no-underline max-md:hidden`}
        >
          {w.register}
        </a>
      </>
    )
  }
  return (
    <>
      <a href={homeOf(reader)} className={`${barLink} no-underline`}>
        <Face reader={reader} />
        <span className="max-[26rem]:sr-only">{w.dashboard}</span>
      </a>
      <LogoutForm language={language} className="max-md:hidden" variant="onDeep" />
    </>
  )
}

function ReaderMenu({ language, reader }: Props) {
  const w = frameWords(language)
  if (reader.kind === 'visitor') {
    return (
      <>
        <a
          href="/login"
          className={`${buttonStyle({ variant: 'secondary', wide: true })} no-underline`}
        >
          {w.login}
        </a>
        <a href="/register" className={`${buttonStyle({ wide: true })} no-underline`}>
          {w.register}
        </a>
      </>
    )
  }
  return (
    <>
      <a
        href={homeOf(reader)}
        className={`${buttonStyle({ variant: 'secondary', wide: true })} no-underline`}
      >
        {w.dashboard}
      </a>
      <LogoutForm language={language} className="grid" />
    </>
  )
}

function homeOf(reader: PageReader): string {
  return reader.kind === 'admin' ? '/admin/dashboard' : '/dashboard'
}

/** Sent as text/plain, because the server parses no other form and this one has no fields. */
function LogoutForm({
  language,
  className,
  variant = 'secondary',
}: {
  language: PageLanguage
  className: string
  variant?: 'secondary' | 'onDeep'
}) {
  return (
    <form method="post" action="/logout" encType="text/plain" className={className}>
      <button type="submit" className={buttonStyle({ variant })}>
        {frameWords(language).logout}
      </button>
    </form>
  )
}

function Face({ reader }: { reader: Exclude<PageReader, { kind: 'visitor' }> }) {
  return (
    <span
      aria-hidden="true"
      className={
        'inline-flex size-8 shrink-0 items-center justify-center overflow-hidden ' +
        'rounded-full bg-mango text-xs font-medium text-on-mango select-none'
      }
    >
      {reader.avatarId ? (
        <img
          src={`/avatars/${reader.avatarId}`}
          alt=""
          width="32"
          height="32"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        initials(reader.fullName, reader.email)
      )}
    </span>
  )
}

function LeftNotice({ language, left }: { language: PageLanguage; left: 'user' | 'admin' }) {
  const w = language === 'fil' ? signOutWordsFil : signOutWords
  return (
    <div
      role="status"
      data-left=""
      className="border-b border-line bg-info-tint edge py-3 text-center sm:px-6"
    >
      <strong>{left === 'admin' ? w.adminLoggedOutTitle : w.loggedOutTitle}</strong>{' '}
      <span>{left === 'admin' ? w.adminLoggedOut : w.loggedOut}</span>
    </div>
  )
}
