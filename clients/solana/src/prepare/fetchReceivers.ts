import { isSolanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { type AccountInfo, type Connection, PublicKey, SystemProgram } from '@solana/web3.js'
import { EDITIONS_CONTROLS_PROGRAM, EDITIONS_PROGRAM, TOKEN_2022_PROGRAM } from '../addresses.ts'
import type { ReceiverFacts } from '../plans/receivers/receiverFacts.ts'
import { fetchRent } from '../reads/fetchRent.ts'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import { coinOf, fetchMintNetwork } from '../rpc/network.ts'

/** Facts about receivers from the chain, and the cluster's rent. */
export type KnownReceivers = Pick<ReceiverFacts, 'coin'> &
  Required<
    Pick<ReceiverFacts, 'receiverBalances' | 'recordReceivers' | 'foreignReceivers' | 'rentOf'>
  >

const RECORD_OWNERS = [EDITIONS_PROGRAM, EDITIONS_CONTROLS_PROGRAM, TOKEN_2022_PROGRAM]

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

/**
 * Returns true for accounts that can own a collection and receive its payments: empty ones, and those that the system
 * program owns, such as wallets and multisig vaults.
 */
export function isWalletOrVault(account: AccountInfo<Uint8Array> | null): boolean {
  return account === null || (account.owner.equals(SystemProgram.programId) && !account.executable)
}

/** Returns true if an account is a collection or token record. */
function isRecord(account: AccountInfo<Uint8Array> | null): boolean {
  return account !== null && RECORD_OWNERS.includes(account.owner.toBase58())
}
