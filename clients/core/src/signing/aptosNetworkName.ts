/** The name of a network with only its first letter in upper case: MAINNET becomes Mainnet. */
export function aptosNetworkName(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase()
}
