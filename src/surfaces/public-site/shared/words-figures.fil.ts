import type { siteFiguresWords } from './words-figures.ts'

export const siteFiguresWordsFil: typeof siteFiguresWords = {
  title: 'Paano ginagawa ang mga bilang na ito',
  lead:
    'Hindi ang mga gumawa ng software ang naglagay ng mga bilang sa mga pampublikong pahinang ' +
    'ito. ' +
    'Galing ang bawat isa sa nasa ibaba, at sinasabi nito kung alin.',
  asOf: (time) => `Ang mga halaga sa pahinang ito ay ayon sa ${time}, oras sa Maynila.`,
  counted: 'Binilang mula sa mga tala',
  countedLead:
    'Ang server ang nagbibilang at nag-a-update nito bawat kalahating minuto. Walang lugar kung ' +
    'saan puwede itong ilagay o baguhin.',
  sampleMode:
    'Halimbawang installation ito: gawa-gawa ang binibilang dito, at sinasabi iyon ng bawat ' +
    'pahina.',
  liveMode:
    'Hindi kailanman binibilang ang mga halimbawang tala: tinatanggihan ang mga iyon ng ' +
    'installation na may totoong pera.',
  others: 'Lahat ng iba pa',
  parts: {
    entries: {
      title: 'Ang sinasabi ng kompanya tungkol sa sarili',
      text:
        'Isang staff ang sumusulat ng balita, mga tanong, rehistro, mahalagang punto, plano, at ' +
        'kung paano makaugnay sa kompanya, at inilalathala lang ito kapag may isa pang ' +
        'nag-apruba. Kailangan ng pinagkunan ang tekstong may bilang. Ipinapakita ng icon sa ' +
        'tabi ng teksto ang dalawang tao, ang pinagkunan, at ang mga petsa. Itinatabi ang mga ' +
        'naunang bersyon at hindi pinapatungan.',
    },
    plans: {
      title: 'Ang kita ng isang plano',
      text:
        'Inilalagay ng staff ang deposito, ang termino, at ang tinatayang babalik. Ang kita ' +
        'sa buong termino ay ang babalik, bawas ang deposito, hinati sa deposito. Epektibo ang ' +
        'taunang kita: ang kalalabasan kung paulit-ulit na kukunin ang parehong plano sa loob ng ' +
        'isang taon. Tinatanggihan ng server ang planong lampas sa hangganan.',
    },
    payouts: {
      title: 'Mga live payout at patunay',
      text:
        'Isang natapos na withdrawal ang bawat linya, na in-on ng may-ari nito sa resibo. Unang ' +
        'mga titik lang ng pangalan ang ipinapakita; hanggang oras lang ang oras; ibinababa ang ' +
        'halaga, at inaalis ang bangko, hanggang sapat na dami ng tao ang maaaring tinutukoy. ' +
        'Kapag in-off ito ng may-ari, mawawala ito sa pahina sa loob ng isang minuto.',
    },
    testimonials: {
      title: 'Mga testimonial at ang average nila',
      text:
        'Mga taong may natapos na transaksyon lang ang makakasulat, at tig-isa lang. Sinusuri ' +
        'muna ito ng staff at puwedeng tanggihan dahil sa pang-aabuso, personal data, ' +
        'advertising, ibang paksa, labag sa batas, o pangako ng kita; hindi kailanman dahil sa ' +
        'papuri o puna. Kasama sa average ang bawat nailathala.',
    },
    market: {
      title: 'Mga numero ng merkado',
      text:
        'Isang staff ang naglalagay ng halaga kasama ang pinagkunan at oras nito, at isa pa ang ' +
        'nagkukumpirma. Ang binagong halaga ay wala sa mga pampublikong pahina hanggang ' +
        'makumpirma ulit.',
    },
    settings: {
      title: 'Mga hangganan at pakikipag-ugnayan',
      text:
        'Setting ng installation na ito ang minimum na deposito at withdrawal. Iyon din mismong ' +
        'setting ang nagpapasya, kaya sabay-sabay itong umiiral sa lahat.',
    },
  },
  wrong: 'Mukhang may mali?',
  wrongText:
    'Sabihin sa amin; nasa home page kung paano kami makakausap. Masusuri ng kahit sino ang ' +
    'isang resibo.',
  verify: 'Suriin ang isang resibo',
  back: 'Bumalik sa home page',
}
