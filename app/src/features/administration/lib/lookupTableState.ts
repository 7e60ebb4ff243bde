import { asSentence } from '@mintline/core'
import {
  type CollectionInfo,
  collectionLookupTable,
  type fetchTableFacts,
  lookupTableAddresses,
  lookupTableToBe,
  maxProofNodes,
  planLookupTable,
} from '@mintline/solana'

/** The value that `fetchTableFacts` resolves to. */
type TableFacts = Awaited<ReturnType<typeof fetchTableFacts>>

/** A collection's lookup table state, and the list sizes it permits. */
export interface LookupTableState {
  table:
    | { status: 'none' }
    | { status: 'complete'; address: string; size: number }
    /** It lacks addresses, for example after the treasury or fee recipients changed. */
    | { status: 'incomplete'; address: string; missing: number }
    /** The owner cannot extend it. */
    | { status: 'unusable'; address: string; reason: string }
  /** Wallets in the longest merkle list that currently fits into mints. */
  walletsNow: number
  /** The same with a complete table. */
  walletsWithTable: number
}

/** Classifies the lookup table by the owner's next step. */
export function lookupTableState(info: CollectionInfo, facts: TableFacts): LookupTableState {
  const { lookupTable } = facts
  return {
    table: stateOf(info, facts),
    walletsNow: 2 ** maxProofNodes(info, lookupTable),
    walletsWithTable: 2 ** maxProofNodes(info, lookupTableToBe(info)),
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
  const wanted = lookupTableAddresses(info)
  const missing = wanted.filter((key) => !held.has(key.toBase58())).length
  return { status: 'incomplete', address, missing }
}
