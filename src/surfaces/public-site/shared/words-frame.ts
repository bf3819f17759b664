/** The texts of the public pages' header, footer, head and script. */
export const siteFrameWords = {
  titles: {
    landing: (site: string) => `A peso wallet with its books open · ${site}`,
    terms: (site: string) => `Terms and conditions · ${site}`,
    privacy: (site: string) => `Privacy notice · ${site}`,
    figures: (site: string) => `How these figures are made · ${site}`,
  },
  descriptions: {
    /** A page without plans does not mention plans. */
    landing: (site: string, hasPlans: boolean) =>
      `${site} is a peso wallet${hasPlans ? ' with investment plans' : ''}. Every figure ` +
      'on this page comes from its records or from a named source, and says which.',
    terms: (site: string) => `The terms that apply between you and the company that runs ${site}.`,
    privacy: (site: string) =>
      `What ${site} keeps about you, what for, how long, and what you can ask of the company.`,
    figures: (site: string) =>
      `For each figure on the public pages of ${site}: which records it is counted from, ` +
      'and when it is not shown.',
  },
  skip: 'Skip to the content',
  menu: 'Menu',
  pages: 'Sections of this page',
  yourPages: 'Your pages',
  home: 'Home',
  plans: 'Investment Plans',
  payouts: 'Live Payouts',
  proofs: 'Withdrawal Proofs',
  testimonials: 'Testimonials',
  news: 'News',
  about: 'About Us',
  contact: 'Contact',
  login: 'Login',
  register: 'Register With Us',
  dashboard: 'Dashboard',
  logout: 'Logout',
  language: 'Language',
  theme: 'Theme',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'System',
  footerPlans: 'Investment Plans',
  noPlans: 'No plan is offered at present.',
  legal: 'Legal',
  terms: 'Terms and conditions',
  privacy: 'Privacy notice',
  figures: 'How these figures are made',
  verify: 'Check a receipt',
  contactTitle: 'Contact',
  noContact: 'The company has not said yet how to reach it.',
  hours: 'Business hours',
  sample: 'Sample installation',
  sampleText: 'Everything on this page is made up to show how it works. No money here is real.',
  preview: 'Preview, not published',
  previewText: 'Only the staff see this page. It shows one version in the place it would have.',
  documentDefault: 'Default text',
  documentDefaultText:
    'This is the text that comes with the Kaban software. The company that runs this ' +
    'site has not put its own in its place yet, which it does before it takes real money.',
  documentContents: 'On this page',
  documentOnlyEnglish: 'The company has this text in English only.',
  back: 'Back to the first page',
  newer: 'This part of the page was brought up to date.',
}
