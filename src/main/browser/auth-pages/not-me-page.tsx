import { useSearch } from '@tanstack/react-router'
import { NotMeScreen } from '#people/safeguards/screens/not-me-screen.tsx'

export function NotMePage() {
  return <NotMeScreen search={useSearch({ from: '/public/not-me' })} />
}
