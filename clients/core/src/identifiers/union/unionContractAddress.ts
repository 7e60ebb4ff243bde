import type { Blockchain } from '../../networks/blockchains.ts'
import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'
import { invalidContractAddress } from '../refusals.ts'
import { readFormatted } from './formatted.ts'
import { writePrefixed } from './prefixed.ts'
import { refusal } from './refusal.ts'

/** A contract address with its blockchain: `CHAIN:contract`. */
export type UnionContractAddress = Branded<'UnionContractAddress'>

/** Parts of a union contract address. */
export interface UnionContractAddressParts {
  readonly blockchain: Blockchain
  /** In its blockchain's normal form. */
  readonly contract: string
}

const identifier = defineCompositeIdentifier<UnionContractAddress, UnionContractAddressParts>({
  read: (text) => {
    const found = readFormatted(text, (formats) => formats.contractAddress)
    return found && { blockchain: found.blockchain, contract: found.value }
  },
  write: ({ blockchain, contract }) => writePrefixed({ blockchain, value: contract }),
  errorFor: refusal('NOT_UNION_CONTRACT_ADDRESS', ({ blockchain, value }) =>
    invalidContractAddress(blockchain)(value),
  ),
})

/** Returns true if the text is a union contract address. */
export const isUnionContractAddress: Guard<UnionContractAddress> = identifier.is

/**
 * Asserts that the text is a union contract address.
 *
 * @throws `NOT_UNION_CONTRACT_ADDRESS`
 */
export const assertIsUnionContractAddress: Assertion<UnionContractAddress> = identifier.assertIs

/**
 * Returns a union contract address in normal form.
 *
 * @throws `NOT_UNION_CONTRACT_ADDRESS` if the text is not valid
 */
export const unionContractAddress: Coercion<UnionContractAddress> = identifier.coerce

/**
 * Parses a union contract address into parts in normal form.
 *
 * @throws `NOT_UNION_CONTRACT_ADDRESS` if the text is not valid
 */
export const parseUnionContractAddress = identifier.parse

/**
 * Formats a union contract address in normal form from its parts.
 *
 * @throws `NOT_UNION_CONTRACT_ADDRESS` if the parts are not valid
 */
export const formatUnionContractAddress = identifier.format
