import type { UnionAddressParts } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import { addressKey } from './addressKey.ts'

/** Key of a wallet, which is the same on all blockchains of its group: that of its address on the first one. */
export const walletKey = ({ blockchain, address }: UnionAddressParts): Buffer =>
  addressKey({ blockchain: layerOneOf(blockchain), address })
