/** The texts of the three questions, in both languages: they are stored with the terms. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  'worst-case': {
    question: 'How much comes back at the end?',
    answers: {
      less: {
        text: 'Perhaps less than I place. I can lose money.',
        explanation: 'Right. In the worst case less comes back than you place.',
      },
      all: {
        text: 'At least what I place.',
        explanation: 'No. Nobody promises that: in the worst case less comes back.',
      },
      more: {
        text: 'What I place and the projected return.',
        explanation: 'No. The return is projected, not promised, and less may come back.',
      },
    },
  },
  'not-owed': {
    question: 'When is the return paid?',
    answers: {
      'if-earned': {
        text: 'Once the company has earned and declared it. That can be late, or never.',
        explanation: 'Right. Without declared income nothing is paid, and you see that it is late.',
      },
      always: {
        text: 'On the due date, whatever happens.',
        explanation: 'No. It is paid only from income that the company has declared.',
      },
      'from-others': {
        text: 'From the money that other users place.',
        explanation: "No. Other people's money never pays your return; the books refuse it.",
      },
    },
  },
  'way-out': {
    question: 'You need the money after the cooling-off and before the due date. What happens?',
    answers: {
      wait: {
        text: 'I can only wait until the due date.',
        right: 'Right. After the cooling-off there is no early exit from this offer.',
        wrong: 'No. You can leave early, but you pay a fee and get no return.',
      },
      fee: {
        text: 'I can leave early for a fee, and get no return.',
        right: 'Right. You see the exact amount before you decide.',
        wrong: 'No. This offer has no early exit: after the cooling-off you wait.',
      },
      'any-time': {
        text: 'I take it back in full at any time.',
        explanation: 'No. In full, it comes back only in the cooling-off.',
      },
    },
  },
}

const filipino: typeof english = {
  'worst-case': {
    question: 'Magkano ang babalik sa katapusan?',
    answers: {
      less: {
        text: 'Baka mas mababa sa inilagay ko. Maaari akong malugi.',
        explanation: 'Tama. Sa pinakamasamang mangyayari, mas mababa sa inilagay mo ang babalik.',
      },
      all: {
        text: 'Hindi bababa sa inilagay ko.',
        explanation: 'Hindi. Walang nangangako niyan: maaaring mas mababa ang babalik.',
      },
      more: {
        text: 'Ang inilagay ko at ang tinatayang kita.',
        explanation:
          'Hindi. Tantiya lang ang kita, hindi pangako, at maaaring mas mababa ang babalik.',
      },
    },
  },
  'not-owed': {
    question: 'Kailan babayaran ang kita?',
    answers: {
      'if-earned': {
        text: 'Kapag kinita at idineklara na ng kompanya. Maaaring maantala, o hindi na mangyari.',
        explanation:
          'Tama. Walang bayad kung walang idineklarang kita, at makikita mong naantala ito.',
      },
      always: {
        text: 'Sa takdang araw, anuman ang mangyari.',
        explanation: 'Hindi. Galing lang ito sa kitang idineklara na ng kompanya.',
      },
      'from-others': {
        text: 'Mula sa perang inilalagay ng ibang user.',
        explanation: 'Hindi. Hindi pera ng iba ang bayad sa kita mo; tinatanggihan iyon ng libro.',
      },
    },
  },
  'way-out': {
    question: 'Kailangan mo ang pera pagkatapos ng cooling-off at bago ang takdang araw. Ano na?',
    answers: {
      wait: {
        text: 'Maghihintay na lang ako hanggang sa takdang araw.',
        right: 'Tama. Pagkatapos ng cooling-off, walang maagang pag-alis sa alok na ito.',
        wrong: 'Hindi. Makakaalis ka nang maaga, pero may singil at walang kita.',
      },
      fee: {
        text: 'Makakaalis ako nang maaga na may singil, at walang kita.',
        right: 'Tama. Makikita mo ang eksaktong halaga bago ka magpasya.',
        wrong: 'Hindi. Walang maagang pag-alis dito: maghihintay ka pagkatapos ng cooling-off.',
      },
      'any-time': {
        text: 'Mababawi ko nang buo kahit kailan.',
        explanation: 'Hindi. Sa cooling-off lang ito babalik nang buo.',
      },
    },
  },
}

export const questionTexts = inBothLanguages(english, filipino)
