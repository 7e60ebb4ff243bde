import { isAddressOn, unionAddress } from '@mintline/core/identifiers'
import { isBlockchain, type LayerOne, layerOneOf } from '@mintline/core/networks'
import { walletKey } from '../database/keys/index.ts'
import { ServerError } from '../errors/serverError.ts'

/** A wallet, which is the same on all blockchains in its group. */
export interface Wallet {
  readonly group: LayerOne
  /** In the group's normal form. */
  readonly address: string
}

/** Returns a wallet's key. */
export const keyOf = ({ group, address }: Wallet): Buffer =>
  walletKey({ blockchain: group, address })

/** Formats a wallet as in responses: `ETHEREUM:0x…`. */
export const walletText = ({ group, address }: Wallet): string => `${group}:${address}`

/**
 * Parses the wallet in a form.
 *
 * @param address - with or without the group before a colon
 * @throws `WALLET_INVALID` if the blockchain is not supported, or has no such address
 */
export function walletOf(blockchain: string, address: string): Wallet {
  if (!isBlockchain(blockchain)) {
    throw new ServerError('WALLET_INVALID', {
      field: 'blockchain',
      rule: `names ${blockchain}, of which nothing is known here`,
    })
  }
  const group = layerOneOf(blockchain)
  const own = address.startsWith(`${group}:`) ? address.slice(group.length + 1) : address
  if (!isAddressOn(group, own)) {
    throw new ServerError('WALLET_INVALID', {
      field: 'address',
      rule: `must be an address of ${group}`,
    })
  }
  return { group, address: unionAddress(`${group}:${own}`).slice(group.length + 1) }
}
