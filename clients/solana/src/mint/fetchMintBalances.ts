import type { AskOptions } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import { PublicKey } from '@solana/web3.js'
import { MAX_ACCOUNTS_PER_REQUEST } from '../reads/fetchAccounts.ts'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import { addressKey, type ReadConnection } from '../rpc/readConnection.ts'
import type { MintPlanInput } from './mintPlanInput.ts'
import { nextItems } from './nextItems.ts'

/** The mint to plan. */
export type MintBalancesInput = Pick<
  MintPlanInput,
  'collection' | 'terms' | 'counts' | 'minter' | 'payer' | 'quantity' | 'mintTo'
>

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
