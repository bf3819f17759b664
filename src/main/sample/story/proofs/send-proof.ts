import type { Being } from '../move-money.ts'
import type { Teller } from '../teller.ts'

/** Returns false when nothing was sent. */
export async function sendProof(
  _teller: Teller,
  _being: Being,
  _chatId: string,
  _amountCentavos: bigint,
): Promise<boolean> {
  return false
}
