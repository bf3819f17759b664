import { useRouterState } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { areaAt } from '../../shared/pages/find-page.ts'
import { notFoundWords } from '../../shared/words-not-found.ts'

/** An address without a page, inside the frame of its area. It repeats nothing of the address. */
export function NotFoundScreen() {
  const w = useWords(notFoundWords)
  const address = useRouterState({ select: ({ location }) => location.pathname })
  const inConsole = areaAt(address) === 'console'
  return (
    <>
      <PageHeader title={w.title} />
      <Card>
        <EmptyState
          icon={<MapPinOff aria-hidden size={28} strokeWidth={1.5} />}
          title={w.message}
          action={
            <LinkButton to={inConsole ? '/admin/dashboard' : '/dashboard'}>
              {inConsole ? w.overview : w.home}
            </LinkButton>
          }
        />
      </Card>
    </>
  )
}
