/**
 * Lists of phrases, separated by commas, that public texts may not use; phrases of `return` are
 * marked instead. They are regular expressions with abbreviations: a space is any gap or none, `_`
 * a gap, `*` any letters, `+` a word with anything between its letters, `~` up to two words, `&`
 * small words, `…` up to 60 signs. Everyday words ("sure", "now", "best", "sigurado") are listed
 * only in phrases that make a claim.
 */
const gain = `(return|profit|income|earning|payout|gain|money|win|payback|roi|interest|yield|kita|
  tubo)s?`
const kita = `(kita|kikita|tubo|tutubo|panalo|mananalo|balik|payout|bayad|yaman|yayaman|profit|
  income|win)`
const slot = '(slot|spot|seat)s?'
const sure = '(?<!(make|makes|making|made|be|please) )sure'
const safe = '(protected|safe|secured?)'
const cannot = '(cannot|can not|cant|wont|will not|never) (ever )?lose'

const pdic = '(p[^a-z0-9]?d[^a-z0-9]?i[^a-z0-9]?c[.]?|(philippine )?deposit insurance corporation)'
const authority = `(b[^a-z0-9]?s[^a-z0-9]?p[.]?|s[^a-z0-9]?e[^a-z0-9]?c[.]?|${pdic}|dti|bir|amlc|
  cda|npc|state|malacanang|gobyerno|pamahalaan|central bank|bangko sentral( ng pilipinas)?|
  (philippine )?(government|goverment)|insurance commission|securities (and )?exchange commission|
  department of (trade and industry|finance)|cooperative development authority|
  national privacy commission)(?! (ids?|issued|holidays?|bonds?|rules?|circulars?|laws?|forms?|
  offices?|services|lists?|agency|agencies)(?![a-z]))`
const by = '(by|with|from|mula|under|of|at|ng|nang|sa|through)&'
const has = '(ha[sv]e?|having|hold*|with|under|our|got|valid|may|mayro*|hawak|mer[ou]n*)'
const paper = `(licen[cs]es?|registration|approval|accreditation|permit|certificat(e|ion)|authority|
  authori[sz]ation|seal|supervision|lisensi?ya|rehistro|akreditasyon|permiso|pahintulot|sertipiko)`
const licensed = `(licensed|registered|regulated|accredited|authori[sz]ed|supervised|lisensyado*|
  rehistrado|akreditado)`
const acted = '(approved|recogni[sz]ed|endorsed|sanctioned|registered|certified|licensed)'
const approved = `(${acted}|${licensed}|licenced|certificated|compliant|verified|chartered|
  inapr[uo]bahan|apr[uo]bado*|akreditadong|lisensiyado*|rehistradong|nakarehistro*|nakalisensya|
  kinikilala*|awtorisado*|sertipikado*|pinahintulutan*|pinapayagan|pinangangasiwaan|kinokontrol)`
const firms = `(banks|e wallets|wallets|institutions|insurers|lenders|pawnshops|issuers|brokers|
  companies|bangko)(?![a-z])`
const ours = `(?<![a-z])(we|ours?|us|plans?|wallet|namin*|natin*|amin*|atin*|tayo|kami|dito|
  rito)(?![a-z])`
const insured = '(insured|naka seguro*|naka insure|sini?s[ei]guro)'
const backed = `(${insured}|covered|protected|guaranteed|backed|secured|underwritten|supported|
  safeguarded|protektado*|sakop|saklaw|suportado*|garantisado*|ginagarantiyahan|sinusuportahan|
  pinoprotektahan)`
const money = `(money|deposits?|investments?|capital|savings|cash|funds?|balances?|pera|puhunan|
  deposito|hulog|ipon|kapital|balanse|piso)`
const insurance = `(insurance|protection|guarantee|backing|coverage|cover|seguro|garantiya|
  proteksi?yon|suporta)(?!&(${money} )?(does|do|is|are|will|ay|doesnt|dont|isnt|arent|wont) )`
