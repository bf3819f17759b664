/**
 * The texts of plan cards. A return always appears with its term, worst case and risk in the same
 * size.
 */
export const sitePlansWords = {
  title: 'Investment plans',
  lead:
    'What the company offers and what is computed from it. A projection is not a promise: ' +
    'money can be lost.',
  none:
    'No plan is offered. A plan is shown only after two people have agreed to it and it ' +
    'has passed the rules below.',
  slides: 'Investment plans, one after the other',
  previous: 'Previous plan',
  next: 'Next plan',
  goTo: (name: string) => `Show the plan ${name}`,
  popular: 'Most popular',
  deposit: 'You deposit',
  projected: 'Projected payout',
  roi: 'Return in the whole term (ROI)',
  yearly: 'Return a year',
  term: 'Term',
  worst: 'Worst case',
  worstBack: 'comes back at the worst',
  risk: 'Risk',
  source: 'Where the return comes from',
  fees: 'Fees',
  exitFee: (share: string) => `For leaving early: ${share} of the amount.`,
  licence: 'Registration',
  noLicence: 'None is entered on this site.',
  licences: 'See what is on record',
  licencesHere: 'See legal compliance',
  exempt: 'Exempt from registration:',
  lookUp: 'Look it up',
  offerKnow:
    'The registration or exemption was entered with its document by one person of the staff, ' +
    'and a second one agreed.',
  invest: 'Invest Now',
  notOffered: 'Not open: there is no offer',
  opensOn: (day: string) => `Opens on ${day}`,
  closed: 'Closed: takes no new money',
  permissionOver: (day: string) => `Closed: permission ended on ${day}`,
  how:
    'Register and add money to your wallet first. While a plan is open, you place an amount ' +
    'yourself, and for two banking days you can cancel and get all of it back.',
  computed:
    'Both returns are computed by the server from the deposit, the projected payout and ' +
    'the term; nobody writes them. The yearly one is effective: as if the plan were ' +
    'taken again and again for a year.',
  popularKnow: 'Which plan is marked as most popular is set by the company.',
  rulesTitle: 'What no plan here may do',
  capRule: ['Promise more than', 'a year.'],
  termRule: ['Pay a return in less than', '.'],
  wordsRule: `Call itself sure or without risk, press you to hurry,
      or leave out its worst case, its fees, its risk or where its return comes from.`,
  rulesWho: 'The server and the database refuse such a plan, whoever enters it.',
  capKnow:
    'The cap of this installation. Two people of the staff agree to a change, and give ' +
    'this reason:',
  capDefault: 'The highest cap that the software allows. Staff can only lower it.',
}
