import { EDITIONS_CONTROLS_PROGRAM_ID } from '@mintline/solana'
import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import type { Chain } from './chain.ts'
import { withoutSignature } from './editInstruction.ts'
import { expectFrameworkError } from './frameworkError.ts'
import { tryInVain } from './ownerAccess.ts'
import { expectControlsError } from './programFailure.ts'
import { deployStaffed, type Staff } from './staff.ts'

/** A role that wallets play. */
export type Role = 'owner' | 'primaryAdmin' | 'secondaryAdmin' | 'stranger'

/** Role names in test titles. */
export const ROLE_WORDS: Record<Role, string> = {
  owner: 'owner of the collection',
  primaryAdmin: 'primary fee admin',
  secondaryAdmin: 'secondary fee admin',
  stranger: 'stranger',
}

/** Tests every instruction for the fee admins. */
export function testFeeAccess(
  chain: () => Chain,
  instruction: (staff: Staff, admin: PublicKey) => TransactionInstruction,
  allowed: readonly Role[],
): void {
  describe('who may', () => {
    for (const role of ['owner', 'primaryAdmin', 'secondaryAdmin', 'stranger'] as const) {
      const isAllowed = allowed.includes(role)
      it(`the ${ROLE_WORDS[role]} may${isAllowed ? '' : ' not'}`, async () => {
        const staff = await deployStaffed(chain())
        const attempt = instruction(staff, staff[role].publicKey)

        if (isAllowed) {
          await chain().send([attempt], [staff[role]])
        } else {
          const outcome = await tryInVain(staff.drop, attempt, [staff[role]])
          expectControlsError(outcome, 'RawConstraintViolated')
        }
      })
    }

    it('an attacker cannot act in the name of an admin who does not sign', async () => {
      const staff = await deployStaffed(chain())
      const admin = staff.primaryAdmin.publicKey

      const attempt = withoutSignature(instruction(staff, admin), admin)
      const outcome = await tryInVain(staff.drop, attempt, [staff.stranger])

      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
    })

    it("an admin of one collection may not change another's", async () => {
      const [staff, other] = [await deployStaffed(chain()), await deployStaffed(chain())]

      const attempt = instruction(staff, other.primaryAdmin.publicKey)
      const outcome = await tryInVain(staff.drop, attempt, [other.primaryAdmin])

      expectControlsError(outcome, 'RawConstraintViolated')
    })
  })
}
