import { withKind } from './kinds.ts'

interface OtherChain {
  /** The address as entered. */
  value: string
  /** Chains that it looks like: `EVM`. */
  form: string
  /** Chains whose address is needed: `Aptos`. */
  wanted: string
}

/** Messages about wallet addresses that people enter. */
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
}

/** Prefixes a chain with its article, as in "an EVM address". */
export function withArticle(form: string): string {
  return `${/^[AE]/.test(form) ? 'an' : 'a'} ${form}`
}
