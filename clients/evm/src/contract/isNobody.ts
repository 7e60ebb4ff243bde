/** The zero address, precompiled and system contracts, and 0x…dEaD; and the address that stands for the native coin. */
const NOBODY = /^0x(?:0{36}[0-9a-f]{4}|e{40})$/i

/** True if nobody has the key of an address, so that what it receives is lost. */
export function isNobody(address: string): boolean {
  return NOBODY.test(address)
}
