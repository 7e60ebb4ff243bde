import type { AskOptions } from '@mintline/core'
import { AddressLookupTableAccount } from '@solana/web3.js'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import { collectionLookupTable } from '../reads/collectionLookupTable.ts'
import { fetchLookupTable, type LookupTableRead } from '../reads/fetchLookupTable.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { pollUntil } from './pollUntil.ts'

/**
 * The lookup table that mints of a collection can use now; undefined where it names none that is one.
 * It only saves bytes, and whoever made it decides nothing: addresses are looked for in it, not taken
 * from it, and the programs check each account.
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
  // Addresses work from the slot after the one in which they were added, which comes soon.
  const found = await pollUntil(read, (table) => !table || isSettled(table), options)
  return found && usableTable(found)
}

/** A table with those of its addresses that work in the slot in which it was read. */
export function usableTable(read: LookupTableRead): AddressLookupTableAccount {
  const { key, state } = read.table
  if (isSettled(read)) return read.table
  const addresses = state.addresses.slice(0, state.lastExtendedSlotStartIndex)
  return new AddressLookupTableAccount({ key, state: { ...state, addresses } })
}

function isSettled({ table, slot }: LookupTableRead): boolean {
  return slot > table.state.lastExtendedSlot
}
