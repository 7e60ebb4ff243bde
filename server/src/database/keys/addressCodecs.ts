import { type Blockchain, type LayerOne, layerOneOf } from '@mintline/core/networks'
import { base58Codec, type Codec, hexCodec } from './codec.ts'

const ACCOUNT = hexCodec(8)

const ZERO_ADDRESS = `0x${'0'.repeat(16)}`

const END_OF_NAME = 0

/** Codec for a Flow contract, `A.<account>.<name>`: 8 account bytes, its name, and a zero byte. */
const flowContractCodec: Codec = {
  write: (text) => {
    const [, account = '', name = ''] = text.split('.')
    return Buffer.concat([Buffer.from(account, 'hex'), Buffer.from(name), Buffer.of(END_OF_NAME)])
  },
  read: (bytes) => {
    const account = ACCOUNT.read(bytes)
    if (account === undefined) return undefined
    const end = bytes.indexOf(END_OF_NAME, account.length)
    if (end < 0) return undefined
    const name = bytes.toString('utf8', account.length, end)
    return { text: `A.${account.text.slice(2)}.${name}`, length: end + 1 }
  },
}

/** Codec for a currency on Flow: its contract, or the zero address alone. */
const flowCurrencyCodec: Codec = {
  write: (text) => (text === ZERO_ADDRESS ? ACCOUNT : flowContractCodec).write(text),
  read: (bytes) =>
    bytes.length === ZERO_ADDRESS.length / 2 - 1
      ? ACCOUNT.read(bytes)
      : flowContractCodec.read(bytes),
}

const ADDRESS = hexCodec(32)

const ADDRESS_TEXT = '0x'.length + 2 * 32

/** Codec for a currency on Aptos: 32 address bytes, followed by the rest of the text for a coin type. */
const aptosCurrencyCodec: Codec = {
  write: (text) =>
    Buffer.concat([
      ADDRESS.write(text.slice(0, ADDRESS_TEXT)),
      Buffer.from(text.slice(ADDRESS_TEXT)),
    ]),
  read: (bytes) => {
    const address = ADDRESS.read(bytes)
    return (
      address && {
        text: address.text + bytes.toString('utf8', address.length),
        length: bytes.length,
      }
    )
  },
}

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
