/**
 * The words of which a return is told, for rules-returns.ts. Between two words of a line lies a space; `_` lies within one that has several.
 * What stands in a list is compared with a reading: small letters, a doubled letter counts as one.
 */
import { single } from './rules-figures.ts'

/** What may lie between a word and its figure. */
export const gap = String.raw`[\s_/"“”*·|:,=()–—-]{1,4}`
export const words = (list: string): string => `(?:${single(list).trim().split(/\s+/).join('|').replaceAll('_', gap)})(?![a-z0-9])`

/** Between a share and what it is of: "10% [fixed monthly] profit", and not "10% of your income". */
export const kinds = String.raw`(?:${gap}${words(`
  a in fixed guaranteed passive net gross high average projected expected interest monthly weekly daily yearly annual annually cash pure extra
  na ng ang may buwanang arawang lingguhang taunang
`)}){0,3}`
const small = words(`
  you your us up_to at_least at of about around over more_than more as_much_as as_high_as only just back out the a an in extra another total exactly roughly nearly almost some with will be is are by paid may can
  monthly weekly daily yearly annual annually fixed guaranteed passive net gross high average projected expected between worth each every amount amounts
  ka kang kayo kayong po pong ng nang na ang hanggang mahigit higit_sa aabot_sa umaabot_sa aabot_ng abot_sa sa ay din rin lang lamang mo ninyo niyo namin natin kami tayo tayong may halagang tubong kitang
  buwanang arawang lingguhang taunang inyong iyong dagdag pang agad itong ito
`)
/** At most six small words: "earn [you up to a total of] 5%". */
export const fill = String.raw`(?:${gap}${small}){0,6}[\s_/"“”*·|:,=()–—-]{0,4}`
export const fewSmall = String.raw`(?:${gap}${small}){0,3}`

/** Next to a share of a hundred these tell a return whatever the time. */
export const gainWords = words(`
  earn earns earned earning earnings profit profits return returns yield yields yielding interest roi apy apr dividend dividends income
  kumita kikita kikitain kumikita kinikita kita kitain tubo tutubo tumubo tumutubo magtutubo tubuan interes balik ganansya ganansiya dibidendo
`)
export const gainNouns = words(`
  return returns profit profits income interest earnings yield yields gain gains roi dividend dividends apy kita kitang tubo tubong interes balik ganansya ganansiya dibidendo
`)
/** These only with a time, or "on your deposit". */
export const payWords = words(`
  pays pay paid paying gives give giving get gets getting receive receives receiving add adds credit credits offer offers bring brings make makes making gain gains collect
  makakatanggap tatanggap tumanggap tumatanggap matatanggap makatanggap magbibigay nagbibigay bibigyan ibibigay ibinibigay nagbabayad magbabayad makakuha makukuha kumuha kunin nag_aalok magdadagdag
`)
export const getWords = words('get gets receive receives receiving collect gain tumanggap tatanggap makakatanggap matatanggap makukuha makakuha')
/** Asked of a person, or of a person to come: the figure may stand without a time. */
export const earnWords = words('earn kumita kikita kikitain')
export const madeWords = words('make makes making profit profits income earns earned earning earnings kumikita kita kitang tubo tutubo tutubuan balik')

export const money = words(`
  money deposit deposits investment investments capital savings cash funds return returns profit profits payout payouts income earnings puhunan pera hulog deposito balik kita tubo ipon kapital
`)
export const ownMoney = words('money deposit deposits investment investments capital savings cash funds balance pera puhunan deposito hulog ipon kapital')
export const growWords = words(`
  grow grows grew growing multiply multiplies increase increases lumago lalago lumalago palaguin palalaguin paramihin pararamihin dadami dumami lumaki lalaki lumalaki palakihin tumaas tataas kikita tutubo
  become becomes return returns come_back comes_back back balik babalik bumabalik magiging earns
`)

const each = words('a an per each every for_each for_every in_a in_one kada bawat sa_isang sa_bawat tuwing isang sa_loob_ng_isang within_a within_one')
const shortTime = words('day days week weeks hour hours minute minutes night nights araw linggo oras minuto gabi')
const longTime = words('month months year years quarter quarters buwan taon annum')
const many = String.raw`${words('in within after every each for sa_loob_ng loob_ng pagkatapos_ng pagkaraan_ng matapos_ang bawat kada')}${gap}N${gap}${words('days hours weeks months years minutes day hour week month araw oras linggo buwan taon minuto')}`
export const shortly = String.raw`(?:(?:${each}${gap}|/ ?)${shortTime}|${words('daily weekly hourly nightly overnight araw_araw arawan arawang lingguhan lingguhang linggu_linggo oras_oras')})`
export const anyTime = String.raw`(?:${shortly}|(?:${each}${gap}|/ ?)${longTime}|${many}|${words('monthly yearly annually quarterly buwanan buwanang taunan taunang buwan_buwan taon_taon p[.]a')})`

