import { PublicKey } from '@solana/web3.js'
import type { AccountSource } from '../../helpers/mintState.ts'
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
  const [balances, payerBalance, accounts] = await Promise.all([
    Promise.all(
      HOLDERS.map(async (holder) => [holder, await chain.balance(addressOf(holder))] as const),
    ),
    chain.balance(feePayer.publicKey),
    readAccounts(run, [...knownAddresses(run, state), ...named], new Map()),
  ])
  return { balances: new Map(balances), feePayer: payerBalance, accounts }
}

/** Reads accounts in a ledger, and those that it lacks from the chain. */
export function ledgerAccounts({ world }: Run, { accounts }: Ledger): AccountSource {
  return {
    account: async (address) => {
      const held = accounts.get(address.toBase58())
      if (!held) return world.chain.account(address)
      const { lamports, owner, data } = held
      return {
        lamports: Number(lamports),
        owner: new PublicKey(owner),
        data,
        executable: false,
        rentEpoch: 0,
      }
    },
  }
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
  const missing = new Map(addresses.map((address) => [address.toBase58(), address]))
  for (const name of missing.keys()) {
    if (outside.has(name) || world.isTokenAccount(name) || known.has(name)) missing.delete(name)
  }
  // At once: each read waits for a thread of bankrun's.
  const found = await Promise.all(
    Array.from(missing, async ([name, address]) => {
      const account = await world.chain.account(address)
      if (!account) return []
      const { lamports, owner, data } = account
      return [[name, { lamports: BigInt(lamports), owner: owner.toBase58(), data }] as const]
    }),
  )
  return new Map([...known, ...found.flat()])
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
