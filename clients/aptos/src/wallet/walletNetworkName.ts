/** Network names in the SDK, which wallets use to switch networks. */
const NAMES: Readonly<Record<string, string>> = {
  aptos: 'mainnet',
  'aptos-testnet': 'testnet',
  'aptos-devnet': 'devnet',
  'aptos-local': 'local',
}

/** Returns a network's name for wallets: `custom` for unknown ones. */
export function walletNetworkName({ slug }: { readonly slug: string }): string {
  return NAMES[slug] ?? 'custom'
}
