import {
  modifyPlatformFee,
  modifyPlatformFeePrimaryAdmin,
  modifyPlatformFeeSecondaryAdmin,
} from '@mintline/solana'
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { controlsEvents } from '../../helpers/events.ts'
import { testFeeAccess } from '../../helpers/feeAccess.ts'
import { percentFee } from '../../helpers/fees.ts'
import { tryInVain } from '../../helpers/ownerAccess.ts'
import { expectControlsError } from '../../helpers/programFailure.ts'
import { deployStaffed, type Staff } from '../../helpers/staff.ts'

describe('modifyPlatformFeePrimaryAdmin', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  function instruction({ drop, primaryAdmin }: Staff, newAdmin: PublicKey) {
    return modifyPlatformFeePrimaryAdmin({
      deployment: drop.deployment,
      admin: primaryAdmin.publicKey,
      newAdmin,
    })
  }

  testFeeAccess(
    () => chain,
    ({ drop, stranger }, admin) =>
      modifyPlatformFeePrimaryAdmin({
        deployment: drop.deployment,
        admin,
        newAdmin: stranger.publicKey,
      }),
    ['primaryAdmin'],
  )

  it('the secondary admin cannot become the primary admin', async () => {
    const staff = await deployStaffed(chain)
    const { publicKey } = staff.secondaryAdmin
    const attempt = modifyPlatformFeePrimaryAdmin({
      deployment: staff.drop.deployment,
      admin: publicKey,
      newAdmin: publicKey,
    })

    const outcome = await tryInVain(staff.drop, attempt, [staff.secondaryAdmin])

    expectControlsError(outcome, 'RawConstraintViolated')
  })

  it('passes on every power of the role, and takes it from the previous admin', async () => {
    // Given a primary admin who passes on the role
    const staff = await deployStaffed(chain)
    const { drop, primaryAdmin: old, stranger: next } = staff
    await chain.send([instruction(staff, next.publicKey)], [old])

    // Then the new admin has each power and the old one none
    const powers = (admin: PublicKey) => [
      modifyPlatformFee({
        deployment: drop.deployment,
        admin,
        platformFee: percentFee(100n, [next.publicKey]),
      }),
      modifyPlatformFeeSecondaryAdmin({
        deployment: drop.deployment,
        admin,
        newAdmin: Keypair.generate().publicKey,
      }),
      modifyPlatformFeePrimaryAdmin({
        deployment: drop.deployment,
        admin,
        newAdmin: Keypair.generate().publicKey,
      }),
    ]
    for (const power of powers(old.publicKey)) {
      expectControlsError(await tryInVain(drop, power, [old]), 'RawConstraintViolated')
    }
    for (const power of powers(next.publicKey)) await chain.send([power], [next])
  })

  it('cannot be vacant', async () => {
    const staff = await deployStaffed(chain)
    const attempt = instruction(staff, PublicKey.default)
    const outcome = await tryInVain(staff.drop, attempt, [staff.primaryAdmin])
    expectControlsError(outcome, 'PrimaryAdminIsDefault')
  })

  it('emits the old and the new admin', async () => {
    const staff = await deployStaffed(chain)
    const newAdmin = Keypair.generate().publicKey

    const outcome = await chain.send([instruction(staff, newAdmin)], [staff.primaryAdmin])

    expect(controlsEvents(outcome)).to.deep.equal([
      {
        name: 'platformFeePrimaryAdminModified',
        data: {
          editionsDeployment: staff.drop.deployment.toBase58(),
          oldAdmin: staff.primaryAdmin.publicKey.toBase58(),
          newAdmin: newAdmin.toBase58(),
        },
      },
    ])
    const { platformFeePrimaryAdmin } = await staff.drop.controlsRecord()
    expect(platformFeePrimaryAdmin.toBase58()).to.equal(newAdmin.toBase58())
  })
})
