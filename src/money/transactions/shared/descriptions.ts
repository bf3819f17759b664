/**
 * Descriptions of transactions. The English text is stored and frozen with the receipt
 * (docs/decisions/0038); readers of Filipino see descriptions.fil.ts.
 */
import { correctionBegins, endBegins } from './type-label.ts'

export const descriptions = {
  depositRequested: (amount: string, bank: string) => `Deposit of ${amount} to ${bank} requested.`,
  depositCompleted: (amount: string) => `Deposit of ${amount} completed.`,
  withdrawalRequested: (bank: string, maskedNumber: string) =>
    `Withdrawal to ${bank}, ${maskedNumber}.`,
  withdrawalCompleted: (amount: string) => `Withdrawal of ${amount} completed.`,
  credit: () => 'Balance credit by the company.',
  debit: () => 'Balance debit by the company.',
  investmentPlaced: (plan: string) => `Investment: ${plan}.`,
  investmentCorrected: (plan: string) => `${correctionBegins}${plan}.`,
  maturedPayout: (plan: string) => `Payout of the matured investment ${plan}.`,
  cancelledPayout: (plan: string) => `${endBegins.cancelled}${plan}.`,
  failedPayout: (plan: string) => `Payout of the failed investment ${plan}.`,
  maturedPrincipal: (plan: string) => `Principal of the matured investment ${plan}.`,
  maturedReturn: (plan: string, gross: string, tax: string) =>
    `Return of the matured investment ${plan}: ${gross} before tax, ${tax} withheld.`,
  earlyExit: (plan: string, fee: string) => `${endBegins.exited}${plan}, after a fee of ${fee}.`,
  impairedPayout: (plan: string, lost: string) =>
    `${endBegins.impaired}${plan}: ${lost} of the principal is lost.`,
  /** As it was stored before it named the loss. */
  impairedRest: (plan: string) => `${endBegins.impaired}${plan}.`,
  withoutReturn: (plan: string) =>
    `What you placed in the investment ${plan}, which ended without a return.`,
  /** A reason, and the only one that no person wrote. */
  disowned: () => 'Its owner said: “This was not me”.',
}

export type Template = (...parts: string[]) => string

/** The parts that filled the template; null when the text is of another one. */
export function readParts(template: Template, stored: string): string[] | null {
  const pattern = patterns.get(template) ?? patternOf(template)
  patterns.set(template, pattern)
  return pattern.exec(stored)?.slice(1) ?? null
}

/** Made once, because the server reads descriptions in every movement of money. */
const patterns = new Map<Template, RegExp>()

function patternOf(template: Template): RegExp {
  // Each part is replaced by a private-use character, which none of our texts contains.
  const mark = '\uE000'
  const pattern = template(mark, mark, mark)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(mark, '(.+?)')
  return new RegExp(`^${pattern}$`, 's')
}

/** Those about an investment; each begins with its plan. */
const ofInvestments: readonly Template[] = [
  descriptions.investmentPlaced,
  descriptions.investmentCorrected,
  descriptions.maturedPayout,
  descriptions.cancelledPayout,
  descriptions.failedPayout,
  descriptions.maturedPrincipal,
  descriptions.maturedReturn,
  descriptions.earlyExit,
  descriptions.impairedPayout,
  descriptions.impairedRest,
  descriptions.withoutReturn,
]

/** The plan that a stored description names; null when it names none. */
export function planIn(stored: string): string | null {
  for (const template of ofInvestments) {
    const [plan] = readParts(template, stored) ?? []
    if (plan !== undefined) return plan
  }
  return null
}
