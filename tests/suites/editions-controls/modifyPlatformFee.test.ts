import {
  addPhase,
  modifyCollection,
  modifyPhase,
  modifyPlatformFee,
  type PlatformFeeTerms,
  transferOwnership,
} from '@mintline/solana'
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { OPEN_PHASE } from '../../helpers/collection.ts'
import { gains, mintInVain } from '../../helpers/effects.ts'
import { controlsEvents } from '../../helpers/events.ts'
import { ROLE_WORDS, testFeeAccess } from '../../helpers/feeAccess.ts'
import { flatFee, percentFee } from '../../helpers/fees.ts'
import { tryInVain } from '../../helpers/ownerAccess.ts'
import { plain } from '../../helpers/plain.ts'
import { expectControlsError } from '../../helpers/programFailure.ts'
import { deployStaffed, type Staff } from '../../helpers/staff.ts'

const PRICE = 10_000_001n

describe('modifyPlatformFee', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  function instruction({ drop, primaryAdmin }: Staff, platformFee: PlatformFeeTerms) {
    return modifyPlatformFee({
      deployment: drop.deployment,
      admin: primaryAdmin.publicKey,
      platformFee,
    })
  }

  async function change(staff: Staff, platformFee: PlatformFeeTerms) {
    return chain.send([instruction(staff, platformFee)], [staff.primaryAdmin])
  }

  /** Creates funded wallets, so that any amount can be paid to them. */
  async function recipients(count: number): Promise<PublicKey[]> {
    const wallets: PublicKey[] = []
    while (wallets.length < count) wallets.push((await chain.wallet()).publicKey)
    return wallets
  }

  testFeeAccess(
    () => chain,
    ({ drop, stranger }, admin) =>
      modifyPlatformFee({
        deployment: drop.deployment,
        admin,
        platformFee: percentFee(500n, [stranger.publicKey]),
      }),
    ['primaryAdmin', 'secondaryAdmin'],
  )

  describe('wallets with two roles, and vacant roles', () => {
    it('the owner may change the fee after deploying, as the fee admin', async () => {
      const { drop, owner, stranger } = await deployStaffed(chain, { payer: undefined })
      const platformFee = percentFee(500n, [stranger.publicKey])

      const attempt = modifyPlatformFee({
        deployment: drop.deployment,
        admin: owner.publicKey,
        platformFee,
      })
      await chain.send([attempt], [owner])

      expect((await drop.controlsRecord()).platformFeeValue.toString()).to.equal('500')
    })

    it('a stranger may not change it if there is no secondary admin', async () => {
      const staff = await deployStaffed(chain, { platformFeeSecondaryAdmin: undefined })
      const attempt = modifyPlatformFee({
        deployment: staff.drop.deployment,
        admin: staff.stranger.publicKey,
        platformFee: percentFee(0n, [staff.stranger.publicKey]),
      })

      const outcome = await tryInVain(staff.drop, attempt, [staff.stranger])

      expectControlsError(outcome, 'RawConstraintViolated')
    })
  })

  describe('other powers', () => {
    for (const role of ['primaryAdmin', 'secondaryAdmin'] as const) {
      it(`the ${ROLE_WORDS[role]} may not change phases, prices, treasury or ownership`, async () => {
        const staff = await deployStaffed(chain, { phases: [OPEN_PHASE] })
        const { publicKey } = staff[role]
        const { deployment, groupMint } = staff.drop
        const admin = { deployment, creator: publicKey, groupMint: groupMint.publicKey }
        const phase = { ...OPEN_PHASE, priceAmount: PRICE }

        for (const attempt of [
          addPhase({ ...admin, phase }),
          modifyPhase({ ...admin, phaseIndex: 0, active: false, phase }),
          modifyCollection({ ...admin, changes: { treasury: publicKey } }),
          transferOwnership({ ...admin, newOwner: publicKey }),
        ]) {
          const outcome = await tryInVain(staff.drop, attempt, [staff[role]])
          expectControlsError(outcome, 'RawConstraintViolated')
        }
      })
    }
  })

  describe('refusals', () => {
    async function refuses(platformFee: PlatformFeeTerms, error: string) {
      const staff = await deployStaffed(chain)
      const attempt = instruction(staff, platformFee)
      expectControlsError(await tryInVain(staff.drop, attempt, [staff.primaryAdmin]), error)
    }

    it('shares of 99, of 101, of nobody, and of 356, which are 100 in eight bits', async () => {
      const [first, second] = [Keypair.generate().publicKey, Keypair.generate().publicKey]
      await refuses(percentFee(300n, [first], [99]), 'InvalidFeeShares')
      await refuses(percentFee(300n, [first, second], [50, 51]), 'InvalidFeeShares')
      await refuses(percentFee(300n, []), 'InvalidFeeShares')
      await refuses(percentFee(300n, [first], [0]), 'InvalidFeeShares')
      await refuses(percentFee(300n, [first, second], [200, 156]), 'InvalidFeeShares')
    })

    it('six recipients, even if the sixth has no share', async () => {
      const six = Array.from({ length: 6 }, () => Keypair.generate().publicKey)
      await refuses(percentFee(300n, six, [20, 20, 20, 20, 10, 10]), 'TooManyRecipients')
      await refuses(percentFee(300n, six, [20, 20, 20, 20, 20, 0]), 'TooManyRecipients')
    })

    it('a percentage of 10,001 basis points, where 10,000 are allowed', async () => {
      const [recipient] = [Keypair.generate().publicKey]
      await refuses(percentFee(10_001n, [recipient]), 'PlatformFeeTooHigh')

      const staff = await deployStaffed(chain)
      await change(staff, percentFee(10_000n, [recipient]))
    })

    it('a duplicate recipient', async () => {
      const { publicKey } = Keypair.generate()
      await refuses(percentFee(300n, [publicKey, publicKey], [50, 50]), 'DuplicateFeeRecipient')
    })

    it("the collection's own records, where the fee would be lost", async () => {
      const staff = await deployStaffed(chain)
      for (const own of [staff.drop.controls, staff.drop.deployment]) {
        const other = Keypair.generate().publicKey
        const attempt = instruction(staff, percentFee(300n, [other, own], [99, 1]))
        const outcome = await tryInVain(staff.drop, attempt, [staff.primaryAdmin])
        expectControlsError(outcome, 'ReceiverIsCollection')
      }
    })

    it('the default address with a share', async () => {
      const { publicKey } = Keypair.generate()
      await refuses(
        percentFee(300n, [publicKey, PublicKey.default], [50, 50]),
        'FeeRecipientIsDefault',
      )
    })
  })

  describe('the payment of the next mint', () => {
    it('uses a new percentage at once and to the lamport', async () => {
      // Given a fee of 3% for one recipient
      const [old, first, second, third] = await recipients(4)
      if (!old || !first || !second || !third) throw new Error('Four wallets are needed.')
      const staff = await deployStaffed(chain, {
        platformFee: percentFee(300n, [old]),
        phases: [{ ...OPEN_PHASE, priceAmount: PRICE }],
      })
      const treasury = staff.owner.publicKey
      const minter = await chain.wallet()
      const paid = () =>
        gains(chain, [old, first, second, third, treasury], () => staff.drop.mint(minter))
      expect(await paid()).to.deep.equal([300_000n, 0n, 0n, 0n, PRICE - 300_000n])

      // When it is changed to 7.77% for three
      await change(staff, percentFee(777n, [first, second, third], [33, 33, 34]))

      // Then the next buyer's 777,000 go to the three, with the rounding remainder for the last
      expect(await paid()).to.deep.equal([0n, 256_410n, 256_410n, 264_180n, PRICE - 777_000n])
    })

    it('gives the rounding remainder to the last recipient', async () => {
      const [first, second, third] = await recipients(3)
      if (!first || !second || !third) throw new Error('Three wallets are needed.')
      const staff = await deployStaffed(chain, {
        phases: [{ ...OPEN_PHASE, priceAmount: PRICE }],
      })
      await change(staff, flatFee(101n, [first, second, third], [33, 33, 34]))

      const minter = await chain.wallet()
      const paid = await gains(chain, [first, second, third, staff.owner.publicKey], () =>
        staff.drop.mint(minter),
      )

      expect(paid).to.deep.equal([33n, 33n, 35n, PRICE - 101n])
    })

    it('goes entirely to the recipients if the flat fee equals the price', async () => {
      const [recipient] = await recipients(1)
      if (!recipient) throw new Error('A wallet is needed.')
      const staff = await deployStaffed(chain, {
        phases: [{ ...OPEN_PHASE, priceAmount: PRICE }],
      })
      await change(staff, flatFee(PRICE, [recipient]))

      const minter = await chain.wallet()
      const paid = await gains(chain, [recipient, staff.owner.publicKey], () =>
        staff.drop.mint(minter),
      )

      expect(paid).to.deep.equal([PRICE, 0n])
    })

    it('is refused in phases priced below the flat fee, including free ones, until the fee falls', async () => {
      // Given a free and a cheap phase
      const [recipient] = await recipients(1)
      if (!recipient) throw new Error('A wallet is needed.')
      const staff = await deployStaffed(chain, {
        phases: [OPEN_PHASE, { ...OPEN_PHASE, priceAmount: 999_999n }],
      })
      const minter = await chain.wallet()

      // When the fee rises above them
      await change(staff, flatFee(1_000_000n, [recipient]))

      // Then nobody can mint in them
      for (const phaseIndex of [0, 1]) {
        const outcome = await mintInVain(staff.drop, minter, { phaseIndex })
        expectControlsError(outcome, 'FeeExceedsPrice')
      }

      // And they open again with a fee of 0
      await change(staff, flatFee(0n, [recipient]))
      for (const phaseIndex of [0, 1]) await staff.drop.mint(minter, { phaseIndex })
    })

    it('goes to the recipients in the record: previous ones are refused', async () => {
      const [old, next] = await recipients(2)
      if (!old || !next) throw new Error('Two wallets are needed.')
      const staff = await deployStaffed(chain, {
        platformFee: percentFee(300n, [old]),
        phases: [{ ...OPEN_PHASE, priceAmount: PRICE }],
      })
      await change(staff, percentFee(300n, [next]))

      const outcome = await mintInVain(staff.drop, await chain.wallet(), {
        feeRecipients: [{ address: old, share: 100 }],
      })

      expectControlsError(outcome, 'RecipientMismatch')
    })
  })

  it('uses five new recipients, and emits them', async () => {
    const staff = await deployStaffed(chain, {
      platformFee: percentFee(300n, await recipients(5), [20, 20, 20, 20, 20]),
    })
    const { publicKey } = Keypair.generate()

    const outcome = await change(staff, flatFee(5_000n, [publicKey]))

    const recipient = { address: publicKey.toBase58(), share: 100 }
    const empty = { address: PublicKey.default.toBase58(), share: 0 }
    const { platformFeeValue, isFeeFlat, platformFeeRecipients } = await staff.drop.controlsRecord()
    expect(plain({ platformFeeValue, isFeeFlat, platformFeeRecipients })).to.deep.equal({
      platformFeeValue: 5_000n,
      isFeeFlat: true,
      platformFeeRecipients: [recipient, empty, empty, empty, empty],
    })
    expect(controlsEvents(outcome)).to.deep.equal([
      {
        name: 'platformFeeModified',
        data: {
          editionsDeployment: staff.drop.deployment.toBase58(),
          platformFeeValue: 5_000n,
          isFeeFlat: true,
          recipients: [recipient],
        },
      },
    ])
  })
})
