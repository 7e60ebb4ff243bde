import { asSentence, PHASE_TYPES } from '@mintline/core'
import {
  type CollectionInfo,
  collectionLookupTable,
  fetchCollectionInfo,
  fetchTableFacts,
  lookupTableAddresses,
  lookupTableToBe,
  maxProofNodes,
  type PaidToken,
  planLookupTable,
  prepareLookupTable,
  tokensIn,
} from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { useRole } from '#entities/collection/model/useRole.ts'
import { ReadOnlyNotice } from '#entities/collection/ui/ReadOnlyNotice.tsx'
import { lookupTableChanges } from '#entities/plan/planChanges.ts'
import { useTransactions } from '#entities/transaction/model/transactionsContext.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { countText } from '#shared/lib/countText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { SectionLoading } from './SectionLoading.tsx'

/** Verbs for the table's next step. */
const ACTIONS = { none: 'Create', incomplete: 'Extend', unusable: 'Replace' } as const

/** The open collection's lookup table, needed to mint with long merkle proofs. */
export function LookupTableSection() {
  const { info, query, complete } = useLookupTable()
  const { data, error, refetch } = query
  const role = useRole('owner', info)
  const { readiness } = useSendSession()
  if (error && !data) {
    const retry = () => void refetch()
    return <ErrorCallout title="The table could not be read" error={error} onRetry={retry} />
  }
  if (!data) return <SectionLoading label="Loading the lookup table" />
  const { status } = data.table
  const action = status === 'complete' ? undefined : ACTIONS[status]
  return (
    <div className="flex flex-col gap-6">
      <ReadOnlyNotice role={role} to="make a lookup table" />
      <Known
        state={data}
        hasMerklePhases={info.phases.some(({ phaseType }) => PHASE_TYPES[phaseType].hasRoot)}
      />
      {role.status === 'held' && action && (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p className="mr-auto text-[0.8125rem] text-muted">
            {readiness.status === 'blocked' && readiness.reason}
          </p>
          <Button disabled={readiness.status === 'blocked'} onClick={() => void complete(action)}>
            {action} the table
          </Button>
        </div>
      )}
    </div>
  )
}

function Known({ state, hasMerklePhases }: { state: LookupTableState; hasMerklePhases: boolean }) {
  const { table, walletsNow, walletsWithTable, inTokens } = state
  const longest = (wallets: number) => countText(wallets, 'wallet')
  return (
    <>
      <p className="text-muted">
        {hasMerklePhases
          ? 'Wallets on a longer allowlist cannot mint.'
          : 'No phase of this collection has a list in files; only long ones need a table.'}
      </p>
      <DescriptionList
        items={[
          {
            term: 'Table',
            value: table.status === 'none' ? 'None' : <ChainAddress address={table.address} />,
          },
          { term: 'State', value: stateText(table) },
          { term: 'Longest list now', value: longest(walletsNow) },
          { term: 'Longest with a complete table', value: longest(walletsWithTable) },
          ...(inTokens
            ? [
                { term: 'Longest now, at prices in tokens', value: longest(inTokens.walletsNow) },
                {
                  term: 'With a complete table, at prices in tokens',
                  value: longest(inTokens.walletsWithTable),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}

function stateText(table: LookupTableState['table']): string {
  switch (table.status) {
    case 'none':
      return 'Not created yet'
    case 'complete':
      return `Complete, with ${countText(table.size, 'address', 'addresses')}`
    case 'incomplete':
      return `Lacks ${countText(table.missing, 'address', 'addresses')}`
    case 'unusable':
      return table.reason
  }
}

/** Reads the open collection's lookup table, and completes it on request. */
function useLookupTable() {
  const info = useOpenCollection()
  const { openConnection } = useCluster()
  const { key } = useClusterQueries()
  const { review } = useTransactions()
  const wanted = lookupTableAddresses(info, paidTokens(info)).join()
  const query = useQuery<LookupTableState>({
    queryKey: key('lookup-table', info.editions, collectionLookupTable(info) ?? '', wanted),
    queryFn: async () =>
      lookupTableState(info, await fetchTableFacts(await openConnection(), info)),
  })
  const complete = async (confirmLabel: string) => {
    let begun: string | undefined
    const plan = async (wallet: string) => {
      const connection = await openConnection()
      const fresh = await fetchCollectionInfo(connection, info.editions)
      const planned = await prepareLookupTable(connection, { info: fresh, wallet, begun })
      begun = planned.lookupTable
      return { plan: planned, changes: lookupTableChanges(planned) }
    }
    await review({ title: titleOf(info, confirmLabel), plan, confirmLabel })
  }
  return { info, query, complete }
}

function titleOf({ symbol }: CollectionInfo, verb: string): string {
  return `${verb} the lookup table of ${symbol}`
}

/** The value that `fetchTableFacts` resolves to. */
type TableFacts = Awaited<ReturnType<typeof fetchTableFacts>>

/** Numbers of wallets in the longest merkle lists that fit into mints. */
interface LongestLists {
  /** With the table as it is. */
  walletsNow: number
  /** With a complete table. */
  walletsWithTable: number
}

/** A collection's lookup table state, and the list sizes it permits at prices in the network's coin. */
interface LookupTableState extends LongestLists {
  table:
    | { status: 'none' }
    | { status: 'complete'; address: string; size: number }
    /** It lacks addresses, for example after the treasury or fee recipients changed. */
    | { status: 'incomplete'; address: string; missing: number }
    /** The owner cannot extend it. */
    | { status: 'unusable'; address: string; reason: string }
  /** Undefined = no phase is priced in a token. */
  inTokens: LongestLists | undefined
}

/** Classifies the lookup table by the owner's next step. */
function lookupTableState(info: CollectionInfo, facts: TableFacts): LookupTableState {
  const [token] = paidTokens(info)
  return {
    table: stateOf(info, facts),
    ...longestLists(info, facts, undefined),
    inTokens: token && longestLists(info, facts, token),
  }
}

function paidTokens({ phases }: CollectionInfo): PaidToken[] {
  return tokensIn(phases).map((mint) => ({ mint }))
}

function longestLists(
  info: CollectionInfo,
  { lookupTable }: TableFacts,
  token: PaidToken | undefined,
): LongestLists {
  const withTable = { token, lookupTable: lookupTableToBe(info, token && [token]) }
  return {
    walletsNow: 2 ** maxProofNodes(info, { token, lookupTable }),
    walletsWithTable: 2 ** maxProofNodes(info, withTable),
  }
}

function stateOf(info: CollectionInfo, facts: TableFacts): LookupTableState['table'] {
  const address = collectionLookupTable(info)
  if (address === undefined) return { status: 'none' }
  const { transactions, warnings } = planLookupTable({ info, wallet: info.creator, ...facts })
  const [replaced] = warnings
  if (replaced) return { status: 'unusable', address, reason: asSentence(replaced.message) }
  const held = new Set(facts.lookupTable?.state.addresses.map((key) => key.toBase58()))
  if (transactions.length === 0) return { status: 'complete', address, size: held.size }
  const wanted = lookupTableAddresses(info, facts.tokens)
  const missing = wanted.filter((key) => !held.has(key.toBase58())).length
  return { status: 'incomplete', address, missing }
}
