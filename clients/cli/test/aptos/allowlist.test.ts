import { cpSync, readdirSync } from 'node:fs'
import type { Account } from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import type { Workplace } from '../_command.ts'
import { expectSnapshot, wholeOutput } from '../_snapshot.ts'
import {
  accountOf,
  addressOf,
  aptosWorkplace,
  describeOnNetwork,
  namesOf,
  startAptos,
  type TestNetwork,
  writeAptosDrop,
} from './_aptos.ts'

interface Launched {
  readonly contract: string
  readonly transactions: readonly unknown[]
  readonly lists: readonly { readonly phase: string; readonly added: number }[]
}

/** Wallets with the same addresses in every run. */
const [ONE, OTHER, THIRD] = ['01', '02', '03'].map((byte) => addressOf(accountOf(byte))) as [
  string,
  string,
  string,
]

describeOnNetwork('lists of a drop on Aptos', () => {
  let network: TestNetwork
  let owner: Account
  let workplace: Workplace
  before(async () => {
    network = await startAptos()
  })
  beforeEach(async () => {
    owner = await network.newAccount()
    workplace = aptosWorkplace(network, owner)
  })
  after(() => network?.close())

  /** Writes a config whose present phase is for a list. */
  const writeListed = (type: 'allowList' | 'merkleTree', rows: readonly string[]) => {
    workplace.write('friends.csv', ['wallet,amount', ...rows].join('\n'))
    return writeAptosDrop(workplace, addressOf(owner), {
      phases: [
        {
          name: 'Friends',
          type,
          price: '0.1 APT',
          start: '2027-01-01T00:00:00Z',
          list: 'friends.csv',
        },
      ],
      proofs: 'proofs',
    })
  }
  const named = (run: Parameters<typeof wholeOutput>[0]) =>
    namesOf(wholeOutput(run), workplace, {
      one: ONE,
      other: OTHER,
      third: THIRD,
      owner: addressOf(owner),
    })
      .replaceAll(/\d+ entries\/s/g, '<speed>')
      .replaceAll(/about [\d.]+ APT \(\d+ octas\)/g, 'about <cost>')

  it('launches a list on chain, of which the wallets may mint', async () => {
    const buyer = await network.newAccount()
    writeListed('allowList', [`${ONE},2`, `${addressOf(buyer)},1`])
    const tried = await workplace.jsonInside<Launched>(['launch', '--dry-run'])
    expect(tried.data.lists).to.deep.equal([
      { phase: 'Friends', added: 2, changed: 0, unchanged: 0, onlyOnChain: 0 },
    ])
    const { code, data, stderr } = await workplace.jsonInside<Launched>(['launch'])
    expect(code, stderr).to.equal(0)
    expect(data.lists.map(({ phase, added }) => [phase, added])).to.deep.equal([['Friends', 2]])
    const again = await workplace.jsonInside<Launched>(['launch'])
    expect([again.code, again.data.transactions, again.data.lists]).to.deep.equal([0, [], []])

    const collector = aptosWorkplace(network, buyer)
    const args = ['aptos', 'mint', '--contract', data.contract]
    expect((await collector.runInside(args)).code).to.equal(0)
    const more = await collector.jsonInside(args)
    expect([more.code, more.data]).to.have.nested.property(
      '1.error.code',
      'WALLET_QUANTITY_EXCEEDED',
    )
    const stranger = await workplace.jsonInside(args)
    expect([stranger.code, stranger.data]).to.have.nested.property(
      '1.error.code',
      'USER_NOT_IN_ALLOW_LIST',
    )
  })

  it('launches a merkle list, and mints with proofs from the config or a folder', async () => {
    const buyer = await network.newAccount()
    writeListed('merkleTree', [`${addressOf(owner)},1`, `${addressOf(buyer)},2`])
    const { code, data, stderr } = await workplace.jsonInside<Launched>(['launch'])
    expect(code, stderr).to.equal(0)
    expect(readdirSync(workplace.path('proofs/friends')).sort()).to.deep.equal(
      [`${addressOf(owner)}.json`, `${addressOf(buyer)}.json`, 'index.json'].sort(),
    )
    expect((await workplace.runInside(['verify'])).code).to.equal(0)
    // The owner has the list, a collector the folder
    expect((await workplace.runInside(['aptos', 'mint'])).code).to.equal(0)
    const collector = aptosWorkplace(network, buyer)
    const args = ['aptos', 'mint', '--contract', data.contract]
    const proofs = ['--proofs', workplace.path('proofs/friends')]
    expect((await collector.runInside([...args, ...proofs, '--quantity', '2'])).code).to.equal(0)
    const stranger = aptosWorkplace(network, await network.newAccount())
    const refused = await stranger.jsonInside([...args, ...proofs])
    expect([refused.code, refused.data]).to.have.nested.property(
      '1.error.code',
      'USER_NOT_IN_ALLOW_LIST',
    )
    const root = await workplace.jsonInside<{ root: string; size: number }>([
      'aptos',
      'allowlist',
      'root',
      '--phase',
      'Friends',
    ])
    expect(root.data.size).to.equal(2)
    const phases = await workplace.jsonInside<{ merkleRoot: string }[]>(['aptos', 'phases', 'list'])
    expect(phases.data[0]?.merkleRoot).to.equal(root.data.root)
    // When the list has changed, Then proofs of the older one are told from a wallet that is not listed
    const published = workplace.path('published')
    cpSync(workplace.path('proofs/friends'), published, { recursive: true })
    writeListed('merkleTree', [`${addressOf(owner)},1`, `${OTHER},2`])
    const again = await workplace.runInside(['launch'])
    expect(again.stdout).to.contain('/proofs/friends: publish this folder, its files have changed')
    expect((await workplace.runInside(['verify'])).code).to.equal(0)
    expect((await workplace.runInside(['verify', '--proofs', published])).code).to.equal(4)
    const late = await stranger.jsonInside([...args, '--proofs', published])
    expect(late.data).to.have.nested.property('error.code', 'MERKLE_PROOFS_OF_OTHER_LIST')
  })

  it('compares, writes and removes entries', async () => {
    writeListed('allowList', [`${ONE},2`, `${OTHER},1`])
    expect((await workplace.runInside(['launch'])).code).to.equal(0)
    workplace.write('new.csv', `wallet,amount\n${ONE},5\n${THIRD},1\n`)
    const phase = ['--phase', 'Friends']
    const list = ['--list', 'new.csv']
    const diff = await workplace.runInside(['aptos', 'allowlist', 'diff', ...phase, ...list])
    expect(diff.code).to.equal(4)
    expectSnapshot('aptos-allowlist-diff', named(diff))
    const tried = ['aptos', 'allowlist', 'upsert', ...phase, ...list, '--dry-run']
    expectSnapshot('aptos-allowlist-upsert-dry-run', named(await workplace.runInside(tried)))
    const upsert = await workplace.runInside(['aptos', 'allowlist', 'upsert', ...phase, ...list])
    expect(upsert.code, upsert.stderr).to.equal(0)
    expect(upsert.stdout).to.equal('2 entries: 1 added, 1 changed, 0 unchanged\n')
    const show = ['aptos', 'allowlist', 'show', '--phase', '1']
    const rows = [`${ONE},5`, `${OTHER},1`, `${THIRD},1`].sort()
    expect((await workplace.runInside(show)).stdout).to.equal(
      `${['address,amount', ...rows].join('\n')}\n`,
    )
    // The config has other entries
    const verified = await workplace.jsonInside<{ differences: unknown[] }>(['verify'])
    expect(verified.code).to.equal(4)
    expect(verified.data.differences).to.deep.equal([
      {
        path: 'phases.0.list',
        config: '2 wallets',
        chain: '0 missing, 1 with another amount, 1 more',
      },
    ])
    const remove = ['aptos', 'allowlist', 'remove', ...phase]
    // Only the wallets of a file are read
    workplace.write('wallets.csv', `wallet,amount\n${ONE},none\n${addressOf(owner)},none\n`)
    const listed = await workplace.runInside([...remove, '--list', 'wallets.csv', '--dry-run'])
    expectSnapshot('aptos-allowlist-remove-dry-run', named(listed))
    const others = await workplace.runInside([...remove, '--list', 'friends.csv', '--not-listed'])
    expect([others.code, others.stdout]).to.deep.equal([0, '1 of 1 entries removed\n'])
    const one = await workplace.runInside([...remove, '--wallet', ONE, '--wallet', THIRD])
    expect([one.code, one.stdout]).to.deep.equal([0, '1 of 2 entries removed\n'])
    const launched = await workplace.jsonInside<Launched>(['launch'])
    expect([launched.code, launched.data.lists[0]?.added]).to.deep.equal([0, 1])
    expect((await workplace.runInside([...remove, '--all'])).stdout).to.equal(
      '2 of 2 entries removed\n',
    )
  })

  it('refuses bad lists, unknown phases and other wallets before anything is sent', async () => {
    writeListed('allowList', [`${ONE},2`])
    const { data } = await workplace.jsonInside<Launched>(['launch'])
    workplace.write('bad.csv', `wallet,amount\n${ONE},0\nnobody,1\n${OTHER},1\n${OTHER},2\n`)
    const upsert = ['aptos', 'allowlist', 'upsert', '--phase', 'Friends']
    const bad = await workplace.runInside([...upsert, '--list', 'bad.csv'])
    expect(bad.code).to.equal(3)
    expectSnapshot('aptos-allowlist-bad-rows', named(bad))
    const unknown = await workplace.jsonInside([...upsert.slice(0, -1), 'Enemies'])
    expect(unknown.code).to.equal(2)
    expect(unknown.data).to.have.nested.property(
      'error.message',
      'No phase Enemies: choose one of Friends',
    )
    const remove = ['aptos', 'allowlist', 'remove', '--phase', '1']
    expect((await workplace.runInside(remove)).code).to.equal(2)
    const stranger = aptosWorkplace(network, await network.newAccount())
    stranger.write('friends.csv', `wallet,amount\n${OTHER},1\n`)
    const foreign = ['--contract', data.contract, '--phase', '1']
    for (const args of [
      ['upsert', ...foreign, '--list', 'friends.csv'],
      ['remove', ...foreign, '--all'],
    ]) {
      const refused = await stranger.jsonInside(['aptos', 'allowlist', ...args])
      expect([refused.code, refused.data]).to.have.nested.property(
        '1.error.code',
        'WRONG_DROP_WALLET',
      )
    }
    const show = await workplace.runInside(['aptos', 'allowlist', 'show', '--phase', '1'])
    expect(show.stdout).to.equal(`address,amount\n${ONE},2\n`)
  })
})
