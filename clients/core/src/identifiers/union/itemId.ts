import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'
import { type ItemParts, readItemFields, writeItem } from './itemParts.ts'
import { readPrefixed } from './prefixed.ts'
import { refusal } from './refusal.ts'

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
