import { useNavigate, useSearch } from '@tanstack/react-router'
import { CompanyAccessScreen } from '../../identity/screens/company-access-screen.tsx'

export function CompanyAccessPage() {
  const { step } = useSearch({ from: '/public/admin/login' })
  const navigate = useNavigate()
  return (
    <CompanyAccessScreen
      atCode={step === 'code'}
      onCode={() => void navigate({ to: '/admin/login', search: { step: 'code' }, replace: true })}
      onStartAgain={() => void navigate({ to: '/admin/login', search: {}, replace: true })}
    />
  )
}
