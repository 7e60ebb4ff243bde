import { isSolanaAddress } from '@mintline/core/identifiers'

/** Receiver of the items, as it was entered. */
export interface MintToDraft {
  /** True where another wallet is wanted. */
  readonly isOpen: boolean
  readonly text: string
}

/** Nobody else is wanted. */
export const NO_MINT_TO: MintToDraft = { isOpen: false, text: '' }

/** Receiver of the items. */
export type MintToChoice =
  /** Base58 address of another wallet; undefined = the wallet that mints. */
  | { readonly status: 'ready'; readonly mintTo: string | undefined }
  /** Another wallet is wanted, and no address was entered. */
  | { readonly status: 'missing' | 'invalid' }

/**
 * Reads who gets the items. Where another wallet is wanted, an entry that is no address never stands
 * for the own one.
 *
 * @param wallet Base58 address of the wallet that mints.
 */
export function mintToChoice({ isOpen, text }: MintToDraft, wallet: string): MintToChoice {
  const address = text.trim()
  if (!isOpen || address === wallet) return { status: 'ready', mintTo: undefined }
  if (address === '') return { status: 'missing' }
  return isSolanaAddress(address) ? { status: 'ready', mintTo: address } : { status: 'invalid' }
}
