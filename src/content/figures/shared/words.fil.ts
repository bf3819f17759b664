import type { keyFigureWords } from './words.ts'

export const keyFigureWordsFil: typeof keyFigureWords = {
  figures: {
    clients: {
      label: 'Mga kliyente',
      how:
        'Mga taong may bukas na wallet at may natapos nang kahit isang deposito. Hindi ' +
        'kasama ang nag-sign up lang, ang nagsara na ng wallet, at ang staff.',
    },
    'paid-out': {
      label: 'Naibayad na',
      how:
        'Bawat withdrawal na nabayaran, bawas ang mga ibinalik, ayon sa mga libro. Hindi kasama ' +
        'ang perang papunta pa lang.',
    },
    payouts: {
      label: 'Natapos na withdrawal',
      how: 'Mga withdrawal na naibayad na ng kompanya sa bangko o e-wallet at minarkahang tapos.',
    },
    'success-rate': {
      label: 'Bahaging nabayaran',
      how:
        'Bahagi ng mga tapos na withdrawal na nabayaran, ibinaba ang sobra. Ibinabawas ang mga ' +
        'tinanggihan at hindi natuloy; hindi binibilang ang kinansela ng mga user.',
    },
    'payout-median': {
      label: 'Karaniwang tagal ng payout',
      how:
        'Mula sa paghiling hanggang sa matapos, sa mga withdrawal na kabilang sa ' +
        'pinakabagong 4,000 transaksyong natapos nitong huling 30 araw. Ganito katagal o ' +
        'mas mabilis ang kalahati.',
    },
    'payout-slow': {
      label: 'Siyam sa sampu, sa loob ng',
      how:
        'Mula sa paghiling hanggang sa matapos, sa mga withdrawal na kabilang sa ' +
        'pinakabagong 4,000 transaksyong natapos nitong huling 30 araw. Isa sa sampu ang ' +
        'mas natagalan.',
    },
    since: {
      label: 'Unang transaksyon',
      how: 'Ang araw kung kailan natapos ang unang transaksyon sa installation na ito.',
    },
  },
  notEnough: (cases, needed) => `Kulang pa ang bilang (${cases} sa ${needed})`,
  none: 'Wala pa',
  cases: (cases) => `sinukat sa ${cases} na withdrawal`,
  asOf: (time) => `Hanggang ${time}`,
  kept:
    'Binibilang ng server at ina-update nang hindi bababa sa dalawang beses bawat minuto. Walang ' +
    'makakapaglagay o makakapagbago nito.',
}
