import type { CollectionInfo } from '@mintline/solana'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { currenciesOf } from '#entities/currency/amounts.ts'
import { useCurrencies } from '#entities/currency/useCurrencies.ts'
import type { LongRead } from '#entities/history/useLongRead.ts'
import { useChainHolders } from '#entities/holders/useChainHolders.ts'
import { type Indexer, POLL_INTERVAL } from '#entities/indexer/lib/indexer.ts'
import { useIndexed } from '#entities/indexer/model/useIndexed.ts'
import { useTotals } from '#entities/indexer/model/useTotals.ts'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { TEXT_LINK } from '#shared/ui/TextLink.tsx'
import { type CountedSales, NOT_COUNTED, revenueOf } from './revenue.ts'
import type { Sales } from './salesOf.ts'

interface SalesFiguresProps {
  collection: CollectionInfo
  sales: LongRead<Sales>
}

/** A collection's most important numbers. */
export function SalesFigures({ collection, sales }: SalesFiguresProps) {
  const { numberOfTokensIssued: issued, maxNumberOfTokens: max } = collection
  const read = sales.status === 'read' ? sales.result : undefined
  const isExact = read !== undefined && read.items >= issued
  const isBegun = sales.status === 'reading' && !sales.stop
  const known = useServerSales(collection, { isWanted: !isExact && !isBegun })
  // Only the chain tells how revenue was shared.
  const counted: CountedSales | undefined = isExact ? read : (known ?? read)
  const currencyOf = useCurrencies([
    ...currenciesOf(collection.phases),
    ...(counted?.paid.keys() ?? []),
  ])
  return (
    <Figures label="Key numbers">
      <Figure term="Revenue" {...revenueOf(collection, counted, currencyOf)} />
      <Figure
        term="Minted"
        value={formatGrouped(issued, 0)}
        note={max === 0n ? 'No limit' : `of ${formatGrouped(max, 0)}`}
      />
      <Figure
        term="Collectors"
        value={counted ? formatGrouped(BigInt(counted.collectors), 0) : NOT_COUNTED}
        note={collectorsText(counted, issued)}
      />
      <HoldersFigure collection={collection} />
    </Figures>
  )
}

/** Explains what the collector count means, and its source. */
function collectorsText(counted: CountedSales | undefined, issued: bigint): string {
  if (counted && counted.items < issued) {
    return `Wallets that minted ${formatGrouped(counted.items, 0)} of the items`
  }
  return counted?.host === undefined
    ? 'Wallets that minted'
    : 'Wallets that minted, as the server counts them'
}

/**
 * Fetches a collection's sales from the server that knows it; undefined = there is no server, or no answer yet.
 *
 * @param isWanted False if they come from the chain.
 */
function useServerSales(
  {
    editions: deployment,
    numberOfTokensIssued: issued,
  }: Pick<CollectionInfo, 'editions' | 'numberOfTokensIssued'>,
  { isWanted }: { isWanted: boolean },
): CountedSales | undefined {
  const network = useCluster()
  const { key } = useClusterQueries()
  const indexed = useIndexed(deployment)
  const indexer = indexed.status === 'present' ? indexed.indexer : undefined
  const { data } = useQuery({
    queryKey: key('server sales', indexer?.url ?? '', deployment, String(issued)),
    queryFn: async ({ signal }) => {
      const { fetchMintSales } = await import('./fetchMintSales.ts')
      return indexer ? fetchMintSales(indexer, deployment, network, signal) : null
    },
    enabled: isWanted && indexer !== undefined,
    placeholderData: keepPreviousData,
    retry: 1,
    // Mints never change: they are refetched only while the server lags behind.
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data?.items ?? issued) < issued && POLL_INTERVAL,
  })
  return data ?? undefined
}

const NAME = 'Holders'
const MEANING = 'Wallets that hold items'

/** Number of holders, from the server that knows the collection, else from the chain. */
function HoldersFigure({ collection }: { collection: CollectionInfo }) {
  const indexed = useIndexed(collection.editions)
  switch (indexed.status) {
    case 'present':
      return <ServerHolders indexer={indexed.indexer} deployment={collection.editions} />
    case 'absent':
      return <ChainHolders collection={collection} />
    case 'asked':
      return <Figure term={NAME} value="…" note={MEANING} />
  }
}

function ServerHolders({ indexer, deployment }: { indexer: Indexer; deployment: string }) {
  const { data } = useTotals(indexer, deployment)
  const value = data ? formatGrouped(data.holders, 0) : '…'
  return <Figure term={NAME} value={value} note={`${MEANING}, as the server counts them`} />
}

function ChainHolders({ collection }: { collection: CollectionInfo }) {
  const read = useChainHolders(collection)
  if (read.status === 'read') {
    const { length } = read.result.holders
    return <Figure term={NAME} value={formatGrouped(BigInt(length), 0)} note={MEANING} />
  }
  if (read.status === 'reading') return <Figure term={NAME} value="…" note={MEANING} />
  return (
    <Figure
      term={NAME}
      value={NOT_COUNTED}
      note={
        <Link
          to="/collections/$collection/holders"
          params={{ collection: collection.editions }}
          className={TEXT_LINK}
        >
          Count the holders
        </Link>
      }
    />
  )
}

/** The numbers that matter most, side by side, each a `Figure`. */
function Figures({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="overflow-hidden rounded-xl border bg-line shadow-card">
      <dl className="grid grid-cols-2 gap-px lg:grid-cols-4">{children}</dl>
    </section>
  )
}

interface FigureProps {
  term: string
  value: ReactNode
  /** A note: what it counts, its source, or a link to it. */
  note: ReactNode
}

/** A number with its name; tall enough for two lines below it, so that nothing moves when they arrive. */
function Figure({ term, value, note }: FigureProps) {
  return (
    <div className="flex min-h-34 min-w-0 flex-col bg-surface p-4 sm:min-h-32 sm:p-5">
      <dt className="text-[0.8125rem] text-muted">{term}</dt>
      <dd className="mt-1 break-words font-semibold text-lg leading-7 tracking-tight sm:text-2xl sm:leading-8">
        {/* A newer text takes the place of the old one, rather than moving. */}
        {typeof value === 'string' ? <KeptTogether key={value}>{value}</KeptTogether> : value}
      </dd>
      <dd className="mt-1 text-[0.8125rem] text-muted leading-5">{note}</dd>
    </div>
  )
}

/** A text whose last two words, such as an amount and its unit, share a line if they fit on one. */
function KeptTogether({ children: text }: { children: string }) {
  const [, start = '', end = text] = /^(.*\s)(\S+\s\S+)$/.exec(text) ?? []
  return (
    <>
      {start}
      <span className="inline-block">{end}</span>
    </>
  )
}
