import { cpSync } from 'node:fs'
import { fetchSharedImplementation } from '@mintline/evm'
import { expect } from 'chai'
import { getCode } from 'viem/actions'
import { type NodeProxy, startNodeProxy } from '../../../core/test/conformance/nodeProxy.ts'
import type { Workplace } from '../_command.ts'
import { expectSnapshot, wholeOutput } from '../_snapshot.ts'
import {
  ACCOUNTS,
  evmWorkplace,
  namesOf,
  startChain,
  type TestChain,
  writeEvmDrop,
} from './_evm.ts'

interface Verified {
  readonly contract: string
  readonly symbol: string
  readonly matches: boolean
  readonly differences: readonly { readonly path: string }[]
  readonly proofs: readonly string[]
}

describe('mintline verify on an EVM chain', () => {
  let chain: TestChain
  let proxy: NodeProxy
  let workplace: Workplace
  before(async () => {
    chain = await startChain()
    proxy = await startNodeProxy(chain.url)
  })
  beforeEach(() => {
    workplace = evmWorkplace(proxy)
  })
  after(async () => {
    await proxy.close()
    await chain.stop()
  })

  const launch = async () => {
    const launched = await workplace.jsonInside<{ contract: string }>(['launch'])
    expect(launched.code, launched.stderr).to.equal(0)
    return launched.data.contract
  }
  const pathsOf = ({ differences }: Verified) => differences.map(({ path }) => path)

  it('error: a drop that is not deployed', async () => {
    writeEvmDrop(workplace)
    for (const words of ['verify', 'show', 'phase set', 'mint']) {
      const { code, data } = await workplace.jsonInside(words.split(' '))
      expect([code, data], words).to.have.nested.property('1.error.code', 'DROP_NOT_DEPLOYED')
      expect(code, words).to.equal(4)
    }
    // A config of another chain is no reason to ask for one
    const config = writeEvmDrop(workplace)
    workplace.write('drop.config.json', { ...config, chain: 'aptos-local' })
    for (const words of ['show', 'phase set', 'mint']) {
      const args = [...words.split(' '), '--chain', 'local-development']
      const { code, data } = await workplace.jsonInside(args)
      expect([code, data], words).to.have.nested.property('1.error.code', 'CONFIG_OF_OTHER_CHAIN')
      expect(code, words).to.equal(3)
    }
  })

  it('finds nothing after a launch, in five requests and a simulation', async () => {
    const config = writeEvmDrop(workplace)
    const contract = await launch()
    const collection = { ...config.collection, contract }
    workplace.write('drop.config.json', { ...config, collection })
    const before = proxy.asked.length
    const { code, data } = await workplace.jsonInside<Verified>(['verify'])
    expect(proxy.asked.slice(before)).to.deep.equal([
      'eth_chainId',
      'eth_call',
      'eth_call',
      'eth_getCode',
      'eth_getCode',
      'eth_getBlockByNumber',
      'eth_simulateV1',
    ])
    const { address } = await fetchSharedImplementation(chain.connection, 'erc721')
    expect(data).to.deep.equal({
      contract,
      symbol: 'FIRST',
      implementation: { address, code: 'same' },
      matches: true,
      differences: [],
      proofs: [],
      firstMints: ['Members', 'Everybody'].map((phase) => ({ phase, simulated: true })),
    })
    expect(code).to.equal(0)
  })

  it('warns where the drop runs code other than what Mintline deploys', async () => {
    writeEvmDrop(workplace)
    await launch()
    const { client } = chain.connection
    const { address } = await fetchSharedImplementation(chain.connection, 'erc721')
    const code = (await getCode(client, { address })) ?? '0x'
    await chain.cheats.setCode({ address, bytecode: `${code}00` })
    const { code: exitCode, stderr } = await workplace.runInside(['verify'])
    await chain.cheats.setCode({ address, bytecode: code })
    expect(exitCode).to.equal(0)
    expect(stderr).to.include(
      `The drop runs code other than what Mintline deploys, that of ${address}`,
    )
  })

  it('tells proofs of an older list from a wallet that is not listed', async () => {
    // Given a list to which a wallet was added once its proofs were published
    writeEvmDrop(workplace)
    const first = await workplace.runInside(['launch'])
    expect(first.stdout).to.contain('/proofs/members: publish this folder, its files have changed')
    const published = workplace.path('published')
    cpSync(workplace.path('proofs/members'), published, { recursive: true })
    workplace.write('members.csv', `wallet,limit\n${ACCOUNTS[1]},2\n${ACCOUNTS[0]},1\n`)
    const contract = await launch()
    expect((await workplace.runInside(['launch'])).stdout).to.not.contain('publish this folder')
    // When they are compared, Then only the published folder differs
    expect((await workplace.runInside(['verify'])).code).to.equal(0)
    const places = ['--proofs', 'proofs', '--proofs', 'published', '--proofs', 'nowhere']
    const { code, data } = await workplace.jsonInside<Verified>(['verify', ...places])
    expect(code).to.equal(4)
    expect(data).to.include({ matches: false })
    expect(data.proofs).to.deep.equal([
      `${published} has proofs of another list than that of Members: write and publish them again`,
      `${workplace.path('nowhere')} holds no proofs of Members: write and publish them again`,
    ])
    // When the wallet mints, Then it is told so, and that it is not listed only by the present proofs
    const mint = ['evm', 'mint', '--contract', contract, '--proofs']
    for (const [folder, account, error] of [
      [published, 0, 'MERKLE_PROOFS_OF_OTHER_LIST'],
      [workplace.path('proofs/members'), 2, 'NOT_ON_ALLOWLIST'],
    ] as const) {
      const refused = await evmWorkplace(proxy, account).jsonInside([...mint, folder])
      expect(refused.data).to.have.nested.property('error.code', error)
    }
  })

  it('lists every difference, and ends with 4', async () => {
    const { collection, phases, ...config } = writeEvmDrop(workplace)
    await launch()
    // Given a config that differs in everything that it says of a drop
    const [members, everybody] = phases
    workplace.write('members.csv', `wallet,limit,price\n${ACCOUNTS[1]},3,0.05 ETH\n`)
    workplace.write('drop.config.json', {
      ...config,
      collection: {
        ...collection,
        symbol: 'OTHER',
        collectionName: 'Other drop',
        collectionUri: 'https://example.com/other.json',
        metadata: { ...collection.metadata, name: 'Other', description: 'Described' },
        treasury: ACCOUNTS[2],
        royalties: { royaltyBasisPoints: 700, recipient: ACCOUNTS[2] },
        platformFee: { platformFeeValue: '0.001 ETH', recipient: ACCOUNTS[2] },
      },
      phases: [
        { ...members, end: '2099-01-02T00:00:00Z' },
        {
          ...everybody,
          price: '0.2 ETH',
          start: '2099-03-01T00:00:00Z',
          maxMintsPerWallet: 0,
          maxMintsTotal: 50,
        },
        { name: 'Last', price: '1 ETH', start: '2099-04-01T00:00:00Z' },
      ],
    })
    const verified = await workplace.runInside(['verify'])
    expect(verified.code).to.equal(4)
    expectSnapshot('evm-verify-differences', namesOf(wholeOutput(verified), workplace))
    // Then a launch plans the same changes, but for what is fixed
    const { data } = await workplace.jsonInside<Verified>(['verify'])
    const planned = await workplace.jsonInside<{ changes: { path: string }[] }>([
      'launch',
      '--dry-run',
    ])
    const fixed = ['collection.collectionName', 'collection.symbol']
    expect(pathsOf(data)).to.deep.equal([...fixed, ...planned.data.changes.map(({ path }) => path)])
    // And what it leaves is what it says
    const launched = await workplace.jsonInside<Verified>(['launch'])
    expect(launched.code).to.equal(4)
    expect(pathsOf(launched.data)).to.deep.equal(fixed)
  })

  it('lists a phase that only the chain has', async () => {
    const config = writeEvmDrop(workplace)
    await launch()
    workplace.write('drop.config.json', { ...config, phases: config.phases.slice(0, 1) })
    const { code, data } = await workplace.jsonInside<Verified>(['verify'])
    expect(code).to.equal(4)
    expect(data.differences).to.deep.equal([{ path: 'phases.2', config: 'none', chain: 'a phase' }])
  })

  it('compares a phase with less items than wallets have minted', async () => {
    const config = writeEvmDrop(workplace)
    const [, everybody] = config.phases
    const phase = { ...everybody, price: 0, start: '2024-01-01T00:00:00Z' }
    workplace.write('drop.config.json', { ...config, phases: [phase] })
    await launch()
    const minted = await workplace.runInside(['evm', 'mint', '--quantity', '2'])
    expect(minted.code, minted.stderr).to.equal(0)
    workplace.write('drop.config.json', { ...config, phases: [{ ...phase, maxMintsTotal: 1 }] })
    const { code, data } = await workplace.jsonInside<Verified>(['verify'])
    expect(code).to.equal(4)
    expect(data.differences).to.deep.equal([
      { path: 'phases.0.maxMintsTotal', config: '1', chain: '100' },
    ])
  })

  it('compares supply, royalties and base URIs of erc1155 drops', async () => {
    const { collection, phases, ...config } = writeEvmDrop(workplace)
    const { metadata: _, ...others } = collection
    const single = {
      ...others,
      variant: 'erc1155',
      tokens: [{ baseUri: 'https://example.com/items/', amount: 2 }],
      tokenId: 1,
      maxNumberOfTokens: 50,
    }
    workplace.write('drop.config.json', { ...config, collection: single, phases: [phases[1]] })
    await launch()
    expect((await workplace.jsonInside<Verified>(['verify'])).data.matches).to.equal(true)
    const changed = {
      ...single,
      tokens: [{ baseUri: 'https://example.com/moved/', amount: 3 }],
      maxNumberOfTokens: 60,
      royalties: { ...single.royalties, royaltyBasisPoints: 100 },
    }
    workplace.write('drop.config.json', { ...config, collection: changed, phases: [phases[1]] })
    const { data } = await workplace.jsonInside<Verified>(['verify'])
    expect(pathsOf(data)).to.deep.equal([
      'collection.tokens.0.amount',
      'collection.tokens.0.baseUri',
      'collection.royalties',
      'collection.maxNumberOfTokens',
    ])
    // And of a config of the other variant, only what both have
    workplace.write('drop.config.json', { ...config, collection, phases })
    const folder = await workplace.jsonInside<Verified>(['verify'])
    expect(pathsOf(folder.data)).to.include('collection.variant')
  })
})
