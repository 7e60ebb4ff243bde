import { type AptosAddress, aptosWallet } from '@mintline/core/identifiers'
import { AccountAddress, MoveVector, U64 } from '../bcs/values.ts'
import type { SplitShare } from '../drop/dropInfo.ts'
import { isReserved } from '../drop/isReserved.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import type { DropSettings } from './dropSettings.ts'

/** A payment recipient and its share. */
export interface ShareInput {
  /** Address. */
  readonly recipient: string
  /** Percent, 1 to 100. */
  readonly share: bigint
}

/** A drop's objects, which cannot receive payments. */
export type DropObjects = Pick<DropSettings, 'collection' | 'creator'>

const TOTAL_SHARES = 100n

/**
 * Checks the input and returns the payment shares.
 *
 * @param max Maximum recipient count.
 * @param objects The drop's objects, if it exists.
 * @throws DROP_RECIPIENTS_INVALID, DROP_SHARE_INVALID, DROP_SHARES_NOT_100
 * @throws INVALID_ADDRESS, ADDRESS_OF_OTHER_CHAIN, DROP_RECIPIENT_INVALID, DROP_RECIPIENT_REPEATED
 */
export function splitOf(
  inputs: readonly ShareInput[],
  max: number,
  objects: Partial<DropObjects>,
): SplitShare[] {
  const count = inputs.length
  if (count === 0 || count > max) {
    throw new AptosClientError('DROP_RECIPIENTS_INVALID', { count, max })
  }
  const named = new Set<AptosAddress>()
  const split = inputs.map(({ recipient, share }) => {
    const address = receiverOf(recipient, objects)
    if (named.has(address)) throw new AptosClientError('DROP_RECIPIENT_REPEATED', { address })
    named.add(address)
    if (share < 1n || share > TOTAL_SHARES)
      throw new AptosClientError('DROP_SHARE_INVALID', { share })
    return { recipient: address, share }
  })
  const total = split.reduce((sum, { share }) => sum + share, 0n)
  if (total !== TOTAL_SHARES) throw new AptosClientError('DROP_SHARES_NOT_100', { total })
  return split
}

/**
 * Returns the wallet's address if it can receive a drop's payments.
 *
 * @throws INVALID_ADDRESS, ADDRESS_OF_OTHER_CHAIN, DROP_RECIPIENT_INVALID
 */
export function receiverOf(
  recipient: string,
  { collection, creator }: Partial<DropObjects>,
): AptosAddress {
  const address = aptosWallet(recipient)
  if (isReserved(address) || address === collection || address === creator) {
    throw new AptosClientError('DROP_RECIPIENT_INVALID', { address })
  }
  return address
}

/** Encodes recipients and shares as entry function arguments. */
export function splitArguments(split: readonly SplitShare[]) {
  return [
    new MoveVector(split.map(({ recipient }) => AccountAddress.from(recipient))),
    new MoveVector(split.map(({ share }) => new U64(share))),
  ] as const
}

/**
 * Returns true if two splits have the same recipients and shares in the same order, which decides who gets the rounding
 * remainder.
 */
export function isSameSplit(one: readonly SplitShare[], other: readonly SplitShare[]): boolean {
  const isSame = ({ recipient, share }: SplitShare, index: number) =>
    recipient === other[index]?.recipient && share === other[index]?.share
  return one.length === other.length && one.every(isSame)
}
