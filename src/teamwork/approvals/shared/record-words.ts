/** Activity descriptions of requests, in both languages. Users do not see them. */
import { inBothLanguages, type BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { showPesos, showPesosSigned } from '#foundation/peso/shared/peso.ts'
import type { ApprovalKindName } from './rules.ts'

const english = {
  filed: {
    payee: (amount: string) =>
      `Asked a second person to end the wait of a withdrawal of ${amount} early.`,
    deposit: (amount: string) => `Asked a second person to agree to a deposit of ${amount}.`,
    withdrawal: (amount: string) => `Asked a second person to agree to a withdrawal of ${amount}.`,
    adjustment: (amount: string) =>
      `Asked a second person to agree to a balance adjustment of ${amount}.`,
    investment: (amount: string) =>
      `Asked a second person to agree to an investment payout of ${amount}.`,
    income: (amount: string) => `Asked a second person to agree to declared income of ${amount}.`,
    offer: (amount: string) => `Asked a second person to agree to an offer of up to ${amount}.`,
    impair: (amount: string) =>
      `Asked a second person to agree that ${amount} is returned from an investment.`,
    /** An impaired investment that loses nothing of its principal. */
    noReturn: (amount: string) =>
      `Asked a second person to agree that all of the ${amount} of an investment is returned, ` +
      'without a return.',
  },
  approved: {
    payee: (amount: string) =>
      `Agreed, as the second person, to end the wait of a withdrawal of ${amount} early.`,
    deposit: (amount: string) => `Agreed, as the second person, to a deposit of ${amount}.`,
    withdrawal: (amount: string) => `Agreed, as the second person, to a withdrawal of ${amount}.`,
    adjustment: (amount: string) =>
      `Agreed, as the second person, to a balance adjustment of ${amount}.`,
    investment: (amount: string) =>
      `Agreed, as the second person, to an investment payout of ${amount}.`,
    income: (amount: string) => `Agreed, as the second person, to declared income of ${amount}.`,
    offer: (amount: string) => `Agreed, as the second person, to an offer of up to ${amount}.`,
    impair: (amount: string) =>
      `Agreed, as the second person, that ${amount} is returned from an investment.`,
    noReturn: (amount: string) =>
      `Agreed, as the second person, that all of the ${amount} of an investment is returned, ` +
      'without a return.',
  },
  rejected: {
    payee: (amount: string) => `Did not agree to end the wait of a withdrawal of ${amount} early.`,
    deposit: (amount: string) => `Did not agree to a deposit of ${amount}.`,
    withdrawal: (amount: string) => `Did not agree to a withdrawal of ${amount}.`,
    adjustment: (amount: string) => `Did not agree to a balance adjustment of ${amount}.`,
    investment: (amount: string) => `Did not agree to an investment payout of ${amount}.`,
    income: (amount: string) => `Did not agree to declared income of ${amount}.`,
    offer: (amount: string) => `Did not agree to an offer of up to ${amount}.`,
    impair: (amount: string) => `Did not agree that ${amount} is returned from an investment.`,
    noReturn: (amount: string) =>
      `Did not agree that all of the ${amount} of an investment is returned, without a return.`,
  },
  recalled: {
    payee: (amount: string) =>
      `Recalled the request to end the wait of a withdrawal of ${amount} early.`,
    deposit: (amount: string) => `Recalled the request about a deposit of ${amount}.`,
    withdrawal: (amount: string) => `Recalled the request about a withdrawal of ${amount}.`,
    adjustment: (amount: string) => `Recalled the request about a balance adjustment of ${amount}.`,
    investment: (amount: string) => `Recalled the request about an investment payout of ${amount}.`,
    income: (amount: string) => `Recalled the request about declared income of ${amount}.`,
    offer: (amount: string) => `Recalled the request about an offer of up to ${amount}.`,
    impair: (amount: string) =>
      `Recalled the request that ${amount} is returned from an investment.`,
    noReturn: (amount: string) =>
      `Recalled the request that all of the ${amount} of an investment is returned, ` +
      'without a return.',
  },
  expired: {
    payee: (amount: string) =>
      `Nobody decided in time about ending the wait of a withdrawal of ${amount}.`,
    deposit: (amount: string) => `Nobody decided in time about a deposit of ${amount}.`,
    withdrawal: (amount: string) => `Nobody decided in time about a withdrawal of ${amount}.`,
    adjustment: (amount: string) =>
      `Nobody decided in time about a balance adjustment of ${amount}.`,
    investment: (amount: string) =>
      `Nobody decided in time about an investment payout of ${amount}.`,
    income: (amount: string) => `Nobody decided in time about declared income of ${amount}.`,
    offer: (amount: string) => `Nobody decided in time about an offer of up to ${amount}.`,
    impair: (amount: string) =>
      `Nobody decided in time about ${amount} that is returned from an investment.`,
    noReturn: (amount: string) =>
      `Nobody decided in time about all of the ${amount} of an investment to be returned, ` +
      'without a return.',
  },
}

const filipino: typeof english = {
  filed: {
    payee: (amount) =>
      `Hiniling na sang-ayunan ng ikalawang tao ang maagang pagtapos ng ` +
      `paghihintay ng withdrawal na ${amount}.`,
    deposit: (amount) => `Hiniling na sang-ayunan ng ikalawang tao ang deposito na ${amount}.`,
    withdrawal: (amount) => `Hiniling na sang-ayunan ng ikalawang tao ang withdrawal na ${amount}.`,
    adjustment: (amount) =>
      `Hiniling na sang-ayunan ng ikalawang tao ang adjustment ng balanse na ${amount}.`,
    investment: (amount) =>
      `Hiniling na sang-ayunan ng ikalawang tao ang payout ng investment na ${amount}.`,
    income: (amount) =>
      `Hiniling na sang-ayunan ng ikalawang tao ang idineklarang kita na ${amount}.`,
    offer: (amount) => `Hiniling na sang-ayunan ng ikalawang tao ang alok na hanggang ${amount}.`,
    impair: (amount) =>
      `Hiniling na sang-ayunan ng ikalawang tao na ${amount} ang babalik sa isang investment.`,
    noReturn: (amount) =>
      `Hiniling na sang-ayunan ng ikalawang tao na bumalik ang buong ${amount} ng isang ` +
      'investment, nang walang kita.',
  },
  approved: {
    payee: (amount) =>
      `Sumang-ayon, bilang ikalawang tao, sa maagang pagtapos ng paghihintay ng ` +
      `withdrawal na ${amount}.`,
    deposit: (amount) => `Sumang-ayon, bilang ikalawang tao, sa deposito na ${amount}.`,
    withdrawal: (amount) => `Sumang-ayon, bilang ikalawang tao, sa withdrawal na ${amount}.`,
    adjustment: (amount) =>
      `Sumang-ayon, bilang ikalawang tao, sa adjustment ng balanse na ${amount}.`,
    investment: (amount) =>
      `Sumang-ayon, bilang ikalawang tao, sa payout ng investment na ${amount}.`,
    income: (amount) => `Sumang-ayon, bilang ikalawang tao, sa idineklarang kita na ${amount}.`,
    offer: (amount) => `Sumang-ayon, bilang ikalawang tao, sa alok na hanggang ${amount}.`,
    impair: (amount) =>
      `Sumang-ayon, bilang ikalawang tao, na ${amount} ang babalik sa isang investment.`,
    noReturn: (amount) =>
      `Sumang-ayon, bilang ikalawang tao, na bumalik ang buong ${amount} ng isang investment, ` +
      'nang walang kita.',
  },
  rejected: {
    payee: (amount) =>
      `Hindi sumang-ayon sa maagang pagtapos ng paghihintay ng withdrawal na ${amount}.`,
    deposit: (amount) => `Hindi sumang-ayon sa deposito na ${amount}.`,
    withdrawal: (amount) => `Hindi sumang-ayon sa withdrawal na ${amount}.`,
    adjustment: (amount) => `Hindi sumang-ayon sa adjustment ng balanse na ${amount}.`,
    investment: (amount) => `Hindi sumang-ayon sa payout ng investment na ${amount}.`,
    income: (amount) => `Hindi sumang-ayon sa idineklarang kita na ${amount}.`,
    offer: (amount) => `Hindi sumang-ayon sa alok na hanggang ${amount}.`,
    impair: (amount) => `Hindi sumang-ayon na ${amount} ang babalik sa isang investment.`,
    noReturn: (amount) =>
      `Hindi sumang-ayon na bumalik ang buong ${amount} ng isang investment, nang walang kita.`,
  },
  recalled: {
    payee: (amount) =>
      `Binawi ang hiling na tapusin nang maaga ang paghihintay ng withdrawal na ${amount}.`,
    deposit: (amount) => `Binawi ang hiling tungkol sa deposito na ${amount}.`,
    withdrawal: (amount) => `Binawi ang hiling tungkol sa withdrawal na ${amount}.`,
    adjustment: (amount) => `Binawi ang hiling tungkol sa adjustment ng balanse na ${amount}.`,
    investment: (amount) => `Binawi ang hiling tungkol sa payout ng investment na ${amount}.`,
    income: (amount) => `Binawi ang hiling tungkol sa idineklarang kita na ${amount}.`,
    offer: (amount) => `Binawi ang hiling tungkol sa alok na hanggang ${amount}.`,
    impair: (amount) => `Binawi ang hiling na ${amount} ang babalik sa isang investment.`,
    noReturn: (amount) =>
      `Binawi ang hiling na bumalik ang buong ${amount} ng isang investment, nang walang kita.`,
  },
  expired: {
    payee: (amount) => `Walang nagpasya sa oras tungkol sa paghihintay ng withdrawal na ${amount}.`,
    deposit: (amount) => `Walang nagpasya sa oras tungkol sa deposito na ${amount}.`,
    withdrawal: (amount) => `Walang nagpasya sa oras tungkol sa withdrawal na ${amount}.`,
    adjustment: (amount) =>
      `Walang nagpasya sa oras tungkol sa adjustment ng balanse na ${amount}.`,
    investment: (amount) => `Walang nagpasya sa oras tungkol sa payout ng investment na ${amount}.`,
    income: (amount) => `Walang nagpasya sa oras tungkol sa idineklarang kita na ${amount}.`,
    offer: (amount) => `Walang nagpasya sa oras tungkol sa alok na hanggang ${amount}.`,
    impair: (amount) =>
      `Walang nagpasya sa oras tungkol sa ${amount} na babalik sa isang investment.`,
    noReturn: (amount) =>
      `Walang nagpasya sa oras tungkol sa buong ${amount} ng isang investment na babalik nang ` +
      'walang kita.',
  },
}

const texts = inBothLanguages(english, filipino)

/** The line of the activity about a request when it is filed, decided or over. */
export const recordText = (
  step: keyof typeof english,
  request: { kind: ApprovalKindName; amountCentavos: bigint; allComesBack: boolean },
): BilingualText =>
  request.allComesBack
    ? texts[step].noReturn(showPesos(request.amountCentavos))
    : texts[step][request.kind](showPesosSigned(request.amountCentavos))
