import { CoreError } from '../../errors/coreError.ts'
import { type Prefixed, prefixFault, readPrefixed } from './prefixed.ts'

/** Codes for invalid identifiers with a blockchain prefix. */
type RefusalCode =
  | 'NOT_UNION_ADDRESS'
  | 'NOT_UNION_CONTRACT_ADDRESS'
  | 'NOT_CONTRACT_ADDRESS'
  | 'NOT_ITEM_ID'
  | 'NOT_OWNERSHIP_ID'
  | 'NOT_ORDER_ID'
  | 'NOT_COLLECTION_ID'
  | 'NOT_ACTIVITY_ID'
  | 'NOT_AUCTION_ID'
  | 'NOT_CURRENCY_ID'

/**
 * Creates the error for one kind of invalid identifier.
 *
 * Its cause gives the reason if known: a missing or unknown blockchain, or an invalid value after it.
 *
 * @param code - code for the expected kind of identifier
 * @param valueFault - creates the error for a bad value after a known blockchain
 */
export const refusal =
  (code: RefusalCode, valueFault?: (prefixed: Prefixed) => Error) => (value: string) => {
    const prefixed = readPrefixed(value)
    const cause = prefixed ? valueFault?.(prefixed) : prefixFault(value)
    return new CoreError(code, { value }, cause === undefined ? undefined : { cause })
  }
