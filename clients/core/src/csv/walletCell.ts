import { withArticle } from '../errors/addressMessages.ts'
import { type AddressForm, addressFormOf } from '../identifiers/walletAddress.ts'

/** Why a cell is not a wallet. Codes keep their meaning. */
export type WalletCellCode =
  /** Empty cell. */
  | 'ADDRESS_MISSING'
  /** Not an address. */
  | 'ADDRESS_INVALID'
  /** An address on a chain that is not the list's. */
  | 'ADDRESS_WRONG_CHAIN'

/** The addresses that a list needs. */
export interface WantedAddresses {
  readonly chain: AddressForm
  /** All of the list's chains, as in "the Solana or Eclipse address of the wallet". */
  readonly chains: string
  /** Returns why a text is no address at all, in half a sentence. */
  reasonOf(cell: string): string
}

/** Returns true for an address on any chain, which identifies the wallet column. Numbers are not addresses. */
export function isAddressLike(cell: string): boolean {
  return !/^\d*$/.test(cell) && addressFormOf(cell) !== undefined
}

/** Returns true for an address on the given chain. */
export function isAddressOf(chain: AddressForm, cell: string): boolean {
  return addressFormOf(cell) === chain
}

/** Describes the problem with a cell that is not an address on the wanted chain. */
export function walletCellProblem(
  cell: string,
  { chain, chains, reasonOf }: WantedAddresses,
): { readonly code: WalletCellCode; readonly message: string } {
  if (cell === '') return { code: 'ADDRESS_MISSING', message: 'The row has no wallet address.' }
  const form = addressFormOf(cell)
  if (form !== undefined && form !== chain) {
    const message = `This is ${withArticle(form)} address: the list needs the ${chains} address of the wallet.`
    return { code: 'ADDRESS_WRONG_CHAIN', message }
  }
  const message = `This is not ${withArticle(chain)} address: ${reasonOf(cell)}.`
  return { code: 'ADDRESS_INVALID', message }
}
