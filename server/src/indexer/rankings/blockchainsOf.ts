import { type Blockchain, isBlockchain } from '@mintline/core/networks'

/**
 * Returns the blockchains to look at; undefined = all. Empty for an unsupported name, as nothing on that blockchain is
 * known.
 */
export function blockchainsOf(name: string | undefined): Blockchain[] | undefined {
  if (name === undefined) return undefined
  return isBlockchain(name) ? [name] : []
}
