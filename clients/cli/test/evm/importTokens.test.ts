import { readFileSync } from 'node:fs'
import { evmAddress } from '@mintline/core/identifiers'
import { type AllowlistEntry, buildAllowlist } from '@mintline/evm'
import { expect } from 'chai'
import { maxUint256, parseEther, zeroAddress } from 'viem'
import { lazyMint } from '../../../evm/src/generated/dropErc1155/abi.ts'
import { deployDrop, setConditions } from '../../../evm/test/support/drops.ts'
import type { Workplace } from '../_command.ts'
import { type DocumentHost, startDocumentHost } from '../_documentHost.ts'
import { ACCOUNTS, evmWorkplace, startChain, type TestChain } from './_evm.ts'

const START = '2024-01-01T00:00:00Z'
const MIDDLE = '2097-01-01T00:00:00Z'
const END = '2098-01-01T00:00:00Z'
const LATER = '2099-01-01T00:00:00Z'
const ROOT = `0x${'ab'.repeat(32)}`

interface Imported {
  readonly lists: readonly string[]
  readonly notes: readonly string[]
  readonly config: {
    readonly supply?: unknown
    readonly phases?: readonly object[]
    readonly extras: { readonly tokens?: readonly { readonly tokenId: number }[] }
  }
}

interface Refused {
  readonly error: { readonly code: string; readonly message: string }
}

