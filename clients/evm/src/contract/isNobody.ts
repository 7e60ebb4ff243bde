/** The zero address, precompiled and system contracts, 0x…dEaD, and the native coin's placeholder address. */
const NOBODY = /^0x(?:0{36}[0-9a-f]{4}|e{40})$/i

/** Returns true if nobody has an address's key, so that payments to it are lost. */
export function isNobody(address: string): boolean {
  return NOBODY.test(address)
}
