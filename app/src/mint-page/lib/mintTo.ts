/** Who receives the items, as entered. */
export interface MintToDraft {
  /** True if another wallet should receive the items. */
  readonly isOpen: boolean
  readonly text: string
}

/** No other wallet. */
export const NO_MINT_TO: MintToDraft = { isOpen: false, text: '' }

/** Receiver of the items. */
export type MintToChoice =
  /** Address of another wallet, and the name that led to it; undefined = the minting wallet, and no name. */
  | { readonly status: 'ready'; readonly mintTo: string | undefined; readonly name?: string }
  /** Another wallet is requested, and its address is missing or invalid. */
  | { readonly status: 'missing' | 'invalid' }
  /** Another wallet is requested by a name that is being looked up. */
  | { readonly status: 'named'; readonly name: string }
  /** The name leads to no address; the reason is a sentence. */
  | { readonly status: 'unresolved'; readonly reason: string }

/** The wallet that mints. */
export interface Minter {
  wallet: string
  isAddress: (text: string) => boolean
}

/**
 * Parses who receives the items. If another wallet is requested, an invalid entry never falls back to the minter's own.
 *
 * @param minter The minter's address, and its chain's address format.
 */
export function mintToChoice(
  { isOpen, text }: MintToDraft,
  { wallet, isAddress }: Minter,
): MintToChoice {
  const address = text.trim()
  if (!isOpen || address === wallet) return { status: 'ready', mintTo: undefined }
  if (address === '') return { status: 'missing' }
  if (isAddress(address)) return { status: 'ready', mintTo: address }
  return address.includes('.') ? { status: 'named', name: address } : { status: 'invalid' }
}
