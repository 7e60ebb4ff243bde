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
  /** In the normal form of its blockchain. */
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

/** True if a text is a union contract address. */
export const isUnionContractAddress: Guard<UnionContractAddress> = identifier.is

/**
 * Asserts that a text is a union contract address.
 *
 * @throws `NOT_UNION_CONTRACT_ADDRESS`
 */
export const assertIsUnionContractAddress: Assertion<UnionContractAddress> = identifier.assertIs

/**
 * A union contract address in its normal form.
 *
 * @throws `NOT_UNION_CONTRACT_ADDRESS` when the text is not valid
 */
export const unionContractAddress: Coercion<UnionContractAddress> = identifier.coerce

/**
 * The parts of a union contract address, in their normal forms.
 *
 * @throws `NOT_UNION_CONTRACT_ADDRESS` when the text is not valid
 */
export const parseUnionContractAddress = identifier.parse

/**
 * The union contract address made of these parts, in its normal form.
 *
 * @throws `NOT_UNION_CONTRACT_ADDRESS` when they do not make one
 */
export const formatUnionContractAddress = identifier.format
