import { saveFile } from '#foundation/kit/data/save-file.ts'
/**
 * A receipt as a picture: handed to the device's share sheet with a file where there is one,
 * otherwise downloaded.
 */
import { currentLanguage, currentWords } from '#foundation/kit/i18n/language.tsx'
import { siteName } from '#foundation/kit/page/site-settings.ts'
import { qrCells } from '#foundation/kit/ui/qr-cells.ts'
import { showPesosSigned } from '#foundation/peso/shared/peso.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { maskAccountNumber } from '#people/profile/shared/rules.ts'
import type { ReceiptView } from '../../shared/contract.ts'
import { isCredit } from '../../shared/rules.ts'
import { receiptWords } from '../../shared/words-receipt.ts'
import { transactionWords } from '../../shared/words.ts'
import { transactionTone } from '../list/transaction-status.tsx'
import { bankAccountTitle } from '../list/where-to.ts'
import { drawReceipt, type ReceiptPicture } from './draw-receipt.ts'

/**
 * The name of the file when it was downloaded; null when the share sheet took it, or the person
 * closed that.
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
      // Refused, mostly because drawing took longer than the press is believed: the picture is made, so it is saved.
    }
  }
  saveFile(picture, name)
  return name
}

function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}

/**
 * What others may see: neither the balance nor the company's instructions, and of the bank account
 * the last digits alone.
 */
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
    [w.requestedAt, showDateTime(createdAt, language)],
    [w.updatedAt, showDateTime(updatedAt, language)],
  ]
  if (bankAccount)
    facts.push([
      bankAccountTitle(w, transaction),
      `${bankAccount.bankName}\n${bankAccount.accountName}\n${maskAccountNumber(bankAccount.accountNumber)}`,
    ])
  return {
    brand: siteName(),
    title: w.receipt,
    type: w.types[type],
    amount: showPesosSigned(amountCentavos),
    moved: status === 'completed' ? (isCredit(type) ? 'in' : 'out') : 'not',
    status: w.statuses[status],
    tone: transactionTone(status),
    meaning: r.meaning[isCredit(type) ? 'in' : 'out'][status],
    facts,
    code: signature.code,
    cells: qrCells(signature.address),
    check: r.checkPaper(signature.address.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '')),
    note: r.statusAt(showDateTime(new Date(), language)),
    sample: sample ? { mark: w.sampleMark, note: w.sampleNote } : null,
  }
}
