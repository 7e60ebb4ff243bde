/** Names of networks in the SDK, by which wallets change them. */
const NAMES: Readonly<Record<string, string>> = {
  aptos: 'mainnet',
  'aptos-testnet': 'testnet',
  'aptos-devnet': 'devnet',
  'aptos-local': 'local',
}

/** Name of a network for wallets; for others `custom`. */
export function walletNetworkName({ slug }: { readonly slug: string }): string {
  return NAMES[slug] ?? 'custom'
}
