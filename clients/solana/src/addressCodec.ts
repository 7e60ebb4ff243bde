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
 * An address as its 32 bytes: what kit's encoder of the same name writes, over ten times as fast. The
 * generated client takes this one, as lists have thousands of addresses.
 */
export function getAddressEncoder(): FixedSizeEncoder<Address, 32> {
  return ENCODER
}

/** The address of 32 bytes: what kit's decoder of the same name reads, several times as fast. */
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
