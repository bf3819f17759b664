/**
 * The parts that words play where a return or an approval is told; rules-told.ts reads a text by
 * them. Between two words of a list lies a space; `_` lies within one that has several. A word may
 * play several parts, and what plays none is any other word.
 */
const each =
  'a an per each every kada bawat tuwing in_a in_an in_one for_each for_every sa_isang sa_bawat sa_loob_ng_isang within_a isang'.split(
    ' ',
  )
const by = (units: string): string =>
  units
    .split(' ')
    .flatMap((unit) => each.map((one) => `${one}_${unit}`))
    .join(' ')

export const parts = {
  /** Once in so long. */
  short: `${by('day week hour minute night araw linggo oras minuto gabi')} daily weekly hourly nightly overnight araw_araw arawan arawang lingguhan lingguhang linggu_linggo oras_oras`,
  long: `${by('month year quarter annum buwan taon')} monthly yearly annual annually quarterly buwanan buwanang taunan taunang buwan_buwan taon_taon p_a`,
  unit: 'days day hours hour minutes minute weeks week months month years year times people persons users chats messages receipts requests digits letters seconds points araw oras linggo buwan taon minuto tao beses',
  /** Before a number of days. */
  within:
    'in within after every each for sa_loob_ng loob_ng pagkatapos_ng pagkaraan_ng matapos_ang bawat kada',
  /** What may stand between a word and its figure, without a weight of its own. */
  small: `
    a in fixed guaranteed passive net gross high average projected expected cash pure extra na ng ang may daily weekly monthly yearly annual annually buwanang arawang lingguhang taunang
    you your us my our any the all new at_least at about around over more_than more as_much_as as_high_as only just back out an another total exactly roughly nearly almost some with will be is are by paid can and enjoy
    between worth each every amount amounts ka kang kayo kayong po pong nang hanggang mahigit higit_sa aabot_sa umaabot_sa aabot_ng abot_sa ay din rin lang lamang mo ninyo niyo namin natin kami tayo tayong halagang tubong kitang
    inyong iyong dagdag pang agad itong ito up_to now money
  `,
  on: 'on sa',
  of: 'of on for in sa from within every after',
  /** Next to a share of a hundred these tell a return whatever the time. */
  gain: `
    returned earn earns earned earning earnings profit profits return returns yield yields yielding interest roi apy apr dividend dividends income gain gains
    kumita kikita kikitain kumikita kinikita kita kitang kitain tubo tubong tutubo tumubo tumutubo magtutubo tubuan interes balik ganansya ganansiya dibidendo
  `,
  gainNoun:
    'return returns profit profits income interest earnings yield yields gain gains roi dividend dividends apy kita kitang tubo tubong interes balik ganansya ganansiya dibidendo bonus cashback payout payouts what_you',
  /** Asked of a person: pesos may stand there without a time. */
  earn: 'earn kumita kikita kikitain',
  made: 'make makes making profit profits income earns earned earning earnings kumikita kita kitang tubo tutubo tutubuan balik',
  /** These only with a time, or "on your deposit". */
  pay: `
    pays pay paid paying gives give giving get gets getting receive receives receiving add adds credit credits offer offers bring brings make makes making gain gains collect enjoy bonus cashback payout payouts rate rates
    makakatanggap tatanggap tumanggap tumatanggap matatanggap makatanggap magbibigay nagbibigay bibigyan ibibigay ibinibigay nagbabayad magbabayad makakuha makukuha kumuha kunin nag_aalok magdadagdag
  `,
  get: 'get gets receive receives receiving collect gain tumanggap tatanggap makakatanggap matatanggap makukuha makakuha',
  money:
    'money deposit deposits investment investments capital savings cash fund funds balance balances pera puhunan deposito hulog ipon kapital balanse piso',
  plan: 'plan plans wallet wallets',
  grow: `
    grow grows grew growing multiply multiplies increase increases lumago lalago lumalago palaguin palalaguin paramihin pararamihin dadami dumami lumaki lalaki lumalaki palakihin tumaas tataas kikita tutubo tumubo
    become becomes return returns come_back comes_back back balik babalik bumabalik magiging earns
  `,
  double:
    'double doubles doubling triple triples tripling quadruple quadruples multiply multiplies multiplying',
  doble:
    'triple doble dobleng doblado dobladong tripleng doblehin dodoblehin pagdoblehin idoble madoble triplehin titriplehin dodoble madodoble dumodoble magdodoble nadodoble titriple',
  /** Put in, and taken out. */
  put: `
    deposit deposits deposited depositing invest invests invested investing investment put puts putting place places send sends pay start_with top_up cash_in for_every for_each for_only for_just with_only with_just
    magdeposito magdeposit mag_deposito mag_deposit nagdeposito nagdeposit ideposito idineposito maghulog naghulog ihulog inihulog hulog mag_invest nag_invest iinvest puhunan mamuhunan namuhunan
    maglagay ilagay inilagay naglagay magpasok ipasok magbayad magpadala ipadala mag_cash_in deposito kapital capital sa_halagang sa_bawat magsimula_sa
  `,
  take: `
    receive receives received receiving get gets got getting earn earns earned withdraw collect claim take_home cash_out pay_out pays_out pays_back pay_back payout return returns comes_back come_back back becomes become
    turns_into grows_to grows_into walk_away_with leave_with take_out pays_you gives_you makes_you
    tumanggap tatanggap tanggapin matatanggap makatanggap makakatanggap tinanggap natanggap kumita kikita kumikita kita makuha makukuha makakuha makakakuha nakuha kunin balik babalik ibabalik bumalik bumabalik
    magiging maging naging lalaki aabot tubo tutubo iuwi makakauwi ilabas magkakaroon mag_withdraw i_withdraw makaka_withdraw mai_withdraw
  `,
  takeNoun: 'payout payouts return returns back balik kita tubo profit pabalik out is_yours',
  turns:
    'becomes become turns_into turn_into turns_to grows_to grows_into grow_to grow_into magiging naging nagiging lalago_sa gets_you gives_you pays_you earns_you makes_you brings_you will_be',
  turn: 'turn turns turning make makes grow grows gawing gagawing palaguin palakihin',
  into: 'into to na sa hanggang',
  /** "₱14,000 for ₱2,000". */
  exchanged: 'for from on out_of mula_sa sa para_sa kapalit_ng',
  /** A bound, and no offer. */
  bound:
    'least most at_least at_most up_to hanggang minimum maximum smallest largest lowest highest limit bababa pinakamababang pinakamababa pinakamaliit pinakamalaking pinakamataas',
  /** Of a hundred too, and no return. */
  elsewhere: `
    inflation implasyon price prices presyo fee fees bayarin charge charges singil penalty penalties multa tax taxes buwis vat limit limits hangganan fell fall falls lose loses lost drop dropped rose rise rises bumaba tumaas
    mawala mawawala loss losses loan loans utang discount growth traffic visits cases errors uptime owe cap expense rate_cut request requests form count entry check chat
  `,
  fee: 'fee fees charge charges bayarin singil bill tax buwis',
  /** Who earns, pays and owes too, where nothing is said of us. */
  others: `
    bank banks banking bangko treasury t_bill t_bills bond bonds government pamahalaan gobyerno pag_ibig sss gsis bsp bangko_sentral central_bank economy ekonomiya gdp inflation implasyon stocks psei index remittances lenders mortgages family families
    pamilya guro mangagawa magsasaka teacher workers farmers salaries peso
  `,
  ours: `
    you your yours we our ours us plan plans wallet ka kayo mo iyo iyong inyo inyong ninyo niyo namin naming natin nating amin aming atin ating tayo kami here dito rito join deposit invest puhunan earn kumita
  `,
  ourselves:
    'we our ours us plan plans wallet namin naming natin nating amin aming atin ating tayo kami dito rito',
  loans:
    'loan loans borrow borrows borrower borrowers lend lends lending utang nangutang umuutang umutang pautang mortgage mortgages',
  placing: 'earn deposit deposits invest investors kumita kikita magdeposito maghulog',
  your: 'your my our every each any the all new their his her peoples iyong inyong bawat lahat_ng ating aking ang',
  owe: 'pay pays paid',
  withdraw: 'withdraw cash_out mag_withdraw i_withdraw makaka_withdraw mai_withdraw',
  payer: 'you they borrowers people businesses shops',
  /** Who tells of a promise, and who does it in order to warn. */
  promise:
    'promises promise promised promising offers offer offered offering says say claims claim claimed nangangako nangako nag_aalok nag_alok nagsasabi nagsasabing',
  warn: `
    not dont never beware nobody report scam scams scamer scamers scheme schemes warn warns warned fraud police arrest arrests arrested lie lies lying
    huwag wag mag_ingat iwasan isumbong hindi babala nagbabala manloloko panloloko budol pulis
  `,
  wary: 'beware_of against warns_of warns_about warning_about mag_ingat_sa laban_sa',

  /** Who approves, and who answers for money. */
  authority: `
    bsp b_s_p s_e_c p_d_i_c bangko_sentral_ng_pilipinas bangko_sentral central_bank sec securities_and_exchange_commission securities_exchange_commission pdic philippine_deposit_insurance_corporation deposit_insurance_corporation insurance_commission
    dti department_of_trade_and_industry department_of_finance amlc cda cooperative_development_authority bir npc national_privacy_commission government goverment philippine_government gobyerno pamahalaan state malacanang
  `,
  pdic: 'pdic p_d_i_c philippine_deposit_insurance_corporation deposit_insurance_corporation',
  /** Of an authority, and no approval. */
  matter:
    'id ids issued holiday holidays bond bonds rule rules circular circulars law laws form forms office offices services list lists agency agencies',
  approved: `
    approved accredited licensed licenced registered regulated supervised certified certificated authorized authorised recognized recognised endorsed compliant verified sanctioned chartered
    aprubado aprubadong aprobado aprobadong inaprubahan inaprobahan akreditado akreditadong lisensyado lisensyadong lisensiyado lisensiyadong rehistrado rehistradong nakarehistro nakarehistrong nakalisensya
    kinikilala kinikilalang awtorisado awtorisadong sertipikado sertipikadong pinahintulutan pinahintulutang pinapayagan pinangangasiwaan kinokontrol
  `,
  licensed:
    'licensed registered regulated accredited authorized authorised lisensyado lisensyadong rehistrado akreditado supervised',
  fully: 'fully duly legally officially properly completely always opisyal_na legal_na ganap_na',
  paper:
    'license licence licenses registration approval accreditation permit certificate certification authority authorization seal supervision lisensya lisensiya rehistro akreditasyon permiso pahintulot sertipiko',
  has: 'has have having hold holds holding with under our valid got may mayroon mayroong hawak meron merong',
  by: 'by with from under of at ng nang sa mula_sa through',
  firm: 'emi electronic_money e_money wallet e_wallet operator issuer platform company vasp business and firm',
  self: 'we company wallet platform app site kami kompanya',
  be: 'is are ay stays stay',
  backed: `
    insured covered protected guaranteed backed secured underwritten supported safeguarded
    nakaseguro nakasegurong naka_insure nakainsure sinisiguro siniseguro protektado protektadong sakop saklaw suportado suportadong garantisado garantisadong ginagarantiyahan sinusuportahan pinoprotektahan
  `,
  insured: 'insured nakaseguro nakasegurong naka_insure sinisiguro',
  insurance:
    'insurance protection guarantee backing coverage cover seguro garantiya proteksyon proteksiyon suporta',
  member: 'member members membership',
  firms:
    'banks wallets e_wallets ewallets institutions insurers lenders pawnshops issuers brokers companies bangko',
  no: 'not never cannot cant isnt arent wasnt wont dont doesnt didnt nor neither nobody nothing none hindi di no without wala walang kawalan_ng whether until unless asked apply applied applying',
  does: 'does do is are will ay',
  doesnt: 'doesnt dont isnt arent wont',
  /** Between a denial and what is denied. */
  closed:
    'or nor it that this here been mean means claim say anything ibig_sabihin_na ibig_sabihing sinuman kahit aming kami namin',
  /** Denies nothing. */
  indeed: 'not_only hindi_lang hindi_lamang',
  /** "The BSP approved new rules." */
  acted: 'approved recognized recognised endorsed sanctioned registered certified licensed',
  matters: 'the a an new its their more rules bill merger request requests changes fees',
}
