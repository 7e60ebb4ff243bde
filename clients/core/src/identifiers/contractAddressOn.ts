import type { AptosContractAddress } from './aptosContractAddress.ts'
import { EVM_FORMATS } from './formats/evm.ts'
import { FLOW_FORMATS } from './formats/flow.ts'
import { defineIdentifierOnBlockchain, type IdentifierOnBlockchain } from './formats/formatsOf.ts'
import { SOLANA_FORMATS } from './formats/solana.ts'
import {
  type Assertion,
  type Branded,
  type Coercion,
  defineIdentifier,
  type Guard,
  invalidContractAddress,
} from './identifier.ts'

/** A contract address on any supported blockchain. */
export type ChainContractAddress =
  | EvmContractAddress
  | FlowContractAddress
  | SolanaContractAddress
  | AptosContractAddress
  | ImmutableXContractAddress

const on = defineIdentifierOnBlockchain<ChainContractAddress>(
  'contractAddress',
  invalidContractAddress,
)

/** Returns true if the text is a contract address on the blockchain. Throws `UNHANDLED_BLOCKCHAIN`. */
export const isContractAddressOn: IdentifierOnBlockchain<ChainContractAddress>['is'] = on.is

/**
 * Asserts that the text is a contract address on the blockchain.
 *
 * @throws `INVALID_CONTRACT_ADDRESS`
 */
export const assertIsContractAddressOn: IdentifierOnBlockchain<ChainContractAddress>['assertIs'] =
  on.assertIs

/**
 * Returns a contract address on a blockchain in normal form.
 *
 * @throws `INVALID_CONTRACT_ADDRESS` if the text is not valid, `UNHANDLED_BLOCKCHAIN` if the blockchain
 * is not supported
 */
export const contractAddressOn: IdentifierOnBlockchain<ChainContractAddress>['coerce'] = on.coerce

/** An EVM contract address: `0x` and 40 hex digits. Normal form: lowercase. */
export type EvmContractAddress = Branded<'EvmContractAddress'>

const onEvm = defineIdentifier<EvmContractAddress>(
  EVM_FORMATS.contractAddress,
  invalidContractAddress('ETHEREUM'),
)

/** Returns true if the text is an EVM contract address. */
export const isEvmContractAddress: Guard<EvmContractAddress> = onEvm.is

/**
 * Asserts that the text is an EVM contract address.
 *
 * @throws `INVALID_CONTRACT_ADDRESS`
 */
export const assertIsEvmContractAddress: Assertion<EvmContractAddress> = onEvm.assertIs

/**
 * Returns an EVM contract address in normal form.
 *
 * @throws `INVALID_CONTRACT_ADDRESS` if the text is not valid
 */
export const evmContractAddress: Coercion<EvmContractAddress> = onEvm.coerce

/**
 * A Flow contract address: `A.`, a Flow address, a dot and a name of 3 or more letters, digits or
 * underscores.
 *
 * Normal form: the address is its 16 digits alone.
 */
export type FlowContractAddress = Branded<'FlowContractAddress'>

const onFlow = defineIdentifier<FlowContractAddress>(
  FLOW_FORMATS.contractAddress,
  invalidContractAddress('FLOW'),
)

/** Returns true if the text is a Flow contract address. */
export const isFlowContractAddress: Guard<FlowContractAddress> = onFlow.is

/**
 * Asserts that the text is a Flow contract address.
 *
 * @throws `INVALID_CONTRACT_ADDRESS`
 */
export const assertIsFlowContractAddress: Assertion<FlowContractAddress> = onFlow.assertIs

/**
 * Returns a Flow contract address in normal form.
 *
 * @throws `INVALID_CONTRACT_ADDRESS` if the text is not valid
 */
export const flowContractAddress: Coercion<FlowContractAddress> = onFlow.coerce

/**
 * A Solana or Eclipse contract address: 32 bytes in 32 to 44 characters of base58.
 *
 * Normal form: unchanged.
 */
export type SolanaContractAddress = Branded<'SolanaContractAddress'>

const onSolana = defineIdentifier<SolanaContractAddress>(
  SOLANA_FORMATS.contractAddress,
  invalidContractAddress('SOLANA'),
)

/** Returns true if the text is a Solana or Eclipse contract address. */
export const isSolanaContractAddress: Guard<SolanaContractAddress> = onSolana.is

/**
 * Asserts that the text is a Solana or Eclipse contract address.
 *
 * @throws `INVALID_CONTRACT_ADDRESS`
 */
export const assertIsSolanaContractAddress: Assertion<SolanaContractAddress> = onSolana.assertIs

/**
 * Returns a Solana or Eclipse contract address in normal form.
 *
 * @throws `INVALID_CONTRACT_ADDRESS` if the text is not valid
 */
export const solanaContractAddress: Coercion<SolanaContractAddress> = onSolana.coerce

/** An ImmutableX contract address: `0x` and 40 hex digits. Normal form: lowercase. */
export type ImmutableXContractAddress = Branded<'ImmutableXContractAddress'>

const onImmutableX = defineIdentifier<ImmutableXContractAddress>(
  EVM_FORMATS.contractAddress,
  invalidContractAddress('IMMUTABLEX'),
)

/** Returns true if the text is an ImmutableX contract address. */
export const isImmutableXContractAddress: Guard<ImmutableXContractAddress> = onImmutableX.is

/**
 * Asserts that the text is an ImmutableX contract address.
 *
 * @throws `INVALID_CONTRACT_ADDRESS`
 */
export const assertIsImmutableXContractAddress: Assertion<ImmutableXContractAddress> =
  onImmutableX.assertIs

/**
 * Returns an ImmutableX contract address in normal form.
 *
 * @throws `INVALID_CONTRACT_ADDRESS` if the text is not valid
 */
export const immutableXContractAddress: Coercion<ImmutableXContractAddress> = onImmutableX.coerce
