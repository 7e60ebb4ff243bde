import { expect } from 'chai'
import { fetchDropSettings } from '../../src/administration/fetchDropSettings.ts'
import { type CreationInput, planCreation } from '../../src/administration/planCreation.ts'
import { previewPlan } from '../../src/administration/previewPlan.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { keyWallet } from '../../src/wallet/signingWallet.ts'
import { send } from '../support/administration.ts'
import { padded } from '../support/answers.ts'
import { administer } from '../support/drops.ts'
import {
  describeOnNetwork,
  PLATFORM,
  START,
  startNetwork,
  type TestNetwork,
} from '../support/network.ts'
import { codeOf } from '../support/refusals.ts'

const PAYEE = padded('0xa1')

let seeds = 0

describeOnNetwork('creation of drops on Aptos', () => {
  let network: TestNetwork
  before(async () => {
    network = await startNetwork()
  })
  after(() => network.close())

  const inputOf = (input: Partial<CreationInput> = {}): CreationInput => {
    seeds += 1
    return {
      owner: network.owner.accountAddress.toString(),
      machines: network.machines,
      seed: `seed ${seeds}`,
      collectionName: 'Drop',
      collectionDescription: 'A drop of a test',
      collectionUri: 'https://example.com/drop.json',
      itemBaseName: 'No. {}',
      itemBaseUri: 'https://example.com/{}.json',
      royalties: {
        royaltyPayeeAddress: PAYEE,
        royaltyPointsDenominator: 100n,
        royaltyPointsNumerator: 5n,
      },
      totalSupply: 10n,
      ...input,
    }
  }
  const plan = (input: CreationInput) => planCreation(network.connection, input)
  const settingsOf = (contract: string, defaultVersion: 1 | 2) =>
    fetchDropSettings(network.connection, {
      contract,
      machines: { ...network.machines, defaultVersion },
    })

  for (const version of [1, 2] as const) {
    it(`makes a drop of version ${version} with its phases, at the address known before`, async () => {
      const platformFeeBp = version === 1 ? 300 : 1_000
      const input = inputOf({
        version,
        platformFeeBp,
        endTime: '2030-01-01T00:00:00Z',
        phases: [
          { saleMintTime: START, saleMintPrice: 5n, maxPerWallet: 2n },
          { saleMintTime: START + 60n, saleMintPrice: 7n, isPrivate: true },
        ],
      })
      const creation = await plan(input)
      expect(creation.calls.map(({ name }) => name)).to.deep.equal([
        'createCollection',
        'addPhase',
        'addPhase',
      ])
      const [first, ...later] = await previewPlan(network.connection, creation)
      expect(first?.estimate?.fee).to.be.greaterThan(0)
      // There is no drop yet that these could be simulated on.
      expect(later).to.deep.equal([
        { name: 'addPhase', estimate: undefined },
        { name: 'addPhase', estimate: undefined },
      ])
      expect(await send(network, creation)).to.equal(3)

      const settings = await settingsOf(creation.collection, version)
      expect(settings).to.deep.include({
        collectionOwner: network.owner.accountAddress.toStringLong(),
        isOpenEdition: false,
        totalSupply: 10n,
        endTime: 1_893_456_000n,
        platformFee: {
          type: 'percentage',
          valueBp: platformFeeBp,
          feeSplit: [{ recipient: PLATFORM, share: 100n }],
        },
        royalties: input.royalties,
        itemBaseName: input.itemBaseName,
        itemBaseUri: input.itemBaseUri,
      })
      expect(settings.machine.version).to.equal(version)
      expect(
        settings.phases.map(({ phaseId, saleMintPrice, maxPerWallet, isPrivate }) => [
          phaseId,
          saleMintPrice,
          maxPerWallet,
          isPrivate,
        ]),
      ).to.deep.equal([
        [1n, 5n, 2n, false],
        [2n, 7n, 0n, true],
      ])
      expect(await plan(input)).to.deep.include({ exists: true, changes: [], calls: [] })
    })
  }

  it('makes open editions, with a limit in version 2', async () => {
    const limited = await plan(inputOf({ isOpenEdition: true, totalSupply: 3n }))
    await send(network, limited)
    expect(await settingsOf(limited.collection, 2)).to.include({
      isOpenEdition: true,
      totalSupply: 3n,
    })
    const open = await plan(inputOf({ version: 1, isOpenEdition: true, totalSupply: 0n }))
    await send(network, open)
    expect(await settingsOf(open.collection, 1)).to.include({
      isOpenEdition: true,
      totalSupply: 0n,
    })
  })

  it('goes on where it ended, and creates nothing twice', async () => {
    const phases = [START, START + 60n, START + 120n].map((saleMintTime) => ({
      saleMintTime,
      saleMintPrice: 0n,
    }))
    const itemBaseUri = 'data:application/json,{"name":"No. {}"}'
    const input = inputOf({ phases, itemBaseUri })
    const first = await plan(input)
    let signed = 0
    const stop = () => {
      signed += 1
      if (signed === 3) throw new Error('crash')
    }
    await send(network, first, { beforeSend: stop }).catch(() => undefined)
    const { connection, machines } = network
    const wallet = await network.newWallet()
    await mintItems(connection, { contract: first.collection, machines, wallet, quantity: 1n })

    const rest = await plan(input)
    expect(rest).to.include({ collection: first.collection, exists: true })
    expect(rest.calls.map(({ name }) => name)).to.deep.equal(['addPhase', 'addPhase'])
    expect(await send(network, rest)).to.equal(2)
    const settings = await settingsOf(first.collection, 2)
    expect(settings.phases.map(({ saleMintTime }) => saleMintTime)).to.deep.equal(
      phases.map(({ saleMintTime }) => saleMintTime),
    )
  })

  it('refuses a drop that exists with other settings or phases', async () => {
    const phase = { saleMintTime: START, saleMintPrice: 1n }
    const input = inputOf({ phases: [phase] })
    const { collection } = await plan(input)
    await send(network, await plan(input))
    const others: Partial<CreationInput>[] = [
      { totalSupply: 9n },
      { platformFeeBp: 301 },
      { endTime: START + 1n },
      { collectionDescription: 'Another drop of a test' },
      { collectionUri: 'https://example.com/other.json' },
      { itemBaseName: 'Nr. {}' },
      { royalties: { ...input.royalties, royaltyPointsNumerator: 4n } },
      { phases: [{ ...phase, saleMintPrice: 2n }] },
      { phases: [] },
    ]
    for (const other of others) {
      expect(await codeOf(() => plan({ ...input, ...other }))).to.equal('DROP_EXISTS')
    }
    expect(await codeOf(() => plan({ ...input, version: 1 }))).to.equal('MODULE_ABORTED')
    await administer(network, 'set_total_supply', [collection, 9])
    expect(await codeOf(() => plan(input))).to.equal('DROP_EXISTS')
    const taken = await plan({ ...input, collectionName: 'Another drop' })
    expect(await codeOf(() => send(network, taken))).to.equal('MODULE_ABORTED')
  })

  it('is for the wallet alone that it was planned for', async () => {
    const stranger = await network.newWallet()
    const creation = await plan(inputOf())
    const byStranger = () => send(network, creation, { wallet: stranger })
    expect(await codeOf(byStranger)).to.equal('WRONG_DROP_WALLET')
    expect(await codeOf(() => settingsOf(creation.collection, 2))).to.equal('NO_CONTRACT_DATA')
    const input = inputOf()
    const { collection } = await plan(input)
    const ofStranger = await plan({ ...input, owner: stranger.address })
    expect(ofStranger.collection).to.not.equal(collection)
    const poor = keyWallet(await network.newAccount(0n))
    const ofPoor = await plan({ ...input, owner: poor.address })
    expect(await codeOf(() => send(network, ofPoor, { wallet: poor }))).to.equal('FUNDS_TOO_LOW')
  })

  it('takes the longest texts, and says what is wrong with others before anything is sent', async () => {
    const longest = inputOf({
      seed: 's'.repeat(64),
      collectionName: 'n'.repeat(128),
      collectionDescription: 'd'.repeat(2_048),
      collectionUri: 'u'.repeat(512),
      itemBaseName: `${'n'.repeat(108)}{}`,
      itemBaseUri: `${'u'.repeat(472)}{}{}`,
    })
    expect(await send(network, await plan(longest))).to.equal(1)
    const cases: [Partial<CreationInput>, string][] = [
      [{ seed: '' }, 'DROP_TEXT_LENGTH_INVALID'],
      [{ seed: 's'.repeat(65) }, 'DROP_TEXT_LENGTH_INVALID'],
      [{ collectionName: '' }, 'DROP_TEXT_LENGTH_INVALID'],
      [{ collectionName: 'ß'.repeat(65) }, 'DROP_TEXT_LENGTH_INVALID'],
      [{ collectionDescription: 'd'.repeat(2_049) }, 'DROP_TEXT_LENGTH_INVALID'],
      [{ itemBaseName: `${'n'.repeat(109)}{}` }, 'DROP_TEXT_LENGTH_INVALID'],
      [{ itemBaseUri: `${'u'.repeat(473)}{}{}` }, 'DROP_TEXT_LENGTH_INVALID'],
      [{ totalSupply: 0n }, 'U64_INVALID'],
      [{ platformFeeBp: 10_001 }, 'BASIS_POINTS_INVALID'],
      [{ version: 1, platformFeeBp: 299 }, 'FIXED_IN_VERSION_1'],
      [{ version: 1, isOpenEdition: true, totalSupply: 1n }, 'FIXED_IN_VERSION_1'],
      [{ endTime: 'soon' }, 'DROP_TIME_INVALID'],
      [
        { endTime: START, phases: [{ saleMintTime: START, saleMintPrice: 0n }] },
        'DROP_PHASE_AFTER_END',
      ],
      [{ machines: { modules: {} } }, 'MACHINE_NOT_CONFIGURED'],
    ]
    for (const [input, code] of cases) {
      expect(await codeOf(() => plan(inputOf(input)))).to.equal(code)
    }
  })
})
