import type { InputProblem } from '@mintline/core'
import { isDevelopmentAddress } from '#entities/wallet/lib/development/developmentKeypairs.ts'
import { notPublicMessage } from './proofsAddressError.ts'

/** A text that goes on chain, with its input's path. */
export type WrittenText = readonly [path: string, text: string]

/**
 * Returns problems with texts that are only true in this browser or on this machine, and must not go to a network with
 * real money: development wallet accounts, addresses that nobody else can read, and placeholders.
 */
export function realMoneyProblems(texts: readonly WrittenText[]): InputProblem[] {
  return texts.flatMap(([path, text]) => {
    const value = text.trim()
    if (isDevelopmentAddress(value)) {
      const message =
        'The development wallet is for the embedded network only: enter a wallet of your own.'
      return [{ path, code: 'DEVELOPMENT_WALLET', message }]
    }
    const message = notPublicMessage(value)
    return message === undefined ? [] : [{ path, code: 'ADDRESS_NOT_PUBLIC', message }]
  })
}
