import type { ComponentProps, ReactNode } from 'react'
import { FieldPage } from '#foundation/kit/page/field-page.tsx'
import { Link } from '#foundation/kit/page/navigation.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'

interface Props extends ComponentProps<typeof FieldPage> {
  /** Links to other auth pages. */
  below?: ReactNode
  /** For a notice alone: it needs no card around it. */
  bare?: boolean
}

/** The frame of all auth pages: a title on teal and a form. */
export function AuthFrame({ children, below, bare, ...page }: Props) {
  return (
    <FieldPage {...page}>
      {bare ? children : <Card>{children}</Card>}
      {below && <div className="mt-4 grid justify-items-start">{below}</div>}
    </FieldPage>
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
