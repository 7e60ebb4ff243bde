/** A currency address in a form that can be compared. */
export function currencyKey(address: string): string {
  return address.toLowerCase()
}
