/** The frame of a page before sign-in: RootScreen without the parts for signed-in users. */
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
  signedIn: boolean
  Screen: AuthPageScreen
  /** Called once the page responds to input. */
  onReady?: () => void
}

/** The server and the browser must render exactly the same, or hydration fails. */
export function RenderedAuthPage({ queries, ...rest }: Props) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Frame {...rest} />
      </QueryClientProvider>
    </StrictMode>
  )
}

function Frame({ mode, signedIn, search, Screen, onReady }: Omit<Props, 'queries'>) {
  const facts = useCompanyContact('visitor')
  useEffect(() => onReady?.(), [onReady])
  return (
    <>
      <SkipLink />
      {mode === 'sample' && <SampleRibbon />}
      <MaintenanceBanner facts={facts} forStaff={false} />
      <OfflineBanner />
      <PublicFrame signedIn={signedIn}>
        <Screen search={search} />
      </PublicFrame>
      <ToastRegion />
    </>
  )
}
