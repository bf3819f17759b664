import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Avatar } from '#foundation/kit/ui/avatar.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { meQuery } from '#people/identity/screens/calls.ts'
import { accountWords } from '../../../shared/words-account.ts'
import { LogOutButton } from './log-out-button.tsx'
import { SectionList } from './section-list.tsx'

const column = 'grid grid-cols-1 gap-4'

/** Whose account it is, and everything that belongs to it. */
export function AccountPage() {
  const { title, groups } = useWords(accountWords)
  return (
    <>
      <PageHeader title={title} />
      <div data-wide className={column}>
        <Owner />
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <div className={column}>
            <SectionList group="you" title={groups.you} />
            <SectionList group="settings" title={groups.settings} />
          </div>
          <div className={column}>
            <SectionList group="money" title={groups.money} />
            <SectionList group="more" title={groups.more} />
            <LogOutButton />
          </div>
        </div>
      </div>
    </>
  )
}

const ownerStyle =
  'deep-field flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card edge py-5 sm:px-6'

function Owner() {
  const w = useWords(accountWords)
  const { me: known } = useRouteContext({ from: '__root__' })
  const { data: me = known } = useQuery(meQuery)
  return (
    <div className={ownerStyle}>
      <Avatar onDeep size="large" fullName={me.fullName} email={me.email} avatarId={me.avatarId} />
      <p className="grid min-w-0 grow basis-40">
        <span className="text-xl font-semibold wrap-anywhere">{me.fullName}</span>
        <span className="wrap-anywhere text-on-deep-muted">{me.email}</span>
      </p>
      <LinkButton to="/dashboard/profile" variant="onDeep">
        {w.editProfile}
      </LinkButton>
    </div>
  )
}
