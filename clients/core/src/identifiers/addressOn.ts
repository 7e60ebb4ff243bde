import type { AptosAddress } from './aptosAddress.ts'
import type { EvmAddress } from './evmAddress.ts'
import { EVM_FORMATS } from './formats/evm.ts'
import { FLOW_FORMATS } from './formats/flow.ts'
import { defineIdentifierOnBlockchain, type IdentifierOnBlockchain } from './formats/formatsOf.ts'
import {
  type Assertion,
  type Branded,
  type Coercion,
  defineIdentifier,
  type Guard,
  invalidAddress,
} from './identifier.ts'
import type { SolanaAddress } from './solanaAddress.ts'

/** An address on any supported blockchain. */
export type ChainAddress =
  | EvmAddress
  | FlowAddress
  | SolanaAddress
  | AptosAddress
  | ImmutableXAddress

const on = defineIdentifierOnBlockchain<ChainAddress>('address', invalidAddress)

/** Returns true if the text is an address on the blockchain. Throws `UNHANDLED_BLOCKCHAIN`. */
export const isAddressOn: IdentifierOnBlockchain<ChainAddress>['is'] = on.is

/**
 * Asserts that the text is an address on the blockchain.
 *
 * @throws `INVALID_ADDRESS`
 */
export const assertIsAddressOn: IdentifierOnBlockchain<ChainAddress>['assertIs'] = on.assertIs

/**
 * Returns an address on a blockchain in normal form.
 *
 * @throws `INVALID_ADDRESS` if the text is not valid, `UNHANDLED_BLOCKCHAIN` if the blockchain
 * is not supported
 */
export const addressOn: IdentifierOnBlockchain<ChainAddress>['coerce'] = on.coerce

/**
 * A Flow address: 16 lowercase hex digits, with or without leading zeros and an x.
 * Normal form: `0x` and the 16 digits.
 */
export type FlowAddress = Branded<'FlowAddress'>

const onFlow = defineIdentifier<FlowAddress>(FLOW_FORMATS.address, invalidAddress('FLOW'))

/** Returns true if the text is a Flow address. */
export const isFlowAddress: Guard<FlowAddress> = onFlow.is

/**
 * Asserts that the text is a Flow address.
 *
 * @throws `INVALID_ADDRESS`
 */
export const assertIsFlowAddress: Assertion<FlowAddress> = onFlow.assertIs

/**
 * Returns a Flow address in normal form.
 *
 * @throws `INVALID_ADDRESS` if the text is not valid
 */
export const flowAddress: Coercion<FlowAddress> = onFlow.coerce

/** An ImmutableX address: `0x` and 40 hex digits. Normal form: lowercase. */
export type ImmutableXAddress = Branded<'ImmutableXAddress'>

const onImmutableX = defineIdentifier<ImmutableXAddress>(
  EVM_FORMATS.address,
  invalidAddress('IMMUTABLEX'),
)

/** Returns true if the text is an ImmutableX address. */
export const isImmutableXAddress: Guard<ImmutableXAddress> = onImmutableX.is

/**
 * Asserts that the text is an ImmutableX address.
 *
 * @throws `INVALID_ADDRESS`
 */
export const assertIsImmutableXAddress: Assertion<ImmutableXAddress> = onImmutableX.assertIs

/**
 * Returns an ImmutableX address in normal form.
 *
 * @throws `INVALID_ADDRESS` if the text is not valid
 */
export const immutableXAddress: Coercion<ImmutableXAddress> = onImmutableX.coerce
