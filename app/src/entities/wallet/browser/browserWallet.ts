import type { SignPageChain, WalletRequest } from '@mintline/core/signing'

/** A wallet that can be connected. */
export interface OfferedWallet {
  id: string
  name: string
  /** The wallet's data URL. */
  icon: string
}

/** What a connected wallet would sign with now. */
export interface WalletStanding {
  /** Address in its normal form; undefined = the wallet is locked, or shares none. */
  address: string | undefined
  /** False if the wallet is on another network. */
  isOnNetwork: boolean
}

/** A connected wallet, on any chain. */
export interface BrowserWallet<Signer> {
  name: string
  /** In its normal form. */
  address: string
  /** Transaction versions that it signs; undefined = unknown. */
  versions?: readonly (number | 'legacy')[] | undefined
  /** Asks the wallet without opening it. */
  standing: () => Promise<WalletStanding>
  /** Calls back when account or network may have changed, and returns the function that ends it. */
  onChange: (listener: () => void) => () => void
  /** Asks the wallet to change to the network; undefined = it cannot be asked. */
  switchNetwork: (() => Promise<void>) | undefined
  /** Signs here, for the chain's client. */
  signer: Signer
  /** Passes a request on, and returns the answer as JSON. Throws for a method that no command needs. */
  answer: (request: WalletRequest) => Promise<unknown>
}

/** Finds and connects a chain's wallets in this browser. */
export interface WalletFinder<Signer> {
  /** The same array until another wallet comes. */
  announced: () => readonly OfferedWallet[]
  subscribe: (listener: () => void) => () => void
  /** @param silent True to open no window: rejects if the wallet does not remember the page. */
  connect: (id: string, silent: boolean) => Promise<BrowserWallet<Signer>>
  /** Wallets to install where there is none. */
  installable: readonly { name: string; url: string }[]
}

/** Creates a chain's finder. */
export type FinderOf<Kind extends SignPageChain['kind'], Signer> = (
  chain: Extract<SignPageChain, { kind: Kind }>,
) => WalletFinder<Signer>

/** How one chain finds its wallets. */
interface WalletSource<Wallet, Signer>
  extends Pick<WalletFinder<Signer>, 'subscribe' | 'installable'> {
  wallets: () => readonly Wallet[]
  offer: (wallet: Wallet) => OfferedWallet
  connect: (wallet: Wallet, silent: boolean) => Promise<BrowserWallet<Signer>>
}

/** Makes a chain's finder from its list of wallets. */
export function walletFinder<Wallet, Signer>(
  source: WalletSource<Wallet, Signer>,
): WalletFinder<Signer> {
  const { subscribe, installable, offer } = source
  let known: readonly Wallet[] = []
  let offered: readonly OfferedWallet[] = []
  const announced = () => {
    const wallets = source.wallets()
    if (wallets.some((wallet, index) => wallet !== known[index]) || wallets.length < known.length) {
      known = wallets
      offered = wallets.map(offer)
    }
    return offered
  }
  return {
    announced,
    subscribe,
    installable,
    connect: async (id, silent) => {
      announced()
      const wallet = known.find((each) => offer(each).id === id)
      if (!wallet) throw new Error('The wallet is not in this browser any more.')
      return source.connect(wallet, silent)
    },
  }
}

/** Thrown for a method that no command asks for. */
export function unknownMethod(method: string): Error {
  return new Error(`This page passes no ${method} on to wallets.`)
}

/** Thrown if a wallet shares no account without a window. */
export function notRemembered(): Error {
  return new Error('The wallet does not remember this page.')
}
