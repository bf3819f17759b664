/**
 * A receipt as a picture: handed to the device's share sheet with a file where there is one,
 * otherwise downloaded.
 */
import { currentLanguage, currentWords } from '../../kit/language.tsx'
import { qrCells } from '../../kit/qr-cells.ts'
import { saveFile } from '../../kit/save-file.ts'
import { siteName } from '../../kit/site-here.ts'
import { showPesosSigned } from '../../peso/peso.ts'
import { maskAccountNumber } from '../../profile/rules.ts'
import { showDateTime } from '../../time/time.ts'
import type { ReceiptView } from '../contract.ts'
import { isCredit } from '../rules.ts'
import { words as receiptWords } from '../words-receipt.ts'
import { words } from '../words.ts'
import { drawReceipt, type ReceiptPicture } from './draw-receipt.ts'
import { toneOf } from './transaction-status.tsx'
import { whereTo } from './where-to.ts'

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
  const [w, r, language] = [currentWords(words), currentWords(receiptWords), currentLanguage()]
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
      whereTo(w, transaction),
      `${bankAccount.bankName}\n${bankAccount.accountName}\n${maskAccountNumber(bankAccount.accountNumber)}`,
    ])
  return {
    brand: siteName(),
    title: w.receipt,
    type: w.types[type],
    amount: showPesosSigned(amountCentavos),
    moved: status === 'completed' ? (isCredit(type) ? 'in' : 'out') : 'not',
    status: w.statuses[status],
    tone: toneOf(status),
    meaning: r.meaning[isCredit(type) ? 'in' : 'out'][status],
    facts,
    code: signature.code,
    cells: qrCells(signature.address),
    check: r.checkPaper(signature.address.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '')),
    note: r.statusAt(showDateTime(new Date(), language)),
    sample: sample ? { mark: w.sampleMark, note: w.sampleNote } : null,
  }
}
