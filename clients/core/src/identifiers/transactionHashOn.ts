import type { AptosTransactionHash } from './aptos/aptosTransactionHash.ts'
import type { EvmTransactionHash } from './evm/evmTransactionHash.ts'
import type { FlowTransactionHash } from './flow/flowTransactionHash.ts'
import type { ImmutableXTransactionHash } from './immutableX/immutableXTransactionHash.ts'
import { defineIdentifierOnBlockchain, type IdentifierOnBlockchain } from './onBlockchain.ts'
import { invalidTransactionHash } from './refusals.ts'
import type { SolanaTransactionHash } from './solana/solanaTransactionHash.ts'

/** A transaction hash on any supported blockchain. */
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

/** Returns true if the text is a transaction hash on the blockchain. Throws `UNHANDLED_BLOCKCHAIN`. */
export const isTransactionHashOn: IdentifierOnBlockchain<ChainTransactionHash>['is'] = on.is

/**
 * Asserts that the text is a transaction hash on the blockchain.
 *
 * @throws `INVALID_TRANSACTION_HASH`
 */
export const assertIsTransactionHashOn: IdentifierOnBlockchain<ChainTransactionHash>['assertIs'] =
  on.assertIs

/**
 * Returns a transaction hash on a blockchain in normal form.
 *
 * @throws `INVALID_TRANSACTION_HASH` if the text is not valid, `UNHANDLED_BLOCKCHAIN` if the blockchain
 * is not supported
 */
export const transactionHashOn: IdentifierOnBlockchain<ChainTransactionHash>['coerce'] = on.coerce