describe('mintline import of a drop with several token ids', () => {
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

  const importArgs = (drop: string, ...more: string[]) => [
    ...['import', drop, '--chain', 'local-development'],
    ...more,
  ]

  /** Imports a drop into a folder of its own, where nothing differs from the chain. */
  async function imported(drop: string, ...more: string[]) {
    const workplace = evmWorkplace(chain)
    const run = await workplace.jsonInside<Imported>(importArgs(drop, ...more))
    expect(run.code, run.stdout).to.equal(0)
    const verified = await workplace.jsonInside<{ differences: unknown }>(['verify'])
    expect(verified.data.differences, verified.stderr).to.deep.equal([])
    expect(verified.code, verified.stderr).to.equal(0)
    return { workplace, stderr: run.stderr, ...run.data }
  }

  /** Fails to import a drop, without writing a file. */
  async function refused(drop: string, ...more: string[]): Promise<string> {
    const workplace = evmWorkplace(chain)
    const { code, data } = await workplace.jsonInside<Refused>(importArgs(drop, ...more))
    expect([code, data.error.code]).to.deep.equal([2, 'USAGE_INVALID'])
    expect(() => readFileSync(workplace.path('drop.config.json'))).to.throw('ENOENT')
    return data.error.message
  }

  /** Launches token ids 0, 1 and 3 of five, with two published lists. */
  async function launch(workplace: Workplace): Promise<string> {
    const members: AllowlistEntry = {
      wallet: evmAddress(ACCOUNTS[1]),
      quantityLimitPerWallet: 2n,
      pricePerToken: parseEther('0.05'),
      currency: zeroAddress,
    }
    const friends = { ...members, wallet: evmAddress(ACCOUNTS[2]), pricePerToken: maxUint256 }
    const merkle: Record<string, string> = {}
    for (const [name, entry, price] of [
      ['members', members, '0.05'],
      ['friends', friends, 'unlimited'],
    ] as const) {
      const { merkleRoot } = buildAllowlist([entry])
      merkle[merkleRoot] = `${host.url}/${name}`
      const claims = [{ address: entry.wallet, maxClaimable: '2', price }]
      host.documents.set(`/${name}`, JSON.stringify({ merkleRoot, claims }))
    }
    host.documents.set('/collection.json', JSON.stringify({ name: 'Many', merkle }))
    workplace.write('members.csv', `address,amount,price\n${ACCOUNTS[1]},2,0.05 ETH\n`)
    workplace.write('friends.csv', `address,amount\n${ACCOUNTS[2]},2\n`)
    const listed = (start: string, price: string, list: object) => ({
      ...{ name: 'Members', price, start, end: END, list },
    })
    const open = { name: 'Everybody', price: '0.3 ETH' }
    workplace.write('drop.config.json', {
      ...{ version: 2, chain: 'local-development', name: 'Many', symbol: 'MANY' },
      uri: `${host.url}/collection.json`,
      items: { folders: [{ uri: 'https://example.com/items/', items: 5 }] },
      money: {
        receivers: ACCOUNTS[0],
        platformFee: { basisPoints: 300, recipients: ACCOUNTS[1] },
        royalties: { basisPoints: 500, recipients: ACCOUNTS[0] },
      },
      proofs: { folder: 'proofs' },
      extras: {
        variant: 'erc1155',
        tokens: [
          { tokenId: 0, maxItems: 50, phases: [listed(START, '0.1 ETH', { file: 'members.csv' })] },
          {
            ...{ tokenId: 1, receivers: ACCOUNTS[2] },
            phases: [listed(START, '0.2 ETH', { file: 'friends.csv' }), { ...open, start: LATER }],
          },
          {
            ...{ tokenId: 3, royalties: { basisPoints: 100, recipients: ACCOUNTS[2] } },
            phases: [
              { ...open, start: START, end: MIDDLE, maxPerWallet: 3, maxItems: 9 },
              listed(MIDDLE, '0 ETH', { root: ROOT }),
            ],
          },
        ],
      },
    })
    const { code, data, stderr } = await workplace.jsonInside<{ contract: string }>(['launch'])
    expect(code, stderr).to.equal(0)
    return data.contract
  }

  it('writes each token id with its phases, lists and money, as it was launched', async () => {
    // Given a drop with three token ids of five, launched from a config
    const contract = await launch(evmWorkplace(chain))
    host.requested.length = 0
    // When it is imported into an empty folder, Then nothing differs, and the terms are the same
    const { workplace, config, notes, lists, stderr } = await imported(contract)
    expect(config.phases).to.equal(undefined)
    expect(config.supply).to.equal(undefined)
    expect(config.extras).to.deep.equal({
      variant: 'erc1155',
      tokens: [
        {
          ...{ tokenId: 0, maxItems: 50 },
          phases: [
            {
              ...{ name: 'Members', start: START, end: END, price: '0.1 ETH' },
              list: { file: 'token-0-phase-1.csv' },
            },
          ],
        },
        {
          ...{ tokenId: 1, receivers: ACCOUNTS[2] },
          phases: [
            {
              ...{ name: 'Members', start: START, end: END, price: '0.2 ETH' },
              list: { file: 'token-1-phase-1.csv' },
            },
            { name: 'Everybody', start: LATER, price: '0.3 ETH' },
          ],
        },
        {
          ...{ tokenId: 3, royalties: { basisPoints: 100, recipients: ACCOUNTS[2] } },
          phases: [
            {
              // It ends where the next one starts.
              ...{ name: 'Everybody', start: START, price: '0.3 ETH' },
              ...{ maxPerWallet: 3, maxItems: 9 },
            },
            { name: 'Members', start: MIDDLE, end: END, price: '0 ETH', list: { root: ROOT } },
          ],
        },
      ],
      contract,
    })
    // And lists stand by token id; the one that is not published is named with its token id
    expect(lists).to.deep.equal(
      ['token-0-phase-1.csv', 'token-1-phase-1.csv'].map((file) => workplace.path(file)),
    )
    expect(readFileSync(workplace.path('token-0-phase-1.csv'), 'utf8')).to.equal(
      `address,amount,price\n${ACCOUNTS[1]},2,0.05 ETH\n`,
    )
    expect(notes[0]).to.match(/^Token 3, phase 2: only the root of its list is on chain/)
    expect(notes[1]).to.match(/^Token 3, phase 2: its list is not carried over/)
    expect(notes).to.have.length(2)
    expect(stderr).to.include('Token 3, phase 2: only the root')
    // And the collection's document is read once
    expect(host.requested.filter((url) => url === '/collection.json')).to.have.length(1)
    // When it is launched from there, Then nothing is sent, and its proofs mint
    const launched = await workplace.jsonInside<{ transactions: unknown[] }>(['launch'])
    expect([launched.code, launched.data.transactions]).to.deep.equal([0, []])
    const member = evmWorkplace(chain, 1)
    const mint = ['mint', '--chain', 'local-development', '--contract', contract, '--token-id', '0']
    const proofs = workplace.path('proofs/token-0/members')
    const minted = await member.runInside([...mint, '--quantity', '1', '--proofs', proofs])
    expect(minted.code, minted.stderr).to.equal(0)
    expect(minted.stderr).to.include('0.05 ETH')
  })

  it('writes named token ids alone: one as the drop, several as a list', async () => {
    const contract = await launch(evmWorkplace(chain))
    const one = await imported(contract, '--token-id', '1')
    expect(one.config.extras).to.deep.equal({
      variant: 'erc1155',
      tokenId: 1,
      ofTokenId: { receivers: ACCOUNTS[2] },
      contract,
    })
    expect(one.config.phases).to.have.length(2)
    expect(one.lists).to.deep.equal([one.workplace.path('phase-1.csv')])
    const byUnionId = await imported(`ETHEREUM:${contract}:1`)
    expect(byUnionId.config).to.deep.equal(one.config)
    const several = await imported(contract, '--token-id', '3', '--token-id', '0-1')
    const tokenIds = several.config.extras.tokens?.map(({ tokenId }) => tokenId)
    expect(tokenIds).to.deep.equal([0, 1, 3])
  })

  it("reads another tool's drop in which the first token id has no phases", async () => {
    // Given a drop of thirdweb's contract, with phases for token id 2 of ten alone
    const options = { variant: 'erc1155', build: 'thirdweb315', conditions: [] } as const
    const drop = await deployDrop(chain, options)
    await setConditions(chain, drop, [{ pricePerToken: parseEther('0.5') }], { tokenId: 2n })
    // Then the config is that of one token id
    const { config } = await imported(drop.address)
    expect(config.extras).to.deep.equal({
      ...{ variant: 'erc1155', tokenId: 2, contract: drop.address.toLowerCase() },
    })
    expect(config.phases).to.have.length(1)
    // And named ones are there without phases, too
    const named = await imported(drop.address, '--token-id', '1-2')
    expect(named.config.extras.tokens).to.deep.equal([
      { tokenId: 1 },
      { tokenId: 2, phases: config.phases },
    ])
  })

  it('reads no more token ids than a config has, and says how to name the others', async () => {
    const drop = await deployDrop(chain, { variant: 'erc1155' })
    const args = [2_990n, 'https://example.com/more/', '0x']
    await chain.execute({ to: drop.address, abi: lazyMint, args })
    await setConditions(chain, drop, [{}, { startTimestamp: 9n }], { tokenId: 499n })
    await setConditions(chain, drop, [{ pricePerToken: 7n }], { tokenId: 700n })
    const { config, notes } = await imported(drop.address)
    expect(config.extras.tokens?.map(({ tokenId }) => tokenId)).to.deep.equal([0, 499])
    expect(notes).to.deep.equal([
      'The drop has 3000 token ids, of which the first 500 were read, as a config has no more. For others, name them with --token-id, as in --token-id 500-999',
    ])
    const others = await imported(drop.address, '--token-id', '700')
    expect(others.config.extras).to.deep.include({ tokenId: 700 })
    expect(others.config.phases).to.have.nested.property('0.price', '0.000000000000000007 ETH')
    expect(others.notes).to.deep.equal([])
  })

  it('error: token ids that do not exist, or that no drop can have', async () => {
    const { address } = await deployDrop(chain, { variant: 'erc1155' })
    const named = (...ids: string[]) =>
      refused(address, ...ids.flatMap((tokenId) => ['--token-id', tokenId]))
    expect(await named('1', '8-10')).to.equal('Token id 10 does not exist: the drop has 0 to 9')
    expect(await refused(`ETHEREUM:${address}:12`)).to.include('Token id 12 does not exist')
    expect(await named('first')).to.equal(
      '--token-id takes a whole number, or a range such as 0-9, not first',
    )
    expect(await named('5-2')).to.include('not 5-2')
    expect(await named('0-99999999999999999999')).to.equal(
      'A config has at most 500 token ids: name fewer than 0-99999999999999999999',
    )
    expect(await named('0-499', '500')).to.include('name fewer than 0-499, 500')
    const single = await deployDrop(chain, { variant: 'erc721' })
    expect(await refused(single.address, '--token-id', '0')).to.equal(
      'The items of an erc721 drop share their settings: leave out --token-id',
    )
  })
})
