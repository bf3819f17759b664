import { useNavigate, useSearch } from '@tanstack/react-router'
import { CompanyAccessScreen } from '#people/identity/screens/auth/company-access-screen.tsx'

export function CompanyAccessPage() {
  const { returnTo, step } = useSearch({ from: '/public/admin/login' })
  const navigate = useNavigate()
  const search = returnTo === undefined ? {} : { returnTo }
  return (
    <CompanyAccessScreen
      returnTo={returnTo}
      atCode={step === 'code'}
      onCode={() =>
        void navigate({ to: '/admin/login', search: { ...search, step: 'code' }, replace: true })
      }
      onStartAgain={() => void navigate({ to: '/admin/login', search, replace: true })}
    />
  )
}
