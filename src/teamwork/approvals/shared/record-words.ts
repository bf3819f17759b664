/** Activity descriptions of requests, in both languages. Users do not see them. */
import { inBothLanguages, type BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { showPesos, showPesosSigned } from '#foundation/peso/shared/peso.ts'
import type { ApprovalKindName } from './rules.ts'

const english = {
  filed: {
    payee: (amount: string) =>
      `Requested approval to end the wait of a withdrawal of ${amount} early.`,
    deposit: (amount: string) => `Requested approval of a deposit of ${amount}.`,
    withdrawal: (amount: string) => `Requested approval of a withdrawal of ${amount}.`,
    adjustment: (amount: string) => `Requested approval of a balance adjustment of ${amount}.`,
    investment: (amount: string) => `Requested approval of an investment payout of ${amount}.`,
    income: (amount: string) => `Requested approval of declared income of ${amount}.`,
    offer: (amount: string) => `Requested approval of an offer of up to ${amount}.`,
    impair: (amount: string) => `Requested approval to give back ${amount} of an investment.`,
    /** An impaired investment that loses nothing of its principal. */
    noReturn: (amount: string) =>
      `Requested approval to give back all ${amount} of an investment, without a return.`,
  },
  approved: {
    payee: (amount: string) =>
      `Approved, as the second person, ending the wait of a withdrawal of ${amount} early.`,
    deposit: (amount: string) => `Approved a deposit of ${amount} as the second person.`,
    withdrawal: (amount: string) => `Approved a withdrawal of ${amount} as the second person.`,
    adjustment: (amount: string) =>
      `Approved a balance adjustment of ${amount} as the second person.`,
    investment: (amount: string) =>
      `Approved an investment payout of ${amount} as the second person.`,
    income: (amount: string) => `Approved declared income of ${amount} as the second person.`,
    offer: (amount: string) => `Approved an offer of up to ${amount} as the second person.`,
    impair: (amount: string) =>
      `Approved, as the second person, giving back ${amount} of an investment.`,
    noReturn: (amount: string) =>
      `Approved, as the second person, giving back all ${amount} of an investment, without a ` +
      'return.',
  },
  rejected: {
    payee: (amount: string) =>
      `Rejected the request to end the wait of a withdrawal of ${amount} early.`,
    deposit: (amount: string) => `Rejected the request for a deposit of ${amount}.`,
    withdrawal: (amount: string) => `Rejected the request for a withdrawal of ${amount}.`,
    adjustment: (amount: string) => `Rejected the request for a balance adjustment of ${amount}.`,
    investment: (amount: string) => `Rejected the request for an investment payout of ${amount}.`,
    income: (amount: string) => `Rejected the request for declared income of ${amount}.`,
    offer: (amount: string) => `Rejected the request for an offer of up to ${amount}.`,
    impair: (amount: string) => `Rejected the request to give back ${amount} of an investment.`,
    noReturn: (amount: string) =>
      `Rejected the request to give back all ${amount} of an investment, without a return.`,
  },
  recalled: {
    payee: (amount: string) =>
      `Recalled the request to end the wait of a withdrawal of ${amount} early.`,
    deposit: (amount: string) => `Recalled the request for a deposit of ${amount}.`,
    withdrawal: (amount: string) => `Recalled the request for a withdrawal of ${amount}.`,
    adjustment: (amount: string) => `Recalled the request for a balance adjustment of ${amount}.`,
    investment: (amount: string) => `Recalled the request for an investment payout of ${amount}.`,
    income: (amount: string) => `Recalled the request for declared income of ${amount}.`,
    offer: (amount: string) => `Recalled the request for an offer of up to ${amount}.`,
    impair: (amount: string) => `Recalled the request to give back ${amount} of an investment.`,
    noReturn: (amount: string) =>
      `Recalled the request to give back all ${amount} of an investment, without a return.`,
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
      `Nobody decided in time about giving back ${amount} of an investment.`,
    noReturn: (amount: string) =>
      `Nobody decided in time about giving back all ${amount} of an investment, without a return.`,
  },
}

const filipino: typeof english = {
  filed: {
    payee: (amount) =>
      `Humiling ng pag-apruba sa maagang pagtapos ng hintay ng withdrawal na ${amount}.`,
    deposit: (amount) => `Humiling ng pag-apruba sa depositong ${amount}.`,
    withdrawal: (amount) => `Humiling ng pag-apruba sa withdrawal na ${amount}.`,
    adjustment: (amount) => `Humiling ng pag-apruba sa pagsasaayos ng balanse na ${amount}.`,
    investment: (amount) => `Humiling ng pag-apruba sa payout ng investment na ${amount}.`,
    income: (amount) => `Humiling ng pag-apruba sa idineklarang kita na ${amount}.`,
    offer: (amount) => `Humiling ng pag-apruba sa alok na hanggang ${amount}.`,
    impair: (amount) => `Humiling ng pag-apruba na ibalik ang ${amount} ng isang investment.`,
    noReturn: (amount) =>
      `Humiling ng pag-apruba na ibalik ang buong ${amount} ng isang investment, nang walang kita.`,
  },
  approved: {
    payee: (amount) =>
      `Inaprubahan, bilang ikalawang tao, ang maagang pagtapos ng hintay ng withdrawal na ` +
      `${amount}.`,
    deposit: (amount) => `Inaprubahan, bilang ikalawang tao, ang depositong ${amount}.`,
    withdrawal: (amount) => `Inaprubahan, bilang ikalawang tao, ang withdrawal na ${amount}.`,
    adjustment: (amount) =>
      `Inaprubahan, bilang ikalawang tao, ang pagsasaayos ng balanse na ${amount}.`,
    investment: (amount) =>
      `Inaprubahan, bilang ikalawang tao, ang payout ng investment na ${amount}.`,
    income: (amount) => `Inaprubahan, bilang ikalawang tao, ang idineklarang kita na ${amount}.`,
    offer: (amount) => `Inaprubahan, bilang ikalawang tao, ang alok na hanggang ${amount}.`,
    impair: (amount) =>
      `Inaprubahan, bilang ikalawang tao, na ibalik ang ${amount} ng isang investment.`,
    noReturn: (amount) =>
      `Inaprubahan, bilang ikalawang tao, na ibalik ang buong ${amount} ng isang investment, ` +
      'nang walang kita.',
  },
  rejected: {
    payee: (amount) =>
      `Tinanggihan ang hiling na tapusin nang maaga ang hintay ng withdrawal na ${amount}.`,
    deposit: (amount) => `Tinanggihan ang hiling para sa depositong ${amount}.`,
    withdrawal: (amount) => `Tinanggihan ang hiling para sa withdrawal na ${amount}.`,
    adjustment: (amount) => `Tinanggihan ang hiling para sa pagsasaayos ng balanse na ${amount}.`,
    investment: (amount) => `Tinanggihan ang hiling para sa payout ng investment na ${amount}.`,
    income: (amount) => `Tinanggihan ang hiling para sa idineklarang kita na ${amount}.`,
    offer: (amount) => `Tinanggihan ang hiling para sa alok na hanggang ${amount}.`,
    impair: (amount) => `Tinanggihan ang hiling na ibalik ang ${amount} ng isang investment.`,
    noReturn: (amount) =>
      `Tinanggihan ang hiling na ibalik ang buong ${amount} ng isang investment, nang walang kita.`,
  },
  recalled: {
    payee: (amount) =>
      `Binawi ang hiling na tapusin nang maaga ang hintay ng withdrawal na ${amount}.`,
    deposit: (amount) => `Binawi ang hiling para sa depositong ${amount}.`,
    withdrawal: (amount) => `Binawi ang hiling para sa withdrawal na ${amount}.`,
    adjustment: (amount) => `Binawi ang hiling para sa pagsasaayos ng balanse na ${amount}.`,
    investment: (amount) => `Binawi ang hiling para sa payout ng investment na ${amount}.`,
    income: (amount) => `Binawi ang hiling para sa idineklarang kita na ${amount}.`,
    offer: (amount) => `Binawi ang hiling para sa alok na hanggang ${amount}.`,
    impair: (amount) => `Binawi ang hiling na ibalik ang ${amount} ng isang investment.`,
    noReturn: (amount) =>
      `Binawi ang hiling na ibalik ang buong ${amount} ng isang investment, nang walang kita.`,
  },
  expired: {
    payee: (amount) => `Walang nagpasya sa oras tungkol sa hintay ng withdrawal na ${amount}.`,
    deposit: (amount) => `Walang nagpasya sa oras tungkol sa depositong ${amount}.`,
    withdrawal: (amount) => `Walang nagpasya sa oras tungkol sa withdrawal na ${amount}.`,
    adjustment: (amount) =>
      `Walang nagpasya sa oras tungkol sa pagsasaayos ng balanse na ${amount}.`,
    investment: (amount) => `Walang nagpasya sa oras tungkol sa payout ng investment na ${amount}.`,
    income: (amount) => `Walang nagpasya sa oras tungkol sa idineklarang kita na ${amount}.`,
    offer: (amount) => `Walang nagpasya sa oras tungkol sa alok na hanggang ${amount}.`,
    impair: (amount) => `Walang nagpasya sa oras kung ibabalik ang ${amount} ng isang investment.`,
    noReturn: (amount) =>
      `Walang nagpasya sa oras kung ibabalik ang buong ${amount} ng isang investment, nang ` +
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
