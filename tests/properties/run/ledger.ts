import { PublicKey } from '@solana/web3.js'
import { HOLDERS, type HolderName, WALLETS, type WalletName } from '../model/names.ts'
import type { State } from '../model/state.ts'
import type { Run } from './run.ts'
import { addressOf, keypairOf } from './world.ts'

/** An account's current contents. */
export interface Held {
  lamports: bigint
  owner: string
  data: Buffer
}

/** All accounts that a step could change. */
export interface Ledger {
  /** Lamports in wallets and payees. */
  balances: Map<HolderName, bigint>
  feePayer: bigint
  /** By address: the collection's accounts, its items and the other collection. */
  accounts: Map<string, Held>
}

/** Reads all accounts in a run: those in the state, and additional ones. */
export async function readLedger(
  run: Run,
  state: State,
  named: readonly PublicKey[] = [],
): Promise<Ledger> {
  const { chain, feePayer } = run.world
  const balances = new Map<HolderName, bigint>()
  for (const holder of HOLDERS) balances.set(holder, await chain.balance(addressOf(holder)))
  const accounts = await readAccounts(run, [...knownAddresses(run, state), ...named], new Map())
  return { balances, feePayer: await chain.balance(feePayer.publicKey), accounts }
}

/** Extends the ledger by a step's accounts. */
export async function extendLedger(
  run: Run,
  ledger: Ledger,
  named: readonly PublicKey[],
): Promise<Ledger> {
  return { ...ledger, accounts: await readAccounts(run, named, ledger.accounts) }
}

async function readAccounts(
  { world }: Run,
  addresses: readonly PublicKey[],
  known: ReadonlyMap<string, Held>,
): Promise<Map<string, Held>> {
  const accounts = new Map(known)
  for (const address of addresses) {
    const name = address.toBase58()
    if (outside.has(name) || world.isTokenAccount(name) || accounts.has(name)) continue
    const account = await world.chain.account(address)
    if (!account) continue
    const { lamports, owner, data } = account
    accounts.set(name, { lamports: BigInt(lamports), owner: owner.toBase58(), data })
  }
  return accounts
}

/** Returns the lamports in all accounts except the fee payer. */
export function totalOf({ balances, accounts }: Ledger): bigint {
  return sum(balances.values()) + rentOf(accounts)
}

/** Returns the lamports in the programs' accounts. */
export function rentOf(accounts: Ledger['accounts']): bigint {
  return sum([...accounts.values()].map(({ lamports }) => lamports))
}

function sum(amounts: Iterable<bigint>): bigint {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}

/** Wallet balances are separate, and so are accounts for the price token. */
const wallets = [...HOLDERS, 'feePayer'].map((name) => keypairOf(name).publicKey)
const outside = new Set([PublicKey.default, ...wallets].map((address) => address.toBase58()))

function knownAddresses(run: Run, state: State): PublicKey[] {
  const { other, otherItem } = run.world
  const { deployment } = run
  return [
    deployment,
    run.controls,
    run.hashlist,
    run.groupMint,
    run.tokenRecord,
    run.vault,
    run.reveal,
    other.deployment,
    other.controls,
    other.groupMint.publicKey,
    otherItem,
    ...run.mints.flatMap((mint, index) => {
      const holder = state.items[index]?.holder
      return holder ? [mint, run.addresses.tokenAccount(mint, holder)] : [mint]
    }),
    ...WALLETS.flatMap((wallet) => walletAccounts(run, wallet, state.phases.length)),
  ]
}

/** Returns a wallet's counters and entries, whether or not they exist. */
function walletAccounts({ addresses }: Run, wallet: WalletName, phases: number): PublicKey[] {
  const perPhase = Array.from({ length: phases }, (_, index) => [
    addresses.counter(wallet, index),
    addresses.entry(wallet, index),
  ])
  return [addresses.counter(wallet), ...perPhase.flat()]
}
