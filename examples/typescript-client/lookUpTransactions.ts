import { createEntityCache } from '@mintline/core'
import { transactionHashOn } from '@mintline/core/identifiers'
import {
  dropNetworks,
  networkByChainId,
  type WalletType,
  walletTypeOf,
} from '@mintline/core/networks'

/** A transaction as a person has entered it. */
interface EnteredTransaction {
  readonly chainId: number
  readonly hash: string
}

/** What a page shows of a transaction. */
interface ShownTransaction {
  readonly hash: string
  readonly network: string
  /** The wallet that can sign there. */
  readonly wallet: WalletType
  /** True if drops are launched there although drop libraries lack the network. */
  readonly isExtra: boolean
  readonly sender: string
}

/**
 * Returns a function that looks transactions up: those of 200 ms in one request to your service, each kept for 10
 * minutes. It throws INVALID_TRANSACTION_HASH for a mistyped hash, and ENTITY_NOT_FOUND for an unknown one.
 *
 * @param loadSenders Your service: senders by hash, without those that it does not know.
 */
export function transactionLookup(
  loadSenders: (hashes: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): (entered: EnteredTransaction) => Promise<ShownTransaction> {
  const senders = createEntityCache({ load: loadSenders })
  return async ({ chainId, hash: text }) => {
    const { name: network, blockchain } = networkByChainId(chainId)
    const hash = transactionHashOn(blockchain, text)
    const isExtra = dropNetworks().some((one) => one.chainId === chainId)
    return {
      hash,
      network,
      wallet: walletTypeOf(blockchain),
      isExtra,
      sender: await senders.get(hash),
    }
  }
}
