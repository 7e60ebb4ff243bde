const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const DIGITS = new Map([...ALPHABET].map((character, digit) => [character, digit]))

// Five digits a limb: 58^5 * 256 stays an exact integer, and a 32-byte key takes nine limbs.
const LIMB_DIGITS = 5
const LIMB = 58 ** LIMB_DIGITS

export function encodeBase58(bytes: Uint8Array): string {
  let zeros = 0
  while (zeros < bytes.length && bytes[zeros] === 0) zeros++
  const limbs: number[] = []
  for (let at = zeros; at < bytes.length; at++) {
    let carry = bytes[at] ?? 0
    for (let i = 0; i < limbs.length; i++) {
      carry += (limbs[i] ?? 0) * 256
      limbs[i] = carry % LIMB
      carry = Math.floor(carry / LIMB)
    }
    if (carry > 0) limbs.push(carry)
  }
  let text = ''
  for (let limb of limbs) {
    for (let i = 0; i < LIMB_DIGITS; i++) {
      text = ALPHABET.charAt(limb % 58) + text
      limb = Math.floor(limb / 58)
    }
  }
  let padding = 0
  while (text.charAt(padding) === '1') padding++
  return '1'.repeat(zeros) + text.slice(padding)
}

/** Undefined when the text holds a character outside the alphabet. */
export function decodeBase58(text: string): Uint8Array | undefined {
  let zeros = 0
  while (text.charAt(zeros) === '1') zeros++
  const bytes: number[] = []
  for (let at = zeros; at < text.length; at++) {
    const digit = DIGITS.get(text.charAt(at))
    if (digit === undefined) return undefined
    let carry = digit
    for (let i = 0; i < bytes.length; i++) {
      carry += (bytes[i] ?? 0) * 58
      bytes[i] = carry & 0xff
      carry >>= 8
    }
    while (carry > 0) {
      bytes.push(carry & 0xff)
      carry >>= 8
    }
  }
  const decoded = new Uint8Array(zeros + bytes.length)
  decoded.set(bytes.reverse(), zeros)
  return decoded
}
