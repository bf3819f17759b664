/**
 * A receipt as a picture, passed to the share sheet of the device where there is one, otherwise
 * downloaded.
 */
import { saveFile } from '#foundation/kit/data/save-file.ts'
import { currentLanguage, currentWords } from '#foundation/kit/i18n/language.tsx'
import { siteName } from '#foundation/kit/page/site-settings.ts'
import { qrCells } from '#foundation/kit/ui/qr-cells.ts'
import { showPesosSigned } from '#foundation/peso/shared/peso.ts'
import { showDateTime, showPaperTime } from '#foundation/time/shared/time.ts'
import { maskAccountNumber } from '#people/profile/shared/account-number.ts'
import type { ReceiptView } from '../../shared/contract.ts'
import { receiptMeaning } from '../../shared/receipt-meaning.ts'
import { verifyPageOf } from '../../shared/rules-receipt.ts'
import { isCredit } from '../../shared/rules.ts'
import { typeLabel } from '../../shared/type-label.ts'
import { receiptWords } from '../../shared/words-receipt.ts'
import { transactionWords } from '../../shared/words.ts'
import { transactionTone } from '../list/transaction-status.tsx'
import { drawReceipt, type ReceiptPicture } from './draw-receipt.ts'
import { bankAccountTitle } from './receipt-facts.tsx'

/**
 * Returns the file name of the download, or null when the share sheet took the picture or was
 * closed.
 */
export async function shareReceipt(receipt: ReceiptView): Promise<string | null> {
  const { referenceNumber } = receipt.transaction
  const name = `kaban-receipt-${referenceNumber}.png`
  const picture = await drawReceipt(pictureOf(receipt))
  const file = new File([picture], name, { type: 'image/png' })
  if (canShare(file)) {
    try {
      await navigator.share({
        files: [file],
        title: currentWords(receiptWords).pictureTitle(referenceNumber),
      })
      return null
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null
      // Usually drawing took longer than the browser's user activation lasts. Save the picture
      // instead.
    }
  }
  saveFile(picture, name)
  return name
}

function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}

/** Leaves out the balance, the instructions and all but the last digits of the bank account. */
function pictureOf({ transaction, owner, bankAccount, signature }: ReceiptView): ReceiptPicture {
  const [w, r, language] = [
    currentWords(transactionWords),
    currentWords(receiptWords),
    currentLanguage(),
  ]
  const {
    type,
    status,
    amountCentavos,
    referenceNumber,
    transactionUid,
    createdAt,
    updatedAt,
    sample,
  } = transaction
  const facts: [string, string][] = [
    [w.reference, referenceNumber],
    [w.transactionUid, transactionUid],
    [w.holder, owner.fullName],
    [w.requestedAt, showPaperTime(createdAt, language)],
    [w.updatedAt, showPaperTime(updatedAt, language)],
  ]
  if (bankAccount) {
    const { bankName, accountName, accountNumber } = bankAccount
    const lines = [bankName, accountName, maskAccountNumber(accountNumber)]
    facts.push([bankAccountTitle({ ...w, ...r }, transaction), lines.join('\n')])
  }
  return {
    brand: siteName(),
    title: w.receipt,
    type: typeLabel(w, transaction),
    amount: showPesosSigned(amountCentavos),
    moved: status === 'completed' ? (isCredit(type) ? 'in' : 'out') : 'not',
    status: w.statuses[status],
    tone: transactionTone(status),
    meaning: receiptMeaning(r, { type, status }),
    facts,
    code: signature.code,
    cells: qrCells(signature.address),
    check: r.checkPaper(verifyPageOf(signature.address)),
    note: r.statusAt(showDateTime(new Date(), language)),
    sample: sample ? { mark: w.sampleMark, note: w.sampleNote } : null,
  }
}