export const putWords = words(`
  deposit deposits deposited depositing invest invests invested investing investment put puts putting place places send sends pay start_with top_up cash_in for_every for_each for_only for_just with_only with_just
  magdeposito magdeposit mag_deposito mag_deposit nagdeposito nagdeposit ideposito idineposito maghulog naghulog ihulog inihulog hulog mag_invest nag_invest iinvest puhunan mamuhunan namuhunan
  maglagay ilagay inilagay naglagay magpasok ipasok magbayad magpadala ipadala mag_cash_in deposito kapital capital sa_halagang sa_bawat magsimula_sa
`)
export const putNouns = String.raw`(?:${words('deposit deposito puhunan investment capital kapital hulog')}|in(?=\s*(?:[,;.&-]|and(?![a-z])|$)))`
export const takeWords = words(`
  receive receives received receiving get gets got getting earn earns earned withdraw collect claim take_home cash_out pay_out pays_out pays_back pay_back payout return returns comes_back come_back back becomes become
  turns_into grows_to grows_into walk_away_with leave_with pays_you gives_you makes_you
  tumanggap tatanggap tanggapin matatanggap makatanggap makakatanggap tinanggap natanggap kumita kikita kumikita kita makuha makukuha makakuha makakakuha nakuha kunin balik babalik ibabalik bumalik bumabalik
  magiging maging naging lalaki aabot tubo tutubo iuwi makakauwi ilabas magkakaroon mag_withdraw i_withdraw makaka_withdraw mai_withdraw
`)
export const takeNouns = words('payout payouts return returns back balik kita tubo profit pabalik out is_yours')
export const turns = words('becomes become turns_into turn_into turns_to grows_to grows_into grow_to grow_into magiging naging nagiging lalago_sa gets_you gives_you pays_you earns_you makes_you brings_you')

/** Before it or after it the amount is a bound, and no offer. */
export const bounds = String.raw`(?:minimum|maximum|smalest|largest|least|lowest|highest|most|limit|pinakamababang|pinakamaliit na|pinakamalaking|pinakamataas na)`
/** After a number these say that it counts something else than pesos. */
export const otherUnits = words('days day hours hour minutes minute weeks week months month years year times people persons users chats messages receipts requests digits letters seconds points araw oras linggo buwan taon minuto tao beses')

/** What a share of a hundred is told of that is no return. */
export const elsewhere = words(`
  inflation implasyon price prices presyo fee fees bayarin charge charges singil penalty penalties multa tax taxes buwis vat limit limits hangganan fell fall falls lose loses lost drop dropped rose rise rises bumaba tumaas
  mawala mawawala loss losses loan loans utang discount growth traffic visits cases errors uptime owe
`)
export const others = words(`
  bank banks banking bangko treasury t_bill t_bills bond bonds government pamahalaan gobyerno pag_ibig sss gsis bsp bangko_sentral central_bank economy ekonomiya gdp inflation implasyon stocks psei index remittances lenders mortgages
`)
export const ours = words(`
  you your yours we our ours us plan plans wallet ka kayo mo iyo iyong inyo inyong ninyo niyo namin naming natin nating amin aming atin ating tayo kami here dito rito join deposit invest puhunan earn kumita
`)
export const loans = words('loan loans borrow borrows borrower borrowers lend lends lending utang nangutang umuutang umutang pautang mortgage mortgages')
/** Who tells of a promise in order to warn of it. */
export const promises = words('promises promise promised promising offers offer offered offering says say claims claim claimed nangangako nangako nag_aalok nag_alok nagsasabi nagsasabing')
export const warnings = words(`
  not dont never beware nobody report scam scams scamer scamers scheme schemes warn warns warned fraud police arrest arrests arrested lie lies lying
  huwag wag mag_ingat iwasan isumbong hindi babala nagbabala manloloko panloloko budol pulis
`)
export const ourselves = words('we our ours us plan plans wallet namin naming natin nating amin aming atin ating tayo kami dito rito')
/** Who may stand before "earn" in an offer. */
export const earners = words('you we i it they and or to can will may could now just then please who that members users savers investors depositors clients plan plans wallet wallets money deposit deposits peso pesos capital savings')
export const placing = words('earn deposit deposits invest investors kumita kikita magdeposito maghulog')
