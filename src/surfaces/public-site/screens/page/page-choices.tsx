/** The language and theme choices at the foot of every public page. */
import type { PageFrame } from '../../shared/rules-page.ts'
import { frameWords } from './site-words.ts'

/** Each language is named in that language. */
const languages = [
  ['en', 'English'],
  ['fil', 'Filipino'],
] as const

export function Languages({ frame }: { frame: PageFrame }) {
  const w = frameWords(frame.language)
  return (
    <nav aria-label={w.language}>
      <ul className="flex flex-wrap gap-1">
        {languages.map(([language, name]) => (
          <li key={language}>
            <a
              href={`?lang=${language}`}
              lang={language}
              hrefLang={language}
              aria-current={language === frame.language ? 'true' : undefined}
              className={
                'target inline-flex items-center rounded-control px-3 text-muted ' +
                'hover:bg-surface hover:text-ink aria-[current]:bg-primary-tint ' +
                'aria-[current]:font-medium aria-[current]:text-primary'
              }
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Hidden until the script runs, because only the script can change the theme. */
export function Themes({ frame }: { frame: PageFrame }) {
  const w = frameWords(frame.language)
  return (
    <div role="group" aria-label={w.theme} data-themes="" hidden className="flex flex-wrap gap-1">
      {(
        [
          ['light', w.themeLight],
          ['dark', w.themeDark],
          ['system', w.themeSystem],
        ] as const
      ).map(([theme, name]) => (
        <button
          key={theme}
          type="button"
          data-theme-choice={theme}
          aria-pressed="false"
          className={
            'target rounded-control px-3 text-muted hover:bg-surface hover:text-ink ' +
            'aria-pressed:bg-primary-tint aria-pressed:font-medium ' +
            'aria-pressed:text-primary'
          }
        >
          {name}
        </button>
      ))}
    </div>
  )
}
