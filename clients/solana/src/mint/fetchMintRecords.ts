import type { AskOptions } from '@mintline/core'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { RENT_SYSVAR } from '../addresses.ts'
import {
  deriveAllowlistEntry,
  deriveMinterStats,
  deriveMinterStatsPhase,
} from '../pda/derivedAddresses.ts'
import type { AllowlistEntry } from '../reads/allowlistEntry.ts'
import type { CollectionInfo, EditionPhase } from '../reads/collectionInfo.ts'
import { decodeMinterStats } from '../reads/records/minterStats.ts'
import { decodeRentRate } from '../reads/records/rent.ts'
import { decodeUserAllowListData } from '../reads/records/userAllowListData.ts'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import { addressKey, type NodeAccount, type ReadConnection } from '../rpc/readConnection.ts'
import { storedAccount } from '../rpc/storedAccount.ts'

/** A wallet and the phases whose records to fetch. */
export interface MintRecordsInput {
  readonly collection: CollectionInfo
  readonly wallet: SolanaAddress
  /** At most 20, a collection's maximum. */
  readonly phases: readonly EditionPhase[]
  /** Wallet that gets the items; undefined = the minting wallet. */
  readonly mintTo: SolanaAddress | undefined
  /** Wallet whose balance to fetch. Default: the minting wallet. */
  readonly payer?: SolanaAddress | undefined
}

/** A wallet's on-chain records and its balance. */
export interface MintRecords {
  /** Items that the wallet has minted in the collection. */
  readonly inCollection: bigint
  /** For each phase, in order: items minted there, and the wallet's allowlist entry if it has one. */
  readonly phases: readonly {
    readonly inPhase: bigint
    readonly entry: Pick<AllowlistEntry, 'price' | 'amount'> | undefined
  }[]
  /** The paying wallet's lamports. */
  readonly balance: bigint
  /** Program that owns the `mintTo` account, in base58; undefined = no account. */
  readonly mintToOwner: string | undefined
  /** The cluster's rent in lamports per byte. */
  readonly rentRate: bigint
}

/**
 * Fetches all records that determine a wallet's terms, in one request.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchMintRecords(
  connection: ReadConnection,
  { collection, wallet, phases, mintTo, payer = wallet }: MintRecordsInput,
  options: AskOptions,
): Promise<MintRecords> {
  const { editions: deployment } = collection
  const total = deriveMinterStats(deployment, wallet)
  const ofPhases = phases.map(({ phaseIndex }) => ({
    stats: deriveMinterStatsPhase(deployment, wallet, phaseIndex),
    entry: deriveAllowlistEntry(deployment, wallet, phaseIndex),
  }))
  const ofWallet = [total, ...ofPhases.flatMap(({ stats, entry }) => [stats, entry])]
  const rent = solanaAddress(RENT_SYSVAR)
  const wanted = [...ofWallet, payer, rent, ...(mintTo ? [mintTo] : [])]
  const accounts = await fetchByAddress(connection, wanted, options)
  const stored = (address: SolanaAddress) =>
    storedAccount(addressKey(address), accounts.get(address) ?? null)
  const countIn = (address: SolanaAddress) => {
    const account = stored(address)
    return account ? decodeMinterStats(account).mintCount : 0n
  }
  return {
    inCollection: countIn(total),
    phases: ofPhases.map(({ stats, entry }) => {
      const account = stored(entry)
      return { inPhase: countIn(stats), entry: account && decodeUserAllowListData(account) }
    }),
    balance: BigInt(accounts.get(payer)?.lamports ?? 0),
    rentRate: decodeRentRate(accounts.get(rent)),
    mintToOwner: mintTo && accounts.get(mintTo)?.owner.toBase58(),
  }
}

async function fetchByAddress(
  connection: ReadConnection,
  addresses: readonly SolanaAddress[],
  options: AskOptions,
): Promise<Map<SolanaAddress, NodeAccount | null>> {
  const keys = addresses.map(addressKey)
  const ask = (at: StateConfig) => connection.getMultipleAccountsInfo(keys, at)
  const found = await askForState(connection, 'getMultipleAccounts', ask, options)
  return new Map(addresses.map((address, at) => [address, found[at] ?? null]))
}
