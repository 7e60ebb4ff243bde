import { isSolanaAddress } from '@mintline/core/identifiers'
import type { Connection } from '@solana/web3.js'
import { deriveAllowlistEntry } from '../pda/derivedAddresses.ts'
import type { AllowlistEntry } from '../reads/allowlistEntry.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import { fetchInBatches } from '../reads/fetchInBatches.ts'
import { decodeUserAllowListData } from '../reads/records/userAllowListData.ts'

interface EntriesOf {
  readonly info: CollectionInfo
  readonly phaseIndex: number
  readonly wallets: readonly string[]
}

/** Fetches wallets' entries in a phase. Invalid wallets or phases have none; the plan reports those. */
export async function fetchEntriesOf(
  connection: Connection,
  { info, phaseIndex, wallets }: EntriesOf,
): Promise<AllowlistEntry[]> {
  if (!info.phases[phaseIndex]) return []
  const addresses = wallets
    .filter(isSolanaAddress)
    .map((wallet) => deriveAllowlistEntry(info.editions, wallet, phaseIndex))
  const accounts = await fetchInBatches(connection, addresses)
  return accounts.flatMap((account) => (account ? [decodeUserAllowListData(account)] : []))
}
