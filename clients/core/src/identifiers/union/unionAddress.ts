import type { Blockchain } from '../../networks/blockchains.ts'
import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'
import { invalidAddress } from '../refusals.ts'
import { readFormatted } from './formatted.ts'
import { writePrefixed } from './prefixed.ts'
import { refusal } from './refusal.ts'

/** An address with its blockchain: `CHAIN:address`. */
export type UnionAddress = Branded<'UnionAddress'>

/** Parts of a union address. */
export interface UnionAddressParts {
  readonly blockchain: Blockchain
  /** In the normal form of its blockchain. */
  readonly address: string
}

const identifier = defineCompositeIdentifier<UnionAddress, UnionAddressParts>({
  read: (text) => {
    const found = readFormatted(text, (formats) => formats.address)
    return found && { blockchain: found.blockchain, address: found.value }
  },
  write: ({ blockchain, address }) => writePrefixed({ blockchain, value: address }),
  errorFor: refusal('NOT_UNION_ADDRESS', ({ blockchain, value }) =>
    invalidAddress(blockchain)(value),
  ),
})

/** True if a text is a union address. */
export const isUnionAddress: Guard<UnionAddress> = identifier.is

/**
 * Asserts that a text is a union address.
 *
 * @throws `NOT_UNION_ADDRESS`
 */
export const assertIsUnionAddress: Assertion<UnionAddress> = identifier.assertIs

/**
 * A union address in its normal form.
 *
 * @throws `NOT_UNION_ADDRESS` when the text is not valid
 */
export const unionAddress: Coercion<UnionAddress> = identifier.coerce

/**
 * The parts of a union address, in their normal forms.
 *
 * @throws `NOT_UNION_ADDRESS` when the text is not valid
 */
export const parseUnionAddress = identifier.parse

/**
 * The union address made of these parts, in its normal form.
 *
 * @throws `NOT_UNION_ADDRESS` when they do not make one
 */
export const formatUnionAddress = identifier.format
