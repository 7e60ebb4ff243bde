import { expect } from 'chai'
import { isMintlineError } from '../../src/errors/index.ts'
import {
  aptosNetworkByChainId,
  BLOCKCHAINS,
  dropNetworks,
  nativeCurrencyOf,
  networkByChainId,
  networkByGenesisHash,
  networksOf,
} from '../../src/networks/index.ts'

describe('networkByChainId()', () => {
  it('finds every network of every EVM chain by its id', () => {
    for (const network of dropNetworks()) {
      expect(networkByChainId(network.chainId)).to.equal(network)
    }
    expect(networkByChainId(1).slug).to.equal('ethereum')
    expect(networkByChainId(5_371).slug).to.equal('settlus')
    expect(networkByChainId(11_297_108_109).slug).to.equal('palm')
  })

  it('finds Ethereum under 1, and nothing under 2, which are mainnet and testnet of Aptos', () => {
    expect(networkByChainId(1).blockchain).to.equal('ETHEREUM')
    expect(() => networkByChainId(2)).to.throw('Blockchain is not supported - chainId 2')
  })

  it('error: an unknown id, which is in the context', () => {
    for (const chainId of [0, -1, 1.5, 56, Number.NaN]) {
      try {
        networkByChainId(chainId)
        expect.fail(`found a network ${chainId}`)
      } catch (error) {
        if (!isMintlineError(error, 'CHAIN_NOT_SUPPORTED')) throw error
        expect(error.message).to.equal(`Blockchain is not supported - chainId ${chainId}`)
        expect(error.context).to.deep.equal({ chainId })
      }
    }
  })
})

describe('aptosNetworkByChainId()', () => {
  it('finds mainnet, testnet and the local network', () => {
    expect([1, 2, 4].map((chainId) => aptosNetworkByChainId(chainId).slug)).to.deep.equal([
      'aptos',
      'aptos-testnet',
      'aptos-local',
    ])
  })

  it('error: an unknown id', () => {
    expect(() => aptosNetworkByChainId(3)).to.throw('Blockchain is not supported - chainId 3')
  })
})

describe('networkByGenesisHash()', () => {
  it('distinguishes Eclipse from Solana, which are otherwise alike', () => {
    const found = [
      '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
      'EAQLJCV2mh23BsK2P9oYpV5CHVLDNHTxYss3URrNmg3s',
    ].map((hash) => networkByGenesisHash(hash)?.blockchain)
    expect(found).to.deep.equal(['SOLANA', 'ECLIPSE'])
  })

  it('finds no local network', () => {
    expect(networkByGenesisHash('11111111111111111111111111111111')).to.equal(undefined)
  })
})

describe('networksOf()', () => {
  it('lists the mainnet of a blockchain first', () => {
    expect(networksOf('CELO').map(({ chainId }) => chainId)).to.deep.equal([
      42_220, 11_142_220, 44_787,
    ])
    expect(networksOf('ECLIPSE').map(({ slug }) => slug)).to.deep.equal([
      'eclipse',
      'eclipse-testnet',
    ])
  })
})

describe('nativeCurrencyOf()', () => {
  it('is the currency of fees on the mainnet', () => {
    expect(nativeCurrencyOf('APTOS')).to.deep.equal({
      name: 'Aptos Coin',
      symbol: 'APT',
      decimals: 8,
    })
    expect(nativeCurrencyOf('ECLIPSE')).to.deep.equal({ name: 'Ether', symbol: 'ETH', decimals: 9 })
    expect(nativeCurrencyOf('SOLANA').decimals).to.equal(9)
    expect(nativeCurrencyOf('MOONBEAM').symbol).to.equal('GLMR')
  })

  it('has the same decimals as on the test networks', () => {
    for (const blockchain of BLOCKCHAINS) {
      const { decimals } = nativeCurrencyOf(blockchain)
      for (const network of networksOf(blockchain)) {
        expect(network.nativeCurrency.decimals, network.name).to.equal(decimals)
      }
    }
  })
})

describe('dropNetworks()', () => {
  it("are the large chains' test networks, and eight small chains' main and test networks, unless they ended", () => {
    expect(dropNetworks().map(({ slug }) => slug)).to.deep.equal([
      'sepolia',
      'local-development',
      'polygon-amoy',
      'base-sepolia',
      'arbitrum-sepolia',
      'berachain',
      'berachain-bepolia',
      'abstract',
      'abstract-testnet',
      'matchain',
      'matchain-testnet',
      'goat-network',
      'goat-network-testnet3',
      'viction',
      'viction-testnet',
      'hedera',
      'hedera-testnet',
      'aleph-zero-evm',
      'aleph-zero-evm-testnet',
      'zkcandy',
      'zkcandy-sepolia',
    ])
  })
})
