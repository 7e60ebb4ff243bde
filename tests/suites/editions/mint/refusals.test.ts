import { EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { Keypair, type PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain, type Outcome } from '../../../helpers/chain.ts'
import { Deployment } from '../../../helpers/deployment.ts'
import { withoutSignature } from '../../../helpers/editInstruction.ts'
import { expectUnchanged, tokenAccountOf } from '../../../helpers/effects.ts'
import { expectFrameworkError } from '../../../helpers/frameworkError.ts'
import { readTokenAccount } from '../../../helpers/mintState.ts'
import { expectEditionsError } from '../../../helpers/programFailure.ts'

describe('editions / mint / refusals', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  describe('signatures', () => {
    it('an attacker cannot mint for a wallet that does not sign', async () => {
      const deployment = await Deployment.deploy(chain)
      const [attacker, victim] = [await chain.wallet(), await chain.wallet()]
      const mint = Keypair.generate()
      const instruction = withoutSignature(
        await deployment.mint({
          mint: mint.publicKey,
          minter: victim.publicKey,
          payer: attacker.publicKey,
          signer: attacker.publicKey,
        }),
        victim.publicKey,
      )
      const outcome = await refuses(deployment, instruction, [attacker, mint])
      expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, 'AccountNotSigner')
      expect(await chain.account(mint.publicKey)).to.equal(null)
    })

    for (const role of ['payer', 'signer', 'mint'] as const) {
      it(`the ${role} must sign`, async () => {
        // Given a wallet that does not sign, in place of one that must
        const deployment = await Deployment.deploy(chain)
        const [minter, other] = [await chain.wallet(), await chain.wallet()]
        const mint = Keypair.generate()
        const accounts = { minter: minter.publicKey, mint: mint.publicKey }

        // When the minter mints
        const instruction = withoutSignature(
          await deployment.mint({ ...accounts, [role]: other.publicKey }),
          other.publicKey,
        )
        const signers = role === 'mint' ? [minter] : [minter, mint]
        const outcome = await refuses(deployment, instruction, signers, [other.publicKey])
        expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, 'AccountNotSigner')
      })
    }
  })

  describe('co-sign', () => {
    async function cosigned() {
      return Deployment.deploy(chain, { creatorCosignProgramId: Keypair.generate().publicKey })
    }

    it('an attacker cannot mint without the creator if a co-signer is required', async () => {
      const deployment = await cosigned()
      const [minter, mint] = [await chain.wallet(), Keypair.generate()]
      const accounts = { mint: mint.publicKey, minter: minter.publicKey }

      // When the minter signs in place of the creator
      const own = await deployment.mint(accounts)
      expectEditionsError(await refuses(deployment, own, [minter, mint]), 'CreatorCosignRequired')

      // When another wallet co-signs
      const other = await chain.wallet()
      const wrong = await deployment.mint({ ...accounts, signer: other.publicKey })
      expectEditionsError(
        await refuses(deployment, wrong, [minter, mint, other]),
        'CreatorCosignRequired',
      )

      // When the creator is named but does not sign
      const creator = deployment.creator.publicKey
      const unsigned = withoutSignature(
        await deployment.mint({ ...accounts, signer: creator }),
        creator,
      )
      const outcome = await refuses(deployment, unsigned, [minter, mint])
      expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, 'AccountNotSigner')
    })

    it("the co-signer of one deployment cannot co-sign another's mints", async () => {
      const [deployment, other] = [await cosigned(), await cosigned()]
      const [minter, mint] = [await chain.wallet(), Keypair.generate()]
      const instruction = await deployment.mint({
        mint: mint.publicKey,
        minter: minter.publicKey,
        signer: other.creator.publicKey,
      })
      const outcome = await refuses(deployment, instruction, [minter, mint, other.creator])
      expectEditionsError(outcome, 'CreatorCosignRequired')
    })

    it("a mint with the creator's signature goes to the minter", async () => {
      const deployment = await cosigned()
      const [minter, mint] = [await chain.wallet(), Keypair.generate()]
      const instruction = await deployment.mint({
        mint: mint.publicKey,
        minter: minter.publicKey,
        signer: deployment.creator.publicKey,
      })
      await chain.send([instruction], [minter, mint, deployment.creator])
      const tokenAccount = tokenAccountOf(mint.publicKey, minter.publicKey)
      expect((await readTokenAccount(chain, tokenAccount)).amount).to.equal(1n)
    })

    it('without a required co-signer, any signer is accepted', async () => {
      const deployment = await Deployment.deploy(chain)
      await deployment.mintItem(await chain.wallet())
      expect(await deployment.issued()).to.equal(1n)
    })
  })

  describe('supply', () => {
    it('nothing is minted beyond the maximum', async () => {
      const deployment = await Deployment.deploy(chain, { maxNumberOfTokens: 2n })
      await deployment.mintItem()
      await deployment.mintItem()
      const [minter, mint] = [await chain.wallet(), Keypair.generate()]
      const outcome = await expectUnchanged(chain, deployment.addresses(), () =>
        deployment.tryMint(minter, {}, mint),
      )
      expectEditionsError(outcome, 'MintedOut')
      expect(await chain.account(mint.publicKey)).to.equal(null)
      expect(await deployment.issued()).to.equal(2n)
    })

    it('the same mint cannot be minted twice', async () => {
      const deployment = await Deployment.deploy(chain)
      const [minter, mint] = [await chain.wallet(), Keypair.generate()]
      expect((await deployment.tryMint(minter, {}, mint)).failure).to.equal(undefined)
      const outcome = await expectUnchanged(
        chain,
        [...deployment.addresses(), mint.publicKey],
        () => deployment.tryMint(minter, {}, mint),
      )
      expectEditionsError(outcome, 'AccountInUse')
    })

    it('the same mint twice in one transaction mints nothing', async () => {
      const deployment = await Deployment.deploy(chain)
      const [minter, mint] = [await chain.wallet(), Keypair.generate()]
      const instruction = await deployment.mint({
        mint: mint.publicKey,
        minter: minter.publicKey,
      })
      const outcome = await expectUnchanged(chain, deployment.addresses(), () =>
        chain.trySend([instruction, instruction], [minter, mint]),
      )
      expectEditionsError(outcome, 'AccountInUse')
      expect(await chain.account(mint.publicKey)).to.equal(null)
    })

    it('an attacker cannot turn the wallet of a co-signer, payer or minter into an item', async () => {
      // Given wallets that sign a mint, each in a single role
      const deployment = await Deployment.deploy(chain, {
        creatorCosignProgramId: Keypair.generate().publicKey,
      })
      const [minter, payer] = [await chain.wallet(), await chain.wallet()]
      const feePayer = await chain.wallet()
      for (const victim of [deployment.creator, payer, minter]) {
        // When one of them is also named as the new mint
        const instruction = await deployment.mint({
          mint: victim.publicKey,
          minter: minter.publicKey,
          payer: payer.publicKey,
          signer: deployment.creator.publicKey,
        })
        const outcome = await refuses(
          deployment,
          instruction,
          [feePayer, minter, payer, deployment.creator],
          [victim.publicKey],
        )

        // Then it is still a wallet
        expectEditionsError(outcome, 'BadMint')
      }
    })

    it('the group mint cannot be minted as an item', async () => {
      const deployment = await Deployment.deploy(chain)
      const minter = await chain.wallet()
      const outcome = await expectUnchanged(chain, deployment.addresses(), () =>
        deployment.tryMint(minter, {}, deployment.groupMint),
      )
      expectEditionsError(outcome, 'AccountInUse')
    })
  })

  describe('accounts of others', () => {
    it('an attacker cannot mint into the group of another deployment', async () => {
      const [deployment, victim] = [await Deployment.deploy(chain), await Deployment.deploy(chain)]
      const groupMint = victim.groupMint.publicKey
      const outcome = await mintWith(deployment, { groupMint }, victim.addresses())
      expectEditionsError(outcome, 'WrongGroupMint')
    })

    it('an item is not a group mint', async () => {
      const deployment = await Deployment.deploy(chain)
      const { mint: groupMint } = await deployment.mintItem()
      expectEditionsError(await mintWith(deployment, { groupMint }), 'WrongGroupMint')
    })

    it('an attacker cannot pass a forged deployment', async () => {
      // Given a copy of a deployment, owned by another program
      const deployment = await Deployment.deploy(chain)
      const record = await chain.account(deployment.address)
      if (!record) throw new Error('There is no deployment.')
      const forged = Keypair.generate().publicKey
      chain.setAccount(forged, { ...record, owner: TOKEN_PROGRAM_ID })

      // Then it is not accepted as a deployment; nor is its page
      for (const editionsDeployment of [forged, deployment.page(0)]) {
        const outcome = await mintWith(deployment, { editionsDeployment }, [forged])
        expectEditionsError(outcome, 'DeploymentUnreadable')
      }
    })

    it('a deployment that does not exist mints nothing', async () => {
      const deployment = await Deployment.deploy(chain)
      const absent = await Deployment.prepare(chain)
      const outcome = await mintWith(deployment, { editionsDeployment: absent.address })
      expectEditionsError(outcome, 'DeploymentUnreadable')
    })

    it("an attacker cannot put another wallet's token account in place of the minter's", async () => {
      const deployment = await Deployment.deploy(chain)
      const [minter, attacker] = [await chain.wallet(), await chain.wallet()]
      const mint = Keypair.generate()
      const tokenAccount = tokenAccountOf(mint.publicKey, attacker.publicKey)
      const outcome = await expectUnchanged(
        chain,
        [...deployment.addresses(), tokenAccount, mint.publicKey],
        () => deployment.tryMint(minter, { tokenAccount }, mint),
      )
      expect(outcome.failure?.text).to.include('Provided seeds do not result in a valid address')
    })

    it('a token account of another item is refused', async () => {
      const deployment = await Deployment.deploy(chain)
      const minter = await chain.wallet()
      const { tokenAccount } = await deployment.mintItem(minter)
      const outcome = await expectUnchanged(chain, [...deployment.addresses(), tokenAccount], () =>
        deployment.tryMint(minter, { tokenAccount }),
      )
      expectEditionsError(outcome, 'MintUsedBefore')
    })

    for (const [role, program] of [
      ['tokenProgram', TOKEN_PROGRAM_ID],
      ['associatedTokenProgram', TOKEN_PROGRAM_ID],
      ['systemProgram', TOKEN_PROGRAM_ID],
    ] as const) {
      it(`another program in place of ${role} is refused`, async () => {
        const deployment = await Deployment.deploy(chain)
        const outcome = await mintWith(deployment, { [role]: program })
        expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, 'InvalidProgramId')
      })
    }
  })

  /** Sends an instruction and expects that the deployment does not change. */
  function refuses(
    deployment: Deployment,
    instruction: TransactionInstruction,
    signers: Keypair[],
    others: PublicKey[] = [],
  ): Promise<Outcome> {
    return expectUnchanged(chain, [...deployment.addresses(), ...others], () =>
      chain.trySend([instruction], signers),
    )
  }

  /** Tries a mint with some accounts replaced; neither the deployment nor `others` may change. */
  async function mintWith(
    deployment: Deployment,
    accounts: Parameters<Deployment['tryMint']>[1],
    others: PublicKey[] = [],
  ): Promise<Outcome> {
    const [minter, mint] = [await chain.wallet(), Keypair.generate()]
    const outcome = await expectUnchanged(chain, [...deployment.addresses(), ...others], () =>
      deployment.tryMint(minter, accounts, mint),
    )
    expect(await chain.account(mint.publicKey)).to.equal(null)
    return outcome
  }
})
