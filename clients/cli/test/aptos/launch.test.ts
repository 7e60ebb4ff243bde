import { readFileSync } from 'node:fs'
import type { Account } from '@aptos-labs/ts-sdk'
import { fetchBalance } from '@mintline/aptos'
import { expect } from 'chai'
import type { Workplace } from '../_command.ts'
import { expectSnapshot, wholeOutput } from '../_snapshot.ts'
import {
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
  readonly transactions: readonly { readonly hash: string; readonly title: string }[]
  readonly differences: readonly unknown[]
}

describeOnNetwork('mintline launch on Aptos', () => {
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

  const countOf = async (account: Account) => {
    const { accountAddress } = account
    return BigInt((await network.aptos.getAccountInfo({ accountAddress })).sequence_number)
  }
  const shown = (text: string) => namesOf(text, workplace, { owner: addressOf(owner) })

  it('creates a drop with its settings and phases, and has nothing left to do then', async () => {
    writeAptosDrop(workplace, addressOf(owner))
    // When it is tried, Then every transaction is shown and none is sent
    const balance = await fetchBalance(network.connection, addressOf(owner))
    const tried = await workplace.runInside(['launch', '--dry-run'])
    expect(tried.code, tried.stderr).to.equal(0)
    expectSnapshot('aptos-launch-dry-run', shown(wholeOutput(tried)))
    expect(await fetchBalance(network.connection, addressOf(owner))).to.equal(balance)

    // When it is launched, Then the chain matches the config
    const launched = await workplace.runInside(['launch'])
    expect(launched.code, launched.stderr).to.equal(0)
    expectSnapshot('aptos-launch', shown(wholeOutput(launched)))
    const show = await workplace.runInside(['aptos', 'show'])
    expectSnapshot('aptos-launched', shown(wholeOutput(show)))
    expect((await workplace.runInside(['metadata'])).stdout).to.match(
      /^description {4}The first one\nmetadata {7}https:.+\nitem name {6}First #\{\}\nitem metadata {2}data:/,
    )
    const verified = await workplace.runInside(['verify'])
    expect(verified.code).to.equal(0)
    expectSnapshot('aptos-verify', shown(wholeOutput(verified)))

    // When it is launched again, Then there is nothing to do
    const count = await countOf(owner)
    const again = await workplace.jsonInside<Launched>(['launch'])
    expect(again.code, again.stderr).to.equal(0)
    expect(again.data.transactions).to.deep.equal([])
    expect(again.data.differences).to.deep.equal([])
    expect(await countOf(owner)).to.equal(count)
  })

  it('imports a launched drop into files that match the chain', async () => {
    const config = writeAptosDrop(workplace, addressOf(owner))
    const listed = addressOf(await network.newAccount())
    workplace.write('members.csv', `wallet,amount\n${listed},2\n`)
    const members = {
      name: 'Members',
      type: 'allowList',
      price: '0.1 APT',
      list: 'members.csv',
      start: '2027-09-01T00:00:00Z',
    }
    const { collection, phases } = config
    writeAptosDrop(workplace, addressOf(owner), {
      collection: { ...collection, end: '2028-01-01T00:00:00Z' },
      phases: [...phases, members],
    })
    const launched = await workplace.jsonInside<Launched>(['launch'])
    expect(launched.code, launched.stderr).to.equal(0)
    const { contract } = launched.data
    // When it is imported into another folder
    const other = aptosWorkplace(network, owner)
    const run = await other.runInside(['import', contract, '--chain', 'aptos-local'])
    expect(run.code, run.stderr).to.equal(0)
    expect(readFileSync(other.path('phase-3.csv'), 'utf8')).to.equal(
      `address,amount\n${listed},2\n`,
    )
    // Then nothing differs between the files and the chain
    const verified = await other.jsonInside<Launched>(['verify'])
    expect(verified.code, verified.stderr).to.equal(0)
    expect(verified.data.differences).to.deep.equal([])
  })

  it('changes what differs, and nothing else', async () => {
    const config = writeAptosDrop(workplace, addressOf(owner))
    const first = await workplace.jsonInside<Launched>(['launch'])
    expect(first.code, first.stderr).to.equal(0)
    const { collection, phases } = config
    const other = addressOf(await network.newAccount())
    writeAptosDrop(workplace, addressOf(owner), {
      collection: {
        ...collection,
        treasury: [
          { address: other, share: 70 },
          { address: addressOf(owner), share: 30 },
        ],
        royalties: { ...collection.royalties, royaltyBasisPoints: 700 },
        platformFee: { ...collection.platformFee, platformFeeValue: '0.2 APT' },
        maxNumberOfTokens: 50,
        end: '2028-01-01T00:00:00Z',
      },
      phases: [phases[0], { ...phases[1], price: '2 APT' }],
    })
    const differing = await workplace.runInside(['verify'])
    expect(differing.code).to.equal(4)
    expectSnapshot(
      'aptos-verify-differences',
      namesOf(wholeOutput(differing), workplace, { owner: addressOf(owner), other }),
    )
    const { code, data, stderr } = await workplace.jsonInside<Launched>(['launch'])
    expect(code, stderr).to.equal(0)
    expect(data.contract).to.equal(first.data.contract)
    expect(data.transactions.map(({ title }) => title)).to.deep.equal([
      'Set the treasury',
      'Set the royalties',
      'Set the platform fee',
      'Set the maximum number of items',
      'Set the end',
      'Modify a phase',
    ])
    expect((await workplace.runInside(['verify'])).code).to.equal(0)
  })

  it('finds an order for changes that need each other', async () => {
    const config = writeAptosDrop(workplace, addressOf(owner))
    const { collection, phases } = config
    const ended = { ...collection, end: '2027-07-01T00:00:00Z' }
    writeAptosDrop(workplace, addressOf(owner), { collection: ended })
    expect((await workplace.runInside(['launch'])).code).to.equal(0)
    // Given phases that begin after the present end, at prices below which the new fee would be too high
    writeAptosDrop(workplace, addressOf(owner), {
      collection: {
        ...collection,
        end: '2029-01-01T00:00:00Z',
        platformFee: { ...collection.platformFee, platformFeeValue: '1.5 APT' },
      },
      phases: [
        { ...phases[0], price: '2 APT' },
        { ...phases[1], price: '2 APT', start: '2028-06-01T00:00:00Z' },
      ],
    })
    const { code, data, stderr } = await workplace.jsonInside<Launched>(['launch'])
    expect(code, stderr).to.equal(0)
    expect(data.transactions.map(({ title }) => title)).to.deep.equal([
      'Set the end',
      'Modify a phase',
      'Modify a phase',
      'Set the platform fee',
    ])
  })

  it('refuses before anything is sent what the drop machine would refuse', async () => {
    const config = writeAptosDrop(workplace, addressOf(owner))
    expect((await workplace.runInside(['launch'])).code).to.equal(0)
    const count = await countOf(owner)
    const collection = {
      ...config.collection,
      maxNumberOfTokens: 101,
      treasury: addressOf(network.owner),
    }
    writeAptosDrop(workplace, addressOf(owner), { collection })
    const refused = await workplace.jsonInside(['launch'])
    expect(refused.code).to.equal(1)
    expect(refused.data).to.have.nested.property('error.code', 'TOTAL_SUPPLY_RAISED')
    expect(await countOf(owner)).to.equal(count)
    const { code, data } = await workplace.jsonInside<Launched>(['verify'])
    expect(code).to.equal(4)
    expect(data.differences).to.deep.include({
      path: 'collection.maxNumberOfTokens',
      config: 'not possible: The total supply is 100 and can only be lowered, not set to 101',
      chain: 'as it is',
    })
  })

  it('ends with 4 where the drop has another text, which cannot change', async () => {
    const config = writeAptosDrop(workplace, addressOf(owner))
    expect((await workplace.runInside(['aptos', 'create'])).code).to.equal(0)
    const collection = { ...config.collection, itemBaseName: 'Other #{}' }
    writeAptosDrop(workplace, addressOf(owner), { collection })
    const { code, data } = await workplace.jsonInside<Launched>(['launch'])
    expect(code).to.equal(4)
    expect(data.differences).to.deep.equal([
      { path: 'collection.itemBaseName', config: 'Other #{}', chain: 'First #{}' },
    ])
  })

  it('goes on after a run that was interrupted once the drop was created', async () => {
    writeAptosDrop(workplace, addressOf(owner))
    // Given a run that ends as soon as the creation has been sent
    const killed = await workplace.run(['launch'], {
      onStderr: (text, child) => {
        if (text.includes('Create the drop: 0x')) child.kill('SIGKILL')
      },
    })
    expect(killed.code).to.equal(null)
    const count = await countOf(owner)
    // When it runs again, Then it finds the drop and only sends the rest
    const { code, data, stderr } = await workplace.jsonInside<Launched>(['launch'])
    expect(code, stderr).to.equal(0)
    expect(data.differences).to.deep.equal([])
    const titles = data.transactions.map(({ title }) => title)
    expect(titles).not.to.include('Create the drop')
    expect(await countOf(owner)).to.equal(count + BigInt(titles.length))
  })

  it('refuses the wallet of another than the owner', async () => {
    const config = writeAptosDrop(workplace, addressOf(owner))
    const { data } = await workplace.jsonInside<Launched>(['launch'])
    const stranger = aptosWorkplace(network, await network.newAccount())
    const collection = { ...config.collection, contract: data.contract, maxNumberOfTokens: 9 }
    writeAptosDrop(stranger, addressOf(owner), { collection })
    for (const args of [['launch'], ['launch', '--dry-run']]) {
      const refused = await stranger.jsonInside(args)
      expect(refused.code).to.equal(1)
      expect(refused.data).to.have.nested.property('error.code', 'WRONG_DROP_WALLET')
    }
  })
})
