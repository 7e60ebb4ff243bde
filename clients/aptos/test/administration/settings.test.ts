import { expect } from 'chai'
import type { AdministrationPlan } from '../../src/administration/administrationPlan.ts'
import type { DropSettings } from '../../src/administration/dropSettings.ts'
import {
  planPlatformFee,
  planRevenueSplit,
  planRoyalties,
} from '../../src/administration/planMoney.ts'
import {
  planOwnershipAcceptance,
  planOwnershipOffer,
  planOwnershipOfferCancellation,
} from '../../src/administration/planOwnership.ts'
import { planEndTime, planPaused, planTotalSupply } from '../../src/administration/planSales.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { keyWallet } from '../../src/wallet/signingWallet.ts'
import { send, settingsOf } from '../support/administration.ts'
import { padded } from '../support/answers.ts'
import { createDrop, type DropInput } from '../support/drops.ts'
import { describeOnNetwork, START, startNetwork, type TestNetwork } from '../support/network.ts'
import { codeOf } from '../support/refusals.ts'

const A = padded('0xa1')
const B = padded('0xb1')

describeOnNetwork('changes of drops on Aptos', () => {
  let network: TestNetwork
  let contract: string
  let version: 1 | 2
  before(async () => {
    network = await startNetwork()
  })
  after(() => network.close())

  const open = async (input: DropInput = {}) => {
    contract = await createDrop(network, input)
    version = input.version ?? 2
  }
  const settings = () => settingsOf(network, contract, version)

  type Planning = (settings: DropSettings) => AdministrationPlan

  /** Makes a change, makes it again, and returns the settings then. */
  const change = async (plan: Planning) => {
    expect(await send(network, plan(await settings()))).to.equal(1)
    const after = await settings()
    expect(plan(after)).to.deep.include({ changes: [], calls: [] })
    return after
  }

  const refusal = async (plan: Planning) => {
    const before = await settings()
    return codeOf(async () => plan(before))
  }

  const mint = async (quantity: bigint) => {
    const { connection, machines } = network
    const wallet = await network.newWallet()
    await mintItems(connection, { contract, machines, wallet, quantity })
  }

  it('set a platform fee, flat or a percentage, and its split', async () => {
    await open({ phases: [{ price: 7n }] })
    const feeSplit = [
      { recipient: '0xa1', share: 1n },
      { recipient: B, share: 99n },
    ]
    const flat = await change((drop) =>
      planPlatformFee(drop, { type: 'flat', value: 7n, feeSplit }),
    )
    const stored = [
      { recipient: A, share: 1n },
      { recipient: B, share: 99n },
    ]
    expect(flat.platformFee).to.deep.equal({ type: 'flat', value: 7n, feeSplit: stored })
    const whole = { type: 'percentage', valueBp: 10_000 } as const
    const percentage = await change((drop) => planPlatformFee(drop, whole))
    expect(percentage.platformFee).to.deep.equal({ ...whole, feeSplit: stored })
  })

  it('refuse fees above the price, and in version 1', async () => {
    await open({ phases: [{ price: 7n }] })
    const flat = { type: 'flat', value: 8n } as const
    expect(await refusal((drop) => planPlatformFee(drop, flat))).to.equal('FLAT_FEE_CLOSES_PHASE')
    const above = { type: 'percentage', valueBp: 10_001 } as const
    expect(await refusal((drop) => planPlatformFee(drop, above))).to.equal('BASIS_POINTS_INVALID')
    await open({ version: 1 })
    const fixed = { type: 'percentage', valueBp: 300 } as const
    expect(await refusal((drop) => planPlatformFee(drop, fixed))).to.equal('FIXED_IN_VERSION_1')
  })

  it('divide the revenue among up to 10 wallets, and the fee among up to 5', async () => {
    await open()
    const equal = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        recipient: padded(`0x${(index + 100).toString(16)}`),
        share: BigInt(100 / count),
      }))
    const after = await change((drop) => planRevenueSplit(drop, equal(10)))
    expect(after.revenueSplit).to.deep.equal(equal(10))
    const fee = { type: 'percentage', valueBp: 1 } as const
    const five = await change((drop) => planPlatformFee(drop, { ...fee, feeSplit: equal(5) }))
    expect(five.platformFee.feeSplit).to.deep.equal(equal(5))
    const six = [...equal(5), { recipient: A, share: 1n }]
    expect(await refusal((drop) => planPlatformFee(drop, { ...fee, feeSplit: six }))).to.equal(
      'DROP_RECIPIENTS_INVALID',
    )
    const eleven = [...equal(10), { recipient: A, share: 1n }]
    expect(await refusal((drop) => planRevenueSplit(drop, eleven))).to.equal(
      'DROP_RECIPIENTS_INVALID',
    )
  })

  it('refuse splits that the drop machine would refuse', async () => {
    await open()
    const { creator } = await settings()
    const cases = [
      [[], 'DROP_RECIPIENTS_INVALID'],
      [[[A, 99n]], 'DROP_SHARES_NOT_100'],
      [
        [
          [A, 100n],
          [B, 0n],
        ],
        'DROP_SHARE_INVALID',
      ],
      [
        [
          [A, 50n],
          ['0xa1', 50n],
        ],
        'DROP_RECIPIENT_REPEATED',
      ],
      [[['0xf', 100n]], 'DROP_RECIPIENT_INVALID'],
      [[[contract, 100n]], 'DROP_RECIPIENT_INVALID'],
      [[[creator, 100n]], 'DROP_RECIPIENT_INVALID'],
      [[['nobody', 100n]], 'INVALID_ADDRESS'],
    ] as const
    for (const [shares, code] of cases) {
      const split = shares.map(([recipient, share]) => ({ recipient, share }))
      expect(await refusal((drop) => planRevenueSplit(drop, split))).to.equal(code)
    }
    await change((drop) => planRevenueSplit(drop, [{ recipient: '0x10', share: 100n }]))
  })

  it('set royalties up to the whole price', async () => {
    await open({ version: 1 })
    const royalties = (numerator: bigint, denominator = 3n, payee = B) => ({
      royaltyPayeeAddress: payee,
      royaltyPointsDenominator: denominator,
      royaltyPointsNumerator: numerator,
    })
    const after = await change((drop) => planRoyalties(drop, royalties(3n)))
    expect(after.royalties).to.deep.equal(royalties(3n))
    expect(await refusal((drop) => planRoyalties(drop, royalties(4n)))).to.equal(
      'ROYALTIES_INVALID',
    )
    expect(await refusal((drop) => planRoyalties(drop, royalties(0n, 0n)))).to.equal('U64_INVALID')
    expect(await refusal((drop) => planRoyalties(drop, royalties(1n, 3n, '0x1')))).to.equal(
      'DROP_RECIPIENT_INVALID',
    )
  })

  it('lower a total supply to the items minted, and never raise it', async () => {
    await open({ totalSupply: 10n })
    await mint(2n)
    const supply = (items: bigint) => (drop: DropSettings) => planTotalSupply(drop, items)
    expect(await refusal(supply(1n))).to.equal('TOTAL_SUPPLY_BELOW_MINTED')
    expect(await refusal(supply(11n))).to.equal('TOTAL_SUPPLY_RAISED')
    expect(await refusal(supply(0n))).to.equal('U64_INVALID')
    expect(await change(supply(2n))).to.deep.include({ totalSupply: 2n, totalMinted: 2n })
    expect(await refusal(supply(3n))).to.equal('TOTAL_SUPPLY_RAISED')
  })

  it('set and lift the limit of an open edition, but not in version 1', async () => {
    await open({ totalSupply: 0n })
    await change((drop) => planTotalSupply(drop, 5n))
    await change((drop) => planTotalSupply(drop, 6n))
    expect((await change((drop) => planTotalSupply(drop, 0n))).totalSupply).to.equal(0n)
    await open({ version: 1, totalSupply: 0n })
    expect(await refusal((drop) => planTotalSupply(drop, 5n))).to.equal('FIXED_IN_VERSION_1')
  })

  it('end a drop after the start of its last phase, or never', async () => {
    await open({ phases: [{ start: START + 60n }] })
    const end = new Date(Number(START + 61n) * 1_000)
    expect((await change((drop) => planEndTime(drop, end))).endTime).to.equal(START + 61n)
    expect(await refusal((drop) => planEndTime(drop, START + 60n))).to.equal('DROP_PHASE_AFTER_END')
    expect((await change((drop) => planEndTime(drop, undefined))).endTime).to.equal(undefined)
  })

  it('stop all mints, and let them go on', async () => {
    await open()
    await change((drop) => planPaused(drop, true))
    expect(await codeOf(() => mint(1n))).to.equal('DROP_PAUSED')
    await change((drop) => planPaused(drop, false))
    await mint(1n)
    expect((await settings()).totalMinted).to.equal(1n)
  })

  it('pass the ownership on to the wallet that it is offered to, and to no other', async () => {
    await open()
    const next = await network.newWallet()
    expect(await refusal(planOwnershipAcceptance)).to.equal('OWNERSHIP_NOT_OFFERED')
    const own = network.owner.accountAddress.toString()
    expect(await refusal((drop) => planOwnershipOffer(drop, own))).to.equal('OWNER_ALREADY')
    await change((drop) => planOwnershipOffer(drop, A))
    expect((await change(planOwnershipOfferCancellation)).ownershipOfferedTo).to.equal(undefined)
    const offered = await change((drop) => planOwnershipOffer(drop, next.address))
    const acceptance = planOwnershipAcceptance(offered)
    expect(await codeOf(() => send(network, acceptance))).to.equal('WRONG_DROP_WALLET')
    const { address } = keyWallet(network.owner)
    const forged = { ...acceptance, sender: { role: 'next owner', address } } as const
    expect(await codeOf(() => send(network, forged))).to.equal('MODULE_ABORTED')
    expect(await send(network, acceptance, { wallet: next })).to.equal(1)
    const after = await settings()
    expect(after).to.deep.include({
      collectionOwner: next.address,
      ownershipOfferedTo: undefined,
      revenueSplit: offered.revenueSplit,
    })
    expect(await codeOf(() => send(network, planPaused(after, true)))).to.equal('WRONG_DROP_WALLET')
  })
})
