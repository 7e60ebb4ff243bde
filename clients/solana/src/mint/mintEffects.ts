import type { PublicKey } from '@solana/web3.js'
import { HASHLIST_PAGE_SIZE } from '../limits.ts'
import {
  controlsSize,
  EMPTY_HASHLIST_SIZE,
  HASHLIST_ENTRY_SIZE,
  ITEM_ACCOUNT_SIZE,
  ITEM_MINT_SIZE,
  MINTER_STATS_SIZE,
  textsSize,
} from '../plans/recordSizes.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import { totalOwed } from '../reads/totalOwed.ts'
import { type RentFormula, rentExempt } from '../transaction/rentExempt.ts'
import { mintPayments } from './mintPayments.ts'
import type { MintPlanInput } from './mintPlanInput.ts'
import type { NextItem } from './nextItems.ts'

/** One mint's effects besides its price. */
export interface MintEffects {
  readonly item: NextItem
  /** Lamports that the payer locks as rent, less what it reclaims; may be negative. */
  readonly rent: bigint
  /** Instructions that the runtime counts: the mint's own and all nested ones. */
  readonly instructionCount: number
}

/** Calls that every mint makes: two pointers, mint, metadata, member, mint to, authority. */
const TOKEN_CALLS = 7
/** The same calls in batches: before the token account is created, and after it. */
const BATCHED_TOKEN_CALLS = 2
/** Longest call in a batch, in bytes; metadata that are longer take a call of their own. */
const LONGEST_IN_BATCH = 255
/** Metadata's call without its texts, in bytes: discriminator, and three lengths. */
const METADATA_CALL_SIZE = 8 + 3 * 4
/** The associated token program and its calls, except for creating the account. */
const TOKEN_ACCOUNT_CALLS = 1 + 3

/** Facts beside the items that mints' effects depend on. */
export interface MintFacts extends Pick<MintPlanInput, 'usesBatch'> {
  readonly terms: Pick<MintPlanInput['terms'], 'price' | 'token'>
  /**
   * Balances where accounts will be created, by base58 address; missing = 0. Anybody can send lamports there: an account
   * is then cheaper, and takes up to two more calls.
   */
  readonly lamports: ReadonlyMap<string, bigint>
  /** The cluster's rent. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/** Computes the effects of consecutive mints. */
export function mintEffects(
  collection: CollectionInfo,
  items: readonly NextItem[],
  { terms, usesBatch = false, lamports, rentOf = rentExempt }: MintFacts,
): MintEffects[] {
  const balances = new Map(lamports)
  const { price, token } = terms
  // Lamports are taken in one transfer, tokens go to each receiver by themselves.
  const [lamportPrice, tokenTransfers] = token
    ? [0n, mintPayments(collection, price).length]
    : [price, 0]
  return items.map((item) => {
    const accounts = new AccountCosts(balances, rentOf)
    if (item.mintCount === 0n) accounts.create(item.minterStats, MINTER_STATS_SIZE)
    if (item.phaseMintCount === 0n) accounts.create(item.minterStatsPhase, MINTER_STATS_SIZE)
    const entriesBefore = Number(item.issued % BigInt(HASHLIST_PAGE_SIZE))
    // The first page comes with the deployment, each further one with its first item.
    const isNewPage = entriesBefore === 0 && item.issued > 0n
    if (isNewPage) accounts.create(item.hashlistPage, EMPTY_HASHLIST_SIZE)
    else accounts.expect(item.hashlistPage, pageSize(entriesBefore))
    const entryRent = accounts.topUp(item.hashlistPage, pageSize(entriesBefore + 1))
    const taken = lamportPrice + restoreControls(collection, accounts)
    // One transfer pays price and entry, unless the entry goes to a new page.
    const transfers = isNewPage ? transfersOf(taken, entryRent) : transfersOf(taken + entryRent)
    accounts.empty(item.mint)
    const texts = textsSize(collection, item.issued + 1n)
    accounts.create(item.mint, ITEM_MINT_SIZE + texts)
    accounts.create(item.tokenAccount, ITEM_ACCOUNT_SIZE)
    const mintAndEditionsCall = 2
    return {
      item,
      rent: accounts.rent,
      instructionCount:
        mintAndEditionsCall +
        transfers +
        tokenTransfers +
        (usesBatch ? batchedCalls(texts) : TOKEN_CALLS) +
        TOKEN_ACCOUNT_CALLS +
        accounts.calls,
    }
  })
}

function batchedCalls(texts: number): number {
  return BATCHED_TOKEN_CALLS + (METADATA_CALL_SIZE + texts > LONGEST_IN_BATCH ? 1 : 0)
}

/** Pays the rent that the controls lack after a raise, beside what they owe; a balance that was not fetched is enough. */
function restoreControls(collection: CollectionInfo, accounts: AccountCosts): bigint {
  const { editionsControls, phases } = collection
  return accounts.restore(editionsControls, controlsSize(phases), totalOwed(collection))
}

/** Counts transfers; zero amounts need none. */
function transfersOf(...amounts: readonly bigint[]): number {
  return amounts.filter((lamports) => lamports > 0n).length
}

function pageSize(entries: number): number {
  return EMPTY_HASHLIST_SIZE + entries * HASHLIST_ENTRY_SIZE
}

/** Costs for creating and growing accounts, given the present balances at their addresses. */
class AccountCosts {
  rent = 0n
  calls = 0
  private readonly balances: Map<string, bigint>
  private readonly rentOf: RentFormula

  constructor(balances: Map<string, bigint>, rentOf: RentFormula) {
    this.balances = balances
    this.rentOf = rentOf
  }

  /** Counts a plain create; for an address that holds lamports: top-up, allocate and assign. */
  create(address: PublicKey, size: number): void {
    const isFunded = this.balanceOf(address) > 0n
    if (isFunded) this.calls += 2
    else this.calls += 1
    const paid = this.topUp(address, size)
    if (isFunded && paid > 0n) this.calls += 1
  }

  /** Gives the payer the lamports at an address without an account. */
  empty(address: PublicKey): void {
    const held = this.balanceOf(address)
    if (held > 0n) this.calls += 1
    this.rent -= held
    this.balances.delete(address.toBase58())
  }

  /** Adds an existing account with its rent, for balances that were not fetched. */
  expect(address: PublicKey, size: number): void {
    if (this.balanceOf(address) === 0n) this.balances.set(address.toBase58(), this.rentOf(size))
  }

  /** Pays the rent that the account lacks for a size; the caller counts the transfer. */
  topUp(address: PublicKey, size: number): bigint {
    const held = this.balanceOf(address)
    const rent = this.rentOf(size)
    const missing = rent > held ? rent - held : 0n
    this.balances.set(address.toBase58(), held + missing)
    this.rent += missing
    return missing
  }

  /** Pays the rent that an account lacks beside lamports that it keeps for others; the caller counts the transfer. */
  restore(address: string, size: number, reserved: bigint): bigint {
    const held = this.balances.get(address)
    const needed = this.rentOf(size) + reserved
    if (held === undefined || held >= needed) return 0n
    this.balances.set(address, needed)
    this.rent += needed - held
    return needed - held
  }

  private balanceOf(address: PublicKey): bigint {
    return this.balances.get(address.toBase58()) ?? 0n
  }
}
