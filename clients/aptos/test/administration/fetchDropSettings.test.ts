import { expect } from 'chai'
import { decodePhaseRecords } from '../../src/administration/decodeSettings.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { settingsOf } from '../support/administration.ts'
import { padded } from '../support/answers.ts'
import { administer, createDrop } from '../support/drops.ts'
import {
  describeOnNetwork,
  PLATFORM,
  START,
  startNetwork,
  type TestNetwork,
} from '../support/network.ts'
import { codeOf } from '../support/refusals.ts'

const ROOT = `0x${'ab'.repeat(32)}`
const NEXT_OWNER = padded('0xb0b')

describeOnNetwork('settings of drops on Aptos', () => {
  let network: TestNetwork
  let owner: string
  before(async () => {
    network = await startNetwork()
    owner = network.owner.accountAddress.toStringLong()
  })
  after(() => network.close())

  it('are those of the creation until the owner changes them', async () => {
    const contract = await createDrop(network, { version: 1, phases: [] })
    const settings = await settingsOf(network, contract, 1)
    expect(settings).to.deep.include({
      collection: contract,
      collectionOwner: owner,
      ownershipOfferedTo: undefined,
      isPaused: false,
      isOpenEdition: false,
      endTime: undefined,
      totalMinted: 0n,
      totalSupply: 10n,
      platformFee: {
        type: 'percentage',
        valueBp: 300,
        feeSplit: [{ recipient: PLATFORM, share: 100n }],
      },
      revenueSplit: [{ recipient: owner, share: 100n }],
      royalties: {
        royaltyPayeeAddress: owner,
        royaltyPointsDenominator: 100n,
        royaltyPointsNumerator: 5n,
      },
      phases: [],
      itemBaseName: 'No. {}',
    })
    expect(settings.machine.version).to.equal(1)
    expect(settings.ledger.now).to.equal(network.now())
  })

  it('are everything that the owner has changed', async () => {
    const contract = await createDrop(network, {
      totalSupply: 0n,
      phases: [
        { price: 9n, maxPerWallet: 3n, maxPerTransaction: 2n, listed: { [padded('0xa1')]: 1n } },
      ],
    })
    const end = START + 1_000n
    const root = Buffer.from(ROOT.slice(2), 'hex')
    await administer(network, 'add_phase', [contract, START + 500n, 8n, 0, 0, true, root])
    await administer(network, 'set_end_time', [contract, end])
    await administer(network, 'set_total_supply', [contract, 77])
    await administer(network, 'set_platform_fee', [
      contract,
      7,
      true,
      [padded('0xfe'), padded('0xff')],
      [1, 99],
    ])
    await administer(network, 'set_revenue_split', [
      contract,
      [padded('0xe1'), padded('0xe2')],
      [60, 40],
    ])
    await administer(network, 'set_royalties', [contract, padded('0xe3'), 1000, 25])
    await administer(network, 'set_paused', [contract, true])
    await administer(network, 'offer_ownership', [contract, NEXT_OWNER])

    expect(await settingsOf(network, contract)).to.deep.include({
      collectionOwner: owner,
      ownershipOfferedTo: NEXT_OWNER,
      isPaused: true,
      isOpenEdition: true,
      endTime: end,
      totalSupply: 77n,
      platformFee: {
        type: 'flat',
        value: 7n,
        feeSplit: [
          { recipient: padded('0xfe'), share: 1n },
          { recipient: padded('0xff'), share: 99n },
        ],
      },
      revenueSplit: [
        { recipient: padded('0xe1'), share: 60n },
        { recipient: padded('0xe2'), share: 40n },
      ],
      royalties: {
        royaltyPayeeAddress: padded('0xe3'),
        royaltyPointsDenominator: 1000n,
        royaltyPointsNumerator: 25n,
      },
      phases: [
        {
          phaseId: 1n,
          saleMintTime: START,
          saleMintPrice: 9n,
          maxPerWallet: 3n,
          maxPerTransaction: 2n,
          isPrivate: true,
          merkleRoot: undefined,
          entries: 1n,
          minted: 0n,
        },
        {
          phaseId: 2n,
          saleMintTime: START + 500n,
          saleMintPrice: 8n,
          maxPerWallet: 0n,
          maxPerTransaction: 0n,
          isPrivate: true,
          merkleRoot: ROOT,
          entries: 0n,
          minted: 0n,
        },
      ],
    })
  })

  it('count the items of each phase', async () => {
    const contract = await createDrop(network)
    const { connection, machines } = network
    const wallet = await network.newWallet()
    await mintItems(connection, { contract, machines, wallet, quantity: 2n })
    const { totalMinted, phases } = await settingsOf(network, contract)
    expect([totalMinted, phases.map(({ minted }) => minted)]).to.deep.equal([2n, [2n]])
  })

  it('error: an address without a drop', async () => {
    expect(await codeOf(() => settingsOf(network, '0xdead'))).to.equal('NO_CONTRACT_DATA')
  })

  it('error: a drop of the other version', async () => {
    const contract = await createDrop(network, { version: 1 })
    expect(await codeOf(() => settingsOf(network, contract, 2))).to.equal('MODULE_ABORTED')
  })
})

describe('phases as a view of Aptos answers them', () => {
  it('error: a merkle root of another length', () => {
    const phase = {
      phase_id: '1',
      sale_mint_time: '1',
      sale_mint_price: '0',
      max_per_wallet: '0',
      max_per_transaction: '0',
      is_private: true,
      merkle_root: '0xabab',
      entries: '0',
      minted: '0',
    }
    expect(() => decodePhaseRecords([phase], '0xd1::reads::phase_records'))
      .to.throw('0.merkle_root is neither empty nor 32 bytes in hex')
      .with.property('code', 'VIEW_ANSWER_INVALID')
  })
})
