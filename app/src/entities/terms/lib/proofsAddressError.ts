import { isProofsAddress } from '@mintline/core'
import { notPublicMessage } from './notPublicMessage.ts'

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
