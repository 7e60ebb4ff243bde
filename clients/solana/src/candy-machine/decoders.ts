import { addDecoderSizePrefix, getU32Decoder, getUtf8Decoder, transformDecoder } from '@solana/kit'
import { getAddressDecoder } from '../addressCodec.ts'
import { readAddress } from '../reads/records/decodeRecord.ts'

/** Decodes an address. */
export const address = transformDecoder(getAddressDecoder(), readAddress)

/** Decodes a text with its length in front. */
export const text = addDecoderSizePrefix(getUtf8Decoder(), getU32Decoder())
