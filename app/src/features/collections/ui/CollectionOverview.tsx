import type { CollectionInfo, OwedTokens, Share } from '@mintline/solana'
import { fetchOwedTokens } from '@mintline/solana/reads'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { feeCapText, feePowerText } from '#entities/terms/lib/feeCapText.ts'
import { amountText, percentText } from '#shared/lib/amountText.ts'
import { limitText } from '#shared/lib/countText.ts'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { downloadText, exactJson } from '#shared/lib/download.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import { ItemTemplatesCard, MetadataCard } from './MetadataCard.tsx'
import { PhasesCard } from './PhasesCard.tsx'

/** Its planner brings web3.js, so it is loaded where something is owed. */
const OwedPaymentsCard = lazy(async () => {
  const { OwedPaymentsCard: card } = await import('./OwedPaymentsCard.tsx')
  return { default: card }
})

interface CollectionOverviewProps {
  collection: CollectionInfo
  /** Another feature's numbers, at the top. */
  numbers: ReactNode
  /** Other features' exports, beside the collection's. */
  exports: ReactNode
  /** Other features' cards, between supply and details. */
  children: ReactNode
}

/** A collection's supply, phases, money, metadata and accounts. */
export function CollectionOverview(props: CollectionOverviewProps) {
  const { collection, numbers, exports, children } = props
  const owedTokens = useOwedTokens(collection)
  return (
    <div className="flex flex-col gap-6">
      {numbers}
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
        <SupplyCard collection={collection} />
        <PhasesCard collection={collection} />
      </div>
      {children}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-base">On chain</h2>
        <div className="flex flex-wrap gap-2">
          {exports}
          <ExportCollection collection={collection} />
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          {collection.owed.length + owedTokens.length > 0 && (
            <Suspense>
              <OwedPaymentsCard collection={collection} owedTokens={owedTokens} />
            </Suspense>
          )}
          <RoyaltiesCard collection={collection} />
          <PlatformFeeCard collection={collection} />
          <ItemTemplatesCard collection={collection} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <AccountsCard collection={collection} />
          <MetadataCard collection={collection} />
        </div>
      </div>
    </div>
  )
}

/** Treasury and royalties. */
function RoyaltiesCard({ collection }: { collection: CollectionInfo }) {
  const { treasury, royalties } = collection
  return (
    <Card title="Treasury and royalties">
      <DescriptionList
        items={[
          { term: 'Treasury', value: <ChainAddress address={treasury} /> },
          { term: 'Royalties', value: percentText(royalties.royaltyBasisPoints) },
        ]}
      />
      <SharesOverview label="Royalty shares" shares={royalties.creators} none="Nobody" />
    </Card>
  )
}

/** Exports a collection with all its data on chain, and its phases' names. */
function ExportCollection({ collection }: { collection: CollectionInfo }) {
  const names = usePhaseNames(collection)
  const save = () => {
    const phases = collection.phases.map((phase) => {
      const name = names[phase.phaseIndex]
      return name ? { ...phase, name } : phase
    })
    const text = exactJson({ ...collection, phases })
    downloadText(`${collection.symbol}.json`, text, 'application/json')
  }
  return (
    <Button onClick={save}>
      <Download aria-hidden="true" />
      Export as JSON
    </Button>
  )
}

/** The platform fee, its recipients and its admins. */
function PlatformFeeCard({ collection }: { collection: CollectionInfo }) {
  const { identity } = useCluster()
  const { feeValue, isFlat, recipients, primaryAdmin, secondaryAdmin } = collection.platformFees
  const fee = isFlat
    ? `${amountText(feeValue, identity.currency)} of each item`
    : `${percentText(feeValue)} of the price`
  return (
    <Card title="Platform fee">
      <DescriptionList
        items={[
          { term: 'Fee, out of what the buyer pays', value: fee },
          {
            term: 'Highest fee',
            value: feeCapText(collection.platformFees.cap, identity.currency),
          },
          { term: 'Primary fee admin', value: <ChainAddress address={primaryAdmin} /> },
          {
            term: 'Secondary fee admin',
            value: <ChainAddress address={secondaryAdmin} none="Nobody" />,
          },
        ]}
      />
      <p className="mt-3 text-muted">
        The fee admins can {feePowerText(collection, identity.currency)}
      </p>
      <SharesOverview label="Platform fee shares" shares={recipients} none="Nobody" />
    </Card>
  )
}

/** The collection's owner and addresses. */
function AccountsCard({ collection }: { collection: CollectionInfo }) {
  const { creator, editions, editionsControls, groupMint, group, cosignerProgramId } = collection
  return (
    <Card title="Addresses">
      <DescriptionList
        items={[
          { term: 'Owner', value: <ChainAddress address={creator} /> },
          { term: 'Collection', value: <ChainAddress address={editions} /> },
          { term: 'Controls', value: <ChainAddress address={editionsControls} /> },
          { term: 'Group mint', value: <ChainAddress address={groupMint} /> },
          { term: 'Group', value: <ChainAddress address={group} /> },
          {
            term: 'Co-signer',
            value: (
              <ChainAddress address={cosignerProgramId} none="None: mints need no co-signature" />
            ),
          },
        ]}
      />
    </Card>
  )
}

interface SharesOverviewProps {
  /** Name for the shared amount. */
  label: string
  shares: readonly Share[]
  /** Text if nobody has a share. */
  none: string
}

/** Receivers with their shares. */
function SharesOverview({ label, shares, none }: SharesOverviewProps) {
  return (
    <section aria-label={label} className="mt-5 border-t pt-4">
      <h3 className="mb-1 text-muted">{label}</h3>
      {shares.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="flex flex-col">
          {shares.map(({ address, share }) => (
            <li key={address} className="flex items-center justify-between gap-4 py-1">
              <ChainAddress address={address} />
              <span className="font-medium">{`${share} %`}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Minted items, supply and limit per wallet. */
function SupplyCard({ collection }: { collection: CollectionInfo }) {
  const { numberOfTokensIssued: issued, maxNumberOfTokens: max, maxMintsPerWallet } = collection
  return (
    <Card title="Supply">
      <div className="mb-5">
        {max === 0n ? (
          <p className="font-semibold text-2xl tracking-tight">
            {formatGrouped(issued, 0)}
            <span className="ml-2 font-normal text-muted text-sm tracking-normal">minted</span>
          </p>
        ) : (
          <ProgressBar label="Minted" done={Number(issued)} total={Number(max)} />
        )}
      </div>
      <DescriptionList
        items={[
          { term: 'Max supply', value: limitText(max) },
          {
            term: 'Left to mint',
            value: max === 0n ? 'No limit' : formatGrouped(max > issued ? max - issued : 0n, 0),
          },
          { term: 'Max per wallet, in all phases', value: limitText(maxMintsPerWallet) },
        ]}
      />
    </Card>
  )
}

/** Fetches what a collection owes in tokens; empty until it is known. */
function useOwedTokens(collection: CollectionInfo): readonly OwedTokens[] {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  const { data = [] } = useQuery({
    queryKey: key('owed-tokens', collection.editions),
    queryFn: ({ signal }) => fetchOwedTokens(connection, collection, { signal }),
  })
  return data
}
