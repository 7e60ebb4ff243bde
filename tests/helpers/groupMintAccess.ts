import { EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { Keypair, type TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import type { Chain } from './chain.ts'
import { Deployment, type ModifyAccounts } from './deployment.ts'
import { withoutSignature } from './editInstruction.ts'
import { expectUnchanged } from './effects.ts'
import { expectFrameworkError } from './frameworkError.ts'
import { expectEditionsError } from './programFailure.ts'
import { expectExactRent, gainOf, rentOf } from './rent.ts'

/** Builds an instruction that changes the group mint, with some accounts replaced. */
type Change = (
  deployment: Deployment,
  accounts: Partial<ModifyAccounts>,
) => Promise<TransactionInstruction>

/** An instruction to test, with its setup. */
interface AccessTest {
  change: Change
  /** Prepares a deployment for the instruction. */
  prepare?: (deployment: Deployment) => Promise<unknown>
  /** True if the instruction enlarges the group mint or the record. */
  grows: boolean
}

/** Tests every instruction with the accounts in `ModifyGroupMint`. */
export function testGroupMintAccess(
  chain: () => Chain,
  { change, prepare, grows }: AccessTest,
): void {
  async function deploy(): Promise<Deployment> {
    const deployment = await Deployment.deploy(chain())
    await prepare?.(deployment)
    return deployment
  }

  describe('access', () => {
    it('an attacker cannot name themselves as the creator', async () => {
      const [deployment, attacker] = [await deploy(), await chain().wallet()]
      const { publicKey } = attacker
      const outcome = await refuses(
        deployment,
        await change(deployment, { creator: publicKey, payer: publicKey }),
        [attacker],
      )
      expectEditionsError(outcome, 'BadOwner')
    })

    it("an attacker cannot act without the creator's signature", async () => {
      const [deployment, attacker] = [await deploy(), await chain().wallet()]
      const instruction = withoutSignature(
        await change(deployment, { payer: attacker.publicKey }),
        deployment.creator.publicKey,
      )
      const outcome = await refuses(deployment, instruction, [attacker])
      expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, 'AccountNotSigner')
    })

    it("an attacker cannot change another collection's group mint through their own", async () => {
      const [victim, own] = [await deploy(), await deploy()]
      const groupMint = victim.groupMint.publicKey
      const outcome = await refuses(victim, await change(own, { groupMint }), [own.creator])
      expectEditionsError(outcome, 'WrongGroupMint')
    })

    it('an item is not accepted as the group mint', async () => {
      const deployment = await deploy()
      const { mint: groupMint } = await deployment.mintItem()
      const outcome = await refuses(deployment, await change(deployment, { groupMint }), [
        deployment.creator,
      ])
      expectEditionsError(outcome, 'WrongGroupMint')
    })

    it('an attacker cannot pass a deployment of their own making', async () => {
      // Given a copy of a deployment with the attacker as creator, owned by another program
      const [deployment, attacker] = [await deploy(), await chain().wallet()]
      const record = await chain().account(deployment.address)
      if (!record) throw new Error('There is no deployment.')
      const forged = Keypair.generate().publicKey
      attacker.publicKey.toBuffer().copy(record.data, 8)
      chain().setAccount(forged, { ...record, owner: TOKEN_PROGRAM_ID })

      // Then it is not accepted as a deployment
      const outcome = await refuses(
        deployment,
        await change(deployment, {
          editionsDeployment: forged,
          creator: attacker.publicKey,
          payer: attacker.publicKey,
        }),
        [attacker],
      )
      expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, 'AccountOwnedByWrongProgram')
    })

    it('a hashlist page is not accepted as the deployment', async () => {
      const deployment = await deploy()
      const editionsDeployment = deployment.page(0)
      const outcome = await refuses(deployment, await change(deployment, { editionsDeployment }), [
        deployment.creator,
      ])
      expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, 'AccountDiscriminatorMismatch')
    })

    it('a token program other than Token-2022 is refused', async () => {
      const deployment = await deploy()
      const outcome = await refuses(
        deployment,
        await change(deployment, { tokenProgram: TOKEN_PROGRAM_ID }),
        [deployment.creator],
      )
      expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, 'InvalidProgramId')
    })

    it('a wallet that does not sign cannot be made to pay', async () => {
      const deployment = await deploy()
      const victim = (await chain().wallet()).publicKey
      const instruction = withoutSignature(await change(deployment, { payer: victim }), victim)
      const [gain, outcome] = await gainOf(chain(), victim, () =>
        refuses(deployment, instruction, [deployment.creator]),
      )
      expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, 'AccountNotSigner')
      expect(gain).to.equal(0n)
    })

    it('the group mint need not sign, and the payer tops up the rent exactly', async () => {
      // Given a deployment
      const [deployment, payer] = [await deploy(), await chain().wallet()]
      const held = await rentOf(chain(), deployment.addresses())

      // When the creator changes it and another wallet pays
      const instruction = await change(deployment, { payer: payer.publicKey })
      const [gain] = await gainOf(chain(), payer.publicKey, () =>
        chain().send([instruction], [deployment.creator, payer]),
      )

      // Then the payer paid the increase, which is 0 or exactly the missing rent
      expect(gain).to.equal(held - (await rentOf(chain(), deployment.addresses())))
      expect(gain < 0n).to.equal(grows)
      if (grows) await expectExactRent(chain(), deployment.addresses())
    })
  })

  function refuses(
    deployment: Deployment,
    instruction: TransactionInstruction,
    signers: Keypair[],
  ) {
    return expectUnchanged(chain(), deployment.addresses(), () =>
      chain().trySend([instruction], signers),
    )
  }
}
