import { Layers } from 'lucide-react'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Skeleton, Spinner } from '#shared/ui/Loading.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import { SUB_NAVIGATION_LINK, SubNavigation } from '#shared/ui/SubNavigation.tsx'

/** Messages and placeholders. */
export function Messages() {
  return (
    <>
      <SubNavigation label="Collection">
        <a href="#overview" aria-current="page" className={SUB_NAVIGATION_LINK}>
          Overview
        </a>
        <a href="#phases" className={SUB_NAVIGATION_LINK}>
          Phases
        </a>
      </SubNavigation>
      <Callout title="The phase opens in two hours">
        Until then you can still change its price.
      </Callout>
      <Callout
        kind="warn"
        title="Two phases overlap"
        actions={<Button size="sm">Show them</Button>}
      >
        A wallet on both lists can mint in either.
      </Callout>
      <Callout kind="error" title="The transaction would fail">
        The phase has no items left.
      </Callout>
      <Callout kind="success" title="3 phases saved">
        In two transactions, for 0.0041 SOL.
      </Callout>
      <EmptyState
        icon={<Layers />}
        title="No phases yet"
        actions={<Button variant="primary">Add a phase</Button>}
      >
        A phase says who may mint, when, and for how much. Without one, nobody can.
      </EmptyState>
      <Card title="Progress">
        <div className="flex flex-col gap-5">
          <ProgressBar
            label="Writing entries"
            done={4_210}
            total={10_000}
            detail="120 per second, 48 seconds left"
          />
          <p className="flex items-center gap-2 text-muted">
            <Spinner /> Waiting for the wallet
          </p>
          <Skeleton className="w-64" />
        </div>
      </Card>
      <Card title="Description">
        <DescriptionList
          items={[
            { term: 'Supply', value: '12 of 100 minted' },
            {
              term: 'Item metadata',
              value: 'https://arweave.net/4uXvNqH5xQ1pGm8zvYb9JrT2kL7sWcEa/{}.json',
            },
            { term: 'Royalties', value: '5.25 %' },
          ]}
        />
      </Card>
    </>
  )
}
