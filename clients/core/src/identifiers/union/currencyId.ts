import type { Blockchain } from '../../networks/blockchains.ts'
import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import type { ChainFormats } from '../formats/chainFormats.ts'
import { formatsOf } from '../formats/formatsOf.ts'
import type { Assertion, Coercion, Format, Guard } from '../identifier.ts'
import { readFormatted } from './formatted.ts'
import { writePrefixed } from './prefixed.ts'
import { refusal } from './refusal.ts'

/** Alternative spelling of the zero address, for the native currency of a blockchain. */
export const NATIVE_CURRENCY = 'native'

/**
 * A currency: `CHAIN:contract`, `CHAIN:native` for the native one, on Aptos also a coin type.
 *
 * Normal form: that of the contract address, with the zero address for the native currency.
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

/** True if a text is a currency id. */
export const isCurrencyId: Guard<CurrencyId> = identifier.is

/**
 * Asserts that a text is a currency id.
 *
 * @throws `NOT_CURRENCY_ID`
 */
export const assertIsCurrencyId: Assertion<CurrencyId> = identifier.assertIs

/**
 * A currency id in its normal form.
 *
 * @throws `NOT_CURRENCY_ID` when the text is not valid
 */
export const currencyId: Coercion<CurrencyId> = identifier.coerce

/**
 * The parts of a currency id, in their normal forms.
 *
 * @throws `NOT_CURRENCY_ID` when the text is not valid
 */
export const parseCurrencyId = identifier.parse

/**
 * The currency id made of these parts, in its normal form.
 *
 * @throws `NOT_CURRENCY_ID` when they do not make one
 */
export const formatCurrencyId = identifier.format

/** True if a currency id is that of the native currency of its blockchain; throws when it is not valid. */
export function isNativeCurrencyId(value: string): boolean {
  const { blockchain, address } = parseCurrencyId(value)
  return address === formatsOf(blockchain).zeroAddress
}