/** "until it is licensed", "no money is insured". */
const open = `(?<!(whether|until|unless|asked|appl*|not mean|no (${money}|plans?|
  wallets?))&(${money}&)?)`

const number = '(?<![0-9][.,])[0-9]([.,]?[0-9]){0,20}'
const pesos = ' (php|pesos?|piso*)(?![a-z])'
const amount = `((₱|php?|pesos?) ${number}( (k|mil*|thousand))?|${number}(${pesos}| (k|mil*|
  thousand))|[0-9]([.,]?[0-9]){2,20}|~(hundred|thousand|daan*|(san)?libo*)(${pesos})?)(?![a-z])`
const share = `(${number}( na)? %|(?!(in|sa|of|the|ang) )[a-z0-9]+( na)? (percent|per cent|pct|
  pors[iy]*)(?![a-z]))`
const double = '(*fold|twice|thrice|*dou?bl*|*triple*|multiply)'
const times = `(${number} x|[x×] ${number}|[a-z0-9]+ (times|beses)|${double})`
const period = `((${number} )?(day|week|month|year|hour|annum|araw|linggo|buwan|taon|oras)s?|daily|
  weekly|monthly|yearly|annual*|p[.]?a|arawan*|lingguhan*|buwanan*|taunan*)(?![a-z])`
const yields = `(earn*|profits?|return*|yield*|interest|roi|income|gains?|dividends?|bonus|cashback|
  apy|payouts?|k[iu][mk]*ita*|kita*|t[uo]*tubo|tubo*|tumubo|interes|balik)`
const put = `(deposit*|invest*|puts?|pay|send|(for|with) (only|just)|every|mag deposit*|mag invest|
  maghulog|i?hulog|puhunan|maglagay|magbayad|ipadala|ipasok|sa (halagang|bawat))`
const take = `(receive*|gets?|earns?|returns?|payout|take (home|out)|pays? out|gives?|back|yours|
  out|*anggap|walk away|kumita|kikita|kunin|balik|makukuha|ilabas|magkakaroon)`
const turns = '(→|➜|-?>|=>?|becomes?|turns? into|grows? to|into|will be|magiging)'
const cost = '(fees?|penalty|inflation|prices?|loans?|cap|multa) (is|was|of|at|ay|rise|fell|up)&'

