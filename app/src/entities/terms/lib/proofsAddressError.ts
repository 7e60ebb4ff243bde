import { isProofsAddress } from '@mintline/core'
import { reasonNotPublic } from '@mintline/core/networks'

/**
 * Returns what to change in a text with an address that nobody else can read, or a placeholder; undefined = nothing.
 * Screens that are read without a wallet need this alone: it loads no chain library.
 */
export function notPublicMessage(text: string): string | undefined {
  const reason = reasonNotPublic(text.trim())
  return reason && `Publish the files at an address that everybody can read: ${reason}.`
}

/**
 * Returns what to change in the address of published proofs, as one sentence; undefined = nothing, or nothing entered.
 *
 * @param isRealMoney - true = addresses that nobody else can read are refused, too
 */
export function proofsAddressError(
  entered: string,
  { isRealMoney }: { readonly isRealMoney: boolean },
): string | undefined {
  const address = entered.trim()
  if (address === '') return undefined
  if (!isProofsAddress(address)) return 'Enter a URL that begins with https:// or ipfs://.'
  return isRealMoney ? notPublicMessage(address) : undefined
}
