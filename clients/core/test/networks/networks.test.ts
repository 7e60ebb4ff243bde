import { expect } from 'chai'
import { clusterNamed } from '../../../../migrations/lib/clusters.ts'
import { isUnionAddress, isUnionContractAddress } from '../../src/identifiers/index.ts'
import { aptosExplorerUrl } from '../../src/networks/aptosExplorer.ts'
import { BLOCKCHAINS } from '../../src/networks/blockchains.ts'
import { isEvmBlockchain } from '../../src/networks/evmBlockchains.ts'
import { evmExplorerUrl } from '../../src/networks/evmExplorers.ts'
import { explorerUrl } from '../../src/networks/explorerUrl.ts'
import { NETWORKS } from '../../src/networks/list/index.ts'
import type { Network } from '../../src/networks/network.ts'

const ALL: Network[] = BLOCKCHAINS.flatMap((blockchain) => [...NETWORKS[blockchain]])

/** Names from which slugs were made before they became viem's. Slugs are in links. */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  'mantle-sepolia': 'Mantle Sepolia',
  'zksync-sepolia': 'ZKsync Sepolia',
  'astar-zkyoto': 'Astar zKyoto',
  'lightlink-pegasus': 'LightLink Pegasus',
  'celo-sepolia': 'Celo Sepolia',
  'celo-alfajores': 'Celo Alfajores',
  'chiliz-spicy': 'Chiliz Spicy',
  'telos-evm': 'Telos EVM',
  'telos-evm-testnet': 'Telos EVM Testnet',
  'aleph-zero-evm': 'Aleph Zero EVM',
  'aleph-zero-evm-testnet': 'Aleph Zero EVM Testnet',
  'goat-network': 'GOAT Network',
  'shape-sepolia': 'Shape Sepolia',
}

const LOCAL = 'It runs on this machine.'
const NO_PUBLIC_NODE =
  'Neither viem, nor the chain registry, nor Chainlist has another one that needs no key.'

/** Why running networks have a single node, by slug. */
const WITHOUT_SECOND_NODE: Readonly<Record<string, string>> = {
  'local-development': LOCAL,
  'solana-localnet': LOCAL,
  'aptos-local': LOCAL,
  'eclipse-testnet': NO_PUBLIC_NODE,
  'aptos-testnet': NO_PUBLIC_NODE,
  'aptos-devnet': NO_PUBLIC_NODE,
  flow: NO_PUBLIC_NODE,
  'flow-testnet': NO_PUBLIC_NODE,
  'rari-chain-testnet': NO_PUBLIC_NODE,
  'palm-testnet': NO_PUBLIC_NODE,
  'etherlink-shadownet-testnet': NO_PUBLIC_NODE,
  'oasys-testnet': NO_PUBLIC_NODE,
  saakuru: NO_PUBLIC_NODE,
  'saakuru-testnet': NO_PUBLIC_NODE,
  'aleph-zero-evm-testnet': NO_PUBLIC_NODE,
  zkcandy: NO_PUBLIC_NODE,
  'zkcandy-sepolia': NO_PUBLIC_NODE,
  matchain: NO_PUBLIC_NODE,
  'matchain-testnet': NO_PUBLIC_NODE,
  settlus: NO_PUBLIC_NODE,
  'settlus-sepolia': NO_PUBLIC_NODE,
}

const NO_DROPS = 'Drops are not supported there, so nothing links to it.'

/** Why networks have no explorer, by slug. */
const WITHOUT_EXPLORER: Readonly<Record<string, string>> = {
  'local-development': LOCAL,
  'solana-localnet': LOCAL,
  'aptos-local': LOCAL,
  flow: NO_DROPS,
  'flow-testnet': NO_DROPS,
}

function explorerOf(network: Network): string | undefined {
  const page = { address: '0x1' }
  switch (network.blockchain) {
    case 'FLOW':
      return undefined
    case 'APTOS':
      return aptosExplorerUrl(page, network)
    case 'SOLANA':
    case 'ECLIPSE':
      return explorerUrl(page, network, 'solana-explorer')
    default:
      return evmExplorerUrl(page, network)
  }
}

