/** Texts of notifications, mails and records about how placements end, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import { showUntil } from './user/deadline.ts'

const english = {
  paid: (plan: string, principal: string, net: string) =>
    `Your investment ${plan} has matured. Your principal of ${principal} and a return of ${net} ` +
    'are in your wallet.',
  paidWithTax: (plan: string, principal: string, net: string, tax: string) =>
    `Your investment ${plan} has matured. Your principal of ${principal} and a return of ${net}, ` +
    `after ${tax} of tax withheld, are in your wallet.`,
  paidWithoutReturn: (plan: string, principal: string) =>
    `Your investment ${plan} has matured. Your principal of ${principal} is in your wallet.`,
  rolled: (plan: string, [principal, net]: readonly [string, string], until: Date) =>
    `Your investment ${plan} has matured. As you asked, your principal of ${principal} is ` +
    `rolled over; your return of ${net} is in your wallet. Cancel by ${showUntil(until, 'en')} ` +
    'to get your principal back.',
  late: (plan: string, amount: string) =>
    `Your investment ${plan} is due, but its payout of about ${amount} is late: the income for ` +
    'its return isn’t declared yet. We pay as soon as it is, oldest first. You don’t need to do ' +
    'anything.',
  lateFailed: (plan: string, amount: string) =>
    `Your investment ${plan} is due, but its payout of about ${amount} is late: something failed ` +
    'on our side. We keep trying until it’s paid. You don’t need to do anything.',
  soon: (plan: string, days: number, day: string) =>
    days === 1
      ? `Your investment ${plan} matures tomorrow, ${day}.`
      : `Your investment ${plan} matures in ${days} days, on ${day}.`,
  projected: (amount: string) =>
    `About ${amount} is projected to reach your wallet. It isn’t owed until income is declared.`,
  askRoll:
    'Want to roll over your principal under today’s plan? Choose it in the app before that day. ' +
    'Otherwise the payout goes to your wallet.',
  willRoll: 'You asked to roll over your principal. You can change your mind before that day.',
  exited: (plan: string, net: string, fee: string) =>
    `You ended your investment ${plan} early. ${net} is in your wallet, after a fee of ${fee}.`,
  impaired: (plan: string, returned: string, placed: string, lost: string, reason: string) =>
    `Your investment ${plan} is impaired: less than your principal came back. Of the ${placed} ` +
    `you placed, ${returned} is in your wallet and ${lost} is lost. Reason: ${reason}`,
  withoutReturn: (plan: string, placed: string, reason: string) =>
    `Your investment ${plan} ended without a return. All of the ${placed} you placed is back in ` +
    `your wallet. ${reason}`,
  consented: (plan: string) => `Asked to roll over the investment ${plan} when it matures.`,
  keptPayout: (plan: string) => `Asked to have the investment ${plan} paid out when it matures.`,
  paidActivity: (plan: string, amount: string) =>
    `The investment ${plan} matured: ${amount} came to the wallet.`,
  lateActivity: (plan: string) => `The payout of the investment ${plan} is late.`,
  exitedActivity: (plan: string, net: string) =>
    `Ended the investment ${plan} early: ${net} came to the wallet.`,
  impairedActivity: (plan: string, name: string, returned: string) =>
    `Impaired the investment ${plan} of ${name}: ${returned} came back.`,
  withoutReturnActivity: (plan: string, name: string, returned: string) =>
    `Ended the investment ${plan} of ${name} without a return: ${returned} came back.`,
  subject: {
    paid: (plan: string) => `Your investment ${plan} has matured and is paid`,
    rolled: (plan: string) => `Your investment ${plan} is rolled over`,
    late: (plan: string) => `Late payout of your investment ${plan}`,
    thisWeek: (plan: string) => `Your investment ${plan} matures within a week`,
    tomorrow: (plan: string) => `Your investment ${plan} matures tomorrow`,
    exited: (plan: string) => `You ended your investment ${plan} early`,
    impaired: (plan: string) =>
      `Your investment ${plan} is impaired: less came back than you placed`,
    withoutReturn: (plan: string) => `Your investment ${plan} ended without a return`,
  },
  facts: {
    plan: 'Plan',
    principal: 'Principal',
    gross: 'Return before tax',
    tax: 'Tax withheld',
    net: 'Return after tax',
    paid: 'To your wallet',
    lost: 'Principal lost',
    due: 'Due',
    fee: 'Fee',
    projected: 'Projected, not owed',
  },
  action: { receipt: 'Open the receipt', investment: 'Open the investment' },
}

const filipino: typeof english = {
  paid: (plan, principal, net) =>
    `Nag-mature na ang investment mong ${plan}. Nasa wallet mo na ang puhunan mong ${principal} ` +
    `at ang kitang ${net}.`,
  paidWithTax: (plan, principal, net, tax) =>
    `Nag-mature na ang investment mong ${plan}. Nasa wallet mo na ang puhunan mong ${principal} ` +
    `at ang kitang ${net}, matapos kaltasin ang buwis na ${tax}.`,
  paidWithoutReturn: (plan, principal) =>
    `Nag-mature na ang investment mong ${plan}. Nasa wallet mo na ang puhunan mong ${principal}.`,
  rolled: (plan, [principal, net], until) =>
    `Nag-mature na ang investment mong ${plan}. Gaya ng hiling mo, inilagay ulit ang puhunan ` +
    `mong ${principal}; nasa wallet mo na ang kitang ${net}. Magkansela hanggang ` +
    `${showUntil(until, 'fil')} para mabawi ang puhunan mo.`,
  late: (plan, amount) =>
    `Tapos na ang termino ng investment mong ${plan}, pero naantala ang payout na mga ${amount}: ` +
    'hindi pa naidedeklara ang kita para rito. Babayaran namin ito kapag naideklara na, una ang ' +
    'pinakamatagal. Wala kang kailangang gawin.',
  lateFailed: (plan, amount) =>
    `Tapos na ang termino ng investment mong ${plan}, pero naantala ang payout na mga ${amount}: ` +
    'may nagkaproblema sa amin. Susubukan namin ulit hanggang mabayaran. Wala kang kailangang ' +
    'gawin.',
  soon: (plan, days, day) =>
    days === 1
      ? `Bukas, ${day}, magma-mature ang investment mong ${plan}.`
      : `Magma-mature ang investment mong ${plan} sa loob ng ${days} araw, sa ${day}.`,
  projected: (amount) =>
    `Mga ${amount} ang tinatayang papasok sa wallet mo. Hindi pa ito utang sa iyo hangga’t ` +
    `walang ` +
    'idineklarang kita.',
  askRoll:
    'Gusto mo bang ilagay ulit ang puhunan mo sa plano ngayon? Piliin ito sa app bago ang araw ' +
    'na iyon. Kung hindi, papasok ang payout sa wallet mo.',
  willRoll: 'Hiniling mong ilagay ulit ang puhunan mo. Puwede ka pang magbago ng isip bago noon.',
  exited: (plan, net, fee) =>
    `Maaga mong tinapos ang investment mong ${plan}. Nasa wallet mo na ang ${net}, matapos ` +
    `ibawas ang singil na ${fee}.`,
  impaired: (plan, returned, placed, lost, reason) =>
    `Nabawasan ang investment mong ${plan}: kulang sa puhunan mo ang bumalik. Sa ${placed} na ` +
    `inilagay mo, ${returned} ang nasa wallet mo na at ${lost} ang nawala. Dahilan: ${reason}`,
  withoutReturn: (plan, placed, reason) =>
    `Natapos nang walang kita ang investment mong ${plan}. Bumalik sa wallet mo ang buong ` +
    `${placed} na inilagay mo. ${reason}`,
  consented: (plan) => `Hiniling na ilagay ulit ang investment na ${plan} kapag nag-mature.`,
  keptPayout: (plan) => `Hiniling na ibayad ang investment na ${plan} kapag nag-mature.`,
  paidActivity: (plan, amount) =>
    `Nag-mature ang investment na ${plan}: pumasok sa wallet ang ${amount}.`,
  lateActivity: (plan) => `Naantala ang payout ng investment na ${plan}.`,
  exitedActivity: (plan, net) =>
    `Maagang tinapos ang investment na ${plan}: pumasok sa wallet ang ${net}.`,
  impairedActivity: (plan, name, returned) =>
    `Itinala ang lugi ng investment na ${plan} ni ${name}: ${returned} ang bumalik.`,
  withoutReturnActivity: (plan, name, returned) =>
    `Tinapos nang walang kita ang investment na ${plan} ni ${name}: ${returned} ang bumalik.`,
  subject: {
    paid: (plan) => `Nag-mature at nabayaran na ang investment mong ${plan}`,
    rolled: (plan) => `Inilagay ulit ang investment mong ${plan}`,
    late: (plan) => `Naantala ang payout ng investment mong ${plan}`,
    thisWeek: (plan) => `Magma-mature ang investment mong ${plan} sa loob ng isang linggo`,
    tomorrow: (plan) => `Bukas na magma-mature ang investment mong ${plan}`,
    exited: (plan) => `Maaga mong tinapos ang investment mong ${plan}`,
    impaired: (plan) => `Nabawasan ang investment mong ${plan}: kulang ang bumalik sa inilagay mo`,
    withoutReturn: (plan) => `Natapos nang walang kita ang investment mong ${plan}`,
  },
  facts: {
    plan: 'Plano',
    principal: 'Puhunan',
    gross: 'Kita bago ang buwis',
    tax: 'Kinaltas na buwis',
    net: 'Kita pagkatapos ng buwis',
    paid: 'Papasok sa wallet mo',
    lost: 'Nawalang puhunan',
    due: 'Katapusan ng termino',
    fee: 'Singil',
    projected: 'Tantiya lang; wala pang dapat ibayad sa iyo',
  },
  action: { receipt: 'Buksan ang resibo', investment: 'Buksan ang investment' },
}

export const maturityRecordTexts = inBothLanguages(english, filipino)
