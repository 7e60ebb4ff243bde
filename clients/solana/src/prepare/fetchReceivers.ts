import type { AskOptions } from '@mintline/core'
import { isSolanaAddress } from '@mintline/core/identifiers'
import { type Connection, PublicKey } from '@solana/web3.js'
import type { ReceiverFacts } from '../plans/receivers/receiverFacts.ts'
import { fetchRent } from '../reads/fetchRent.ts'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import { coinOf, fetchMintNetwork } from '../rpc/network.ts'
import { isRecord, isWalletOrVault } from './accountKind.ts'

/** Facts about receivers from the chain, and the cluster's rent. */
export type KnownReceivers = Pick<ReceiverFacts, 'coin'> &
  Required<
    Pick<ReceiverFacts, 'receiverBalances' | 'recordReceivers' | 'foreignReceivers' | 'rentOf'>
  >

/** Fetches facts about receivers, for plans; invalid addresses are skipped. */
export async function fetchReceivers(
  connection: Connection,
  receivers: readonly string[],
  options: AskOptions = {},
): Promise<KnownReceivers> {
  const addresses = receivers.filter(isSolanaAddress)
  const keys = addresses.map((address) => new PublicKey(address))
  const ask = (at: StateConfig) => connection.getMultipleAccountsInfo(keys, at)
  if (addresses.length === 0) {
    const rentOf = await fetchRent(connection, options)
    const none = { receiverBalances: {}, recordReceivers: [], foreignReceivers: [] }
    return { ...none, coin: undefined, rentOf }
  }
  const [rentOf, network, accounts] = await Promise.all([
    fetchRent(connection, options),
    fetchMintNetwork(connection, options),
    askForState(connection, 'getMultipleAccounts', ask, options),
  ])
  return {
    rentOf,
    coin: coinOf(network),
    receiverBalances: Object.fromEntries(
      addresses.map((address, index) => [address, BigInt(accounts[index]?.lamports ?? 0)]),
    ),
    recordReceivers: addresses.filter((_, index) => isRecord(accounts[index] ?? null)),
    foreignReceivers: addresses.filter((_, index) => {
      const account = accounts[index] ?? null
      return !isWalletOrVault(account) && !isRecord(account)
    }),
  }
}
