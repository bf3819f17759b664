/**
 * The phrases that are looked for. A space stands for what may lie between two words, or nothing; `*` for any letters; `~` for one or two
 * words, `~?` for at most two; `(a|b)` and `?` are as in a pattern. Apostrophes are gone by then, doubled letters count as one.
 * Words of daily use ("sure", "now", "best", "sigurado") stand only in the phrases in which they are a claim.
 */
export const claimKinds = ['guarantee', 'risk-free', 'urgency', 'superlative'] as const
/** 'superlative' is allowed where a source stands beside it; the others never are. */
export type ClaimKind = (typeof claimKinds)[number]

const gain = '(return|profit|income|earning|payout|gain|money|win|payback|roi|interest|yield|kita|tubo)s?'
const kita = '(kita|kikita|tubo|tutubo|panalo|mananalo|balik|payout|bayad|yaman|yayaman|profit|income|win)'
const slot = '(slot|spot|seat)s?'
const percent = '(%|percent|porsiyento|porsyento|porsento)'

export const claimPhrases: Readonly<Record<ClaimKind, readonly string[]>> = {
  guarantee: [
    '*g(ua|au|a)rant(e|i|y)*',
    `(sure|assured|secured|promised) (na )?(ang )?${gain}`,
    `certain (return|profit|income|payout)s?`,
    'sure (win|ball|bol|fire|thing|na sure)',
    `${gain} (is|are) (sure|certain|assured|secured)`,
    `${gain} for sure`,
    `(100|one hundred|sandaang|isang daang|siento) ?${percent} (na )?(sure|safe|secured?|legit|legal|certain|sigurado|siguradong|ligtas|tiyak|totoo|payout|paying|profit|return|win|panalo)`,
    'legit na legit',
    'always (pays|paid|wins|profits|profitable)',
    '(fail|fool) proof',
    'never (fails|failed)',
    'easy money',
    'get rich',
    'bulletproof',
    `sigurado(ng)? (na )?(ang )?(iyong |inyong )?${kita}`,
    'siguradong sigurado',
    `tiyak (na )?(ang )?(iyong |inyong )?${kita}`,
    'tiyak na tiyak',
    'panalo (ka|tayo|kayo|lahat)',
    'yayaman (ka|kayo|agad)',
    'walang palya',
    'pangako(ng)? (na )?(kita|tubo|balik)',
  ],
  'risk-free': [
    'risk (free|less)',
    'free (of|from) (any |all )?risks?',
    '(no|zero|without) (any |a )?risks?',
    '(no|zero|without) (any |a )?loss(es)?',
    '(loss|worry) free',
    'you (cannot|can not|cant|wont|will not|never) (ever )?lose',
    '(cannot|can not|cant|wont|will not|never) (ever )?lose (money|out|anything|a peso|a centavo|your money|your capital|your deposit|your investment)',
    '(nothing|no money) to lose',
    'impossible to lose',
    '(totally|completely|perfectly|absolutely|fully|very|always) safe',
    'safe (and|at) (sure|sigurado)',
    '(capital|principal) (is )?(always |fully )?(protected|preserved|safe|secured?)',
    'never (be )?(at|in) (any )?(risk|danger)',
    '(protected|safe|secured?) (capital|principal)',
    'your (money|capital|principal|deposit|investment) is (always |fully |completely |here )?(safe|protected|secured?)',
    'safe as (a |in a )?banks?',
    'safe (investment|return|profit|income)s?',
    '(walang|wala|zero) (po |pong )?(ka |kang |na |nang |kayong |anumang |anuman |kahit anong )?(panganib|peligro|risk|risgo|talo|lugi|pagkalugi|pagkatalo)',
    'wala(ng)? (po |pong )?(ka |kang |kayong )?mawawala sa (iyo|inyo)',
    '(hindi|di) (na )?(po )?(ka |kayo |ito )?(na )?(po )?(malulugi|matatalo|nalulugi|natatalo)',
    '(lugi|talo) proof',
    'ligtas na ligtas',
    'ligtas ang (iyong |inyong )?(pera|puhunan|kapital)',
    '(lubos|ganap|siguradong|tiyak) (na )?ligtas',
  ],
  urgency: [
    'hurry*',
    'act (now|fast|today|quickly)',
    '(last|final) (chance|call)',
    `(limited|few|last|remaining) ${slot}`,
    `${slot} (are )?(limited|filling|left|running out)`,
    'limited (time|offer|only)',
    `only ~?${slot}`,
    '(dont|do not|never) (miss|wait any|delay|be late)',
    'before it ?s too late',
    'before it is too late',
    'now or never',
    'while ~?lasts?',
    '(today|tonight) only',
    '(only|ends) (today|tonight|tomorrow)',
    '(offer|promo) (ends|expires|closes)',
    'selling (out )?fast',
    'almost (full|gone|sold out)',
    '(slots|seats|time) (is |are )?running out',
    '(people|persons|users|clients) (are )?(now )?(viewing|watching|looking)',
    'first come',
    'countdown',
    'rush*',
    'fomo',
    '*madali (ka |kayo |tayo )?na',
    'magmadali*',
    'dali (dali*|na)',
    'bilis(an)? (na|mo|ninyo)',
    'humabol',
    'habol na',
    '(huling|last) (na )?(pagkakataon|chance|slots?)',
    `(limitado|limitadong|kaunti|kaunting|konti|konting|iilan|iilang) (na )?(lang |lamang )?(ang |ang mga |mga )?(${slot}|oras|panahon|puwesto|pwesto|alok)`,
    `(${slot}|puwesto|pwesto|alok) (ay )?(limitado|paubos|kaunti na|konti na|iilan na)`,
    '(paubos|mauubos) na',
    '(ngayong araw|ngayong gabi|ngayong linggo|hanggang ngayon) (lang|lamang)',
    '(huwag|wag) (mo |mong |nang |na |ninyong |niyong )?(palampasin|magpahuli|pahuli|sayangin)',
    `habang may ${slot}`,
    'bago (pa )?(mahuli|maubos) ang lahat',
    'bago (pa )?(maubos|mahuli)',
    'sali na',
    'sumali (ka |kayo )?na',
    'mag ?invest (ka |kayo )?na',
  ],
  superlative: [
    '# ?1',
    '(no|nr|num|number|numero|top)[.]? ?1',
    '(number|numero) (one|uno)',
    'top one',
    'most (trusted|secure|reliable|loved|profitable|trustworthy|respected)',
    '(philippines|pilipinas|country|nation|world|asia) ?s? (best|leading|top|largest|biggest|safest|fastest|first)',
    '(the|our|simply|ang) best',
    'best (in|investment|wallet|platform|rate|return|service|price|value|plan|yield)s?',
    'top (rated|ranked|performing)',
    '(the|market|industry) leading',
    'leading (investment|wallet|platform|provider|company|brand|name|financial)',
    '(market|industry) leader',
    '(safest|fastest|strongest|smartest)',
    `(highest|biggest|greatest|largest) (possible )?(${gain}|rates?|wallet|platform|company|provider)`,
    'second to none',
    'award winning',
    'world class',
    'un(rivaled|rivalled|beatable|matched|paralleled)',
    'trusted by',
    'the only (wallet|platform|company)',
    'pinaka(magaling|mahusay|ligtas|sikat|mapagkakatiwalaan|matatag|pinagkakatiwalaan|trusted|the best)*',
    `pinakama(taas|laki|bilis)(ng)? (na )?(ang )?(${kita}|interes)`,
    '(pinagkakatiwalaan|pinagtitiwalaan) (ng|nang)',
    'nangunguna(ng)?',
    'una sa (pilipinas|bansa|buong)',
    'walang (kapantay|katulad|katapat|kapares)',
    'subok (na )?(subok|ligtas|mapagkakatiwalaan)',
  ],
}

