import { CoreError } from '../../errors/coreError.ts'
import { type Prefixed, prefixFault, readPrefixed } from './prefixed.ts'

/** Codes for what is no identifier with a blockchain before it. */
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
 * Makes the error for what is no identifier of one kind.
 *
 * Its cause says why, where more is known: the blockchain is missing or unknown, or what stands
 * behind it is wrong.
 *
 * @param code - which kind of identifier was expected
 * @param valueFault - what is wrong with a value behind a known blockchain
 */
export const refusal =
  (code: RefusalCode, valueFault?: (prefixed: Prefixed) => Error) => (value: string) => {
    const prefixed = readPrefixed(value)
    const cause = prefixed ? valueFault?.(prefixed) : prefixFault(value)
    return new CoreError(code, { value }, cause === undefined ? undefined : { cause })
  }
