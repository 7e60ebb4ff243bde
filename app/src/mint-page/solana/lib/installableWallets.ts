/** Wallets to install where there is none. */
export const SOLANA_WALLETS = [
  { name: 'Phantom', url: 'https://phantom.com/download' },
  { name: 'Solflare', url: 'https://www.solflare.com/download/' },
  { name: 'Backpack', url: 'https://backpack.app/download' },
] as const
