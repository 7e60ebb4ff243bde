/** A network's name as we write it: first letter upper-case, the rest lower-case. MAINNET: Mainnet. */
export function aptosNetworkName(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase()
}
