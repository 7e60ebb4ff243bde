import type { UnionAddressParts } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import { addressKey } from './addressKey.ts'

/** Returns a wallet's key, which all blockchains in its group share: its address key on the first one. */
export const walletKey = ({ blockchain, address }: UnionAddressParts): Buffer =>
  addressKey({ blockchain: layerOneOf(blockchain), address })
