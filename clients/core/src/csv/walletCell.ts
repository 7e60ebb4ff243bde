import { withArticle } from '../errors/addressMessages.ts'
import { type AddressForm, addressFormOf } from '../identifiers/index.ts'

/** Reasons why a cell is not a wallet; codes keep their meaning. */
export type WalletCellCode =
  /** The cell is empty. */
  | 'ADDRESS_MISSING'
  /** The cell holds something other than an address. */
  | 'ADDRESS_INVALID'
  /** An address of a chain other than those of the list. */
  | 'ADDRESS_WRONG_CHAIN'

/** Addresses that a list needs. */
export interface WantedAddresses {
  readonly chain: AddressForm
  /** All chains of the list, as in "the Solana or Eclipse address of the wallet". */
  readonly chains: string
  /** Reason why a text is no address at all, in half a sentence. */
  reasonOf(cell: string): string
}

/** True if a cell is an address of any chain, which identifies the column of wallets; a number is none. */
export function isAddressLike(cell: string): boolean {
  return !/^\d*$/.test(cell) && addressFormOf(cell) !== undefined
}

/** True if a cell is an address of the chain. */
export function isAddressOf(chain: AddressForm, cell: string): boolean {
  return addressFormOf(cell) === chain
}

/** The problem of a cell that is not an address of the wanted chain. */
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
