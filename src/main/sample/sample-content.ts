/**
 * Sample public texts. Each says that it is made up. A live installation refuses rows with the
 * sample mark.
 */
import { v7 as uuidv7 } from 'uuid'
import { approveContent, submitContent } from '#content/content/server/decide-content.ts'
import { saveContent } from '#content/content/server/save-content.ts'
import type { EntryContent } from '#content/content/shared/rules-edit.ts'
import { sampleSource } from '#content/market/shared/words.ts'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'

const both = (en: string, fil: string): BilingualText => ({ en, fil })

const questions: [question: BilingualText, answer: BilingualText][] = [
  [
    both('How do I deposit?', 'Paano ako magdedeposito?'),
    both(
      'Ask for a deposit in your wallet, pay to the company account that the chat shows, ' +
        'and send the proof there. One of our staff looks at the bank app before anything ' +
        'is added to your balance.',
      'Humiling ng deposito sa wallet mo, magbayad sa account ng kompanya na nasa chat, at ' +
        'ipadala roon ang patunay. Tinitingnan muna ng isa naming staff ang bank app bago may ' +
        'maidagdag sa balanse mo.',
    ),
  ],
  [
    both('Where is my money paid out to?', 'Saan ipinapadala ang pera ko?'),
    both(
      'To the bank account or e-wallet in your own name that you keep in your profile. ' +
        'After a change of it the next withdrawal asks for your password or a code.',
      'Sa bank account o e-wallet na nasa pangalan mo at nasa profile mo. Kapag binago ito, ' +
        'hihingin ng susunod na withdrawal ang password mo o isang code.',
    ),
  ],
  [
    both('When does an investment begin?', 'Kailan nagsisimula ang isang investment?'),
    both(
      'When you place an amount under Investments yourself. For two banking days you can ' +
        'still cancel and get all of it back; then its term begins.',
      'Kapag ikaw mismo ang naglagay ng halaga sa Investments. Sa loob ng dalawang araw na ' +
        'bukas ang bangko, maaari mo pa itong kanselahin at mabawi nang buo; saka magsisimula ' +
        'ang termino.',
    ),
  ],
  [
    both('How do I know that a receipt is real?', 'Paano ko malalamang tunay ang resibo?'),
    both(
      'Every receipt has a code that anybody can check on the verify page of this site. ' +
        'A picture of a receipt proves nothing.',
      'May code ang bawat resibo na puwedeng suriin ng sinuman sa verify page ng site na ito. ' +
        'Walang pinapatunayan ang larawan ng resibo.',
    ),
  ],
]

const highlights: [title: BilingualText, text: BilingualText][] = [
  [
    both('Every peso in a book', 'Bawat piso ay nasa mga libro'),
    both('Sample: entries are only added.', 'Halimbawa: dinaragdagan lang ang mga tala.'),
  ],
  [
    both('Two people for large amounts', 'Dalawang tao para sa malalaking halaga'),
    both(
      'Sample: one requests, another approves.',
      'Halimbawa: isa ang hihiling, iba ang mag-aapruba.',
    ),
  ],
]

function sampleEntries(today: string): EntryContent[] {
  return [
    ...questions.map(([question, answer], place): EntryContent => ({
      kind: 'faq',
      body: { question, answer, position: place + 1 },
    })),
    ...highlights.map(([title, text], place): EntryContent => ({
      kind: 'highlight',
      body: { title, text, position: place + 1 },
    })),
    {
      kind: 'news',
      body: {
        title: both(
          'Sample: a town opens its wallet',
          'Halimbawa: nagbukas ng wallet ang isang bayan',
        ),
        publisher: 'The Sample Paper',
        link: 'https://news.example.com/a-town-opens-its-wallet',
        publishedOn: today,
        position: 1,
      },
    },
    {
      kind: 'news',
      body: {
        title: both(
          'Sample: how to tell a real receipt',
          'Halimbawa: paano makilala ang tunay na resibo',
        ),
        publisher: 'The Sample Paper',
        link: 'https://news.example.com/real-receipts',
        publishedOn: today,
        position: 2,
      },
    },
    {
      kind: 'registration',
      body: {
        regulator: 'Sample regulator (made up)',
        number: 'SAMPLE-0001',
        permits: both('Sample: nothing, it is made up.', 'Halimbawa: wala, gawa-gawa lang ito.'),
        doesNotPermit: both('Sample: taking investments.', 'Halimbawa: pagtanggap ng puhunan.'),
        documentLink: '',
        checkLink: 'https://regulator.example.com/sample',
        issuedOn: today,
        expiresOn: '',
        position: 1,
      },
    },
    {
      kind: 'about',
      body: {
        tagline: both('Every peso in plain sight', 'Kita ang bawat piso'),
        hours: both(
          'Sample: Mon-Fri 8:00 AM-8:00 PM, Sat 9:00 AM-5:00 PM, Sun 10:00 AM-4:00 PM',
          'Halimbawa: Lunes-Biyernes 8:00 AM-8:00 PM, Sabado 9:00 AM-5:00 PM, Linggo ' +
            '10:00 AM-4:00 PM',
        ),
        emergency: both(
          'Sample: payout emergencies at any hour',
          'Halimbawa: tulong sa biglaang problema sa withdrawal anumang oras',
        ),
        address: both('Sample Street, Sample City', ''),
        contactEmail: 'support@sample.kaban.test',
        contactPhone: '0900 000 0000 (sample)',
        registeredOn: '2024-11-10',
      },
    },
  ]
}

export async function addSampleContent(
  author: ActionContext,
  approver: ActionContext,
): Promise<void> {
  const today = manilaDate(new Date())
  for (const content of sampleEntries(today)) await publishSample(author, approver, content, today)
}

/** Writes, submits and approves a version, without mails. */
export async function publishSample(
  author: ActionContext,
  approver: ActionContext,
  content: EntryContent,
  today: string,
): Promise<void> {
  const versionId = uuidv7()
  await saveContent(author, {
    versionId,
    entryId: uuidv7(),
    content,
    source: sampleSource,
    sourceDate: today,
    versionSeen: null,
  })
  await submitContent(author, { versionId }, { mails: false })
  await approveContent(approver, { versionId }, { mails: false })
}
