import { isSolanaAddress } from '@mintline/core/identifiers'
import { type Connection, PublicKey } from '@solana/web3.js'
import { coinOf, fetchMintNetwork } from '../mint/mintNetwork.ts'
import type { FundingOptions } from '../plans/receivers/funding.ts'
import { askNode } from '../send/askNode.ts'
import { isRecord } from './isRecord.ts'

/** Facts that are read of receivers. */
export type KnownReceivers = Required<
  Pick<FundingOptions, 'receiverBalances' | 'executableReceivers' | 'recordReceivers' | 'coin'>
>

/** What plans want to know of those who are to be paid; what is no address is left out. */
export async function fetchReceivers(
  connection: Connection,
  receivers: readonly string[],
): Promise<KnownReceivers> {
  const addresses = receivers.filter(isSolanaAddress)
  const keys = addresses.map((address) => new PublicKey(address))
  const ask = () => connection.getMultipleAccountsInfo(keys)
  const [network, accounts] = await Promise.all([
    fetchMintNetwork(connection),
    addresses.length === 0 ? [] : askNode('getMultipleAccounts', ask),
  ])
  return {
    coin: coinOf(network),
    receiverBalances: Object.fromEntries(
      addresses.map((address, index) => [address, BigInt(accounts[index]?.lamports ?? 0)]),
    ),
    executableReceivers: addresses.filter((_, index) => accounts[index]?.executable),
    recordReceivers: addresses.filter((_, index) => isRecord(accounts[index] ?? null)),
  }
}
