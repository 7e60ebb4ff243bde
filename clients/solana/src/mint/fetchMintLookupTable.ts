import type { AskOptions } from '@mintline/core'
import { AddressLookupTableAccount } from '@solana/web3.js'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import { collectionLookupTable } from '../reads/collectionLookupTable.ts'
import { fetchLookupTable, type LookupTableRead } from '../reads/fetchLookupTable.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { pollUntil } from './pollUntil.ts'

/**
 * Fetches the lookup table that a collection's mints can use now; undefined if the collection names none, or names
 * another kind of account. The table only saves bytes and need not be trusted: its addresses are searched, not used,
 * and the programs check each account.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchMintLookupTable(
  connection: ReadConnection,
  collection: CollectionInfo,
  options: AskOptions = {},
): Promise<AddressLookupTableAccount | undefined> {
  const address = collectionLookupTable(collection)
  if (address === undefined) return undefined
  const read = () => fetchLookupTable(connection, address, options)
  // Added addresses are usable from the next slot on, which comes soon.
  const found = await pollUntil(read, (table) => !table || isSettled(table), options)
  return found && usableTable(found)
}

/** Returns a table with only the addresses that are usable in the slot it was read in. */
export function usableTable(read: LookupTableRead): AddressLookupTableAccount {
  const { key, state } = read.table
  if (isSettled(read)) return read.table
  const addresses = state.addresses.slice(0, state.lastExtendedSlotStartIndex)
  return new AddressLookupTableAccount({ key, state: { ...state, addresses } })
}

function isSettled({ table, slot }: LookupTableRead): boolean {
  return slot > table.state.lastExtendedSlot
}
