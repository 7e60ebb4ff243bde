import type { Blockchain } from '../../networks/blockchains.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import type { ChainFormats } from '../formats/chainFormats.ts'
import { formatsOf } from '../formats/formatsOf.ts'
import type { Assertion, Branded, Coercion, Format, Guard } from '../identifier.ts'
import { readFormatted, refusal, writePrefixed } from './prefixed.ts'

/** Alternative spelling for the zero address, which stands for a blockchain's native currency. */
export const NATIVE_CURRENCY = 'native'

/**
 * A currency: `CHAIN:contract`, `CHAIN:native` for the native one, on Aptos also a coin type.
 *
 * Normal form: the contract address in its normal form, with the zero address for the native currency.
 */
export type CurrencyId = Branded<'CurrencyId'>

/** Parts of a currency id. */
export interface CurrencyParts {
  readonly blockchain: Blockchain
  /** Contract address or coin type; the zero address for the native currency. */
  readonly address: string
}

const currencyFormat =
  ({ currency, zeroAddress }: ChainFormats): Format =>
  (value) =>
    value === NATIVE_CURRENCY ? zeroAddress : currency(value)

const identifier = defineCompositeIdentifier<CurrencyId, CurrencyParts>({
  read: (text) => {
    const found = readFormatted(text, currencyFormat)
    return found && { blockchain: found.blockchain, address: found.value }
  },
  write: ({ blockchain, address }) => writePrefixed({ blockchain, value: address }),
  errorFor: refusal('NOT_CURRENCY_ID'),
})

/** Returns true if the text is a currency id. */
export const isCurrencyId: Guard<CurrencyId> = identifier.is

/**
 * Asserts that the text is a currency id.
 *
 * @throws `NOT_CURRENCY_ID`
 */
export const assertIsCurrencyId: Assertion<CurrencyId> = identifier.assertIs

/**
 * Returns a currency id in normal form.
 *
 * @throws `NOT_CURRENCY_ID` if the text is not valid
 */
export const currencyId: Coercion<CurrencyId> = identifier.coerce

/**
 * Parses a currency id into parts in normal form.
 *
 * @throws `NOT_CURRENCY_ID` if the text is not valid
 */
export const parseCurrencyId = identifier.parse

/**
 * Formats a currency id in normal form from its parts.
 *
 * @throws `NOT_CURRENCY_ID` if the parts are not valid
 */
export const formatCurrencyId = identifier.format

/** Returns true for a blockchain's native currency; throws if the id is not valid. */
export function isNativeCurrencyId(value: string): boolean {
  const { blockchain, address } = parseCurrencyId(value)
  return address === formatsOf(blockchain).zeroAddress
}
