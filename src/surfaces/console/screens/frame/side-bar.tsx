import { Link } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Brand } from '#foundation/kit/ui/brand.tsx'
import { CountBadge } from '#foundation/kit/ui/count-badge.tsx'
import { consoleFrameWords } from '../../shared/words-frame.ts'
import { useCountBehind } from '../overview/use-waiting.ts'
import { EnvironmentBadge } from './environment-badge.tsx'
import { sectionIcons, useSections, type Section } from './sections.ts'

/** From 1024 px on; below that the menu of the top bar has the same pages. */
export function SideBar() {
  const w = useWords(consoleFrameWords)
  const sections = useSections()
  const groups = [...new Set(sections.map(({ group }) => group))]
  return (
    <aside
      className={
        'no-print sticky top-0 hidden h-dvh flex-col gap-4 overflow-y-auto border-r ' +
        'border-line bg-surface p-3 lg:flex'
      }
    >
      <div className="grid gap-1 px-2 pt-1">
        <div className="flex items-center justify-between gap-2">
          <Brand />
          <EnvironmentBadge />
        </div>
        <p className="text-sm text-muted">{w.console}</p>
      </div>
      <nav aria-label={w.navigation} className="grid gap-4">
        {groups.map((group, place) => (
          <div key={group} className="grid gap-0.5">
            {/* The first group is the console itself and needs no name. */}
            {place > 0 && (
              <p className="px-3 pb-0.5 text-xs font-medium text-muted">{w.groups[group]}</p>
            )}
            {sections
              .filter((section) => section.group === group)
              .map((section) => (
                <SectionLink key={section.to} section={section} />
              ))}
          </div>
        ))}
      </nav>
      <a
        href="/?public"
        className={
          'flex min-h-10 items-center gap-3 rounded-control px-3 text-sm text-ink ' +
          'no-underline hover:bg-sunken pointer-coarse:min-h-11'
        }
      >
        <Globe aria-hidden size={20} className="shrink-0" />
        {w.publicSite}
      </a>
    </aside>
  )
}

function SectionLink({ section: { to, name } }: { section: Section }) {
  const w = useWords(consoleFrameWords)
  const Icon = sectionIcons[name]
  const count = useCountBehind(name)
  return (
    <Link
      to={to}
      activeOptions={{ includeSearch: false }}
      activeProps={{
        className: 'bg-primary-tint font-medium !text-primary',
        'aria-current': 'page',
      }}
      className={
        'flex min-h-10 items-center gap-3 rounded-control px-3 text-sm text-ink ' +
        'no-underline hover:bg-sunken pointer-coarse:min-h-11'
      }
    >
      <Icon aria-hidden size={20} className="shrink-0" />
      <span className="min-w-0 grow">{w.pages[name]}</span>
      <CountBadge count={count} label={w.waits(count)} />
    </Link>
  )
}
