import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { getAddress } from 'viem'
import { getTransactionCount } from 'viem/actions'
import { deployDrop } from '../../../evm/test/support/drops.ts'
import { shardsUri } from '../../src/evm/lists/readEvmPhases.ts'
import type { Workplace } from '../_command.ts'
import { startNodeInFront } from '../_nodeInFront.ts'
import { ACTIVE_PHASE_REFUSAL, SHARE_REFUSALS } from '../_shareRefusals.ts'
import { expectSnapshot, wholeOutput } from '../_snapshot.ts'
import {
  ACCOUNTS,
  evmWorkplace,
  namesOf,
  startChain,
  type TestChain,
  writeEvmDrop,
} from './_evm.ts'

/** Address of a document that passes every check. */
const OTHER = 'ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'

interface Refusal {
  readonly error: {
    readonly code: string
    readonly message: string
    readonly context: { readonly problems?: readonly { readonly path: string }[] }
  }
}

interface Report {
  readonly transactions: readonly unknown[]
  readonly changes: readonly { readonly before?: string; readonly after: string }[]
}

describe('administration of EVM drops by the command', () => {
  let chain: TestChain
  let workplace: Workplace
  before(async () => {
    chain = await startChain()
    workplace = evmWorkplace(chain)
    writeEvmDrop(workplace)
    const { code, stderr } = await workplace.runInside(['evm', 'deploy'])
    expect(code, stderr).to.equal(0)
  })
  after(() => chain.stop())

  const change = async (...args: string[]) => {
    const run = await workplace.jsonInside<Report>(['evm', ...args])
    expect(run.code, run.stderr + run.stdout).to.equal(0)
    return run.data
  }
  const shown = async (...args: string[]) => {
    const { code, stdout, stderr } = await workplace.runInside(['evm', ...args])
    expect(code, stderr).to.equal(0)
    return namesOf(stdout.trim(), workplace)
  }

  it('sets percentage and flat fees, and their recipient', async () => {
    expect(await shown('fees')).to.equal('platform fee 3% to <account 1>')
    await change('fees', 'set', '--bps', '250', '--recipient', ACCOUNTS[2])
    expect(await shown('fees')).to.equal('platform fee 2.5% to <account 2>')
    await change('fees', 'set', '--flat', '0.001 ETH')
    expect(await shown('fees')).to.equal('platform fee 0.001 ETH per claim to <account 2>')
    await change('fees', 'set', '--recipient', ACCOUNTS[1])
    expect(await shown('fees')).to.equal('platform fee 0.001 ETH per claim to <account 1>')
    await change('fees', 'set', '--bps', '0')
    expect(await shown('fees')).to.equal('platform fee 0% to <account 1>')
    expect((await change('fees', 'set', '--bps', '0')).transactions).to.deep.equal([])
  })

  it('sets royalties and metadata, and changes only what is given', async () => {
    const { changes } = await change('royalties', 'set', '--bps', '700')
    expect(changes).to.have.length(1)
    expect(await shown('royalties')).to.equal('royalties 7% to <account 0>')
    await change('metadata', 'set', '--name', 'Named', '--collection-uri', OTHER)
    await change('metadata', 'set', '--description', 'Described')
    expect(await shown('metadata')).to.equal(
      [`metadata          ${OTHER}`, 'item name         Named', 'item description  Described'].join(
        '\n',
      ),
    )
  })

  it('checks the addresses of metadata as those of a config', async () => {
    // Given a template with a #, a picture over http, and an incomplete content identifier
    const set = ['evm', 'metadata', 'set']
    const one = await workplace.jsonInside<Refusal>([
      ...set,
      '--collection-uri',
      'https://a.example/#1.json',
    ])
    expect([one.code, one.data.error.code]).to.deep.equal([3, 'METADATA_ADDRESS_INVALID'])
    expect(one.stderr + one.data.error.message).to.contain(
      'servers never see what follows #: write %23 for one in a file name',
    )
    const several = ['--image', 'http://a.example/1.png', '--animation', 'ipfs://other']
    const both = await workplace.jsonInside<Refusal>([...set, ...several])
    expect([both.code, both.data.error.code]).to.deep.equal([2, 'OPTIONS_INVALID'])
    expect(both.data.error.context.problems?.map(({ path }) => path)).to.deep.equal([
      '--image',
      '--animation',
    ])
    // Then an erc1155 drop takes no folder that ends in a query, either
    const drop = await deployDrop(chain, { variant: 'erc1155' })
    const add = await workplace.jsonInside<Refusal>([
      ...['evm', 'metadata', 'add', '--contract', drop.address, '--token-id', '0'],
      ...['--base-uri', 'https://a.example/What?/', '--amount', '1'],
    ])
    expect([add.code, add.data.error.code]).to.deep.equal([3, 'METADATA_ADDRESS_INVALID'])
  })

  it('writes no addresses of this machine, and no placeholders, where money is real', async () => {
    // Given the drop on a chain that says that it is Ethereum, or Sepolia
    const { address } = await deployDrop(chain, { variant: 'erc721' })
    const run = async (chainId: string) => {
      const answer = (method: string) => (method === 'eth_chainId' ? chainId : undefined)
      const node = await startNodeInFront(chain.url, answer)
      const elsewhere = evmWorkplace({ url: node.rpcUrl })
      const options = ['--contract', address, '--image', 'http://localhost:5173/1.png', '--dry-run']
      const found = await elsewhere.runInside(['evm', 'metadata', 'set', ...options])
      await node.close()
      return found
    }
    const reason =
      'Only this machine can read localhost: publish the files, and write their address'
    const real = await run('0x1')
    expect(real.code).to.equal(2)
    expect(real.stderr).to.contain(`error: --image: ${reason} (USAGE_INVALID)\n`)
    const test = await run('0xaa36a7')
    expect(test.code, test.stderr).to.equal(0)
    expect(test.stderr).to.contain(`warning: ${reason} before a real launch, in --image\n`)
  })

  it('sets owner and treasury, each by itself, and shows first what changes', async () => {
    // Given a drop of account 0
    expect(await shown('owner')).to.equal('owner <account 0>')
    expect(await shown('treasury')).to.equal('treasury <account 0>')
    // When changes are tried, Then they are shown with their cost, and not sent
    const address = ACCOUNTS[0]
    const count = await getTransactionCount(chain.connection.client, { address })
    const owner = ['evm', 'owner', 'set', '--to', ACCOUNTS[2]]
    const tried = await workplace.runInside([...owner, '--dry-run'])
    expectSnapshot('evm-owner-set-dry-run', namesOf(wholeOutput(tried), workplace))
    const treasury = ['evm', 'treasury', 'set', '--recipient', ACCOUNTS[1]]
    expect((await workplace.runInside([...treasury, '--dry-run'])).code).to.equal(0)
    expect(await getTransactionCount(chain.connection.client, { address })).to.equal(count)
    // When they are made, Then the chain has them, and a second time there is nothing to do
    const set = await workplace.runInside(treasury)
    expectSnapshot('evm-treasury-set', namesOf(wholeOutput(set), workplace))
    expect((await change(...treasury.slice(1))).transactions).to.deep.equal([])
    expect((await change(...owner.slice(1))).transactions).to.have.length(1)
    expect(await change('owner')).to.deep.equal({ owner: ACCOUNTS[2] })
    expect(await change('treasury')).to.deep.equal({ treasury: ACCOUNTS[1] })
    // And the former owner is still an admin, so it can take the drop back
    expect(await shown('roles', 'list')).to.match(/^admin +<account 0>$/m)
    await change('owner', 'set', '--to', ACCOUNTS[0])
    await change('treasury', 'set', '--recipient', ACCOUNTS[0])
  })

  it('sets treasury and royalties of one token id, and leaves those of the others', async () => {
    const { address } = await deployDrop(chain, { variant: 'erc1155', conditions: [{}] })
    const drop = ['--contract', address]
    const [first, second] = ['0', '1'].map((id) => [...drop, '--token-id', id])
    const whole = await change('treasury', ...drop)
    const royalties = await change('royalties', ...drop)
    // When one token id gets its own, Then the drop and the other keep theirs
    const { changes } = await change(
      'treasury',
      'set',
      '--recipient',
      ACCOUNTS[1],
      ...(second ?? []),
    )
    expect(changes).to.have.length(1)
    await change('royalties', 'set', '--bps', '700', ...(second ?? []))
    expect(await change('treasury', ...(second ?? []))).to.have.property('ofTokenId', ACCOUNTS[1])
    expect(await change('royalties', ...(second ?? []))).to.have.nested.property(
      'ofTokenId.valueBp',
      700,
    )
    expect(await change('treasury', ...(first ?? []))).to.deep.equal(whole)
    expect(await change('royalties', ...(first ?? []))).to.deep.equal(royalties)
    const text = await shown('show', ...(second ?? []))
    expect(text)
      .to.match(/^of the token id +<account 1>$/m)
      .and.match(/^of the token id +7% to /m)
    // When all items get others, Then the token id keeps its own
    await change('treasury', 'set', '--recipient', ACCOUNTS[2], ...drop)
    await change('royalties', 'set', '--bps', '100', ...drop)
    const both = { treasury: ACCOUNTS[2], ofTokenId: ACCOUNTS[1] }
    expect(await change('treasury', ...(second ?? []))).to.deep.equal(both)
    expect(await change('royalties', ...(second ?? []))).to.deep.include({ valueBp: 100 })
    // And the same as a union id
    const union = ['--contract', `ETHEREUM:${address}:1`, '--chain', 'local-development']
    await change('treasury', 'set', '--recipient', ACCOUNTS[0], ...union)
    expect(await change('treasury', ...(second ?? []))).to.deep.equal({
      treasury: ACCOUNTS[2],
      ofTokenId: ACCOUNTS[0],
    })
  })

  it('error: the treasury of a token id in an erc721 drop', async () => {
    for (const args of [
      ['treasury', 'set', '--recipient', ACCOUNTS[1]],
      ['royalties', 'set', '--bps', '700'],
    ]) {
      const { code, stdout } = await workplace.jsonInside(['evm', ...args, '--token-id', '1'])
      expect(code).to.equal(2)
      expect(stdout).to.include('leave out --token-id')
    }
    expect(await shown('treasury')).to.equal('treasury <account 0>')
  })

  it('error: an owner or treasury that is no address, before anything is asked', async () => {
    for (const args of [
      ['owner', 'set', '--to', 'me'],
      ['treasury', 'set', '--recipient', '0x12'],
    ]) {
      const { code, data } = await workplace.jsonInside(['evm', ...args])
      expect(code).to.equal(3)
      expect(data).to.have.nested.property('error.code', 'INVALID_ADDRESS')
    }
  })

  it('sets phases after showing what changes, keeps counts, and resets them on request', async () => {
    const first = await workplace.runInside(['evm', 'phases', 'set'])
    expect(first.code, first.stderr).to.equal(0)
    const again = await workplace.jsonInside<Report>(['evm', 'phases', 'set'])
    expect(again.data.transactions).to.deep.equal([])
    const config = writeEvmDrop(workplace)
    workplace.write('drop.config.json', {
      ...config,
      phases: [config.phases[0], { ...config.phases[1], price: '0.3 ETH', maxMintsTotal: 0 }],
    })
    const changed = await workplace.runInside(['evm', 'phases', 'set'])
    expect(changed.code, changed.stderr).to.equal(0)
    expectSnapshot('evm-phases-set', namesOf(wholeOutput(changed), workplace))
    expect((await change('phases', 'set', '--reset')).transactions).to.have.length(1)
    expect(await shown('phases', 'list')).to.include('0.3 ETH')
    writeEvmDrop(workplace)
  })

  it('prints roots of lists, and writes their proofs', async () => {
    const root = await change('allowlist', 'root', '--phase', 'Members')
    expect(root).to.have.property('size', 2)
    const proofs = ['allowlist', 'proofs', '--phase', 'Members', '--out', 'published']
    expect(await change(...proofs)).to.deep.include({ written: 2, kept: 0, removed: 0 })
    expect(await change(...proofs)).to.deep.include({ written: 0, kept: 2, removed: 0 })
    expect((await workplace.runInside(['evm', ...proofs])).stdout).to.equal(
      [
        `root    ${Object(root).root}`,
        'proofs  0 files written, 2 kept, 0 removed',
        `folder  ${workplace.path('published')}`,
        '',
      ].join('\n'),
    )
    expect(readdirSync(workplace.path('published'))).to.have.length(3)
    const none = await workplace.jsonInside(['evm', 'allowlist', 'root', '--phase', 'Everybody'])
    expect(none.code).to.equal(2)
  })

  it('puts lists in shards where the config says so, and mints from them', async () => {
    // Given a list in shards
    const sharded = evmWorkplace(chain)
    const config = writeEvmDrop(sharded)
    const [members] = config.phases
    const phases = [{ ...members, shards: true }]
    sharded.write('drop.config.json', { ...config, phases, proofsUri: 'https://a.example/proofs' })
    const root = await sharded.jsonInside<{ root: string }>([
      ...['evm', 'allowlist', 'root', '--phase', 'Members'],
    ])
    // When it is launched, Then the chain has its root, and the folder its files
    const launched = await sharded.runInside(['launch'])
    expect(launched.code, launched.stderr).to.equal(0)
    expect(launched.stdout).to.include(
      `"merkle": {"${root.data.root}":"https://a.example/proofs/members/list.json"}`,
    )
    const names = [...new Set(ACCOUNTS.slice(1).map((wallet) => `${wallet.slice(2, 4)}.json`))]
    const folder = sharded.path('proofs/members')
    expect(readdirSync(folder).sort()).to.deep.equal([...names, 'index.json', 'list.json'].sort())
    expect(JSON.parse(readFileSync(join(folder, 'list.json'), 'utf8'))).to.include({
      merkleRoot: root.data.root,
      baseUri: 'https://a.example/proofs/members/',
    })
    const again = ['evm', 'allowlist', 'proofs', '--phase', 'Members', '--out', 'proofs/members']
    const proofs = await sharded.jsonInside(again)
    expect(proofs.data).to.deep.include({ written: 0, kept: names.length + 1, removed: 0 })
    expect((await sharded.jsonInside(['verify'])).data).to.have.property('matches', true)
    // And a listed wallet mints at its price
    const [contract] = /(?<=^contract )0x[0-9a-f]{40}$/m.exec(launched.stdout) ?? []
    const buyer = evmWorkplace(chain, 1)
    writeEvmDrop(buyer)
    const collection = { ...config.collection, contract }
    const proofsUri = 'https://a.example/proofs'
    buyer.write('drop.config.json', { ...config, collection, phases, proofsUri })
    const minted = await buyer.runInside(['evm', 'mint', '--max-price', '0.05 ETH'])
    expect(minted.code, minted.stderr).to.equal(0)
  })

  it('error: shards without a list, or without the address of the proofs', async () => {
    const config = writeEvmDrop(workplace)
    const phases = config.phases.map((phase) => ({ ...phase, shards: true }))
    workplace.write('drop.config.json', { ...config, phases })
    const { data } = await workplace.jsonInside<{
      error: { context: { problems: { path: string }[] } }
    }>(['validate'])
    expect(data.error.context.problems.map(({ path }) => path)).to.deep.equal([
      'phases.0.shards',
      'phases.1.shards',
    ])
    writeEvmDrop(workplace)
  })

  it('puts lists in shards from 5,000 wallets on, where their address is known', () => {
    const phaseWith = (shards?: boolean) => ({
      name: 'Early birds',
      list: { form: 'merkle', file: 'list.csv', root: undefined, shards, unit: undefined } as const,
    })
    const published = { proofs: { uri: 'https://a.example/proofs' } }
    const folder = 'https://a.example/proofs/early-birds/'
    const only = { entry: undefined, tokenId: undefined }
    expect(shardsUri(phaseWith(), only, published, 4_999)).to.equal(undefined)
    expect(shardsUri(phaseWith(), only, published, 5_000)).to.equal(folder)
    expect(shardsUri(phaseWith(), only, { proofs: {} }, 5_000)).to.equal(undefined)
    expect(shardsUri(phaseWith(false), only, published, 5_000)).to.equal(undefined)
    expect(shardsUri(phaseWith(true), only, published, 1)).to.equal(folder)
    // Phases of two token ids can have the same name.
    const listed = { entry: 'extras.tokens.0', tokenId: 7n }
    expect(shardsUri(phaseWith(true), listed, published, 1)).to.equal(
      'https://a.example/proofs/token-7/early-birds/',
    )
  })

  it('lists, grants, revokes and renounces roles', async () => {
    await change('roles', 'grant', '--role', 'metadata', '--account', ACCOUNTS[1])
    expect(await shown('roles', 'list')).to.match(/^metadata +<account 1>$/m)
    const twice = ['roles', 'grant', '--role', 'metadata', '--account', ACCOUNTS[1]]
    expect((await change(...twice)).transactions).to.deep.equal([])
    await change('roles', 'revoke', '--role', 'metadata', '--account', ACCOUNTS[1])
    expect(await shown('roles', 'list')).to.match(/^metadata +nobody$/m)
    await change('roles', 'renounce', '--role', 'minter')
    expect(await shown('roles', 'list')).to.match(/^minter +nobody$/m)
    const unknown = await workplace.jsonInside(['evm', 'roles', 'renounce', '--role', 'owner'])
    expect(unknown.code).to.equal(2)
  })

  it('refuses changes of a wallet without the role, before anything is sent', async () => {
    const { data } = await workplace.jsonInside<{ address: string }>(['evm', 'show'])
    const stranger = evmWorkplace(chain, 2)
    const address = ACCOUNTS[2]
    const count = await getTransactionCount(chain.connection.client, { address })
    for (const change of [
      ['fees', 'set', '--bps', '1'],
      ['owner', 'set', '--to', address],
      ['treasury', 'set', '--recipient', address],
    ]) {
      const args = ['evm', ...change, '--contract', data.address]
      const tried = await stranger.runInside([...args, '--dry-run'])
      expect(tried.code).to.equal(1)
      expect(tried.stdout).to.match(/would fail {2}\S/)
      const refused = await stranger.jsonInside(args)
      expect(refused.code).to.equal(1)
      expect(refused.data).to.have.nested.property('error.code', 'CONTRACT_REFUSED')
    }
    expect(await getTransactionCount(chain.connection.client, { address })).to.equal(count)
  })

  it('refuses accounts whose keys everybody knows, and addresses of this machine, where money is real, and only there', async () => {
    // Given a node that says it is of Base, and the first account of anvil
    const node = await startNodeInFront(chain.url, (method) =>
      method === 'eth_chainId' ? '0x2105' : undefined,
    )
    const { data } = await workplace.jsonInside<{ address: string }>(['evm', 'show'])
    const real = evmWorkplace({ url: node.rpcUrl })
    const known = getAddress(ACCOUNTS[0])
    for (const [option, ...args] of [
      ['--recipient', 'treasury', 'set', '--recipient', known],
      ['--recipient', 'royalties', 'set', '--recipient', known],
      ['--recipient', 'fees', 'set', '--recipient', known],
      ['--to', 'owner', 'set', '--to', known],
      ['--account', 'roles', 'grant', '--role', 'minter', '--account', known],
      ['--to', 'mint', '--to', known],
    ]) {
      const tried = ['evm', ...args, '--contract', data.address, '--dry-run']
      const refused = await real.runInside([...tried, '--chain', 'base'])
      expect(refused.code, refused.stderr).to.equal(2)
      expect(refused.stderr).to.contain(
        `error: ${option}: The development wallet is for local networks only: use a wallet of your own (USAGE_INVALID)\n`,
      )
      const { stderr } = await workplace.runInside(tried)
      expect(stderr).to.not.contain('development wallet')
    }
    // And neither addresses that nobody else can open
    for (const [args, reason] of [...SHARE_REFUSALS, ACTIVE_PHASE_REFUSAL]) {
      const drop = ['--chain', 'base', '--contract', data.address]
      const refused = await real.runInside([...args, ...drop])
      expect(refused.code, refused.stderr).to.equal(2)
      expect(refused.stderr).to.contain(`error: ${reason} (USAGE_INVALID)\n`)
    }
    await node.close()
  })

  it('asks for confirmation where money is real, and sends nothing without an answer', async () => {
    // Given a node that says it is of Base
    const node = await startNodeInFront(chain.url, (method) =>
      method === 'eth_chainId' ? '0x2105' : undefined,
    )
    const { data } = await workplace.jsonInside<{ address: string }>(['evm', 'show'])
    const address = ACCOUNTS[0]
    const count = await getTransactionCount(chain.connection.client, { address })
    const real = evmWorkplace({ url: node.rpcUrl })
    const args = ['evm', 'royalties', 'set', '--bps', '1', '--chain', 'base']
    const refused = await real.jsonInside([...args, '--contract', data.address])
    expect(refused.code).to.equal(5)
    expect(refused.data).to.have.nested.property('error.code', 'CONFIRMATION_REQUIRED')
    expect(refused.data).to.have.nested.property('error.context.network', 'Base')
    expect(await getTransactionCount(chain.connection.client, { address })).to.equal(count)
    await node.close()
  })
})
