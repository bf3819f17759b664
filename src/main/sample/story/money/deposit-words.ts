/**
 * The lines of deposit chats. {amount}, {bank}, {ref} and {name} are filled in. The staff answers
 * in the language of the user.
 */
import type { Language } from '../people.ts'

type Lines = Record<Language, readonly string[]>

export const sayPaid: Lines = {
  en: [
    'Paid {amount} just now to your {bank}. Ref no. {ref}.',
    'Done. {amount}, reference {ref}. Thank you!',
    'Good day! I have transferred {amount}. Kindly check.',
    'Transfer sent, {bank} ref {ref}.',
    'Sent it from my phone. It says successful. Ref {ref}.',
    'Paid. Please let me know once it is in.',
  ],
  fil: [
    'Nagsend na po ako ng {amount} sa {bank}. Ref: {ref}',
    'Hello po, nakapag-transfer na po ako ng {amount}. Pa-check po, salamat.',
    'Done na po ma’am/sir. {bank} ref no. {ref}',
    'Hello po, sent na po {amount}. Pa-confirm na lang po pag pumasok.',
    'Nahulog ko na po sa {bank}, {amount} po lahat.',
    'Ok na po, successful naman daw po sabi sa app. Ref {ref}',
    'Naipadala ko na po ang {amount}. Maraming salamat po.',
  ],
}

/** Right after the picture. */
export const sayPaidWithProof: Lines = {
  en: [
    'Hi, sent {amount} via {bank}. Screenshot above.',
    'Here is the receipt from the app. Thank you!',
    'Paid, ref no. {ref}. I wrote your reference in the message.',
    'Sent just now. Please let me know once it is in.',
    'That is the {amount}. Kindly check.',
  ],
  fil: [
    'Bayad na po. Eto po yung screenshot.',
    'Ayan na po yung resibo, {amount} po. Salamat!',
    'Nasend ko na po sa {bank}. Nilagay ko rin po yung reference sa message.',
    'Sent na po. Pa-check na lang po pag pumasok.',
    'Eto po ma’am/sir, ref no. {ref}. Maraming salamat po.',
  ],
}

/** By somebody who sent the picture of another payment. */
export const sayWrongPicture: Record<Language, string> = {
  en: 'Paid again today, same amount as last time.',
  fil: 'Nagbayad po ulit ako, parehong halaga po noong nakaraan. Pa-check po.',
}

export const sayReceived: Lines = {
  en: [
    'Thank you, {name}. We have your proof and are looking at our bank account.',
    'Hello {name}, received. Give us a few minutes to see it in the bank.',
    'Thanks {name}! Checking with {bank} now.',
  ],
  fil: [
    'Salamat po, {name}. Nasa amin na ang patunay at tinitingnan na namin ang aming account.',
    'Hello po {name}, natanggap na po namin. Saglit lang po, iche-check namin sa {bank}.',
    'Salamat po sa pagpadala, {name}. Sandali lang po.',
  ],
}

export const sayCredited: Lines = {
  en: [
    'It has arrived. {amount} is in your wallet now.',
    'Confirmed, {amount} is added to your balance. Have a good day!',
    'All good, {name}. Your balance shows it already.',
  ],
  fil: [
    'Pumasok na po. Nasa wallet na ninyo ang {amount}.',
    'Confirmed na po, naidagdag na ang {amount} sa balanse ninyo. Salamat po!',
    'Ayos na po, {name}. Makikita na po ninyo sa balanse.',
  ],
}

/** When the time is over and nothing was paid. */
export const sayOver: Lines = {
  en: [
    'The time for this deposit is over. If you have paid, send the proof here all the same.',
    'We saw no payment, {name}. You can begin a new deposit whenever you like.',
  ],
  fil: [
    'Tapos na po ang oras ng depositong ito. Kung nakabayad na kayo, ipadala pa rin po rito.',
    'Wala pa po kaming nakitang bayad, {name}. Gumawa na lang po ng bago kung kailan ninyo gusto.',
  ],
}

/** Before the money is there. */
export const askFirst: readonly { language: Language; ask: string; answer: string }[] = [
  {
    language: 'en',
    ask: 'Can I pay from my brother’s account?',
    answer: 'Please pay from an account in your own name. We send others’ payments back.',
  },
  {
    language: 'fil',
    ask: 'Pwede po bang InstaPay? Wala po akong {bank} mismo',
    answer: 'Opo, pwede po ang InstaPay o PESONet. Isulat lang po ang reference sa mensahe.',
  },
  {
    language: 'en',
    ask: 'My bank charges ₱15 for this. Do I send the exact amount?',
    answer: 'Yes, please send exactly {amount}; the fee of your bank comes on top.',
  },
  {
    language: 'fil',
    ask: 'Ma’am ung details po ba na nasa taas yun na yung sesendan?',
    answer: 'Opo, iyon po. Pakitiyak na lang po na tama ang pangalan bago i-send.',
  },
  {
    language: 'fil',
    ask: 'Medyo mabagal po signal dito, ok lang po ba ma-late konti?',
    answer: 'Ok lang po. May pindutan po roon na “I need more time” kung kailangan pa ninyo.',
  },
  {
    language: 'en',
    ask: 'Do I put the code in the notes field?',
    answer: 'Yes, the reference shown above. It helps us find your payment quickly.',
  },
]

export type Refusal = 'declined' | 'failed'

export const refusals: Record<Refusal, readonly string[]> = {
  declined: [
    'The payment came from an account of another name. We sent it back.',
    'The proof was sent for an earlier deposit already.',
  ],
  failed: [
    'The picture is of another payment. Nothing reached our account.',
    'The bank returned the transfer to you.',
    'No payment of this amount reached our account in time.',
  ],
}

export const lateReason = 'The transfer arrived at our bank after the time was over.'

export const withdrawalRefusals: Record<Refusal, readonly string[]> = {
  declined: [
    'The account name at the bank differs from yours.',
    'The number has one digit too few. Please correct it in your profile.',
  ],
  failed: ['The bank returned the payment: the account is closed.'],
}
