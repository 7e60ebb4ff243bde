import { withKind } from './kinds.ts'

interface OtherChain {
  /** The address as entered. */
  value: string
  /** Chains that it looks like: `EVM`. */
  form: string
  /** Chains whose address is needed: `Aptos`. */
  wanted: string
}

interface RegistryName {
  /** As entered, or normalized if possible. */
  name: string
  /** The registry: `ENS`. */
  title: string
}

/** Messages about wallet addresses and names that people enter. */
export const ADDRESS_MESSAGES = {
  ADDRESS_OF_OTHER_CHAIN: withKind(
    'input',
    ({ value, form, wanted }: OtherChain) =>
      `${value} looks like ${withArticle(form)} address: write the ${wanted} address of the wallet${wanted === 'Aptos' ? ', with all its 64 digits' : ''}`,
  ),
  ADDRESS_IS_NOBODY: withKind(
    'input',
    ({ address }: { address: string }) =>
      `${address} belongs to nobody: use the address of a wallet`,
  ),
  RECEIVER_IS_COLLECTION: ({ address }: { address: string }) =>
    `${address} belongs to the collection itself: payments to it would be lost`,
  NAMES_NOT_AVAILABLE: withKind(
    'input',
    (_: Record<never, never>) =>
      'This network has no name registry that can be read here: enter the address of the wallet',
  ),
  NAME_NOT_VALID: withKind(
    'input',
    ({ name, title, example }: RegistryName & { example: string }) =>
      `${quoted(name)} is neither an address nor a valid ${title} name such as ${example}`,
  ),
  NAME_NOT_FOUND: withKind(
    'input',
    ({ name, title }: RegistryName) =>
      `${quoted(name)} leads to no address in ${title}: check its spelling, or enter the address`,
  ),
  NAME_ANSWERED_ELSEWHERE: withKind(
    'input',
    ({ name, title }: RegistryName) =>
      `${title} leaves ${quoted(name)} to a server outside the network, which is not asked: enter the address`,
  ),
}

/** Prefixes a chain with its article, as in "an EVM address". */
export function withArticle(form: string): string {
  return `${/^[AE]/.test(form) ? 'an' : 'a'} ${form}`
}

/** Quotes a name, shortened. */
function quoted(name: string): string {
  return `"${name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name}"`
}

const LONGEST_NAME = 60
