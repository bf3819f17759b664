import { BackLink } from '#foundation/kit/page/back-link.tsx'
import { FieldPage } from '#foundation/kit/page/field-page.tsx'
import { MoreLink } from '#foundation/kit/page/more-link.tsx'
import { Link } from '#foundation/kit/page/navigation.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { RouteAnnouncer } from '#foundation/kit/page/route-announcer.tsx'
import { SampleRibbon } from '#foundation/kit/page/sample-ribbon.tsx'
import { SkipLink } from '#foundation/kit/page/skip-link.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Focused, longText, type Example } from '../example.tsx'

const back = <BackLink to="/dashboard/transactions">All transactions</BackLink>
const more = <MoreLink to="/dashboard/transactions">All transactions</MoreLink>
const tabTitle = 'Kit'

function OneFieldPage({ title, description }: { title: string; description: string }) {
  return (
    <div className="flex min-h-80 overflow-clip rounded-card border border-line">
      <FieldPage title={title} description={description}>
        <Card>Email and password</Card>
      </FieldPage>
    </div>
  )
}

export const pageExamples: readonly Example[] = [
  // Before PageHeader: the last title of the page names the tab.
  {
    name: 'FieldPage',
    from: '#foundation/kit/page/field-page.tsx',
    note: 'A whole page before the sign-in.',
    states: {
      Default: () => <OneFieldPage title="Sign in" description="Welcome back." />,
      'Long text': () => <OneFieldPage title={longText} description={longText} />,
    },
  },
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
    name: 'MoreLink',
    from: '#foundation/kit/page/more-link.tsx',
    note: 'From a card to all of it.',
    states: {
      'In a card': () => (
        <Card title="Latest" action={more}>
          Nothing yet
        </Card>
      ),
      'Focused by keyboard': () => <Focused>{more}</Focused>,
      'Long text': () => <MoreLink to="/dashboard/transactions">{longText}</MoreLink>,
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
