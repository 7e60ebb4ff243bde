const ADDRESS = /0x[0-9a-fA-F]+/g

/** Digits in a full address. */
const DIGITS = 64

/** Formats an address like a node: 64 digits, but one digit for the special ones up to 0xf. */
export function addressText(address: string): string {
  const digits = address.replace(/^0x/, '').toLowerCase().padStart(DIGITS, '0')
  const isSpecial = /^0{63}[0-9a-f]$/.test(digits)
  return `0x${isSpecial ? digits.slice(-1) : digits}`
}

/** Formats the addresses in a type or name like a node. */
export function typeText(type: string): string {
  return type.replace(ADDRESS, addressText)
}

/** Normal form: 0x and 64 digits. */
export function fullAddress(address: string): string {
  return `0x${address.replace(/^0x/, '').toLowerCase().padStart(DIGITS, '0')}`
}
