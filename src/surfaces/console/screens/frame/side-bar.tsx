import { Link } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Brand } from '#foundation/kit/ui/brand.tsx'
import { consoleFrameWords } from '../../shared/words-frame.ts'
import { useCountBehind } from '../overview/use-waiting.ts'
import { EnvironmentBadge } from './environment-badge.tsx'
import { placeOf, sectionIcons, useSections, type Section } from './sections.ts'

const linkStyle =
  'relative flex min-h-8 items-center gap-2.5 rounded-control text-[0.8125rem]/4.5 font-medium ' +
  'text-on-deep-muted no-underline hover:bg-deep hover:text-on-deep pointer-coarse:min-h-11 ' +
  'max-lg:justify-center lg:px-2'

/** Icons from 768 px, names too from 1024 px; a phone has a menu with the same pages. */
export function SideBar() {
  const w = useWords(consoleFrameWords)
  const sections = useSections()
  const groups = [...new Set(sections.map(({ group }) => group))]
  return (
    <aside
      className={
        'no-print sticky top-0 hidden h-dvh flex-col gap-2 overflow-y-auto bg-deeper p-2 ' +
        'text-on-deep [&_:focus-visible]:outline-mango md:flex'
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-1 lg:px-2 lg:pt-1">
        <span className="flex max-lg:mx-auto max-lg:w-8 max-lg:overflow-hidden">
          <Brand />
        </span>
        <span
          className={
            'flex max-lg:-mx-2 max-lg:grow max-lg:justify-center max-lg:[&_.badge]:px-0.5 ' +
            'max-lg:[&_.badge]:text-[0.5625rem]'
          }
        >
          <EnvironmentBadge />
        </span>
      </div>
      <nav aria-label={w.navigation} className="grid gap-2">
        {groups.map((group, place) => (
          <div key={group} className="grid gap-px">
            {/* The first group is the console itself and needs no name. */}
            {place > 0 && (
              <p className="px-2.5 pb-0.5 text-xs font-medium text-on-deep-line max-lg:sr-only">
                {w.groups[group]}
              </p>
            )}
            {sections
              .filter((section) => section.group === group)
              .map((section) => (
                <SectionLink key={section.to} section={section} />
              ))}
          </div>
        ))}
      </nav>
      <a href="/?public" title={w.publicSite} className={`${linkStyle} mt-auto`}>
        <Globe aria-hidden size={18} className="shrink-0" />
        <span className="max-lg:sr-only">{w.publicSite}</span>
      </a>
    </aside>
  )
}

function SectionLink({ section }: { section: Section }) {
  const { name } = section
  const w = useWords(consoleFrameWords)
  const Icon = sectionIcons[name]
  const count = useCountBehind(name)
  return (
    <Link
      {...placeOf(section)}
      title={w.pages[name]}
      activeOptions={{ includeSearch: false }}
      activeProps={{
        className: 'bg-deep !text-on-deep shadow-[inset_3px_0_0_var(--mango)]',
        'aria-current': 'page',
      }}
      className={linkStyle}
    >
      <Icon aria-hidden size={18} className="shrink-0" />
      <span className="min-w-0 grow max-lg:sr-only">{w.pages[name]}</span>
      {count > 0 && (
        <span
          className={
            'figures min-w-5 rounded-full px-1.5 text-center text-xs/4.5 font-semibold ' +
            'max-lg:absolute max-lg:-top-0.5 max-lg:-right-0.5 max-lg:px-1 ' +
            'max-lg:text-[0.625rem] ' +
            (name === 'workbench' ? 'bg-coral text-on-coral' : 'bg-deep-line text-on-deep')
          }
        >
          <span aria-hidden>{count > 99 ? '99+' : count}</span>
          <span className="sr-only">{w.waits(count)}</span>
        </span>
      )}
    </Link>
  )
}
