import { expect } from 'chai'
import { clusterNamed } from '../../../../migrations/lib/clusters.ts'
import { BLOCKCHAINS } from '../../src/networks/blockchains.ts'
import { isEvmBlockchain } from '../../src/networks/evmBlockchains.ts'
import { NETWORKS } from '../../src/networks/list/index.ts'
import type { Network } from '../../src/networks/network.ts'

const ALL: Network[] = BLOCKCHAINS.flatMap((blockchain) => [...NETWORKS[blockchain]])

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

  it('have slugs made of their names in lower case with hyphens', () => {
    for (const { name, slug } of ALL) expect(slug).to.equal(name.toLowerCase().replaceAll(' ', '-'))
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
