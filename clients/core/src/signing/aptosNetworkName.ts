/** Capitalises a network name: MAINNET becomes Mainnet. */
export function aptosNetworkName(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase()
}
