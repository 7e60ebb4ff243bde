import { modifyPlatformFee, modifyPlatformFeeSecondaryAdmin } from '@mintline/solana'
import { type Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { controlsEvents } from '../../helpers/events.ts'
import { testFeeAccess } from '../../helpers/feeAccess.ts'
import { percentFee } from '../../helpers/fees.ts'
import { tryInVain } from '../../helpers/ownerAccess.ts'
import { expectControlsError } from '../../helpers/programFailure.ts'
import { deployStaffed, type Staff } from '../../helpers/staff.ts'

describe('modifyPlatformFeeSecondaryAdmin', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  function instruction({ drop }: Staff, admin: PublicKey, newAdmin: PublicKey) {
    const { deployment } = drop
    return modifyPlatformFeeSecondaryAdmin({ deployment, admin, newAdmin })
  }

  function feeChange({ drop, stranger }: Staff, { publicKey: admin }: Keypair) {
    const platformFee = percentFee(100n, [stranger.publicKey])
    return modifyPlatformFee({ deployment: drop.deployment, admin, platformFee })
  }

  testFeeAccess(
    () => chain,
    (staff, admin) => instruction(staff, admin, staff.stranger.publicKey),
    ['primaryAdmin', 'secondaryAdmin'],
  )

  for (const role of ['primaryAdmin', 'secondaryAdmin'] as const) {
    it(`takes every power from the secondary admin once the ${role} passes on the role`, async () => {
      // Given a secondary admin who is replaced
      const staff = await deployStaffed(chain)
      const { drop, secondaryAdmin: old, stranger: next } = staff
      const handOn = instruction(staff, staff[role].publicKey, next.publicKey)
      await chain.send([handOn], [staff[role]])

      // Then the previous one has no power left
      const late = feeChange(staff, old)
      expectControlsError(await tryInVain(drop, late, [old]), 'RawConstraintViolated')
      const back = instruction(staff, old.publicKey, old.publicKey)
      expectControlsError(await tryInVain(drop, back, [old]), 'RawConstraintViolated')

      // And the new one has each power
      await chain.send([feeChange(staff, next)], [next])
      await chain.send([instruction(staff, next.publicKey, old.publicKey)], [next])
    })
  }

  it('leaves the role vacant with the default address, until the primary admin fills it', async () => {
    // Given a secondary admin who resigns
    const staff = await deployStaffed(chain)
    const { drop, primaryAdmin, secondaryAdmin, stranger } = staff
    const giveUp = instruction(staff, secondaryAdmin.publicKey, PublicKey.default)
    await chain.send([giveUp], [secondaryAdmin])

    // Then nobody has it
    const late = feeChange(staff, secondaryAdmin)
    expectControlsError(await tryInVain(drop, late, [secondaryAdmin]), 'RawConstraintViolated')

    // And the primary admin may fill it again
    const fill = instruction(staff, primaryAdmin.publicKey, stranger.publicKey)
    await chain.send([fill], [primaryAdmin])
    await chain.send([feeChange(staff, stranger)], [stranger])
  })

  it('emits the old and the new admin', async () => {
    const staff = await deployStaffed(chain)
    const { drop, secondaryAdmin, stranger } = staff

    const outcome = await chain.send(
      [instruction(staff, secondaryAdmin.publicKey, stranger.publicKey)],
      [secondaryAdmin],
    )

    expect(controlsEvents(outcome)).to.deep.equal([
      {
        name: 'platformFeeSecondaryAdminModified',
        data: {
          editionsDeployment: drop.deployment.toBase58(),
          oldAdmin: secondaryAdmin.publicKey.toBase58(),
          newAdmin: stranger.publicKey.toBase58(),
        },
      },
    ])
    const { platformFeeSecondaryAdmin } = await drop.controlsRecord()
    expect(platformFeeSecondaryAdmin.toBase58()).to.equal(stranger.publicKey.toBase58())
  })
})