/** From the gravest to the least. */
export const phrases = {
  backing: `${open}(${authority}&(${backed}|${insurance}), ${backed}…${by}${authority},
    ${insurance}&${by}${authority}, ${pdic} member, member*&${pdic}, ${has}&${pdic},
    ${has}&${insurance}&(${money}|plans?), fully insured, ${insured}&(${money}|${amount}),
    (${money}|plans?) ~(is|are|ay|stays?)( fully)? ${insured}, ${money}&${insured})`,
  approval: `${open}(${authority}&(?!${acted} (the|an?|new|its|their|more|rules|bill|merger|
    requests?|changes|fees|${number})(?![a-z])(?![^.!?]*${ours}))${approved}(?! ~${firms}),
    (?<!${firms} ~)${approved}…${by}${authority}, ${has}&${authority}&${paper},
    ${has} ~${paper} ~${by}${authority}, ${licensed}&${licensed}, (fully|duly|legal*|official*|
    properly|completely|always|opisyal|ganap)( na)? ${licensed}, ${licensed} (emi|e money|wallet|
    e wallet|operator|issuer|platform|company|vasp|business|firm), (we|company|wallet|platform|app|
    site|kami|kompanya)&(is|are|ay|stays?)&${licensed})`,
  return: `(?<!${cost})${share}&${period}, ${period}& ~&${share}, ${money}& ~&${double}, (${yields}|
    ${money})&(${share}|${times})(&${period})?, (${share}(?! of)|${times})&(${yields}|${money}|
    what), (earn*|kumita|kikita*)&${amount}, ${amount}&(${period}& ~&${yields}|${yields}&${period}),
    (make|get|receive*|collect|${yields})&${amount}&${period}, ${amount}…${turns}&${amount}, (turn|
    ${take})&${amount}&(for|from|into|mula sa|kapalit ng)&${amount},
    ${put}…${amount}…(${take}…${amount}|${amount}&${take}), ((withdraw|${take})&${amount}|
    ${amount}&${period})…${put}&${amount}, ${amount}&(${put}|in)…(${amount}&${take}|
    ${take}&${amount})`,
  guarantee: `*g(ua|au|a)rant(e|i|y)*, +guarante*, +garantis*, +garantiy*, certain (return|profit|
    income|payout)s?, (${sure}|assured|secured|promised) (na )?(ang )?${gain}, ${gain} for sure,
    ${sure} (win|ball|bol|fire|thing|na sure), ${gain} (is|are) (sure|certain|assured|secured),
    (100|one hundred|sandaang|isang daang|siento) (%|percent|porsiyento|porsyento|
    porsento) (na )?(sure|safe|secured?|legit|legal|certain|sigurado|siguradong|ligtas|tiyak|totoo|
    payout|paying|profit|return|win|panalo), legit na legit, always (pays|paid|wins|profits|
    profitable), (fail|fool) proof, never (fails|failed), easy money, get rich, bulletproof,
    walang palya, (sigurado(ng)?|tiyak) (na )?(ang )?(iyong |inyong )?${kita}, siguradong sigurado,
    tiyak na tiyak, panalo (ka|tayo|kayo|lahat), yayaman (ka|kayo|agad), pangako(ng)? (na )?(kita|
    tubo|balik)`,
  'risk-free': `risk (free|less), +riskfree*, +walangpanganib*, +walanglugi*, (loss|worry) free,
    free (of|from) (any |all )?risks?, (nothing|no money) to lose, impossible to lose, (no|zero|
    without) (any |a )?(risks?|loss(es)?), you ${cannot}, ${cannot} (money|out|anything|a peso|
    a centavo|your (money|capital|deposit|investment)), (totally|completely|perfectly|absolutely|
    fully|very|always) safe, safe (and|at) (sure|sigurado), (capital|principal) (is )?(always |
    fully )?(preserved|${safe}), ${safe} (capital|principal), never (be )?(at|in) (any )?(risk|
    danger), your (money|capital|principal|deposit|investment) is (always |fully |completely |
    here )?${safe}, safe as (a |in a )?banks?, safe (investment|return|profit|income)s?, (walang|
    wala|zero) (po |pong )?(ka |kang |na |nang |kayong |anumang |anuman |kahit anong )?(panganib|
    peligro|risk|risgo|talo|lugi|pagkalugi|pagkatalo), wala(ng)? (po |pong )?(ka |kang |
    kayong )?mawawala sa (iyo|inyo), (lugi|talo) proof, (hindi|di) (na )?(po )?(ka |kayo |
    ito )?(na )?(po )?(malulugi|matatalo|nalulugi|natatalo), ligtas na ligtas, ligtas ang (iyong |
    inyong )?(pera|puhunan|kapital), (lubos|ganap|siguradong|tiyak) (na )?ligtas`,
  urgency: `hurry*, act (now|fast|today|quickly), (last|final) (chance|call), now or never,
    (limited|few|last|remaining) ${slot}, ${slot} (are )?(limited|filling|left|running out),
    limited (time|offer|only), only ~${slot}, before it (s|is) too late, (dont|do not|never) (miss|
    wait any|delay|be late), while ~lasts?, (today|tonight) only, (only|ends) (today|tonight|
    tomorrow), (offer|promo) (ends|expires|closes), selling (out )?fast, almost (full|gone|
    sold out), (slots|seats|time) (is |are )?running out, first come, countdown, (people|persons|
    users|clients) (are )?(now )?(viewing|watching|looking), rush*, fomo, *madali (ka |kayo |
    tayo )?na, magmadali*, dali (dali*|na), bilis(an)? (na|mo|ninyo), humabol, habol na, (huling|
    last) (na )?(pagkakataon|chance|slots?), (paubos|mauubos) na, (limitado(ng)?|kaunti(ng)?|
    konti(ng)?|iilan|iilang) (na )?(lang |lamang )?(ang |ang mga |mga )?(${slot}|oras|panahon|
    puwesto|pwesto|alok), (${slot}|puwesto|pwesto|alok) (ay )?(limitado|paubos|kaunti na|konti na|
    iilan na), (ngayong (araw|gabi|linggo)|hanggang ngayon) (lang|lamang), (huwag|wag) (mo |mong |
    nang |na |ninyong |niyong )?(palampasin|magpahuli|pahuli|sayangin), habang may ${slot},
    bago (pa )?(mahuli|maubos)( ang lahat)?, sali na, (sumali|mag invest) (ka |kayo )?na`,
  superlative: `# 1, (no|nr|num|number|numero|top)[.]? 1, (number|numero) (one|uno), top one,
    most (trusted|secure|reliable|loved|profitable|trustworthy|respected), (philippines|pilipinas|
    country|nation|world|asia) s? (best|leading|top|largest|biggest|safest|fastest|first), (the|our|
    simply|ang) best, best (in|investment|wallet|platform|rate|return|service|price|value|plan|
    yield)s?, top (rated|ranked|performing), (the|market|industry) leading, leading (investment|
    wallet|platform|provider|company|brand|name|financial), (market|industry) leader, (safest|
    fastest|strongest|smartest), (highest|biggest|greatest|largest) (possible )?(${gain}|rates?|
    wallet|platform|company|provider), second to none, award winning, world class, un(rivaled|
    rivalled|beatable|matched|paralleled), trusted by, the only (wallet|platform|company),
    pinaka(magaling|mahusay|ligtas|sikat|mapagkakatiwalaan|matatag|pinagkakatiwalaan|trusted|
    the best)*, pinakama(taas|laki|bilis)(ng)? (na )?(ang )?(${kita}|interes), (pinagkakatiwalaan|
    pinagtitiwalaan) (ng|nang), nangunguna(ng)?, una sa (pilipinas|bansa|buong), walang (kapantay|
    katulad|katapat|kapares), subok (na )?(subok|ligtas|mapagkakatiwalaan)`,
}

