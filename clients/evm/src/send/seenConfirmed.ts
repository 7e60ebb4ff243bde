import type { EvmWallet } from '../wallet/evmWallet.ts'
import type { OwnTransaction, SentTransaction } from './sendOptions.ts'

/** What a wallet has seen confirmed: older answers come from a lagging node. */
interface SeenConfirmed {
  /** The last own transaction's block; undefined = none was sent. */
  readonly block: bigint | undefined
  /** Nonce after the last own transaction; 0 = unknown. */
  readonly nextNonce: number
}

const seen = new WeakMap<EvmWallet['client'], SeenConfirmed>()

/** Returns what a wallet has seen confirmed. */
export function seenConfirmed({ client }: EvmWallet): SeenConfirmed {
  return seen.get(client) ?? { block: undefined, nextNonce: 0 }
}

/** Records a confirmed transaction. */
export function noteConfirmed(
  wallet: EvmWallet,
  { slot }: OwnTransaction,
  { receipt }: SentTransaction,
): void {
  const { nextNonce } = seenConfirmed(wallet)
  seen.set(wallet.client, {
    block: receipt.blockNumber,
    nextNonce: slot ? Math.max(nextNonce, slot.nonce + 1) : nextNonce,
  })
}
