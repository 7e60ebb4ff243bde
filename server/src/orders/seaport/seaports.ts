import type { Blockchain } from '@mintline/core/networks'
import { type Address, type Hex, zeroHash } from 'viem'
import { ServerError } from '../../errors/serverError.ts'
import type { Part } from '../assets/orderAsset.ts'
import type { SeaportOrder } from './seaportOrder.ts'

/** Contract that moves assets for Seaport, and the key by which orders name it. */
export interface Conduit {
  readonly key: Hex
  readonly contract: Address
}

/** Terms for Seaport orders on a blockchain. */
export interface SeaportTerms {
  /** Seaport contracts whose events are read. */
  readonly contracts: readonly string[]
  /** Undefined = Seaport alone moves assets. */
  readonly conduit: Conduit | undefined
  /** Share that each order must pay the platform; undefined = none. */
  readonly fee: Part | undefined
  /** True = orders must pay the royalties that the item's contract asks for (ERC-2981). */
  readonly royalties: boolean
}

/** Terms for Seaport orders by blockchain. */
export type Seaports = Readonly<Partial<Record<Blockchain, SeaportTerms>>>

/**
 * Returns the terms for orders on a Seaport contract.
 *
 * @throws `SEAPORT_UNKNOWN` if the contract's events are not read
 */
export function seaportTerms(
  seaports: Seaports,
  { blockchain, protocol }: Pick<SeaportOrder, 'blockchain' | 'protocol'>,
): SeaportTerms {
  const terms = seaports[blockchain]
  if (terms?.contracts.includes(protocol)) return terms
  throw seaportUnknown({ blockchain, protocol })
}

/** Creates the error for a contract that is not a known Seaport. */
export function seaportUnknown({
  blockchain,
  protocol: contract,
}: Pick<SeaportOrder, 'blockchain' | 'protocol'>): ServerError<'SEAPORT_UNKNOWN'> {
  return new ServerError('SEAPORT_UNKNOWN', { blockchain, contract })
}

/**
 * Returns the contract that moves assets for orders with a conduit key, which wallets approve; undefined for an unknown
 * conduit.
 */
export function operatorOf(
  { conduitKey, protocol }: Pick<SeaportOrder, 'conduitKey' | 'protocol'>,
  { conduit }: SeaportTerms,
): Address | undefined {
  if (conduitKey === zeroHash) return protocol
  return conduitKey === conduit?.key ? conduit.contract : undefined
}
