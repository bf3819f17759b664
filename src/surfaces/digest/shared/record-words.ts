/** The weekly mail, its page without a sign-in, and its records, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  on: 'Weekly email switched on.',
  off: 'Weekly email switched off.',
  offByLink: 'Weekly email switched off by the link in one.',
  mail: {
    subject: (siteName: string) => `Your week in ${siteName}`,
    greeting: (name: string) => `Hello ${name},`,
    week: (from: string, to: string) => `Here’s your wallet from ${from} to ${to}.`,
    opening: 'Opening balance',
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    closing: 'Closing balance',
    comingIn: 'On its way in',
    goingOut: 'On its way out',
    unread: 'Unread notifications',
    nextInvestment: 'Next investment date',
    amounts: (sum: string, count: number) => `${sum} (${count})`,
    action: 'Open my wallet',
    stop: 'Stop the weekly email',
  },
  stopPage: {
    title: 'Stop the weekly email?',
    question: 'You can turn it on again under Notification settings.',
    stop: 'Stop the weekly email',
    doneTitle: 'Weekly email stopped',
    done: 'You won’t get it anymore. You can turn it on again under Notification settings.',
    endedTitle: 'This link no longer works',
    ended: 'Sign in and turn the weekly email off under Notification settings.',
    settings: 'Notification settings',
  },
}

const filipino: typeof english = {
  on: 'In-on ang lingguhang email.',
  off: 'In-off ang lingguhang email.',
  offByLink: 'In-off ang lingguhang email gamit ang link sa isa sa mga ito.',
  mail: {
    subject: (siteName) => `Ang linggo mo sa ${siteName}`,
    greeting: (name) => `Kumusta, ${name},`,
    week: (from, to) => `Narito ang wallet mo mula ${from} hanggang ${to}.`,
    opening: 'Panimulang balanse',
    moneyIn: 'Pumasok na pera',
    moneyOut: 'Lumabas na pera',
    closing: 'Pangwakas na balanse',
    comingIn: 'Papasok pa',
    goingOut: 'Palabas pa',
    unread: 'Hindi pa nababasang abiso',
    nextInvestment: 'Susunod na petsa ng investment',
    amounts: (sum, count) => `${sum} (${count})`,
    action: 'Buksan ang wallet ko',
    stop: 'Itigil ang lingguhang email',
  },
  stopPage: {
    title: 'Itigil ang lingguhang email?',
    question: 'Puwede mo itong i-on ulit sa mga setting ng abiso.',
    stop: 'Itigil ang lingguhang email',
    doneTitle: 'Itinigil na ang lingguhang email',
    done: 'Hindi ka na padadalhan nito. Puwede mo itong i-on ulit sa mga setting ng abiso.',
    endedTitle: 'Hindi na gumagana ang link na ito',
    ended: 'Mag-sign in at i-off ang lingguhang email sa mga setting ng abiso.',
    settings: 'Mga setting ng abiso',
  },
}

export const digestRecordTexts = inBothLanguages(english, filipino)
