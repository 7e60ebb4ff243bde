import { type AptosWallet, getAptosWallets } from '@aptos-labs/wallet-standard'

let wallets: readonly AptosWallet[] = []

/** Wallets of the Aptos wallet standard that have announced themselves so far. */
export function announcedWallets(): readonly AptosWallet[] {
  return wallets
}

/** Listens for wallets that come or go. */
export function subscribeToWallets(listener: () => void): () => void {
  const { on } = getAptosWallets()
  const read = () => {
    wallets = getAptosWallets().aptosWallets.filter(({ icon }) => icon.startsWith('data:image/'))
    listener()
  }
  read()
  const ends = [on('register', read), on('unregister', read)]
  return () => {
    for (const end of ends) end()
  }
}
