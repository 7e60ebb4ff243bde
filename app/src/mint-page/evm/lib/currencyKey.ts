/** Normalizes a currency address for comparison. */
export function currencyKey(address: string): string {
  return address.toLowerCase()
}
