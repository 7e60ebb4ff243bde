/**
 * A token id as bytes: how many its number takes, then the number, big-endian and as short as possible.
 * Sorts as the numbers do.
 *
 * @param tokenId - from 0 to below 2^256
 */
export function tokenNumberBytes(tokenId: bigint): Buffer {
  const hex = tokenId === 0n ? '' : tokenId.toString(16)
  const digits = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
  return Buffer.concat([Buffer.of(digits.length), digits])
}

/** The token id of these bytes; undefined when they are not written as above. */
export function readTokenNumber(bytes: Buffer): bigint | undefined {
  const length = bytes[0]
  if (length === undefined || bytes.length !== length + 1 || bytes[1] === 0) return undefined
  return length === 0 ? 0n : BigInt(`0x${bytes.toString('hex', 1)}`)
}
