import { EDITIONS_CONTROLS_PROGRAM_ID, transferOwnership } from '@mintline/solana'
import type { Keypair, PublicKey, TransactionInstruction } from '@solana/web3.js'
import type { Chain, Outcome } from './chain.ts'
import { Collection, OPEN_PHASE } from './collection.ts'
import { replaceAccount, withoutSignature } from './editInstruction.ts'
import { expectUnchanged, recordsOf } from './effects.ts'
import { expectFrameworkError } from './frameworkError.ts'
import { expectControlsError, expectEditionsError } from './programFailure.ts'
import { deployStaffed, type Staff } from './staff.ts'

/** Wallets named as owner and payer in an instruction. */
export interface NamedWallets {
  creator: PublicKey
  payer?: PublicKey
}

/** Builds an otherwise valid owner instruction with these wallets. */
export type OwnerInstruction = (
  staff: Staff,
  wallets: NamedWallets,
) => TransactionInstruction | Promise<TransactionInstruction>

/** Sends an instruction and expects that the collection's records do not change. */
export async function tryInVain(
  drop: Collection,
  instruction: TransactionInstruction,
  signers: Keypair[],
): Promise<Outcome> {
  return expectUnchanged(drop.chain, recordsOf(drop), () =>
    drop.chain.trySend([instruction], signers),
  )
}

/** Tests every owner instruction. */
export function testOwnerAccess(chain: () => Chain, instruction: OwnerInstruction): void {
  describe('who may', () => {
    for (const role of ['stranger', 'primaryAdmin', 'secondaryAdmin'] as const) {
      it(`the ${WORDS[role]} may not`, async () => {
        const staff = await deployStaffed(chain(), { phases: [OPEN_PHASE] })
        const { publicKey: creator } = staff[role]

        const attempt = await instruction(staff, { creator })
        const outcome = await tryInVain(staff.drop, attempt, [staff[role]])

        expectControlsError(outcome, 'RawConstraintViolated')
      })
    }

    it('an attacker cannot act in the name of an owner who does not sign', async () => {
      const staff = await deployStaffed(chain(), { phases: [OPEN_PHASE] })
      const { drop, owner, stranger } = staff
      const named = { creator: owner.publicKey, payer: stranger.publicKey }

      const attempt = withoutSignature(await instruction(staff, named), owner.publicKey)
      const outcome = await tryInVain(drop, attempt, [stranger])

      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
    })

    it('the old owner may not any more once the collection is handed over, the new one may', async () => {
      // Given a collection with a new owner
      const staff = await deployStaffed(chain(), { phases: [OPEN_PHASE] })
      const { drop, owner, stranger: newOwner } = staff
      const handOver = transferOwnership({
        deployment: drop.deployment,
        creator: owner.publicKey,
        newOwner: newOwner.publicKey,
      })
      await chain().send([handOver], [owner])

      // Then the old owner is refused
      const late = await instruction(staff, { creator: owner.publicKey })
      expectControlsError(await tryInVain(drop, late, [owner]), 'RawConstraintViolated')

      // And the new owner is accepted
      const attempt = await instruction(staff, { creator: newOwner.publicKey })
      await chain().send([attempt], [newOwner])
    })
  })
}

/** Tests every instruction on a deployment. */
export function testDeploymentAccount(chain: () => Chain, instruction: OwnerInstruction): void {
  describe('on which deployment', () => {
    it("an attacker cannot change another's deployment by controls of their own", async () => {
      const staff = await deployStaffed(chain(), { phases: [OPEN_PHASE] })
      const own = await Collection.deploy(chain())

      const attempt = replaceAccount(
        await instruction(staff, { creator: own.creator.publicKey }),
        staff.drop.controls,
        own.controls,
      )
      const outcome = await tryInVain(staff.drop, attempt, [own.creator])

      expectControlsError(outcome, 'DeploymentMismatch')
    })

    it('the deployment of another collection is refused', async () => {
      const staff = await deployStaffed(chain(), { phases: [OPEN_PHASE] })
      const other = await Collection.deploy(chain())

      const attempt = replaceAccount(
        await instruction(staff, { creator: staff.owner.publicKey }),
        staff.drop.deployment,
        other.deployment,
      )
      const outcome = await expectUnchanged(chain(), recordsOf(other), () =>
        tryInVain(staff.drop, attempt, [staff.owner]),
      )

      expectControlsError(outcome, 'DeploymentMismatch')
    })
  })
}

/** Tests every instruction on the group mint. */
export function testGroupMintAccount(chain: () => Chain, instruction: OwnerInstruction): void {
  describe('on which group mint', () => {
    async function refuses(staff: Staff, groupMint: PublicKey) {
      const attempt = replaceAccount(
        await instruction(staff, { creator: staff.owner.publicKey }),
        staff.drop.groupMint.publicKey,
        groupMint,
      )
      const outcome = await expectUnchanged(chain(), [groupMint], () =>
        tryInVain(staff.drop, attempt, [staff.owner]),
      )
      expectEditionsError(outcome, 'WrongGroupMint')
    }

    it('the group mint of another collection is refused', async () => {
      const staff = await deployStaffed(chain(), { phases: [OPEN_PHASE] })
      const other = await Collection.deploy(chain())
      await refuses(staff, other.groupMint.publicKey)
    })

    it("one of the collection's own items is refused as its group mint", async () => {
      const staff = await deployStaffed(chain(), { phases: [OPEN_PHASE] })
      await refuses(staff, await staff.drop.mint(staff.stranger))
    })
  })
}

const WORDS = {
  stranger: 'stranger',
  primaryAdmin: 'primary fee admin',
  secondaryAdmin: 'secondary fee admin',
} as const
