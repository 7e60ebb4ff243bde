import { solanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { AddressLookupTableAccount, PublicKey } from '@solana/web3.js'
import { collectionLookupTable } from '../reads/clientFields.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import { MAX_ACCOUNTS_PER_REQUEST } from '../reads/fetchAccounts.ts'
import { fetchChainTime } from '../reads/fetchChainTime.ts'
import { fetchLookupTable, type LookupTableRead } from '../reads/fetchLookupTable.ts'
import { fetchTokenAccounts } from '../reads/fetchTokenAccounts.ts'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import { addressKey, type ReadConnection } from '../rpc/readConnection.ts'
import type { Plan } from '../transaction/plan.ts'
import { rentAt } from '../transaction/rentExempt.ts'
import { assertPlannable } from './assertPlannable.ts'
import { takesBatch } from './batchSupport.ts'
import type { ClaimRequest } from './claimRequest.ts'
import type { ClaimTerms } from './claimTerms.ts'
import { mintCosigner } from './mintCosigner.ts'
import type { TokenPurse } from './mintCost.ts'
import { mintPayments } from './mintPayments.ts'
import type { MintPlanInput } from './mintPlanInput.ts'
import type { MintState } from './mintState.ts'
import { nextItems } from './nextItems.ts'
import { planMint } from './planMint.ts'
import { pollUntil } from './pollUntil.ts'

/** Seconds that a co-signature counts: enough to ask two wallets, too few to keep it for later. */
const COSIGNATURE_LIFETIME = 600n

/** A mint's state in an open phase. */
export interface ClaimableState extends MintState {
  readonly terms: ClaimTerms
}

/** A mint that is allowed, with its request. */
export interface ClaimPlanInput extends ClaimRequest, MintLimits {
  readonly state: ClaimableState
  readonly quantity: bigint
}

/** A buyer's limits, and options for sending mints. */
export interface MintLimits {
  /** Highest accepted price per item. Default: the current price. */
  readonly maxPrice?: bigint | undefined
  /**
   * Currency of `maxPrice`: the token's mint in base58; undefined = lamports. A mint whose price is in another currency
   * is refused.
   */
  readonly maxPriceToken?: string | undefined
  /**
   * True to make the calls to Token-2022 in one batch, so that more items fit; versions of it before 11 refuse that.
   * Default: true if a mint through this connection has shown that it works.
   */
  readonly usesBatch?: boolean | undefined
  /**
   * True to name the token's vault in every mint. Default: if a receiver's account cannot be paid, or where it takes no
   * further transaction.
   */
  readonly usesVault?: boolean | undefined
}

/** A plan and the balances that it is based on. */
export interface ClaimPlan {
  readonly plan: Plan
  /** Lamports by base58 address: see `fetchMintBalances`. */
  readonly lamports: ReadonlyMap<string, bigint>
  /** The price's token and the payer's account; undefined for a price in lamports, or of 0. */
  readonly tokens: TokenPurse | undefined
}

/** The mint to plan. */
type MintBalancesInput = Pick<
  MintPlanInput,
  'collection' | 'terms' | 'counts' | 'minter' | 'payer' | 'quantity' | 'mintTo'
>

/**
 * Fetches the remaining facts and plans a mint.
 *
 * @throws What `planMint` throws, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function planClaim(
  connection: ReadConnection,
  { state, ...request }: ClaimPlanInput,
  options: AskOptions = {},
): Promise<ClaimPlan> {
  const rentOf = rentAt(state.rentRate)
  const { usesBatch = takesBatch(connection) } = request
  const mint = { ...state, ...request, minter: state.wallet, usesBatch, rentOf }
  assertPlannable(mint, state.balance)
  const [lamports, paid, expiresAt, lookupTable] = await Promise.all([
    fetchMintBalances(connection, mint, options),
    fetchTokenFacts(connection, mint, options),
    fetchExpiry(connection, { state, ...request }, options),
    // Only merkle proofs make a mint too large without it.
    state.terms.merkleMintInput && fetchMintLookupTable(connection, state.collection, options),
  ])
  const usesVault = request.usesVault ?? (paid?.needsVault || undefined)
  const plan = planMint({ ...mint, lamports, usesVault, expiresAt, lookupTable })
  return { plan, lamports, tokens: paid?.tokens }
}

/** Fetches the accounts that a price in tokens is paid from and to; undefined for other prices. */
async function fetchTokenFacts(
  connection: ReadConnection,
  { collection, terms, minter, payer = minter }: Omit<MintPlanInput, 'lamports'>,
  options: AskOptions,
): Promise<{ readonly tokens: TokenPurse; readonly needsVault: boolean } | undefined> {
  const { token, price } = terms
  if (!token || price === 0n) return undefined
  const receivers = mintPayments(collection, price).map(({ address }) => address)
  const wallets = [payer, ...receivers]
  const accounts = await fetchTokenAccounts(connection, { token, wallets }, options)
  const account = accounts.get(payer)
  if (!account) throw new RangeError(`the token account of ${payer} was not fetched`)
  const needsVault = receivers.some((receiver) => !accounts.get(receiver)?.canReceive)
  return { tokens: { token, account }, needsVault }
}

/** Returns the requested expiry; another wallet's co-signature ends by itself, as transactions can be kept for days. */
async function fetchExpiry(
  connection: ReadConnection,
  { state, payer, cosigner, expiresAt }: ClaimPlanInput,
  options: AskOptions,
): Promise<bigint | undefined> {
  const approver = mintCosigner({ ...state, payer, cosigner })
  if (expiresAt !== undefined || approver === undefined || approver === state.wallet) {
    return expiresAt
  }
  return (await fetchChainTime(connection, options)) + COSIGNATURE_LIFETIME
}

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

/**
 * Fetches the balances that a mint plan depends on, by base58 address: the payer, the controls, which need more if the
 * network raises its rent, and the accounts to create, which may already hold lamports.
 *
 * @throws INVALID_ADDRESS, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchMintBalances(
  connection: ReadConnection,
  input: MintBalancesInput,
  options: AskOptions = {},
): Promise<Map<string, bigint>> {
  const addresses = [...addressesOf(input)]
  const balances = new Map<string, bigint>()
  for (let at = 0; at < addresses.length; at += MAX_ACCOUNTS_PER_REQUEST) {
    const batch = addresses.slice(at, at + MAX_ACCOUNTS_PER_REQUEST)
    const keys = batch.map(addressKey)
    const dataSlice = { offset: 0, length: 0 }
    const ask = (at: StateConfig) => connection.getMultipleAccountsInfo(keys, { dataSlice, ...at })
    const accounts = await askForState(connection, 'getMultipleAccounts', ask, options)
    for (const [index, address] of batch.entries()) {
      balances.set(address, BigInt(accounts[index]?.lamports ?? 0))
    }
  }
  return balances
}

function addressesOf({
  collection,
  terms,
  counts,
  minter,
  payer = minter,
  quantity,
  mintTo,
}: MintBalancesInput): Set<string> {
  const items = nextItems({
    collection,
    minter: new PublicKey(solanaAddress(minter)),
    phaseIndex: terms.phaseIndex,
    counts,
    quantity: Number(quantity),
    mintTo: mintTo === undefined ? undefined : new PublicKey(solanaAddress(mintTo)),
  })
  const created = items.flatMap((item) => [
    item.mint,
    item.tokenAccount,
    item.hashlistPage,
    item.minterStats,
    item.minterStatsPhase,
  ])
  return new Set([
    solanaAddress(payer),
    ...created.map((address) => address.toBase58()),
    collection.editionsControls,
  ])
}
