import { BackLink } from '#foundation/kit/page/back-link.tsx'
import { Link } from '#foundation/kit/page/navigation.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { RouteAnnouncer } from '#foundation/kit/page/route-announcer.tsx'
import { SampleRibbon } from '#foundation/kit/page/sample-ribbon.tsx'
import { SkipLink } from '#foundation/kit/page/skip-link.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Focused, longText, type Example } from '../example.tsx'

const back = <BackLink to="/dashboard/transactions">All transactions</BackLink>
const tabTitle = 'Kit'

export const pageExamples: readonly Example[] = [
  {
    name: 'PageHeader',
    from: '#foundation/kit/page/page-header.tsx',
    note: 'Also names the tab of the browser.',
    states: {
      Default: () => <PageHeader title="Wallet" tabTitle={tabTitle} />,
      'With everything': () => (
        <PageHeader
          title="Withdrawal"
          tabTitle={tabTitle}
          back={back}
          description="Requested 5 minutes ago."
          actions={<Button variant="secondary">Print</Button>}
        />
      ),
      'Long text': () => <PageHeader title={longText} tabTitle={tabTitle} description={longText} />,
    },
  },
  {
    name: 'BackLink',
    from: '#foundation/kit/page/back-link.tsx',
    small: true,
    states: { Default: () => back, 'Focused by keyboard': () => <Focused>{back}</Focused> },
  },
  {
    name: 'Link',
    from: '#foundation/kit/page/navigation.tsx',
    note: 'A link of the router in the application, a plain one on the pages of the server.',
    small: true,
    states: {
      Default: () => (
        <Link to="/dashboard" className="link">
          Dashboard
        </Link>
      ),
      'Focused by keyboard': () => (
        <Focused>
          <Link to="/dashboard" className="link">
            Dashboard
          </Link>
        </Focused>
      ),
    },
  },
  {
    name: 'SampleRibbon',
    from: '#foundation/kit/page/sample-ribbon.tsx',
    note: 'On every page of an installation with sample data.',
    states: { Default: () => <SampleRibbon /> },
  },
  {
    name: 'SkipLink',
    from: '#foundation/kit/page/skip-link.tsx',
    note: 'Appears at the top left when it has the focus: press Tab at the start of this page.',
    states: { 'Without the focus': () => <SkipLink /> },
  },
  {
    name: 'RouteAnnouncer',
    from: '#foundation/kit/page/route-announcer.tsx',
    note: 'Nothing to see: it reads out the title of the next page.',
    states: { Default: () => <RouteAnnouncer /> },
  },
]
