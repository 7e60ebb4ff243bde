import {
  type Prefixed,
  parseCollectionId,
  parseCurrencyId,
  parseItemId,
  parseOrderId,
  parseOwnershipId,
} from '@mintline/core/identifiers'
import { isBlockchain } from '@mintline/core/networks'
import { storableTime } from '../../json/timeOf.ts'
import type { ParsedInputs } from '../contract/inputs.ts'
import { identifierFault } from './identifierFault.ts'
import { InputFault, quoted } from './inputFault.ts'
import { parseFilters } from './parseFilters.ts'
import { parseGroupAddress } from './parseGroupAddress.ts'

const PARSERS: { [Kind in keyof ParsedInputs]: (value: never) => ParsedInputs[Kind] } = {
  Address: parseGroupAddress,
  CollectionId: identifier('CollectionId', parseCollectionId),
  ItemId: identifier('ItemId', parseItemId),
  OwnershipId: identifier('OwnershipId', parseOwnershipId),
  OrderId: identifier('OrderId', parseOrderId, hasOwnIdOnly),
  CurrencyId: identifier('CurrencyId', parseCurrencyId),
  UserId: parseUserId,
  OwnerId: parseUserId,
  Date: parseDate,
  Filters: parseFilters,
  Blockchains: (names: string[]) => names.filter(isBlockchain),
}

/**
 * Parses a parameter, or part of a body.
 *
 * @throws InputFault whose message says what is wrong, to stand behind the parameter name
 */
export function parseInput<Kind extends keyof ParsedInputs>(
  kind: Kind,
  value: unknown,
): ParsedInputs[Kind] {
  // The schema says which values a kind parses; the compiler cannot follow by index.
  return (PARSERS[kind] as (value: unknown) => ParsedInputs[Kind])(value)
}

/** Wraps a parser from core so that errors name the wrong part, also if core accepts more than the interface does. */
function identifier<Kind extends Parameters<typeof identifierFault>[0], Parts>(
  kind: Kind,
  parse: (text: string) => Parts,
  isTaken: (parts: Parts) => boolean = () => true,
): (text: string) => Parts {
  const refusal = (text: string, cause?: unknown) =>
    new InputFault('badRequest', identifierFault(kind, text), { cause })
  return (text) => {
    let parts: Parts
    try {
      parts = parse(text)
    } catch (cause) {
      throw refusal(text, cause)
    }
    if (!isTaken(parts)) throw refusal(text)
    return parts
  }
}

/** Text without a colon is not a wallet; the user look-up finds out whether it is a user id. */
function parseUserId(text: string): string {
  if (!text.includes(':')) return text
  const { group, address } = parseGroupAddress(text)
  return `${group}:${address}`
}

/** An order id has two parts (indexer-models 2.1); core takes any text behind the blockchain. */
function hasOwnIdOnly({ value }: Prefixed): boolean {
  return !value.includes(':')
}

/** Parses a date. The schema checks the ISO 8601 form beforehand. */
function parseDate(text: string): Date {
  const date = storableTime(text)
  if (date) return date
  throw new InputFault('validation', `is no time: ${quoted(text)}`)
}