/** Long enough to be looked for through whatever stands between their letters, and still to mean nothing else. */
export const stems: readonly (readonly [ClaimKind, string])[] = [
  ['guarantee', 'guarante*'],
  ['guarantee', 'garantis*'],
  ['guarantee', 'garantiy*'],
  ['risk-free', 'riskfree'],
  ['risk-free', 'walangpanganib'],
  ['risk-free', 'walanglugi'],
]

/** "not guaranteed", "hindi namin ginagarantiyahan": these, then nothing but the words below, and the phrase is denied. */
export const deniers: readonly string[] = [
  'not', 'never', 'cannot', 'can not', 'cant', 'isnt', 'arent', 'wasnt', 'wont', 'dont', 'doesnt', 'didnt', 'nor', 'neither', 'nobody', 'no one', 'nothing', 'none', 'hindi', 'di', 'huwag', 'wag', 'walang sinuman', 'walang sinumang',
]
export const between: readonly string[] = [
  'a', 'an', 'the', 'is', 'are', 'be', 'been', 'being', 'ever', 'yet', 'in any way', 'any', 'of', 'to', 'that', 'this', 'these', 'it', 'its', 'we', 'they', 'you', 'us', 'them', 'here', 'can', 'has', 'have', 'will', 'or', 'and', 'promise', 'promises', 'promised', 'offer', 'say', 'need', 'needed',
  'namin', 'natin', 'nila', 'niya', 'mo', 'ka', 'kami', 'ito', 'iyon', 'ang', 'ng', 'na', 'po', 'pa', 'ay', 'din', 'rin', 'ba', 'isa', 'isang', 'anumang', 'kailanman', 'kailangan', 'kailangang', 'dapat', 'pangako', 'nangangako', 'ipinapangako', 'o', 'sinuman',
]
/** "no guarantee": these deny only what follows at once, or after "any". "No fees, guaranteed" denies nothing. */
export const weakDeniers: readonly string[] = ['no', 'without', 'wala', 'walang', 'kawalan ng']
export const weakBetween: readonly string[] = ['any', 'anumang', 'kahit anong', 'such thing as', 'such thing as a', 'need to', 'na', 'ng', 'nang']
/** "no return is guaranteed". */
export const deniedSubjects: readonly string[] = ['investments?', 'plans?', 'returns?', 'profits?', 'income', 'gains?', 'payouts?', 'business', 'results?', 'outcome', 'rate', 'pamumuhunan', 'plano', 'kita', 'tubo', 'balik', 'puhunan', 'negosyo', 'resulta']
