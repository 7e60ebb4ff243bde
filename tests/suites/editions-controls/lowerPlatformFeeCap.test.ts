import {
  lowerPlatformFeeCap,
  modifyPlatformFee,
  modifyPlatformFeePrimaryAdmin,
  modifyPlatformFeeSecondaryAdmin,
  type PlatformFeeCap,
} from '@mintline/solana'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { controlsEvents } from '../../helpers/events.ts'
import { testFeeAccess } from '../../helpers/feeAccess.ts'
import { flatFee, percentFee } from '../../helpers/fees.ts'
import { tryInVain } from '../../helpers/ownerAccess.ts'
import { plain } from '../../helpers/plain.ts'
import { expectControlsError } from '../../helpers/programFailure.ts'
import { deployStaffed, type Staff } from '../../helpers/staff.ts'

const CAP: PlatformFeeCap = { basisPoints: 500, flat: 1_000n }

describe('lowerPlatformFeeCap', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  function instruction({ drop, primaryAdmin }: Staff, cap: PlatformFeeCap) {
    const admin = primaryAdmin.publicKey
    return lowerPlatformFeeCap({ deployment: drop.deployment, admin, cap })
  }

  /** Deploys a collection with a cap and a fee of 3%. */
  async function deployCapped(): Promise<Staff> {
    const { publicKey } = await chain.wallet()
    const platformFee = percentFee(300n, [publicKey])
    return deployStaffed(chain, { platformFee, platformFeeCap: CAP })
  }

  async function capOf({ drop }: Staff) {
    return plain((await drop.controlsRecord()).platformFeeCap)
  }

  async function refuses(staff: Staff, cap: PlatformFeeCap, error: string) {
    const attempt = instruction(staff, cap)
    expectControlsError(await tryInVain(staff.drop, attempt, [staff.primaryAdmin]), error)
  }

  testFeeAccess(
    () => chain,
    ({ drop }, admin) => lowerPlatformFeeCap({ deployment: drop.deployment, admin, cap: CAP }),
    ['primaryAdmin'],
  )

  it('fee admins may not escape by the cap: neither part rises, even while the other falls', async () => {
    const staff = await deployCapped()
    await refuses(staff, { ...CAP, basisPoints: 501 }, 'FeeCapRaised')
    await refuses(staff, { ...CAP, flat: 1_001n }, 'FeeCapRaised')
    await refuses(staff, { basisPoints: 501, flat: 0n }, 'FeeCapRaised')
    await refuses(staff, { basisPoints: 300, flat: 1_001n }, 'FeeCapRaised')
    await refuses(staff, { basisPoints: 0xffff, flat: (1n << 64n) - 1n }, 'FeeCapRaised')
  })

  it('a lowered cap does not rise again, not even to where it was at launch', async () => {
    const staff = await deployCapped()
    await chain.send([instruction(staff, { basisPoints: 400, flat: 0n })], [staff.primaryAdmin])

    await refuses(staff, CAP, 'FeeCapRaised')
    await refuses(staff, { basisPoints: 401, flat: 0n }, 'FeeCapRaised')
    await refuses(staff, { basisPoints: 400, flat: 1n }, 'FeeCapRaised')
  })

  it('may fall to the present fee, but not below it', async () => {
    const staff = await deployCapped()
    await refuses(staff, { basisPoints: 299, flat: 1_000n }, 'FeeAboveCap')

    await chain.send([instruction(staff, { basisPoints: 300, flat: 0n })], [staff.primaryAdmin])

    expect(await capOf(staff)).to.deep.equal({ basisPoints: 300, flat: 0n })
  })

  it('compares a flat fee with the flat part', async () => {
    const { publicKey } = await chain.wallet()
    const platformFee = flatFee(700n, [publicKey])
    const staff = await deployStaffed(chain, { platformFee, platformFeeCap: CAP })
    await refuses(staff, { basisPoints: 500, flat: 699n }, 'FeeAboveCap')

    await chain.send([instruction(staff, { basisPoints: 0, flat: 700n })], [staff.primaryAdmin])

    expect(await capOf(staff)).to.deep.equal({ basisPoints: 0, flat: 700n })
  })

  it('binds the next fee at once, of both admins', async () => {
    const staff = await deployCapped()
    const { drop, primaryAdmin, secondaryAdmin } = staff
    await chain.send([instruction(staff, { basisPoints: 300, flat: 0n })], [primaryAdmin])

    for (const admin of [primaryAdmin, secondaryAdmin]) {
      for (const platformFee of [
        percentFee(301n, [admin.publicKey]),
        flatFee(1n, [admin.publicKey]),
      ]) {
        const attempt = modifyPlatformFee({
          deployment: drop.deployment,
          admin: admin.publicKey,
          platformFee,
        })
        expectControlsError(await tryInVain(drop, attempt, [admin]), 'FeeAboveCap')
      }
    }
  })

  it('passes on with the role: the new primary admin may lower it, the old one may not', async () => {
    const staff = await deployCapped()
    const { drop, primaryAdmin: old, stranger: next } = staff
    const handOver = { deployment: drop.deployment, admin: old.publicKey }
    await chain.send(
      [
        modifyPlatformFeeSecondaryAdmin({ ...handOver, newAdmin: old.publicKey }),
        modifyPlatformFeePrimaryAdmin({ ...handOver, newAdmin: next.publicKey }),
      ],
      [old],
    )

    await refuses(staff, { basisPoints: 400, flat: 0n }, 'RawConstraintViolated')

    const cap = { basisPoints: 400, flat: 0n }
    const attempt = lowerPlatformFeeCap({
      deployment: drop.deployment,
      admin: next.publicKey,
      cap,
    })
    await chain.send([attempt], [next])
    expect(await capOf(staff)).to.deep.equal(cap)
  })

  it('emits the new cap, and changes nothing else', async () => {
    const staff = await deployCapped()
    const before = plain(await staff.drop.controlsRecord())
    const cap = { basisPoints: 400, flat: 20n }

    const outcome = await chain.send([instruction(staff, cap)], [staff.primaryAdmin])

    expect(controlsEvents(outcome)).to.deep.equal([
      {
        name: 'platformFeeCapLowered',
        data: { editionsDeployment: staff.drop.deployment.toBase58(), cap },
      },
    ])
    const after = plain(await staff.drop.controlsRecord())
    expect(after).to.deep.equal({ ...(before as object), platformFeeCap: cap })
  })
})
