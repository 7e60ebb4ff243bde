import type { SignPageChain } from '@mintline/core/signing'

/** A wallet to install. */
interface KnownWallet {
  name: string
  /** Its download page. */
  url: string
  /** Returns a universal link that opens a page in the wallet app's own browser; undefined = it documents none. */
  browse?: (page: URL) => string
}

/** Each kind of chain's wallets, with links as their makers document them. */
export const KNOWN_WALLETS: Readonly<Record<SignPageChain['kind'], readonly KnownWallet[]>> = {
  solana: [
    {
      name: 'Phantom',
      url: 'https://phantom.com/download',
      // docs.phantom.com/phantom-deeplinks/other-methods/browse
      browse: referred('https://phantom.app/ul/browse/'),
    },
    {
      name: 'Solflare',
      url: 'https://www.solflare.com/download/',
      // docs.solflare.com/solflare/technical/deeplinks/other-methods/browse
      browse: referred('https://solflare.com/ul/v1/browse/'),
    },
    {
      name: 'Backpack',
      url: 'https://backpack.app/download',
      // docs.backpack.app/deeplinks/other-methods/browse
      browse: referred('https://backpack.app/ul/v1/browse/'),
    },
  ],
  evm: [
    {
      name: 'MetaMask',
      url: 'https://metamask.io/download',
      // docs.metamask.io, "Use deeplinks": the app puts https:// before the rest of the link as it stands, undecoded.
      browse: ({ href, protocol }) =>
        `https://link.metamask.io/dapp/${href.slice(protocol.length + 2)}`,
    },
    { name: 'Rabby', url: 'https://rabby.io' },
    {
      name: 'Coinbase Wallet',
      url: 'https://www.coinbase.com/wallet/downloads',
      // docs.cdp.coinbase.com, "Mobile dapp integration"
      browse: ({ href }) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(href)}`,
    },
  ],
  aptos: [
    {
      name: 'Petra',
      url: 'https://petra.app',
      // petra.app/docs/mobile-deeplinks
      browse: ({ href }) => `https://petra.app/explore?link=${encodeURIComponent(href)}`,
    },
    { name: 'Nightly', url: 'https://nightly.app' },
  ],
}

/** Creates links with the page as a path segment, and the requesting site as `ref`. */
function referred(browse: string) {
  return ({ href, origin }: URL) =>
    `${browse}${encodeURIComponent(href)}?ref=${encodeURIComponent(origin)}`
}
