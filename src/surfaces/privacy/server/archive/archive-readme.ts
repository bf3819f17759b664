import { showDateTime } from '#foundation/time/shared/time.ts'
import { archiveFiles } from './archive-files.ts'

/** The content of a file that could not be read. */
export const missingFile =
  'This file could not be read when the copy was made. Ask the company for it.\nHindi ' +
  'nabasa ang file na ito nang gawin ang kopya. Hingin ito sa kompanya.\n'

/** README.txt: what each file of the archive holds, in English and in Filipino. */
export function archiveReadme(madeAt: Date): string {
  return [...english(madeAt), '', '', ...filipino(madeAt), ''].join('\n')
}

function english(madeAt: Date): string[] {
  return [
    'A copy of your data in Kaban',
    '============================',
    '',
    `Made on ${showDateTime(madeAt)} (Philippine time), all of it at one moment.`,
    '',
    'Each .json file is a list in JSON (UTF-8). Times are written in ISO 8601 and in ' +
      'UTC: add eight hours for Philippine time.',
    'Amounts are written twice and as text: ...Centavos in centavos (125050), ...Pesos ' +
      'in pesos (1250.50). What leaves your wallet is negative.',
    'An empty list, [], says that nothing is stored.',
    '',
    ...archiveFiles.map(({ name, about }) => `${name}: ${about.en}`),
    'attachments/: the files of your chats',
    'picture/: your profile picture',
    '',
    'Not in it: your password, codes and other secrets, of which Kaban stores no ' +
      'readable form; what the content of a mail was, which',
    'lies in your mailbox; and the notes that the staff of the company write for each other.',
    '',
    'Keep this archive safe. It shows what you own and where your money goes.',
  ]
}

function filipino(madeAt: Date): string[] {
  return [
    'Kopya ng data mo sa Kaban',
    '=========================',
    '',
    `Ginawa noong ${showDateTime(madeAt, 'fil')} (oras sa Pilipinas), lahat sa iisang sandali.`,
    '',
    'Ang bawat .json file ay listahan sa JSON (UTF-8). Nakasulat ang oras sa ISO 8601 at ' +
      'sa UTC: magdagdag ng walong oras para sa oras sa Pilipinas.',
    'Dalawang beses at bilang teksto isinusulat ang halaga: ...Centavos sa sentimo ' +
      '(125050), ...Pesos sa piso (1250.50). Negatibo ang lumalabas sa wallet mo.',
    'Ang listahang walang laman, [], ay nagsasabing walang nakaimbak.',
    '',
    ...archiveFiles.map(({ name, about }) => `${name}: ${about.fil}`),
    'attachments/: ang mga file ng mga usapan mo',
    'picture/: ang larawan mo',
    '',
    'Wala rito: ang password, mga code, at iba pang lihim mo, na walang nababasang anyo ' +
      'sa Kaban; ang laman ng isang email, na nasa',
    "mailbox mo; at ang mga talang isinusulat ng staff ng kompanya para sa isa't isa.",
    '',
    'Itago nang mabuti ang archive na ito. Makikita rito ang pera mo at kung saan ito pumupunta.',
  ]
}
