/**
 * The texts of plan cards. A return always appears with its term, worst case and risk in the same
 * size.
 */
export const sitePlansWords = {
  title: 'Investment plans',
  lead: 'A projection is not a promise: money can be lost.',
  none:
    'No plan is offered. A plan appears here only after two people have approved it and it has ' +
    'passed the rules below.',
  slides: 'Investment plans, one after the other',
  previous: 'Previous plan',
  next: 'Next plan',
  goTo: (name: string) => `Show the plan ${name}`,
  popular: 'Most popular',
  deposit: 'You deposit',
  projected: 'Projected payout, before tax',
  roi: 'Total return (ROI)',
  yearly: 'Annual return',
  term: 'Term',
  worst: 'Worst case',
  worstBack: 'returned in the worst case',
  risk: 'Risk',
  source: 'Where the return comes from',
  fees: 'Fees',
  otherFees: 'Other fees',
  more: 'Worst case, results and registration',
  exitFee: 'Fee for leaving early',
  licence: 'Registration',
  noLicence: 'None is entered on this site.',
  licences: 'See what is on record',
  licencesHere: 'See legal compliance',
  exempt: 'Exempt from registration:',
  lookUp: 'Look it up',
  offerKnow:
    'One staff member entered the registration or exemption with its document, and a second ' +
    'one approved it.',
  invest: 'Invest Now',
  notOffered: 'Not open: there is no offer',
  opensOn: (day: string) => `Opens on ${day}`,
  closedOn: (day: string) => `Closed on ${day}`,
  full: 'Closed: all that its permission allows is placed',
  replaced: 'Closed: its new version is not offered yet',
  taxClassOver: 'Closed: its tax class has ended',
  permissionOver: (day: string) => `Closed: permission ended on ${day}`,
  how:
    'Register and add money to your wallet first. While a plan is open, you place an amount ' +
    'yourself, and for two banking days you can cancel and get all of it back.',
  computed:
    'The server computes both returns from the deposit, the projected payout and the term; ' +
    'nobody types them in. The annual one is effective: as if the plan were taken again and ' +
    'again for a year.',
  popularKnow: 'The company decides which plan is marked as most popular.',
  rulesTitle: 'What no plan here may do',
  capRule: ['Promise more than', 'a year'],
  termRule: ['Pay a return in less than', ''],
  wordsRule: 'Call itself sure or risk-free, or hurry you',
  rulesKnow:
    'The server refuses such a plan, whoever enters it, and so does the database. Both also ' +
    'refuse a plan that leaves out its worst case, its fees, its risk or where its return comes ' +
    'from.',
  capKnow: 'The cap of this installation. Two staff members approve a change, for this reason:',
  capDefault: 'The highest cap that the software allows. Staff can only lower it.',
}
