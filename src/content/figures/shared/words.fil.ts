import type { keyFigureWords } from './words.ts'

export const keyFigureWordsFil: typeof keyFigureWords = {
  figures: {
    clients: {
      label: 'Mga kliyente',
      how:
        'Mga taong may bukas na wallet at may natapos nang kahit isang deposito. Hindi ' +
        'kasama ang nag-sign up lang, ang nagsara na ng wallet, at ang mga kawani.',
    },
    'paid-out': {
      label: 'Naibayad na',
      how:
        'Ang nasa till ng mga withdrawal sa ledger: bawat withdrawal na ' +
        'nabayaran, bawas ang mga ibinalik. Hindi kasama ang perang papunta pa lang.',
    },
    payouts: {
      label: 'Natapos na withdrawal',
      how: 'Mga withdrawal na naibayad na ng kompanya sa bangko o e-wallet at minarkahang tapos.',
    },
    'success-rate': {
      label: 'Bahaging nabayaran',
      how:
        'Sa lahat ng withdrawal na may kinahinatnan na, ang bahaging nabayaran, ibinaba ' +
        'ang sobra. Ibinabawas ang mga tinanggihan at pumalya; hindi kasama ang kinansela ' +
        'ng may-ari.',
    },
    'payout-median': {
      label: 'Kalahati, sa loob ng',
      how:
        'Mula sa paghiling hanggang sa matapos, sa mga withdrawal na kabilang sa ' +
        'pinakabagong 4,000 transaksiyong natapos nitong huling 30 araw. Ganito katagal o ' +
        'mas mabilis ang kalahati.',
    },
    'payout-slow': {
      label: 'Siyam sa sampu, sa loob ng',
      how:
        'Mula sa paghiling hanggang sa matapos, sa mga withdrawal na kabilang sa ' +
        'pinakabagong 4,000 transaksiyong natapos nitong huling 30 araw. Isa sa sampu ang ' +
        'mas natagalan.',
    },
    since: {
      label: 'Unang transaksiyon',
      how:
        'Ang araw kung kailan natapos ang unang transaksiyon sa mga tala ng installation ' +
        'na ito.',
    },
  },
  notEnough: (cases, needed) => `Kulang pa (${cases} sa ${needed})`,
  none: 'Wala pa',
  cases: (cases) => `sinukat sa ${cases} na withdrawal`,
  asOf: (time) => `Noong ${time}`,
  kept:
    'Binibilang ng server at itinatabi nang kalahating minuto lang. Walang sinumang ' +
    'makapaglalagay o makababago nito.',
}
