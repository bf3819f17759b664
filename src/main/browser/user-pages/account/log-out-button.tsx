import { LogOut } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { useLogout } from '#people/identity/screens/sign-out/logout.ts'
import { appWords } from '../../../shared/words.ts'

export function LogOutButton() {
  const w = useWords(appWords)
  const logout = useLogout()
  return (
    <Button
      variant="secondary"
      wide
      icon={<LogOut aria-hidden size={18} />}
      pending={logout.isPending}
      onClick={() => logout.mutate()}
    >
      {w.logOut}
    </Button>
  )
}
