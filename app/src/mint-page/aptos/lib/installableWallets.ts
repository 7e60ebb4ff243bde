/** Wallets to install where there is none. */
export const APTOS_WALLETS = [
  { name: 'Petra', url: 'https://petra.app' },
  { name: 'Nightly', url: 'https://nightly.app' },
] as const
