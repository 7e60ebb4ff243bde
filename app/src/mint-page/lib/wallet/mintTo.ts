import { isSolanaAddress } from '@mintline/core/identifiers'

/** Receiver of the items, as entered. */
export interface MintToDraft {
  /** True if another wallet should receive the items. */
  readonly isOpen: boolean
  readonly text: string
}

/** No other wallet. */
export const NO_MINT_TO: MintToDraft = { isOpen: false, text: '' }

/** Receiver of the items. */
export type MintToChoice =
  /** Base58 address of another wallet; undefined = the wallet that mints. */
  | { readonly status: 'ready'; readonly mintTo: string | undefined }
  /** Another wallet is requested, and its address is missing or invalid. */
  | { readonly status: 'missing' | 'invalid' }

/**
 * Reads the receiver of the items. If another wallet is requested, an invalid entry never falls back to
 * the minter's own.
 *
 * @param wallet Base58 address of the minter.
 */
export function mintToChoice({ isOpen, text }: MintToDraft, wallet: string): MintToChoice {
  const address = text.trim()
  if (!isOpen || address === wallet) return { status: 'ready', mintTo: undefined }
  if (address === '') return { status: 'missing' }
  return isSolanaAddress(address) ? { status: 'ready', mintTo: address } : { status: 'invalid' }
}
