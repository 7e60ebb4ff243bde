import { base58 } from '@scure/base'
import {
  type Address,
  assertByteArrayHasEnoughBytesForCodec,
  assertIsAddress,
  createDecoder,
  createEncoder,
  type FixedSizeDecoder,
  type FixedSizeEncoder,
} from '@solana/kit'

const SIZE = 32

/**
 * Encodes an address as 32 bytes, like kit's `getAddressEncoder` but over ten times as fast. The generated client uses
 * it, because lists have thousands of addresses.
 */
export function getAddressEncoder(): FixedSizeEncoder<Address, 32> {
  return ENCODER
}

/** Decodes an address from 32 bytes, like kit's `getAddressDecoder` but several times as fast. */
export function getAddressDecoder(): FixedSizeDecoder<Address, 32> {
  return DECODER
}

const ENCODER: FixedSizeEncoder<Address, 32> = createEncoder({
  fixedSize: SIZE,
  write(address, bytes, offset) {
    const decoded = base58.decode(address)
    if (decoded.length !== SIZE) assertIsAddress(address)
    bytes.set(decoded, offset)
    return offset + SIZE
  },
})

const DECODER: FixedSizeDecoder<Address, 32> = createDecoder({
  fixedSize: SIZE,
  read(bytes, offset) {
    assertByteArrayHasEnoughBytesForCodec('address', SIZE, bytes, offset)
    const end = offset + SIZE
    return [base58.encode(Uint8Array.from(bytes.subarray(offset, end))) as Address, end]
  },
})
