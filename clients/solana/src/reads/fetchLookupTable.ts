import { solanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { AddressLookupTableAccount, AddressLookupTableProgram, PublicKey } from '@solana/web3.js'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import type { NodeAccount, ReadConnection } from '../rpc/readConnection.ts'

/** A lookup table, and the slot it was read in. */
export interface LookupTableRead {
  readonly table: AddressLookupTableAccount
  readonly slot: number
}

/**
 * Fetches a lookup table; undefined = no table there, or it is being closed.
 *
 * @throws INVALID_ADDRESS, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchLookupTable(
  connection: ReadConnection,
  address: string,
  options: AskOptions = {},
): Promise<LookupTableRead | undefined> {
  const key = new PublicKey(solanaAddress(address))
  const ask = (at: StateConfig) => connection.getAccountInfoAndContext(key, at)
  const { context, value } = await askForState(connection, 'getAccountInfo', ask, options)
  const table = value ? decodeLookupTable(key, value) : undefined
  return table?.isActive() ? { table, slot: context.slot } : undefined
}

function decodeLookupTable(
  key: PublicKey,
  { owner, data }: NodeAccount,
): AddressLookupTableAccount | undefined {
  if (owner.toBase58() !== AddressLookupTableProgram.programId.toBase58()) return undefined
  try {
    return new AddressLookupTableAccount({
      key,
      state: AddressLookupTableAccount.deserialize(data),
    })
  } catch {
    // The program also owns uninitialised tables.
    return undefined
  }
}
