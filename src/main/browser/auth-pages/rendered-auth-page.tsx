/** What stands around a page at the door: as RootScreen, for nobody who is signed in. */
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StrictMode, useEffect, type ComponentType } from 'react'
import { OfflineBanner } from '#foundation/kit/offline/online.tsx'
import { ToastRegion } from '#foundation/kit/overlay/toast.tsx'
import { SampleRibbon } from '#foundation/kit/page/sample-ribbon.tsx'
import { SkipLink } from '#foundation/kit/page/skip-link.tsx'
import { MaintenanceBanner } from '#people/company/screens/maintenance-banner.tsx'
import { PublicFrame } from '../frame/public-frame.tsx'
import { useCompanyContact } from './company-contact.ts'

export interface AuthPageProps {
  search: Record<string, string | undefined>
}

export type AuthPageScreen = ComponentType<AuthPageProps>

interface Props extends AuthPageProps {
  queries: QueryClient
  mode: 'sample' | 'live'
  Screen: AuthPageScreen
  /** Everything on the page does what it says. */
  onStands?: () => void
}

/** The same on the server and in the browser, to the letter: one takes over what the other drew. */
export function RenderedAuthPage({ queries, ...rest }: Props) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Framed {...rest} />
      </QueryClientProvider>
    </StrictMode>
  )
}

function Framed({ mode, search, Screen, onStands }: Omit<Props, 'queries'>) {
  const facts = useCompanyContact('visitor')
  useEffect(() => onStands?.(), [onStands])
  return (
    <>
      <SkipLink />
      {mode === 'sample' && <SampleRibbon />}
      <MaintenanceBanner facts={facts} forStaff={false} />
      <OfflineBanner />
      <PublicFrame>
        <Screen search={search} />
      </PublicFrame>
      <ToastRegion />
    </>
  )
}
