import type { EvmWallet } from '../wallet/evmWallet.ts'
import type { OwnTransaction, SentTransaction } from './sendOptions.ts'

/** What a wallet has seen confirmed: answers from before that are of a node that is behind. */
interface SeenConfirmed {
  /** Block of the last own transaction; undefined = none was sent. */
  readonly block: bigint | undefined
  /** Nonce after that of the last own transaction; 0 = not known. */
  readonly nextNonce: number
}

const seen = new WeakMap<EvmWallet['client'], SeenConfirmed>()

/** Own transactions that a wallet has seen confirmed. */
export function seenConfirmed({ client }: EvmWallet): SeenConfirmed {
  return seen.get(client) ?? { block: undefined, nextNonce: 0 }
}

/** Takes note of a confirmed transaction. */
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
