import type { AptosTransactionHash } from './aptos/aptosTransactionHash.ts'
import type { EvmTransactionHash } from './evm/evmTransactionHash.ts'
import type { FlowTransactionHash } from './flow/flowTransactionHash.ts'
import type { ImmutableXTransactionHash } from './immutableX/immutableXTransactionHash.ts'
import { defineIdentifierOnBlockchain, type IdentifierOnBlockchain } from './onBlockchain.ts'
import { invalidTransactionHash } from './refusals.ts'
import type { SolanaTransactionHash } from './solana/solanaTransactionHash.ts'

/** A transaction hash of any supported blockchain. */
export type ChainTransactionHash =
  | EvmTransactionHash
  | FlowTransactionHash
  | SolanaTransactionHash
  | AptosTransactionHash
  | ImmutableXTransactionHash

const on = defineIdentifierOnBlockchain<ChainTransactionHash>(
  'transactionHash',
  invalidTransactionHash,
)

/** True if a text is a transaction hash of a blockchain. Throws `UNHANDLED_BLOCKCHAIN`. */
export const isTransactionHashOn: IdentifierOnBlockchain<ChainTransactionHash>['is'] = on.is

/**
 * Asserts that a text is a transaction hash of the blockchain.
 *
 * @throws `INVALID_TRANSACTION_HASH`
 */
export const assertIsTransactionHashOn: IdentifierOnBlockchain<ChainTransactionHash>['assertIs'] =
  on.assertIs

/**
 * A transaction hash of a blockchain in its normal form.
 *
 * @throws `INVALID_TRANSACTION_HASH` when the text is not valid, `UNHANDLED_BLOCKCHAIN` when the blockchain
 * is not supported
 */
export const transactionHashOn: IdentifierOnBlockchain<ChainTransactionHash>['coerce'] = on.coerce
