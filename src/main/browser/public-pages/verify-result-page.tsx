import { ReceiptSeal } from '#money/seals/screens/receipt-seal.tsx'
import { VerifyResultScreen } from '#money/transactions/screens/receipt/verify-result-screen.tsx'

export function VerifyResultPage() {
  return (
    <VerifyResultScreen
      seal={(receipt, code) => <ReceiptSeal code={code} receipt={receipt} signedText={null} />}
    />
  )
}
