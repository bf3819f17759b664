import type { savedPayeeWords } from './words-saved.ts'

export const savedPayeeWordsFil: typeof savedPayeeWords = {
  title: 'Mga naka-save na account',
  intro:
    'Mga account kung saan ka na namin nabayaran. Pumili ng isa kapag nagwi-withdraw; dito mo ' +
    'ito papangalanan.',
  none: 'Wala pang naka-save na account',
  noneMore: 'Lalabas dito ang account kapag may natapos na withdrawal papunta rito.',
  rename: (account) => `Pangalanan ang ${account}`,
  name: 'Pangalan',
  nameHint: 'Halimbawa: Ipon. Ikaw lang ang nakakakita nito.',
  save: 'I-save',
  cancel: 'Kanselahin',
  saved: 'Na-save ang pangalan',
  notSaved: 'Hindi na-save ang pangalan',
  remove: (account) => `Alisin ang ${account}`,
  removed: 'Inalis ang account sa listahan mo',
  removedMore: 'Puwede ka pa ring mag-withdraw dito: i-type ang numero nito.',
  undo: 'Ibalik',
  notRemoved: 'Hindi naalis ang account',
  notRestored: 'Hindi naibalik ang account',
  fetchFailed: 'Hindi makuha ang mga naka-save na account',
}
