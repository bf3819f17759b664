import { useUnseenAnnouncements } from '#content/announcements/screens/calls.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { RowLink } from '#foundation/kit/rows/row-link.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { CountBadge } from '#foundation/kit/ui/count-badge.tsx'
import { accountWords } from '../../../shared/words-account.ts'
import { appWords } from '../../../shared/words.ts'
import { accountSections, type AccountGroup, type AccountSection } from './sections.ts'

/** The sections of a group as rows that open them. */
export function SectionList({ group, title }: { group: AccountGroup; title?: string }) {
  return (
    <Card flush title={title}>
      <ul className={`divide-y divide-line ${title ? 'border-t border-line' : ''}`}>
        {accountSections[group].map((section) => (
          <li key={section.to}>
            <SectionRow section={section} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function SectionRow({ section: { to, name, icon: Icon } }: { section: AccountSection }) {
  const w = useWords(accountWords)
  const app = useWords(appWords)
  const unseen = useUnseenAnnouncements()
  return (
    <RowLink
      to={to}
      icon={<Icon aria-hidden size={20} />}
      title={w.entries[name].title}
      hint={w.entries[name].hint}
      extra={
        name === 'tasks' && unseen > 0 ? (
          <CountBadge count={unseen} label={app.unseenAnnouncements(unseen)} />
        ) : undefined
      }
    />
  )
}
