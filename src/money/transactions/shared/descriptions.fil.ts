import { descriptions, readParts, type Template } from './descriptions.ts'

const filipino: typeof descriptions = {
  depositRequested: (amount, bank) => `Hiniling na deposito na ${amount} sa ${bank}.`,
  depositCompleted: (amount) => `Natapos na deposito na ${amount}.`,
  withdrawalRequested: (bank, maskedNumber) => `Withdrawal sa ${bank}, ${maskedNumber}.`,
  withdrawalCompleted: (amount) => `Natapos na withdrawal na ${amount}.`,
  credit: () => 'Dagdag sa balanse mula sa kompanya.',
  debit: () => 'Bawas sa balanse na ginawa ng kompanya.',
  investmentPlaced: (plan) => `Investment: ${plan}.`,
  investmentCorrected: (plan) => `Binagong halaga ng investment na ${plan}.`,
  maturedPayout: (plan) => `Payout ng nag-mature na investment na ${plan}.`,
  cancelledPayout: (plan) => `Payout ng kinanselang investment na ${plan}.`,
  failedPayout: (plan) => `Payout ng hindi natuloy na investment na ${plan}.`,
  maturedPrincipal: (plan) => `Puhunan ng nag-mature na investment na ${plan}.`,
  maturedReturn: (plan, gross, tax) =>
    `Kita ng nag-mature na investment na ${plan}: ${gross} bago ang buwis, ${tax} ang kinaltas.`,
  earlyExit: (plan, fee) => `Maagang tinapos na investment na ${plan}, bawas ang singil na ${fee}.`,
  impairedPayout: (plan, lost) =>
    `Ang bumalik mula sa nabawasang investment na ${plan}: ${lost} ng puhunan ang nawala.`,
  impairedRest: (plan) => `Ang bumalik mula sa nabawasang investment na ${plan}.`,
  withoutReturn: (plan) => `Ang inilagay mo sa investment na ${plan}, na natapos nang walang kita.`,
  disowned: () => 'Sabi ng may-ari: “Hindi ako ito”.',
}

/** The Filipino of a stored description. One of another version or of staff stays as written. */
export function describeInFilipino(stored: string): string {
  for (const [kind, english] of Object.entries(descriptions)) {
    const parts = readParts(english, stored)
    if (parts) return (filipino[kind as keyof typeof filipino] as Template)(...parts)
  }
  return stored
}
