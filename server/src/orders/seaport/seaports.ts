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

/** Terms of orders for Seaport on a blockchain. */
export interface SeaportTerms {
  /** Contracts of Seaport whose events are read. */
  readonly contracts: readonly string[]
  /** Undefined = Seaport alone moves assets. */
  readonly conduit: Conduit | undefined
  /** Share that each order has to give; undefined = none. */
  readonly fee: Part | undefined
  /** True = orders have to give the royalties that the contract of the item asks for (ERC-2981). */
  readonly royalties: boolean
}

/** Terms of orders for Seaport by blockchain. */
export type Seaports = Readonly<Partial<Record<Blockchain, SeaportTerms>>>

/**
 * The terms of orders for a contract of Seaport.
 *
 * @throws `SEAPORT_UNKNOWN` when nothing of the contract is read
 */
export function seaportTerms(
  seaports: Seaports,
  { blockchain, protocol }: Pick<SeaportOrder, 'blockchain' | 'protocol'>,
): SeaportTerms {
  const terms = seaports[blockchain]
  if (terms?.contracts.includes(protocol)) return terms
  throw seaportUnknown({ blockchain, protocol })
}

/** The error of a contract that is no Seaport here. */
export function seaportUnknown({
  blockchain,
  protocol: contract,
}: Pick<SeaportOrder, 'blockchain' | 'protocol'>): ServerError<'SEAPORT_UNKNOWN'> {
  return new ServerError('SEAPORT_UNKNOWN', { blockchain, contract })
}

/**
 * Contract that moves assets for orders with a key of a conduit: it is what wallets approve. Undefined for the key of a
 * conduit that is not known.
 */
export function operatorOf(
  { conduitKey, protocol }: Pick<SeaportOrder, 'conduitKey' | 'protocol'>,
  { conduit }: SeaportTerms,
): Address | undefined {
  if (conduitKey === zeroHash) return protocol
  return conduitKey === conduit?.key ? conduit.contract : undefined
}
