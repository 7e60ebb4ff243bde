import { readFileSync } from 'node:fs'
import { evmAddress } from '@mintline/core/identifiers'
import { type AllowlistEntry, buildAllowlist, buildShardedAllowlist } from '@mintline/evm'
import { expect } from 'chai'
import { type Hex, maxUint256, numberToHex, parseEther, zeroAddress } from 'viem'
import type { Workplace } from '../_command.ts'
import { type DocumentHost, startDocumentHost } from '../_documentHost.ts'
import { ACCOUNTS, evmWorkplace, startChain, type TestChain, writeEvmDrop } from './_evm.ts'

const CID = `bafybei${'a'.repeat(52)}`

interface Imported {
  readonly notes: readonly string[]
  readonly config: {
    readonly phases: readonly {
      readonly list?: { readonly file?: string; readonly root?: string }
    }[]
  }
}

/** An entry as thirdweb's SDK writes it. */
interface Listed {
  readonly address: string
  readonly maxClaimable?: string
  readonly price?: string
  readonly currencyAddress?: string
}

describe('mintline import of a list that thirdweb publishes', () => {
  let chain: TestChain
  let host: DocumentHost

  before(async () => {
    chain = await startChain()
    host = await startDocumentHost()
  })
  after(() => {
    host.close()
    chain.stop()
  })
  beforeEach(() => {
    host.documents.clear()
    host.requested.length = 0
  })

  /** Publishes a contract's document, a list's document, and its entries. */
  function publish(
    root: Hex,
    entries: unknown,
    list: object = {},
    merkle = { [root]: `${host.url}/list` },
  ) {
    host.documents.set('/collection.json', JSON.stringify({ name: 'First drop', merkle }))
    const own = {
      merkleRoot: root,
      baseUri: `${host.url}/shards`,
      originalEntriesUri: `${host.url}/entries`,
    }
    host.documents.set(
      '/list',
      JSON.stringify({ ...own, shardNybbles: 2, tokenDecimals: 0, ...list }),
    )
    host.documents.set('/entries', typeof entries === 'string' ? entries : JSON.stringify(entries))
  }

  /** Launches a drop with a phase for a root, and returns its address. */
  async function launch(merkleRoot: Hex, workplace = evmWorkplace(chain)): Promise<string> {
    const config = writeEvmDrop(workplace)
    const [
      { list: _, maxMintsPerWallet: __, ...members } = { list: '', maxMintsPerWallet: 0 },
      open,
    ] = config.phases
    workplace.write('drop.config.json', {
      ...config,
      collection: { ...config.collection, collectionUri: `${host.url}/collection.json` },
      phases: [{ ...members, merkleRoot }, open],
    })
    const { code, data, stderr } = await workplace.jsonInside<{ contract: string }>(['launch'])
    expect(code, stderr).to.equal(0)
    return data.contract
  }

  /** Imports a drop into a folder of its own, where nothing differs from the chain. */
  async function imported(contract: string, env: Readonly<Record<string, string>> = {}) {
    const workplace = evmWorkplace(chain)
    Object.assign(workplace.env, env)
    const args = ['import', contract, '--chain', 'local-development']
    const run = await workplace.jsonInside<Imported>(args)
    expect(run.code, run.stdout).to.equal(0)
    const verified = await workplace.jsonInside<{ differences: unknown }>(['verify'])
    expect(verified.data.differences, verified.stderr).to.deep.equal([])
    return { workplace, ...run.data, stderr: run.stderr }
  }

  const csvOf = (workplace: Workplace) => readFileSync(workplace.path('phase-1.csv'), 'utf8')

  it('writes the wallets, and keeps the root that shards have', async () => {
    // Given a list with terms of every kind, in many shards
    const listed: Listed[] = [
      { address: ACCOUNTS[1], maxClaimable: '2', price: '0.05' },
      { address: ACCOUNTS[2], maxClaimable: 'unlimited', price: 'unlimited' },
      ...Array.from({ length: 60 }, (_, at) => ({ address: walletAt(at), maxClaimable: '1' })),
    ]
    const root = buildShardedAllowlist(listed.map(entryOf)).merkleRoot
    publish(root, listed)
    // When the drop is imported, Then its wallets are in a file, and the root stays
    const { workplace, config, notes } = await imported(await launch(root))
    expect(csvOf(workplace).split('\n').slice(0, 4)).to.deep.equal([
      'address,amount,price',
      `${ACCOUNTS[1]},2,0.05 ETH`,
      `${ACCOUNTS[2]},,`,
      `${walletAt(0)},1,`,
    ])
    expect(config.phases[0]?.list).to.deep.equal({ root: root })
    expect(notes[0]).to.match(/^Phase 1: phase-1\.csv has the wallets behind its root/)
    expect(notes).to.have.length(1)
    // And the file makes a list with the same wallets
    workplace.write('drop.config.json', {
      ...config,
      phases: config.phases.map((phase) =>
        phase.list ? { ...phase, list: { file: 'phase-1.csv' } } : phase,
      ),
    })
    const validated = await workplace.jsonInside<{ phases: unknown }>(['validate'])
    expect(validated.code, validated.stderr).to.equal(0)
  })

  it('names the file in place of a root that a launch makes of it again', async () => {
    const listed = [{ address: ACCOUNTS[1], maxClaimable: '2' }]
    const root = buildAllowlist(listed.map(entryOf)).merkleRoot
    publish(root, listed)
    const { config, notes } = await imported(await launch(root))
    expect(config.phases[0]?.list).to.deep.equal({ file: 'phase-1.csv' })
    expect(notes).to.deep.equal([])
  })

  it('reads lists in one piece, as thirdweb published them once', async () => {
    const listed = [ACCOUNTS[1], ACCOUNTS[2]].map((address) => ({ address, maxClaimable: '3' }))
    const root = buildAllowlist(listed.map(entryOf)).merkleRoot
    publish(root, [])
    host.documents.set('/list', JSON.stringify({ merkleRoot: root, claims: listed }))
    const { workplace, config } = await imported(await launch(root))
    expect(config.phases[0]?.list).to.deep.equal({ file: 'phase-1.csv' })
    expect(csvOf(workplace)).to.equal(
      `address,amount,price\n${ACCOUNTS[1]},3,\n${ACCOUNTS[2]},3,\n`,
    )
  })

  it('reads ipfs: addresses through the gateway of the environment', async () => {
    const listed = [{ address: ACCOUNTS[1], maxClaimable: '2' }]
    const root = buildAllowlist(listed.map(entryOf)).merkleRoot
    publish(root, [], { originalEntriesUri: `ipfs://${CID}/0` }, { [root]: `ipfs://${CID}/list` })
    host.documents.set(`/ipfs/${CID}/list`, host.documents.get('/list') ?? '')
    host.documents.set(`/ipfs/${CID}/0`, JSON.stringify(listed))
    const { config } = await imported(await launch(root), {
      MINTLINE_IPFS_GATEWAY: `${host.url}/ipfs/`,
    })
    expect(config.phases[0]?.list).to.deep.equal({ file: 'phase-1.csv' })
    expect(host.requested).to.include(`/ipfs/${CID}/0`)
  })

  const HONEST = [
    { address: ACCOUNTS[1], maxClaimable: '2' },
    { address: ACCOUNTS[2], maxClaimable: '1' },
  ]
  const ROOT = buildShardedAllowlist(HONEST.map(entryOf)).merkleRoot
  const OTHER_CURRENCY = { ...HONEST[0], price: '1', currencyAddress: walletAt(1) } as Listed

  for (const [what, entries, reason] of [
    [
      'others than those behind the root',
      [...HONEST, { address: walletAt(9) }],
      'its wallets do not make the root',
    ],
    ['one wallet twice', [HONEST[0], ...HONEST], 'its wallets do not make the root'],
    ['none', [], 'its wallets do not make the root'],
    [
      'terms that are no numbers',
      [{ ...HONEST[0], maxClaimable: 'many' }, HONEST[1]],
      '0.maxClaimable is not valid',
    ],
    ['addresses that are none', [HONEST[0], { address: 'vitalik.eth' }], '1.address is not valid'],
    ['no list at all', { entries: HONEST }, 'it is not a list'],
    ['JSON without end', '['.repeat(1_000_000), 'it is not a list'],
    ['more bytes than a list has', `[${' '.repeat(17_000_000)}]`, 'METADATA_INVALID'],
  ] as const) {
    it(`keeps the root where the entries are ${what}`, async () => {
      publish(ROOT, entries)
      const { config, notes, workplace } = await imported(await launch(ROOT))
      expect(config.phases[0]?.list).to.deep.equal({ root: ROOT })
      expect(() => csvOf(workplace)).to.throw('ENOENT')
      expect(notes[0]).to.match(/^Phase 1: only the root of its list is on chain/)
      expect(notes[1]).to.match(/^Phase 1: its list is not carried over\. /)
      if (reason === 'METADATA_INVALID') expect(notes[1]).to.contain('16')
      else expect(notes[1]).to.contain(reason)
    })
  }

  it('keeps a root whose list has prices in another currency', async () => {
    const listed = [OTHER_CURRENCY, HONEST[1]] as Listed[]
    const root = buildShardedAllowlist(
      listed.map((entry) => ({
        ...entryOf(entry),
        currency: (entry.currencyAddress ?? zeroAddress) as Hex,
        pricePerToken: entry.price === undefined ? maxUint256 : parseEther(entry.price),
      })),
    ).merkleRoot
    publish(root, listed)
    const { config, notes } = await imported(await launch(root))
    expect(config.phases[0]?.list).to.deep.equal({ root: root })
    expect(notes[1]).to.match(/^Phase 1: the published list has terms that no CSV file can have/)
  })

  for (const [what, list, merkle] of [
    ['names no list', {}, {}],
    ['publishes shards only', { originalEntriesUri: undefined }, undefined],
  ] as const) {
    it(`says that only the root is on chain where the drop ${what}`, async () => {
      publish(ROOT, HONEST, list, merkle ?? { [ROOT]: `${host.url}/list` })
      const { config, notes } = await imported(await launch(ROOT))
      expect(config.phases[0]?.list).to.deep.equal({ root: ROOT })
      expect(notes).to.have.length(1)
      expect(notes[0]).to.match(/^Phase 1: only the root of its list is on chain/)
    })
  }
})

function walletAt(at: number): string {
  return numberToHex((BigInt((at * 7) % 256) << 152n) + BigInt(at), { size: 20 })
}

/** Returns what thirdweb's SDK makes of an entry in a condition that is in the coin. */
function entryOf({
  address,
  maxClaimable = 'unlimited',
  price = 'unlimited',
}: Listed): AllowlistEntry {
  return {
    wallet: evmAddress(address),
    quantityLimitPerWallet: maxClaimable === 'unlimited' ? maxUint256 : BigInt(maxClaimable),
    pricePerToken: price === 'unlimited' ? maxUint256 : parseEther(price),
    currency: zeroAddress,
  }
}
