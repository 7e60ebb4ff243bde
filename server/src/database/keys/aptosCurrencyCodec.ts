import { type Codec, hexCodec } from './codec.ts'

const ADDRESS = hexCodec(32)
const ADDRESS_TEXT = '0x'.length + 2 * 32

/** Codec for a currency on Aptos: 32 address bytes, followed by the rest of the text for a coin type. */
export const aptosCurrencyCodec: Codec = {
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
