/**
 * Encodes a token id: its byte count, then the number, big-endian and as short as possible. Sorts like the numbers.
 *
 * @param tokenId - from 0 to below 2^256
 */
export function tokenNumberBytes(tokenId: bigint): Buffer {
  const hex = tokenId === 0n ? '' : tokenId.toString(16)
  const digits = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
  return Buffer.concat([Buffer.of(digits.length), digits])
}

/** Decodes a token id; undefined if the bytes are not in that form. */
export function readTokenNumber(bytes: Buffer): bigint | undefined {
  const length = bytes[0]
  if (length === undefined || bytes.length !== length + 1 || bytes[1] === 0) return undefined
  return length === 0 ? 0n : BigInt(`0x${bytes.toString('hex', 1)}`)
}
