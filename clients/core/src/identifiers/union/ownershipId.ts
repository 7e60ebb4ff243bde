import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import { formatsOf } from '../formats/formatsOf.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'
import { type ItemParts, itemFieldsOn, readItemFields, writeItem } from './itemParts.ts'
import { readPrefixed } from './prefixed.ts'
import { refusal } from './refusal.ts'

/**
 * One owner's share in an item, as item id, colon and owner address: `CHAIN:contract:tokenId:owner`, or
 * `CHAIN:address:owner` on Solana, Eclipse and Aptos.
 */
export type OwnershipId = Branded<'OwnershipId'>

/** Parts of an ownership id. */
export interface OwnershipParts extends ItemParts {
  /** The owner's address, in the blockchain's normal form. */
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

/** Returns true if the text is an ownership id. */
export const isOwnershipId: Guard<OwnershipId> = identifier.is

/**
 * Asserts that the text is an ownership id.
 *
 * @throws `NOT_OWNERSHIP_ID`
 */
export const assertIsOwnershipId: Assertion<OwnershipId> = identifier.assertIs

/**
 * Returns an ownership id in normal form.
 *
 * @throws `NOT_OWNERSHIP_ID` if the text is not valid
 */
export const ownershipId: Coercion<OwnershipId> = identifier.coerce

/**
 * Parses an ownership id into parts in normal form.
 *
 * @throws `NOT_OWNERSHIP_ID` if the text is not valid
 */
export const parseOwnershipId = identifier.parse

/**
 * Formats an ownership id in normal form from its parts.
 *
 * @throws `NOT_OWNERSHIP_ID` if the parts are not valid
 */
export const formatOwnershipId = identifier.format
