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
  /** In its blockchain's normal form. */
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

/** Returns true if the text is a union address. */
export const isUnionAddress: Guard<UnionAddress> = identifier.is

/**
 * Asserts that the text is a union address.
 *
 * @throws `NOT_UNION_ADDRESS`
 */
export const assertIsUnionAddress: Assertion<UnionAddress> = identifier.assertIs

/**
 * Returns a union address in normal form.
 *
 * @throws `NOT_UNION_ADDRESS` if the text is not valid
 */
export const unionAddress: Coercion<UnionAddress> = identifier.coerce

/**
 * Parses a union address into parts in normal form.
 *
 * @throws `NOT_UNION_ADDRESS` if the text is not valid
 */
export const parseUnionAddress = identifier.parse

/**
 * Formats a union address in normal form from its parts.
 *
 * @throws `NOT_UNION_ADDRESS` if the parts are not valid
 */
export const formatUnionAddress = identifier.format
