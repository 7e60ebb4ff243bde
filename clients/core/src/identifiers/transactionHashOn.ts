import { APTOS_FORMATS } from './formats/aptos.ts'
import { EVM_FORMATS } from './formats/evm.ts'
import { FLOW_FORMATS } from './formats/flow.ts'
import { defineIdentifierOnBlockchain, type IdentifierOnBlockchain } from './formats/formatsOf.ts'
import { isSolanaSignatureText, SOLANA_FORMATS } from './formats/solana.ts'
import {
  type Assertion,
  type Branded,
  type Coercion,
  defineIdentifier,
  type Guard,
  invalidTransactionHash,
} from './identifier.ts'

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

/** An EVM transaction hash: `0x` and 64 hex digits. Normal form: lowercase. */
export type EvmTransactionHash = Branded<'EvmTransactionHash'>

const onEvm = defineIdentifier<EvmTransactionHash>(
  EVM_FORMATS.transactionHash,
  invalidTransactionHash('ETHEREUM'),
)

/** Returns true if the text is an EVM transaction hash. */
export const isEvmTransactionHash: Guard<EvmTransactionHash> = onEvm.is

/**
 * Asserts that the text is an EVM transaction hash.
 *
 * @throws `INVALID_TRANSACTION_HASH`
 */
export const assertIsEvmTransactionHash: Assertion<EvmTransactionHash> = onEvm.assertIs

/**
 * Returns an EVM transaction hash in normal form.
 *
 * @throws `INVALID_TRANSACTION_HASH` if the text is not valid
 */
export const evmTransactionHash: Coercion<EvmTransactionHash> = onEvm.coerce

/** A Flow transaction hash: 64 lowercase hex digits. Normal form: unchanged. */
export type FlowTransactionHash = Branded<'FlowTransactionHash'>

const onFlow = defineIdentifier<FlowTransactionHash>(
  FLOW_FORMATS.transactionHash,
  invalidTransactionHash('FLOW'),
)

/** Returns true if the text is a Flow transaction hash. */
export const isFlowTransactionHash: Guard<FlowTransactionHash> = onFlow.is

/**
 * Asserts that the text is a Flow transaction hash.
 *
 * @throws `INVALID_TRANSACTION_HASH`
 */
export const assertIsFlowTransactionHash: Assertion<FlowTransactionHash> = onFlow.assertIs

/**
 * Returns a Flow transaction hash in normal form.
 *
 * @throws `INVALID_TRANSACTION_HASH` if the text is not valid
 */
export const flowTransactionHash: Coercion<FlowTransactionHash> = onFlow.coerce

/**
 * A Solana or Eclipse transaction hash: 64 bytes in 88 characters of base58.
 *
 * Normal form: unchanged.
 */
export type SolanaTransactionHash = Branded<'SolanaTransactionHash'>

const onSolana = defineIdentifier<SolanaTransactionHash>(
  SOLANA_FORMATS.transactionHash,
  invalidTransactionHash('SOLANA'),
)

/** Returns true if the text is a Solana or Eclipse transaction hash. */
export const isSolanaTransactionHash: Guard<SolanaTransactionHash> = onSolana.is

/**
 * Asserts that the text is a Solana or Eclipse transaction hash.
 *
 * @throws `INVALID_TRANSACTION_HASH`
 */
export const assertIsSolanaTransactionHash: Assertion<SolanaTransactionHash> = onSolana.assertIs

/**
 * Returns a Solana or Eclipse transaction hash in normal form.
 *
 * @throws `INVALID_TRANSACTION_HASH` if the text is not valid
 */
export const solanaTransactionHash: Coercion<SolanaTransactionHash> = onSolana.coerce

/**
 * A Solana or Eclipse signature, which identifies a transaction: any 64 bytes in base58.
 *
 * A fifth of them are shorter than the 88 characters that the specification requires for a `SolanaTransactionHash`; use
 * this type for values from nodes and wallets. Normal form: unchanged.
 */
export type SolanaSignature = Branded<'SolanaSignature'>

const signature = defineIdentifier<SolanaSignature>(
  (value) => (isSolanaSignatureText(value) ? value : undefined),
  invalidTransactionHash('SOLANA'),
)

/** Returns true if the text is a Solana or Eclipse signature. */
export const isSolanaSignature: Guard<SolanaSignature> = signature.is

/**
 * Asserts that the text is a Solana or Eclipse signature.
 *
 * @throws `INVALID_TRANSACTION_HASH`
 */
export const assertIsSolanaSignature: Assertion<SolanaSignature> = signature.assertIs

/**
 * Returns a Solana or Eclipse signature in normal form.
 *
 * @throws `INVALID_TRANSACTION_HASH` if the text is not valid
 */
export const solanaSignature: Coercion<SolanaSignature> = signature.coerce

/** An Aptos transaction hash: `0x` or `0X` and 64 hex digits. Normal form: lowercase. */
export type AptosTransactionHash = Branded<'AptosTransactionHash'>

const onAptos = defineIdentifier<AptosTransactionHash>(
  APTOS_FORMATS.transactionHash,
  invalidTransactionHash('APTOS'),
)

/** Returns true if the text is an Aptos transaction hash. */
export const isAptosTransactionHash: Guard<AptosTransactionHash> = onAptos.is

/**
 * Asserts that the text is an Aptos transaction hash.
 *
 * @throws `INVALID_TRANSACTION_HASH`
 */
export const assertIsAptosTransactionHash: Assertion<AptosTransactionHash> = onAptos.assertIs

/**
 * Returns an Aptos transaction hash in normal form.
 *
 * @throws `INVALID_TRANSACTION_HASH` if the text is not valid
 */
export const aptosTransactionHash: Coercion<AptosTransactionHash> = onAptos.coerce

/** An ImmutableX transaction hash: `0x` and 64 hex digits. Normal form: lowercase. */
export type ImmutableXTransactionHash = Branded<'ImmutableXTransactionHash'>

const onImmutableX = defineIdentifier<ImmutableXTransactionHash>(
  EVM_FORMATS.transactionHash,
  invalidTransactionHash('IMMUTABLEX'),
)

/** Returns true if the text is an ImmutableX transaction hash. */
export const isImmutableXTransactionHash: Guard<ImmutableXTransactionHash> = onImmutableX.is

/**
 * Asserts that the text is an ImmutableX transaction hash.
 *
 * @throws `INVALID_TRANSACTION_HASH`
 */
export const assertIsImmutableXTransactionHash: Assertion<ImmutableXTransactionHash> =
  onImmutableX.assertIs

/**
 * Returns an ImmutableX transaction hash in normal form.
 *
 * @throws `INVALID_TRANSACTION_HASH` if the text is not valid
 */
export const immutableXTransactionHash: Coercion<ImmutableXTransactionHash> = onImmutableX.coerce
