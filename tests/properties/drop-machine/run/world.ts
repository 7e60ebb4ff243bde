import { Ed25519Account, Ed25519PrivateKey } from '@aptos-labs/ts-sdk'
import {
  type Allowlist,
  type AllowlistEntry,
  buildAllowlist,
  fetchBalance,
  keyWallet,
  type SigningWallet,
} from '@mintline/aptos'
import { type AptosAddress, aptosAddress } from '@mintline/core/identifiers'
import {
  PLATFORM,
  startNetwork,
  type TestNetwork,
} from '../../../../clients/aptos/test/support/network.ts'
import { LISTS, type ListName, WALLETS, type WalletName } from '../model/names.ts'

/** Minimum octas in a wallet when a sequence begins: 100 APT. */
const FUNDS = 10_000_000_000n

/** The network, wallets and merkle lists for all sequences. */
export interface World {
  readonly network: TestNetwork
  readonly wallets: Readonly<Record<WalletName, SigningWallet>>
  readonly lists: Readonly<Record<ListName, Allowlist>>
  readonly platform: AptosAddress
}

export async function createWorld(): Promise<World> {
  const network = await startNetwork()
  const wallets = Object.fromEntries(
    WALLETS.map((name, index) => [name, keyWallet(accountOf(index + 1))]),
  ) as Record<WalletName, SigningWallet>
  const lists = Object.fromEntries(
    Object.entries(LISTS).map(([list, caps]) => {
      const entries = Object.entries(caps).map(
        ([name, cap]): AllowlistEntry => ({
          wallet: wallets[name as WalletName].address,
          maxPerWalletByAllowList: cap,
        }),
      )
      return [list, buildAllowlist(entries)]
    }),
  ) as unknown as Record<ListName, Allowlist>
  return { network, wallets, lists, platform: aptosAddress(PLATFORM) }
}

/** Gives each wallet what it needs for a sequence. */
export async function fundWallets({ network, wallets }: World): Promise<void> {
  for (const { address } of Object.values(wallets)) {
    const missing = FUNDS - (await fetchBalance(network.connection, address))
    if (missing <= 0n) continue
    await network.aptos.fundAccount({
      accountAddress: address,
      amount: Number(missing),
      options: { waitForIndexer: false },
    })
  }
}

/** Creates the same accounts in each run, so that a seed repeats everything. */
function accountOf(number: number): Ed25519Account {
  const privateKey = new Ed25519PrivateKey(new Uint8Array(32).fill(number))
  return new Ed25519Account({ privateKey })
}