/** The words that `&` skips, between a word and its figure or a denial and what it denies. */
export const small = `a|an|and|in|of|on|at|to|up|as|is|are|be|been|being|was|by|for|from|with|the|
  all|you|your|we|our|us|my|any|it|its|that|this|these|they|them|here|new|net|about|over|more|than|
  high|much|most|least|average|projected|expected|fixed|passive|fully|duly|now|ever|yet|every|each|
  per|single|within|after|last|will|can|has|have|or|promised?|promises|offer|say|need|needed|next|
  another|total|money|once|na|ng|ang|nang|sa|may|ka|kang|kami|kayo|mo|ninyo|namin|natin|nila|niya|
  ito|iyon|po|pa|ay|din|rin|ba|isa|isang|hanggang|mahigit|kada|bawat|loob|inyong|iyong|mga|anumang|
  sinuman|kailanman|kailangan|kailangang|dapat|pangako|nangangako|ipinapangako|o`
/** Denies what follows: "not guaranteed", "no return is guaranteed"; "no fees, …" does not. */
export const denial = `(not|never|cannot|can not|cant|isnt|arent|wasnt|wont|dont|doesnt|didnt|nor|
  neither|nobody|no one|nothing|none|hindi|di|huwag|wag|walang sinumang?)(_(${small})){0,4}_, (no|
  without|wala|walang|kawalan ng)(_(any|anumang|kahit anong|such thing as( a)?|need to|na|ng|
  nang))?_, (no|walang)_((investment|plan|return|profit|gain|payout|result)s?|income|business|
  outcome|rate|pamumuhunan|plano|kita|tubo|balik|puhunan|negosyo|resulta)_(is|are|can be|comes|ay|
  na|ang)(_(ever|a|with))?_`
