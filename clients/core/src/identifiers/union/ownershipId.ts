import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import { formatsOf } from '../formats/formatsOf.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'
import { type ItemParts, itemFieldsOn, readItemFields, writeItem } from './itemParts.ts'
import { readPrefixed } from './prefixed.ts'
import { refusal } from './refusal.ts'

/**
 * The share of one owner in an item: item id, colon and address of the owner, as `CHAIN:contract:tokenId:owner`, on
 * Solana, Eclipse and Aptos as `CHAIN:address:owner`.
 */
export type OwnershipId = Branded<'OwnershipId'>

/** Parts of an ownership id. */
export interface OwnershipParts extends ItemParts {
  /** Address of the owner, in the normal form of the blockchain. */
  readonly owner: string
}

const identifier = defineCompositeIdentifier<OwnershipId, OwnershipParts>({
  read: (text) => {
    const prefixed = readPrefixed(text)
    if (prefixed === undefined) return undefined
    const { blockchain, value } = prefixed
    const fields = value.split(':')
    const itemFields = itemFieldsOn(blockchain)
    const item = readItemFields(blockchain, fields.slice(0, itemFields))
    const owner = formatsOf(blockchain).address(fields[itemFields] ?? '')
    return item && owner && fields.length === itemFields + 1 ? { ...item, owner } : undefined
  },
  write: (parts) => `${writeItem(parts)}:${parts.owner}`,
  errorFor: refusal('NOT_OWNERSHIP_ID'),
})

/** True if a text is an ownership id. */
export const isOwnershipId: Guard<OwnershipId> = identifier.is

/**
 * Asserts that a text is an ownership id.
 *
 * @throws `NOT_OWNERSHIP_ID`
 */
export const assertIsOwnershipId: Assertion<OwnershipId> = identifier.assertIs

/**
 * An ownership id in its normal form.
 *
 * @throws `NOT_OWNERSHIP_ID` when the text is not valid
 */
export const ownershipId: Coercion<OwnershipId> = identifier.coerce

/**
 * The parts of an ownership id, in their normal forms.
 *
 * @throws `NOT_OWNERSHIP_ID` when the text is not valid
 */
export const parseOwnershipId = identifier.parse

/**
 * The ownership id made of these parts, in its normal form.
 *
 * @throws `NOT_OWNERSHIP_ID` when they do not make one
 */
export const formatOwnershipId = identifier.format
