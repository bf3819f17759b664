/**
 * That an authority has approved something, and that somebody answers for the money in it. The first stands in a registration entry, with its
 * number and where anybody can look it up; the second is true of no wallet. What is denied ("not insured by the PDIC") is none of the two.
 */
import { isDenied } from './rules-denials.ts'
import { withoutOverlaps, type Stretch } from './rules-places.ts'
import { readings, type Reading } from './rules-readings.ts'
import { gap, ourselves, words } from './rules-return-lists.ts'

export interface Approval extends Stretch {
  kind: 'approval' | 'backing'
}

/** In the order of the text; who backs it before who approved it, where the words are the same. `read`: the readings of the text. */
export function findApprovals(text: string, read = readings(text)): Approval[] {
  const found = read.filter((reading) => mayTell.test(reading.text)).flatMap((reading) => [...placesOf(reading, backed, 'backing'), ...placesOf(reading, approved, 'approval')])
  found.sort((a, b) => (a.kind === b.kind ? b.to - b.from - (a.to - a.from) || a.from - b.from : a.kind === 'backing' ? -1 : 1))
  return withoutOverlaps(found)
}

/** Without one of these nothing is told, and nothing more is asked. */
const mayTell = /bsp|b\.s|sec|pdic|p\.d|bank|comision|dti|trade|finance|amlc|cda|cooperative|bir|npc|government|goverment|gobyerno|pamahalaan|state|malaca|insur|seguro|licen|lisens|regulat|acredit|akredit|authori[sz]ed|registered|rehistrado|aproved/

const authority = String.raw`(?:(?:the|ang|mga|a)${gap})?(?:philipine${gap})?${words(`
  bsp b[.]s[.]p[.] s[.]e[.]c[.] p[.]d[.]i[.]c[.] bangko_sentral_ng_pilipinas bangko_sentral central_bank sec securities_and_exchange_commission securities_&_exchange_commission pdic philippine_deposit_insurance_corporation deposit_insurance_corporation insurance_commission
  dti department_of_trade_and_industry department_of_finance amlc cda cooperative_development_authority bir npc national_privacy_commission government goverment gobyerno pamahalaan state malacanang
`)}(?!${gap}${words('id ids issued holiday holidays bond bonds rule rules circular circulars law laws form forms office offices services list lists agency agencies')})`
const approvedWords = words(`
  approved accredited licensed licenced registered regulated supervised certified certificated authorized authorised recognized recognised endorsed compliant verified sanctioned chartered
  aprubado aprubadong aprobado aprobadong inaprubahan inaprobahan akreditado akreditadong lisensyado lisensyadong lisensiyado lisensiyadong rehistrado rehistradong nakarehistro nakarehistrong nakalisensya
  kinikilala kinikilalang awtorisado awtorisadong sertipikado sertipikadong pinahintulutan pinahintulutang pinapayagan pinangangasiwaan kinokontrol
`)
const paper = words('license licence licenses registration approval accreditation permit certificate certification authority authorization seal supervision lisensya lisensiya rehistro akreditasyon permiso pahintulot sertipiko')
const has = words('has have having hold holds holding with under our valid got may mayroon mayroong hawak meron merong')
const by = words('by with from under of at ng nang sa mula_sa')
const backedWords = words(`
  insured covered protected guaranteed backed secured underwritten supported safeguarded
  nakaseguro nakasegurong naka_insure nakainsure sinisiguro siniseguro protektado protektadong sakop saklaw suportado suportadong garantisado garantisadong ginagarantiyahan sinusuportahan pinoprotektahan
`)
const money = words('money deposit deposits wallet wallets balance balances funds savings investment investments plan plans peso pesos pera deposito puhunan ipon balanse')

const pattern = (...told: string[]): RegExp => new RegExp(`(?<![a-z0-9])(?:${told.join('|')})(?![a-z0-9])`, 'g')

const approved = pattern(
  `${authority}${gap}${approvedWords}`,
  `${approvedWords}(?:${gap}[a-z]+){0,5}?${gap}${by}${gap}${authority}`,
  `${has}(?:${gap}[a-z]+){0,2}?${gap}${authority}${gap}${paper}`,
  `${has}(?:${gap}[a-z]+){0,2}?${gap}${paper}(?:${gap}[a-z]+){0,2}?${gap}${by}${gap}${authority}`,
  `${words('fully duly legally officially properly opisyal_na legal_na ganap_na')}${gap}(?:${words('licensed accredited regulated authorized authorised lisensyado akreditado rehistrado')}|registered(?=${gap}${words('company business with and firm wallet platform')}|\\s*(?:[.!,;]|$)))`,
  `${words('licensed registered regulated accredited lisensyado rehistrado akreditado')}${gap}${words('and at & or')}${gap}${words('licensed registered regulated accredited supervised lisensyado rehistrado akreditado')}`,
  `${words('licensed lisensyadong')}${gap}${words('emi electronic_money e_money wallet e_wallet operator issuer platform company vasp')}`,
  `${words('we company wallet platform app site kami kompanya')}${gap}${words('is are ay')}${gap}(?:${words('now also fully a an')}${gap})?${words('licensed regulated accredited lisensyado akreditado')}`,
)

