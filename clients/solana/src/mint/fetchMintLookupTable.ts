import type { AskOptions } from '@mintline/core'
import { AddressLookupTableAccount } from '@solana/web3.js'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import { collectionLookupTable } from '../reads/collectionLookupTable.ts'
import { fetchLookupTable, type LookupTableRead } from '../reads/fetchLookupTable.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { pollUntil } from './pollUntil.ts'

/**
 * Fetches the lookup table that mints of a collection can use now; undefined where it names none, or one that is not a
 * lookup table. The table only saves bytes and need not be trusted: its addresses are searched, not used, and the
 * programs check each account.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchMintLookupTable(
  connection: ReadConnection,
  collection: CollectionInfo,
  options: AskOptions = {},
): Promise<AddressLookupTableAccount | undefined> {
  const address = collectionLookupTable(collection)
  if (address === undefined) return undefined
  const read = () => fetchLookupTable(connection, address, options)
  // Addresses can be used from the slot after the one in which they were added, which comes soon.
  const found = await pollUntil(read, (table) => !table || isSettled(table), options)
  return found && usableTable(found)
}

/** A table with those of its addresses that can be used in the slot of the read. */
export function usableTable(read: LookupTableRead): AddressLookupTableAccount {
  const { key, state } = read.table
  if (isSettled(read)) return read.table
  const addresses = state.addresses.slice(0, state.lastExtendedSlotStartIndex)
  return new AddressLookupTableAccount({ key, state: { ...state, addresses } })
}

function isSettled({ table, slot }: LookupTableRead): boolean {
  return slot > table.state.lastExtendedSlot
}
