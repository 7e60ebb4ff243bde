import { describe, expect, it } from 'vitest'
import { walletApps } from './walletApps.ts'

const PAGE = 'https://drops.example/mint/#/DAWN?cluster=solana&proofs=ipfs%3A%2F%2Fbafy'
const ENCODED =
  'https%3A%2F%2Fdrops.example%2Fmint%2F%23%2FDAWN%3Fcluster%3Dsolana%26proofs%3Dipfs%253A%252F%252Fbafy'

describe('walletApps', () => {
  it('has the documented link of each wallet, with page and origin encoded', () => {
    const end = `${ENCODED}?ref=https%3A%2F%2Fdrops.example`
    expect(walletApps('solana', PAGE)).toEqual([
      { name: 'Phantom', url: `https://phantom.app/ul/browse/${end}` },
      { name: 'Solflare', url: `https://solflare.com/ul/v1/browse/${end}` },
      { name: 'Backpack', url: `https://backpack.app/ul/v1/browse/${end}` },
    ])
    expect(walletApps('evm', PAGE)).toEqual([
      {
        name: 'MetaMask',
        url: `https://link.metamask.io/dapp/${PAGE.replace('https://', '')}`,
      },
      { name: 'Coinbase Wallet', url: `https://go.cb-w.com/dapp?cb_url=${ENCODED}` },
    ])
    expect(walletApps('aptos', PAGE)).toEqual([
      { name: 'Petra', url: `https://petra.app/explore?link=${ENCODED}` },
    ])
  })

  it.each(['solana', 'evm', 'aptos'] as const)(
    'leaves the frame of an embedded page behind, on %s',
    (kind) => {
      for (const { url } of walletApps(kind, `${PAGE}&embed=1`)) {
        expect(url).not.toContain('embed')
      }
    },
  )

  it.each(['solana', 'evm', 'aptos'] as const)(
    'keeps hostile names of drops inside the link, on %s',
    (kind) => {
      const own = walletApps(kind, 'https://a.example/mint/#/A?cluster=solana')
      const hostile = 'https://a.example/mint/#/%22%3E?cluster=solana&x=?ref=https://evil'
      for (const [index, { url }] of walletApps(kind, hostile).entries()) {
        const { origin, search } = new URL(url)
        expect(origin).toBe(new URL(own[index]?.url ?? '').origin)
        expect(search).not.toContain('ref=https://evil')
      }
    },
  )
})
