import { isAddressOn, isContractAddressOn, isCurrencyId } from '@mintline/core/identifiers'
import { BLOCKCHAINS, type Blockchain, isBlockchain, layerOneOf } from '@mintline/core/networks'
import { quoted } from './inputFault.ts'

/** Part of an identifier after the blockchain. */
interface Part {
  readonly name: string
  readonly isValid: (blockchain: Blockchain, text: string) => boolean
  readonly expected: (blockchain: Blockchain) => string
}

const CONTRACT: Part = {
  name: 'contract',
  isValid: isContractAddressOn,
  expected: (blockchain) => `no contract address of ${blockchain}`,
}
const TOKEN_ID: Part = {
  name: 'token id',
  isValid: (_, text) => /^[0-9]+$/.test(text),
  expected: () => 'no whole number',
}
const OWNER: Part = {
  name: 'owner',
  isValid: isAddressOn,
  expected: (blockchain) => `no address of ${blockchain}`,
}
const ID: Part = { name: 'id', isValid: (_, text) => text !== '', expected: () => 'empty' }
const CURRENCY: Part = {
  name: 'currency',
  isValid: (blockchain, text) => isCurrencyId(`${blockchain}:${text}`),
  expected: (blockchain) => `no currency of ${blockchain}`,
}

/** Parts after the blockchain, by identifier kind. */
const PARTS = {
  CollectionId: () => [CONTRACT],
  ItemId: itemParts,
  OwnershipId: (blockchain: Blockchain) => [...itemParts(blockchain), OWNER],
  OrderId: () => [ID],
  CurrencyId: () => [CURRENCY],
} satisfies Record<string, (blockchain: Blockchain) => readonly Part[]>

/** Describes which part of an identifier is invalid, and what is supported, to stand behind a parameter name. */
export function identifierFault(kind: keyof typeof PARTS, text: string): string {
  const [prefix = '', ...split] = text.split(':')
  // A coin type on Aptos has its own colons.
  const fields = kind === 'CurrencyId' && split.length > 0 ? [split.join(':')] : split
  const supported = `Supported are ${BLOCKCHAINS.join(', ')}`
  if (fields.length === 0) return `has no blockchain before a colon. ${supported}`
  if (!isBlockchain(prefix)) {
    return `begins with ${quoted(prefix)}, which is no supported blockchain. ${supported}`
  }
  const parts: readonly Part[] = PARTS[kind](prefix)
  const names = ['blockchain', ...parts.map(({ name }) => name)]
  if (fields.length !== parts.length) {
    return `has ${fields.length + 1} parts, not the ${names.length} of ${prefix}: ${names.join(':')}`
  }
  const wrong = parts.findIndex(({ isValid }, index) => !isValid(prefix, fields[index] ?? ''))
  const part = parts[wrong]
  return part === undefined
    ? `is none of ${prefix}: ${quoted(text)}`
    : `has the ${part.name} ${quoted(fields[wrong] ?? '')}, which is ${part.expected(prefix)}`
}

/** On some blockchains each item has its own address, and no number. */
function itemParts(blockchain: Blockchain): Part[] {
  const isAccount = ['SOLANA', 'APTOS'].includes(layerOneOf(blockchain))
  return isAccount ? [{ ...CONTRACT, name: 'address' }] : [CONTRACT, TOKEN_ID]
}