const backed = pattern(
  `pdic${gap}(?:${backedWords}|${words('insurance coverage cover protection guarantee member membership')})`,
  `${authority}${gap}${words('insured backed guaranteed protected secured underwritten backing guarantee')}`,
  `${backedWords}(?:${gap}[a-z]+){0,4}?${gap}${words('by with ng nang sa under through of mula_sa')}${gap}${authority}`,
  `${words('insurance protection guarantee backing seguro garantiya proteksyon proteksiyon suporta')}${gap}${by}${gap}${authority}`,
  `may${gap}(?:${words('pdic insurance seguro')})`,
  `${money}(?:${gap}[a-z]+){0,2}?${gap}${words('is are ay stays stay')}${gap}(?:${words('fully always also all 100% completely')}${gap})?${words('insured nakaseguro naka_insure sinisiguro')}`,
  `${words('insured nakasegurong')}${gap}${money}`,
  `${words('nakaseguro naka_insure sinisiguro')}${gap}(?:${words('ang po ng')}${gap})?(?:${words('iyong inyong lahat_ng bawat')}${gap})*${money}`,
  `${words('fully completely 100%')}${gap}insured`,
  `members?${gap}(?:of${gap})?(?:the${gap})?pdic`,
  `${words('money deposits wallet wallets balances funds savings')}${gap}insured`,
  `insured${gap}${words('up_to for')}${gap}(?:₱|p|php)?[\\s]?\\d[\\d,.]*`,
)

function placesOf(reading: Reading, told: RegExp, kind: Approval['kind']): Approval[] {
  return [...reading.text.matchAll(told)].flatMap((match) => {
    const [before, after] = [reading.text.slice(0, match.index), reading.text.slice(match.index + match[0].length)]
    const isNone = /\d\s?$/.test(before) || isDenied(before) || deniedLong.test(before) || deniedShort.test(before) || deniedAfter.test(after) || asked.test(before)
    if (isNone || (kind === 'approval' && isOfOthers(match[0], before, after))) return []
    return [{ kind, from: reading.from[match.index] ?? 0, to: reading.to[match.index + match[0].length - 1] ?? 0 }]
  })
}

const closed = String.raw`(?:${authority}|${approvedWords}|${backedWords}|${money}|${words(`
  or nor by with the a an your our any this that it is are be been mean means claim say have has hold holds bank banks insurance
  ng nang sa ang na ito itong po ay namin ninyo mo inyong iyong aming kami o kahit sinuman ibig_sabihin_na ibig_sabihing
`)})`
const negations = words('not never cannot cant isnt arent wasnt wont dont doesnt didnt nor neither nobody nothing none hindi di')
const deniedLong = new RegExp(`(?<![a-z0-9])${negations}(?:${gap}${closed}){0,8}${gap}$`)
const deniedShort = new RegExp(`(?<![a-z0-9])${words('no without wala walang kawalan_ng')}(?:${gap}(?:${authority}|${words('any kind of ng na po kaming itong ito kang kayong anumang')})){0,3}${gap}$`)
/** "PDIC insurance does not cover it." */
const deniedAfter = new RegExp(`^${gap}(?:${words('for of ng this the a wallet sa')}${gap}){0,3}${words('does_not do_not doesnt dont is_not isnt are_not arent will_not wont cannot never hindi')}`)
const asked = new RegExp(`(?<![a-z0-9])(?:${words('whether until unless')}(?:${gap}[a-z]+){0,5}|${words('apply applied applying asked')}(?:${gap}[a-z]+){0,2}${gap}to${gap}be)${gap}$`)

/** "BSP-licensed banks", "banks supervised by the BSP", "SEC approved new rules": of others, where nothing is said of us. */
function isOfOthers(told: string, before: string, after: string): boolean {
  if (otherFirms.test(after) || firmsBefore.test(before)) return true
  return /^(?:the )?[a-z ]+ (?:aproved|recogni[sz]ed|endorsed|sanctioned|registered|certified|licensed)$/.test(told) && object.test(after) && !ourselvesIn.test(after.split(/[.!?]/)[0] ?? '')
}

const firms = words('banks wallets e_wallets ewallets institutions insurers lenders pawnshops issuers brokers companies bangko')
const otherFirms = new RegExp(`^${gap}(?:${words('na mga commercial digital rural other')}${gap}){0,2}${firms}`)
const firmsBefore = new RegExp(`(?<![a-z0-9])${firms}${gap}(?:${words('that which are is na ay being')}${gap}){0,2}$`)
const object = new RegExp(`^${gap}(?:${words('the a an new its their more rules bill merger request requests changes fees')}|\\d)`)
const ourselvesIn = new RegExp(`(?<![a-z0-9])(?:${ourselves}|${words('this kaban')})`)
