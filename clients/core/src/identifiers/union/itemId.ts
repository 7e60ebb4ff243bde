import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'
import { type ItemParts, readItemFields, writeItem } from './itemParts.ts'
import { readPrefixed } from './prefixed.ts'
import { refusal } from './refusal.ts'

/**
 * An item: `CHAIN:contract:tokenId`; on Solana, Eclipse and Aptos `CHAIN:address`, since each item there is an account
 * of its own.
 * Normal form: the contract in that of its blockchain, the token id in decimal without leading zeros.
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

/** True if a text is an item id. */
export const isItemId: Guard<ItemId> = identifier.is

/**
 * Asserts that a text is an item id.
 *
 * @throws `NOT_ITEM_ID`
 */
export const assertIsItemId: Assertion<ItemId> = identifier.assertIs

/**
 * An item id in its normal form.
 *
 * @throws `NOT_ITEM_ID` when the text is not valid
 */
export const itemId: Coercion<ItemId> = identifier.coerce

/**
 * The parts of an item id, in their normal forms.
 *
 * @throws `NOT_ITEM_ID` when the text is not valid
 */
export const parseItemId = identifier.parse

/**
 * The item id made of these parts, in its normal form.
 *
 * @throws `NOT_ITEM_ID` when they do not make one
 */
export const formatItemId = identifier.format
