import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import type { ReceiptView } from '../../shared/contract.ts'
import { receiptWords } from '../../shared/words-receipt.ts'

/** Loads the drawing code on click, because few receipts are ever shared. */
export function ShareReceiptButton({ receipt }: { receipt: ReceiptView }) {
  const w = useWords(receiptWords)
  const [working, setWorking] = useState(false)
  const share = async () => {
    setWorking(true)
    try {
      const { shareReceipt } = await import('./share-receipt.ts')
      const saved = await shareReceipt(receipt)
      if (saved) notify({ title: w.pictureSaved, message: w.pictureSavedMore(saved) })
    } catch {
      notify({ title: w.shareFailed, message: w.shareFailedMore, tone: 'failed' })
    }
    setWorking(false)
  }
  return (
    <Button
      variant="secondary"
      pending={working}
      className="max-sm:px-3"
      aria-label={w.sharePicture}
      icon={<Share2 aria-hidden size={18} />}
      onClick={() => void share()}
    >
      {w.share}
    </Button>
  )
}
