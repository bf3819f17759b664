import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { MoreLink } from '#foundation/kit/page/more-link.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { showListTime, showRelative, showYearDay } from '#foundation/time/shared/time.ts'
import { RevealNumber } from '#people/profile/screens/reveal-number.tsx'
import type { UserView } from '../../shared/contract.ts'
import { userWords } from '../../shared/words.ts'
import { users } from '../calls.ts'

export function WalletCard({ user }: { user: UserView }) {
  const w = useWords(userWords)
  const language = useLanguage()
  return (
    <Card title={w.wallet}>
      <Facts
        facts={[
          {
            label: w.available,
            value: (
              <span className="text-lg font-medium">
                <Amount centavos={user.availableCentavos} />
              </span>
            ),
          },
          { label: w.onHold, value: <Amount centavos={user.heldCentavos} /> },
          { label: w.posted, value: <Amount centavos={user.postedCentavos} /> },
        ]}
      />
      {user.holds.length > 0 && (
        <div className="mt-4 border-t border-line pt-3">
          <h3 className="mb-1 text-sm font-medium text-muted">{w.holds}</h3>
          <ul className="grid text-sm">
            {user.holds.map(({ holdId, amountCentavos, createdAt }) => (
              <li key={holdId} className="flex flex-wrap justify-between gap-x-4 py-1">
                <span className="figures text-muted">{showListTime(createdAt, language)}</span>
                <Amount centavos={amountCentavos} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

/** Apart from the wallet. */
export function InvestmentsCard({ user: { email, investedCentavos } }: { user: UserView }) {
  const w = useWords(userWords)
  return (
    <Card
      title={w.investments}
      action={
        <MoreLink to="/admin/investments" search={{ search: email }}>
          {w.showInvestments}
        </MoreLink>
      }
    >
      <Facts facts={[{ label: w.invested, value: <Amount centavos={investedCentavos} /> }]} />
    </Card>
  )
}

export function ProfileCard({ user }: { user: UserView }) {
  const w = useWords(userWords)
  const language = useLanguage()
  const signsIn = [
    user.hasPassword ? w.withPassword : w.withProvider,
    ...(user.hasAuthenticator ? [w.withApp] : []),
  ].join(', ')
  return (
    <Card title={w.profile}>
      <Facts
        facts={[
          {
            label: w.email,
            value: (
              <>
                {user.email}
                <CopyButton value={user.email} what={w.copyEmail} className="-my-2.5 -mr-3" />
              </>
            ),
          },
          { label: w.phone, value: <span className="figures">{user.phoneNumber || '—'}</span> },
          {
            label: w.userId,
            value: (
              <>
                <span className="figures text-sm">{`…${user.userId.slice(-12)}`}</span>
                <CopyButton value={user.userId} what={w.copyId} className="-my-2.5 -mr-3" />
              </>
            ),
          },
          {
            label: w.joinedOn,
            value: <span className="figures">{showYearDay(user.createdAt, language)}</span>,
          },
          {
            label: w.lastSeen,
            value: user.lastSeenAt
              ? showRelative(user.lastSeenAt, new Date(serverNow()), language)
              : w.neverSeen,
          },
          { label: w.signsInWith, value: signsIn },
        ]}
      />
    </Card>
  )
}

export function BankCard({ user: { userId, bank } }: { user: UserView }) {
  const w = useWords(userWords)
  return (
    <Card title={w.bank}>
      {bank ? (
        <Facts
          facts={[
            { label: w.bankName, value: bank.bankName },
            { label: w.accountName, value: bank.accountName },
            {
              label: w.accountNumber,
              value: (
                <RevealNumber
                  key={userId}
                  maskedNumber={bank.maskedNumber}
                  fetchNumber={(reason) => users.revealBankNumber.call({ userId, reason })}
                />
              ),
            },
          ]}
        />
      ) : (
        <p className="text-muted">{w.noBank}</p>
      )}
    </Card>
  )
}
