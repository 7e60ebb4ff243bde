import { type Blockchain, type LayerOne, layerOneOf } from '@mintline/core/networks'
import { aptosCurrencyCodec } from './aptosCurrencyCodec.ts'
import { base58Codec, type Codec, hexCodec } from './codec.ts'
import { flowContractCodec, flowCurrencyCodec } from './flowCodecs.ts'

/** Codecs for addresses on a family of blockchains. All take core's normal forms. */
interface AddressCodecs {
  readonly address: Codec
  readonly contract: Codec
  readonly currency: Codec
  /** False if every item is its own account, identified by address alone. */
  readonly hasTokenIds: boolean
}

const evmAddress = hexCodec(20)
const flowAddress = hexCodec(8)
const solanaAddress = base58Codec(32)
const aptosAddress = hexCodec(32)

const CODECS: Readonly<Record<LayerOne, AddressCodecs>> = {
  ETHEREUM: { address: evmAddress, contract: evmAddress, currency: evmAddress, hasTokenIds: true },
  FLOW: {
    address: flowAddress,
    contract: flowContractCodec,
    currency: flowCurrencyCodec,
    hasTokenIds: true,
  },
  SOLANA: {
    address: solanaAddress,
    contract: solanaAddress,
    currency: solanaAddress,
    hasTokenIds: false,
  },
  APTOS: {
    address: aptosAddress,
    contract: aptosAddress,
    currency: aptosCurrencyCodec,
    hasTokenIds: false,
  },
}

/** Returns a blockchain's address codecs. */
export function codecsOf(blockchain: Blockchain): AddressCodecs {
  return CODECS[layerOneOf(blockchain)]
}
