import { type Blockchain, isBlockchain } from '@mintline/core/networks'

/** The blockchains to look at where one may be named: none where that is not supported, as nothing is known of it. */
export function blockchainsOf(name: string | undefined): Blockchain[] | undefined {
  if (name === undefined) return undefined
  return isBlockchain(name) ? [name] : []
}
