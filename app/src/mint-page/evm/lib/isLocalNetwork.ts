import { type EvmNetwork, isOnThisMachine } from '@mintline/core/networks'

/** Slug of the network that `npm start -- --evm` runs. */
const LOCAL_NETWORK = 'local-development'

/** True for the local network where all of its nodes are on this machine. */
export function isLocalNetwork({ slug }: EvmNetwork, nodeUrls: readonly string[]): boolean {
  return slug === LOCAL_NETWORK && nodeUrls.every(isOnThisMachine)
}
