import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import { formatsOf } from '../formats/formatsOf.ts'
import type { Assertion, Branded, Coercion, Guard } from '../identifier.ts'
import {
  type ItemParts,
  itemFieldsOn,
  readItemFields,
  readPrefixed,
  refusal,
  writeItem,
} from './prefixed.ts'

/**
 * An item: `CHAIN:contract:tokenId`, or `CHAIN:address` on Solana, Eclipse and Aptos, whose items are accounts.
 * Normal form: the contract in its blockchain's normal form, the token id in decimal without leading zeros.
 */
export type ItemId = Branded<'ItemId'>

const identifier = defineCompositeIdentifier<ItemId, ItemParts>({
  read: (text) => {
    const prefixed = readPrefixed(text)
    return prefixed && readItemFields(prefixed.blockchain, prefixed.value.split(':'))
  },
  write: writeItem,
  errorFor: refusal('NOT_ITEM_ID'),
})

/** Returns true if the text is an item id. */
export const isItemId: Guard<ItemId> = identifier.is

/**
 * Asserts that the text is an item id.
 *
 * @throws `NOT_ITEM_ID`
 */
export const assertIsItemId: Assertion<ItemId> = identifier.assertIs

/**
 * Returns an item id in normal form.
 *
 * @throws `NOT_ITEM_ID` if the text is not valid
 */
export const itemId: Coercion<ItemId> = identifier.coerce

/**
 * Parses an item id into parts in normal form.
 *
 * @throws `NOT_ITEM_ID` if the text is not valid
 */
export const parseItemId = identifier.parse

/**
 * Formats an item id in normal form from its parts.
 *
 * @throws `NOT_ITEM_ID` if the parts are not valid
 */
export const formatItemId = identifier.format

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

const ownerships = defineCompositeIdentifier<OwnershipId, OwnershipParts>({
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
export const isOwnershipId: Guard<OwnershipId> = ownerships.is

/**
 * Asserts that the text is an ownership id.
 *
 * @throws `NOT_OWNERSHIP_ID`
 */
export const assertIsOwnershipId: Assertion<OwnershipId> = ownerships.assertIs

/**
 * Returns an ownership id in normal form.
 *
 * @throws `NOT_OWNERSHIP_ID` if the text is not valid
 */
export const ownershipId: Coercion<OwnershipId> = ownerships.coerce

/**
 * Parses an ownership id into parts in normal form.
 *
 * @throws `NOT_OWNERSHIP_ID` if the text is not valid
 */
export const parseOwnershipId = ownerships.parse

/**
 * Formats an ownership id in normal form from its parts.
 *
 * @throws `NOT_OWNERSHIP_ID` if the parts are not valid
 */
export const formatOwnershipId = ownerships.format
