/**
 * Everybody of the story but Maria, Jose and Liza. All are made up, and nobody can sign in as one
 * of them. `joined` counts days before today.
 */
export type Habit =
  /** Puts something aside on paydays. */
  | 'saver'
  /** Pays in small takings often, and takes them out again. */
  | 'vendor'
  /** Sends home larger amounts from abroad. */
  | 'abroad'
  /** Places money in plans. */
  | 'investor'
  /** Tried it once. */
  | 'once'
  /** Signed up and looks around. */
  | 'looker'
  | 'unverified'
  | 'suspended'
  /** Somebody of the sign-ins, whose steps are written down. */
  | 'core'

export type Language = 'en' | 'fil'
type Row = [name: string, language: Language, joined: number, bank: string, habit: Habit]

const rows: Row[] = [
  ['Rowena Bautista', 'fil', 119, 'GCash', 'vendor'],
  ['Carlo Mendoza', 'en', 118, 'BPI', 'investor'],
  ['Teresita Villanueva', 'fil', 118, 'LandBank', 'saver'],
  ['Mark Anthony Lim', 'en', 117, 'BDO Unibank', 'investor'],
  ['Jocelyn Aquino', 'fil', 116, 'GCash', 'saver'],
  ['Rodel Pascual', 'fil', 115, 'Maya', 'vendor'],
  ['Christine Joy Navarro', 'en', 114, 'UnionBank', 'investor'],
  ['Ernesto Dizon', 'fil', 113, 'Metrobank', 'saver'],
  ['Marites Ocampo', 'fil', 112, 'GCash', 'abroad'],
  ['Paolo Ibarra', 'en', 111, 'BPI', 'saver'],
  ['Analyn Soriano', 'fil', 110, 'GCash', 'vendor'],
  ['Joel Katigbak', 'en', 109, 'Security Bank', 'investor'],
  ['Cherry Ann Flores', 'fil', 108, 'Maya', 'once'],
  ['Dennis Tolentino', 'en', 106, 'BDO Unibank', 'abroad'],
  ['Lourdes Magbanua', 'fil', 104, 'LandBank', 'saver'],
  ['Kristine Salazar', 'en', 102, 'GCash', 'investor'],
  ['Arnel Quiambao', 'fil', 101, 'Metrobank', 'vendor'],
  ['Gloria Panganiban', 'fil', 99, 'PNB', 'investor'],
  ['Jerome Castillo', 'en', 97, 'UnionBank', 'saver'],
  ['Maricel Domingo', 'fil', 95, 'GCash', 'vendor'],
  ['Victor Lacson', 'en', 93, 'BPI', 'investor'],
  ['Rosalie Abad', 'fil', 91, 'Maya', 'once'],
  ['Edgardo Macaraeg', 'fil', 89, 'RCBC', 'saver'],
  ['Patricia Sy', 'en', 87, 'BDO Unibank', 'investor'],
  ['Nestor Valdez', 'fil', 85, 'GCash', 'suspended'],
  ['Hazel Torres', 'en', 83, 'Maya', 'saver'],
  ['Benigno Manalo', 'fil', 81, 'LandBank', 'looker'],
  ['Sheila Mae Guevarra', 'fil', 78, 'GCash', 'vendor'],
  ['Francis Ortega', 'en', 76, 'Security Bank', 'abroad'],
  ['Imelda Cabrera', 'fil', 73, 'PNB', 'saver'],
  ['Ryan Estrada', 'en', 71, 'GCash', 'once'],
  ['Lorna Jacinto', 'fil', 68, 'GCash', 'saver'],
  ['Miguel Fajardo', 'en', 66, 'BPI', 'investor'],
  ['Aileen Rosales', 'fil', 63, 'Maya', 'vendor'],
  ['Danilo Hilario', 'fil', 60, 'Metrobank', 'saver'],
  ['Katrina Tan', 'en', 58, 'UnionBank', 'investor'],
  ['Rommel Bernal', 'fil', 55, 'GCash', 'once'],
  ['Jennifer Mercado', 'en', 52, 'BDO Unibank', 'saver'],
  ['Alfredo Sison', 'fil', 49, 'LandBank', 'abroad'],
  ['Grace Natividad', 'en', 47, 'GCash', 'saver'],
  ['Noel Umali', 'fil', 44, 'Maya', 'vendor'],
  ['Bea Padilla', 'en', 42, 'BPI', 'once'],
  ['Cynthia Reyes', 'fil', 39, 'GCash', 'investor'],
  ['Jhun Delos Santos', 'fil', 36, 'GCash', 'saver'],
  ['Angela Garcia', 'en', 33, 'Maya', 'investor'],
  ['Ramon Aguilar', 'fil', 30, 'RCBC', 'looker'],
  ['Tess Evangelista', 'fil', 27, 'GCash', 'vendor'],
  ['Leo Gutierrez', 'en', 25, 'UnionBank', 'saver'],
  ['Precious Ramirez', 'fil', 22, 'Maya', 'once'],
  ['Oscar Dimaculangan', 'fil', 19, 'Metrobank', 'saver'],
  ['Stephanie Go', 'en', 16, 'BDO Unibank', 'investor'],
  ['Ricky Alonzo', 'fil', 14, 'GCash', 'vendor'],
  ['Vilma Buenaventura', 'fil', 11, 'LandBank', 'once'],
  ['Nico Zamora', 'en', 9, 'GCash', 'saver'],
  ['Lyka Marasigan', 'fil', 7, 'Maya', 'once'],
  ['Antonio Ferrer', 'en', 5, 'BPI', 'looker'],
  ['Rhea Samson', 'fil', 4, 'GCash', 'once'],
  ['Kevin Uy', 'en', 2, 'GCash', 'unverified'],
]

export interface Person {
  name: string
  email: string
  phone: string
  language: Language
  joined: number
  bank: { bankName: string; accountName: string; accountNumber: string }
  habit: Habit
}

const wallets = ['GCash', 'Maya']
const longNames: Record<string, string> = {
  BPI: 'Bank of the Philippine Islands (BPI)',
  LandBank: 'Land Bank of the Philippines (LANDBANK)',
  PNB: 'Philippine National Bank (PNB)',
  UnionBank: 'UnionBank of the Philippines',
}

export const people: readonly Person[] = rows.map(
  ([name, language, joined, bankName, habit], i) => {
    const number = String(i + 11).padStart(3, '0')
    const mobile = `0917000${number}0`.slice(0, 11)
    const accountNumber = wallets.includes(bankName) ? mobile : `00${3_300 + i * 7}00${number}`
    return {
      name,
      email: `${name.toLowerCase().replaceAll(' ', '.')}@sample.kaban.test`,
      phone: `${mobile.slice(0, 4)} ${mobile.slice(4, 7)} ${mobile.slice(7)}`,
      language,
      joined,
      bank: {
        bankName: longNames[bankName] ?? bankName,
        accountName: name,
        accountNumber,
      },
      habit,
    }
  },
)
