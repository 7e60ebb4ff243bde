import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import type { WalletProofOptions } from '@mintline/core/metadata'
import { assertQuantity } from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import { RENT_SYSVAR } from '../addresses.ts'
import {
  deriveAllowlistEntry,
  deriveMinterStats,
  deriveMinterStatsPhase,
} from '../pda/derivedAddresses.ts'
import type { CollectionInfo, EditionPhase } from '../reads/collectionInfo.ts'
import type { TimedCollection } from '../reads/fetchCollectionInfo.ts'
import { fetchTokensOfPhases } from '../reads/fetchPriceTokens.ts'
import { decodeRentRate } from '../reads/fetchRent.ts'
import { decodeMinterStats } from '../reads/records/minterStats.ts'
import { type AllowlistEntry, decodeUserAllowListData } from '../reads/records/userAllowListData.ts'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import {
  addressKey,
  type NodeAccount,
  type ReadConnection,
  storedAccount,
} from '../rpc/readConnection.ts'
import type { ClaimRequest } from './claimRequest.ts'
import { claimTerms } from './claimTerms.ts'
import { fetchMerkleClaims, type ProofSource } from './fetchMerkleClaims.ts'
import { fetchOpenPhases, openPhasesOf } from './fetchOpenPhases.ts'
import { chooseMint, type MintState } from './mintState.ts'

/** A wallet and its requested mint. */
export interface MintStateInput extends ClaimRequest {
  /** Symbol or any address of the collection: see `findDeployment`. */
  readonly deployment: string
  /** Minting wallet, in base58. */
  readonly wallet: string
  /** Where to get the wallet's merkle proofs; undefined = at the addresses that the collection names for its lists. */
  readonly proofSource?: ProofSource | undefined
  /** IPFS gateway and `fetch` for proofs at an address. Default: a public gateway, and the platform's `fetch`. */
  readonly resources?: Pick<WalletProofOptions, 'gateway' | 'fetch'> | undefined
  /** The collection, if you have just read it. Default: it is read. */
  readonly read?: TimedCollection | undefined
}

/** A wallet and the phases whose records to fetch. */
interface MintRecordsInput {
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
interface MintRecords {
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
 * Fetches a wallet's mint state: its terms in all open phases, and the phase to mint in.
 *
 * @throws QUANTITY_NOT_POSITIVE, MAX_PER_TRANSACTION_INVALID, PHASE_NOT_OPEN
 * @throws INVALID_ADDRESS, DEPLOYMENT_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND, NOT_EDITIONS_ACCOUNT
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchMintState(
  connection: ReadConnection,
  input: MintStateInput,
  options: AskOptions = {},
): Promise<MintState> {
  const wallet = solanaAddress(input.wallet)
  const mintTo = input.mintTo === undefined ? undefined : solanaAddress(input.mintTo)
  const payer = input.payer === undefined ? undefined : solanaAddress(input.payer)
  assertQuantity(input.quantity ?? 1n)
  const { collection, phases } = input.read
    ? openPhasesOf(input.read)
    : await fetchOpenPhases(connection, input.deployment, options)
  const [records, tokens, claims] = await Promise.all([
    fetchMintRecords(connection, { collection, wallet, phases, mintTo, payer }, options),
    fetchTokensOfPhases(connection, phases, options),
    fetchMerkleClaims(
      { collection, wallet, phases, proofSource: input.proofSource },
      { ...input.resources, ...options },
    ),
  ])
  const { inCollection, balance, mintToOwner, rentRate } = records
  const offers = phases.map((phase, index) => {
    const { inPhase = 0n, entry } = records.phases[index] ?? {}
    const counts = { inCollection, inPhase }
    const terms = claimTerms({ collection, phase, wallet, counts, entry, tokens, ...claims[index] })
    return { phase, counts, terms }
  })
  const counts = { inCollection }
  const read = { collection, wallet, balance, mintToOwner, rentRate }
  return chooseMint({ ...read, options: offers, counts }, input)
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
