import type { ReactNode } from 'react'
import { Link } from '#foundation/kit/page/navigation.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'

interface Props {
  title: string
  description?: ReactNode
  children: ReactNode
  /** Links to other auth pages. */
  below?: ReactNode
  takesFocus?: boolean
}

/** The narrow column of all auth pages. */
export function AuthFrame({ children, below, ...header }: Props) {
  return (
    <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-12">
      <PageHeader {...header} />
      <Card>{children}</Card>
      {below && <div className="mt-4 grid justify-items-start">{below}</div>}
    </div>
  )
}

export const authLinkStyle = 'link target inline-flex items-center'

interface LinkProps {
  to: '/login' | '/register' | '/forgot-password' | '/admin/login'
  /** The page that the person wants after the sign-in. */
  returnTo?: string | undefined
  children: ReactNode
}

export function AuthLink({ to, returnTo, children }: LinkProps) {
  return (
    <Link to={to} search={returnTo === undefined ? {} : { returnTo }} className={authLinkStyle}>
      {children}
    </Link>
  )
}
