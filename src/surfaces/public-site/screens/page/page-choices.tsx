/** The choice of the language at the top and of the theme at the foot of every public page. */
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
      <ul className="flex rounded-full bg-deeper">
        {languages.map(([language, name]) => (
          <li key={language}>
            <a
              href={`?lang=${language}`}
              lang={language}
              hrefLang={language}
              aria-current={language === frame.language ? 'true' : undefined}
              className={
                'target inline-flex items-center justify-center rounded-full px-2 text-xs ' +
                'font-semibold text-on-deep-muted no-underline hover:text-on-deep ' +
                'aria-[current]:bg-deep-line aria-[current]:text-on-deep'
              }
            >
              {w.languageCodes[language]}
              <span className="sr-only"> {name}</span>
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
            'target rounded-full px-3 text-sm text-on-deep-muted hover:text-on-deep ' +
            'aria-pressed:bg-deep-line aria-pressed:font-medium aria-pressed:text-on-deep'
          }
        >
          {name}
        </button>
      ))}
    </div>
  )
}