const repeated = (values: unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('networks', () => {
  it('belong to the blockchain under which they are listed', () => {
    for (const blockchain of BLOCKCHAINS) {
      for (const network of NETWORKS[blockchain]) expect(network.blockchain).to.equal(blockchain)
    }
  })

  it('are a mainnet, then at least one test network, for each blockchain', () => {
    for (const blockchain of BLOCKCHAINS) {
      const [mainnet, ...others] = NETWORKS[blockchain]
      expect(mainnet.testnet, blockchain).to.equal(false)
      expect(others, blockchain).to.not.have.length(0)
      for (const other of others) expect(other.testnet, other.name).to.equal(true)
    }
  })

  it('share no slug, no short name, and no chain id within the EVM', () => {
    expect(repeated(ALL.map(({ slug }) => slug))).to.deep.equal([])
    expect(repeated(ALL.map(({ shortName }) => shortName))).to.deep.equal([])
    const evm = BLOCKCHAINS.filter(isEvmBlockchain).flatMap((blockchain) =>
      NETWORKS[blockchain].map(({ chainId }) => chainId),
    )
    expect(repeated(evm)).to.deep.equal([])
  })

  it('have slugs made of their names in lower case with hyphens, which stay when a name changes', () => {
    for (const { name, slug } of ALL) {
      expect(slug).to.equal((FORMER_NAMES[slug] ?? name).toLowerCase().replaceAll(' ', '-'))
    }
    for (const former of Object.values(FORMER_NAMES)) {
      expect(ALL.map(({ name }) => name)).to.not.include(former)
    }
  })

  it('have names that are unlike', () => {
    expect(ALL.filter(({ name }) => name.trim() === '')).to.deep.equal([])
    expect(repeated(ALL.map(({ name }) => name.toLowerCase()))).to.deep.equal([])
  })

  it('have two nodes or more on different hosts, unless none is known', () => {
    const hosts = ALL.map(({ rpc }) => rpc.map((url) => new URL(url).host))
    for (const of of hosts) expect(repeated(of)).to.deep.equal([])
    const single = ALL.filter(({ rpc, ended }) => rpc.length < 2 && ended === undefined)
    expect(single.map(({ slug }) => slug).sort()).to.deep.equal(
      Object.keys(WITHOUT_SECOND_NODE).sort(),
    )
  })

  it('share no node', () => {
    expect(repeated(ALL.flatMap(({ rpc }) => rpc))).to.deep.equal([])
  })

  it('have an explorer, unless none can be', () => {
    const without = ALL.filter((network) => explorerOf(network) === undefined)
    expect(without.map(({ slug }) => slug).sort()).to.deep.equal(
      Object.keys(WITHOUT_EXPLORER).sort(),
    )
  })

  it('have ended on the days on which they were shut down', () => {
    const ended = ALL.filter((network) => network.ended !== undefined)
    expect(Object.fromEntries(ended.map(({ slug, ended }) => [slug, ended]))).to.deep.equal({
      'rari-chain': '2026-06-14',
      'astar-zkevm': '2025-03-31',
      'astar-zkyoto': '2025-03-31',
      kroma: '2025-06-30',
      'kroma-sepolia': '2025-06-30',
      'celo-alfajores': '2025-09-30',
      moonbeam: '2026-07-31',
      'moonbase-alpha': '2026-07-31',
      'berachain-bartio': '2025-03-02',
      'etherlink-testnet': '2026-04-22',
    })
  })

  it('say that their end is announced', () => {
    const ending = ALL.filter((network) => network.isEnding)
    expect(ending.map(({ slug }) => slug).sort()).to.deep.equal(['abstract', 'lisk'])
  })

  it('are still named by union ids after they ended', () => {
    for (const { blockchain } of ALL.filter(({ ended }) => ended !== undefined)) {
      const id = `${blockchain}:0x${'1'.repeat(40)}`
      expect(isUnionAddress(id), id).to.equal(true)
      expect(isUnionContractAddress(id), id).to.equal(true)
    }
  })

  it('have URLs without keys, encrypted except for local networks', () => {
    for (const { rpc, name } of ALL) {
      expect(rpc, name).to.not.have.length(0)
      for (const address of rpc) {
        expect(address, name).to.match(
          /^(https:\/\/[\w.-]+|http:\/\/127\.0\.0\.1:\d+)(\/[\w/-]+)?$/,
        )
      }
    }
  })

  it('have 8 decimals on Aptos and Flow, 9 on Solana and Eclipse, 18 elsewhere', () => {
    const decimals = Object.fromEntries(
      BLOCKCHAINS.map((blockchain) => [
        blockchain,
        [...new Set(NETWORKS[blockchain].map(({ nativeCurrency }) => nativeCurrency.decimals))],
      ]),
    )
    const { APTOS, FLOW, SOLANA, ECLIPSE, ...others } = decimals
    expect({ APTOS, FLOW, SOLANA, ECLIPSE }).to.deep.equal({
      APTOS: [8],
      FLOW: [8],
      SOLANA: [9],
      ECLIPSE: [9],
    })
    for (const [blockchain, of] of Object.entries(others))
      expect(of, blockchain).to.deep.equal([18])
  })

  it('have other decimals inside contracts on Hedera only: ten fewer', () => {
    const unlike = BLOCKCHAINS.filter(isEvmBlockchain)
      .flatMap((blockchain) => [...NETWORKS[blockchain]])
      .filter(({ contractDecimals }) => contractDecimals !== undefined)
    expect(unlike.map(({ name, contractDecimals }) => [name, contractDecimals])).to.deep.equal([
      ['Hedera', 8],
      ['Hedera Testnet', 8],
    ])
  })
})

describe('Solana and Eclipse networks, compared with deployments', () => {
  const deployedTo = {
    solana: 'mainnet',
    'solana-devnet': 'devnet',
    'solana-testnet': 'testnet',
    'solana-localnet': 'localnet',
    eclipse: 'https://mainnetbeta-rpc.eclipse.xyz',
    'eclipse-testnet': 'https://testnet.dev2.eclipsenetwork.xyz',
  }

  it('have the same hashes, nodes, symbols and test network flags', () => {
    const ours = [...NETWORKS.SOLANA, ...NETWORKS.ECLIPSE].map((network) => ({
      slug: network.slug,
      url: network.rpc[0],
      genesisHash: network.genesisHash,
      isMainnet: !network.testnet,
      symbol: network.nativeCurrency.symbol,
    }))
    const theirs = Object.entries(deployedTo).map(([slug, name]) => {
      const { url, genesisHash, isMainnet, symbol } = clusterNamed(name)
      return { slug, url, genesisHash, isMainnet, symbol }
    })
    expect(ours).to.deep.equal(theirs)
  })
})
