import { expect } from 'chai'
import { APTOS_NETWORKS } from '../src/aptos/chain/aptosNetworks.ts'
import { CommandError } from '../src/errors/commandError.ts'
import { EVM_NETWORKS } from '../src/evm/chain/evmNetworks.ts'
import { findChainNode } from '../src/networks/findChainNode.ts'

const CONTRACT = `0x${'1'.repeat(40)}`
const NONE = { chain: undefined, url: undefined, configured: undefined, contract: undefined }

describe('The network of a command', () => {
  const evm = (options: object) => findChainNode({ ...NONE, ...options }, EVM_NETWORKS).network
  const aptos = (options: object) => findChainNode({ ...NONE, ...options }, APTOS_NETWORKS).network

  it('is the one that the option names, whatever else names one', () => {
    const chain = 'base-sepolia'
    expect(evm({ chain, configured: 'ethereum', contract: `POLYGON:${CONTRACT}` })?.slug).to.equal(
      chain,
    )
  })

  it('is that of the config where the contract is on the same blockchain', () => {
    const configured = 'base-sepolia'
    expect(evm({ configured, contract: `BASE:${CONTRACT}` })?.slug).to.equal(configured)
    expect(evm({ configured, contract: CONTRACT })?.slug).to.equal(configured)
  })

  it('is the mainnet of the contract where the config is for another blockchain', () => {
    const configured = 'base-sepolia'
    expect(evm({ configured, contract: `POLYGON:${CONTRACT}` })?.slug).to.equal('polygon')
  })

  it('is the mainnet of the contract where the config is for another kind of chain', () => {
    expect(aptos({ configured: 'base-sepolia', contract: 'APTOS:0x1' })?.slug).to.equal('aptos')
    expect(evm({ configured: 'aptos-testnet', contract: `BASE:${CONTRACT}` })?.slug).to.equal(
      'base',
    )
  })

  it('is none where the named one or the mainnet of the contract has ended', () => {
    for (const options of [
      { chain: 'moonbeam' },
      { configured: 'moonbeam' },
      { contract: `MOONBEAM:${CONTRACT}` },
      { contract: `MOONBEAM:${CONTRACT}`, configured: 'base' },
      { contract: `MOONBEAM:${CONTRACT}`, configured: 'aptos' },
    ]) {
      expect(() => evm(options), JSON.stringify(options))
        .to.throw(CommandError, 'Moonbeam ended on 2026-07-31')
        .with.property('code', 'NETWORK_ENDED')
    }
    expect(evm({ chain: 'celo-sepolia' })?.slug).to.equal('celo-sepolia')
  })

  it('has all its public nodes, best first', () => {
    const { urls, host } = findChainNode({ ...NONE, chain: 'lisk' }, EVM_NETWORKS)
    expect(urls).to.deep.equal(['https://rpc.api.lisk.com', 'https://lisk.drpc.org'])
    expect(host).to.equal('rpc.api.lisk.com')
  })

  it('is unknown where the config names none', () => {
    for (const configured of ['bose', 'krona']) {
      expect(() => evm({ configured, contract: `BASE:${CONTRACT}` }), configured)
        .to.throw(CommandError)
        .with.property('code', 'CHAIN_UNKNOWN')
    }
  })
})
