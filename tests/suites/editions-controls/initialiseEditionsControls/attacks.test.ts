import {
  EDITIONS_CONTROLS_PROGRAM_ID,
  EDITIONS_PROGRAM_ID,
  editionsControlsAddress,
  editionsDeploymentAddress,
  hashlistAddress,
} from '@mintline/solana'
import { ASSOCIATED_TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { Keypair, type PublicKey, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { replaceAccount, withoutSignature } from '../../../helpers/editInstruction.ts'
import {
  expectUnchanged,
  mintFootprint,
  recordsOf,
  tokenAccountOf,
} from '../../../helpers/effects.ts'
import { percentFee } from '../../../helpers/fees.ts'
import { expectFrameworkError } from '../../../helpers/frameworkError.ts'
import { expectControlsError, expectEditionsError } from '../../../helpers/programFailure.ts'

describe('attacks on initialiseEditionsControls', () => {
  let chain: Chain
  let drop: Collection

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    drop = await Collection.prepare(chain)
  })

  /** Deploys with `right` replaced by `wrong`, and expects that no part of the drop exists. */
  async function deployWith(right: PublicKey, wrong: PublicKey) {
    const attempt = replaceAccount(drop.deployInstruction(), right, wrong)
    return expectUnchanged(chain, [...recordsOf(drop), wrong], () =>
      chain.trySend([attempt], drop.deploySigners()),
    )
  }

  describe('with signatures', () => {
    it('an attacker cannot deploy in the name of a creator who does not sign', async () => {
      const attacker = await chain.wallet()
      const named = await Collection.prepare(chain, { payer: attacker.publicKey })
      const attempt = withoutSignature(named.deployInstruction(), named.creator.publicKey)

      const outcome = await expectUnchanged(chain, recordsOf(named), () =>
        chain.trySend([attempt], [attacker, named.groupMint]),
      )

      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
    })

    it('an attacker cannot charge a payer who does not sign', async () => {
      const victim = await chain.wallet()
      const charged = await Collection.prepare(chain, { payer: victim.publicKey })
      const attempt = withoutSignature(charged.deployInstruction(), victim.publicKey)

      const outcome = await expectUnchanged(chain, [victim.publicKey, ...recordsOf(charged)], () =>
        chain.trySend([attempt], charged.deploySigners()),
      )

      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
    })

    it('an attacker cannot use a group mint whose keypair does not sign', async () => {
      const { publicKey } = drop.groupMint
      const attempt = withoutSignature(drop.deployInstruction(), publicKey)

      const outcome = await expectUnchanged(chain, recordsOf(drop), () =>
        chain.trySend([attempt], [drop.creator]),
      )

      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
    })
  })

  describe('with symbols', () => {
    it('a symbol belongs to the first deployment, whose creator everybody can read', async () => {
      // Given two creators who want the same symbol
      const { symbol } = drop.input
      const late = await Collection.prepare(chain, { symbol })
      await chain.send([drop.deployInstruction()], drop.deploySigners())

      // When the second one deploys, then it is refused and the first collection does not change
      const outcome = await expectUnchanged(
        chain,
        [...recordsOf(drop), late.groupMint.publicKey],
        async () => chain.trySend([late.deployInstruction()], late.deploySigners()),
      )
      expectEditionsError(outcome, 'AccountInUse')

      // Then the record at the symbol's address still names the first creator
      const { creator } = await late.controlsRecord()
      expect(creator.toBase58()).to.equal(drop.creator.publicKey.toBase58())
    })

    it('the creator cannot deploy the same collection twice', async () => {
      await chain.send([drop.deployInstruction()], drop.deploySigners())
      const { publicKey } = await chain.wallet()
      const again = await Collection.prepare(chain, {
        symbol: drop.input.symbol,
        treasury: publicKey,
        platformFee: percentFee(0n, [publicKey]),
      })
      const attempt = replaceAccount(
        again.deployInstruction(),
        again.creator.publicKey,
        drop.creator.publicKey,
      )

      const outcome = await expectUnchanged(chain, recordsOf(drop), () =>
        chain.trySend([attempt], [drop.creator, again.groupMint]),
      )

      expectEditionsError(outcome, 'AccountInUse')
    })

    it('symbols that differ in case are different symbols', async () => {
      const lower = await Collection.deploy(chain, { symbol: 'Case' })
      const upper = await Collection.deploy(chain, { symbol: 'CASE' })

      expect((await lower.controlsRecord()).creator).to.deep.equal(lower.creator.publicKey)
      expect((await upper.controlsRecord()).creator).to.deep.equal(upper.creator.publicKey)
    })
  })

  describe('with accounts', () => {
    it('controls at another address are refused', async () => {
      const other = editionsControlsAddress(editionsDeploymentAddress('another symbol'))

      for (const wrong of [other, drop.deployment]) {
        expectControlsError(await deployWith(drop.controls, wrong), 'DeploymentMismatch')
      }
    })

    it('a deployment at the address of another symbol is refused', async () => {
      const deployment = editionsDeploymentAddress('another symbol')
      const attempt = replaceAccount(
        replaceAccount(
          replaceAccount(drop.deployInstruction(), drop.deployment, deployment),
          drop.controls,
          editionsControlsAddress(deployment),
        ),
        hashlistAddress(drop.deployment, 0),
        hashlistAddress(deployment, 0),
      )

      const outcome = await expectUnchanged(chain, [deployment, ...recordsOf(drop)], () =>
        chain.trySend([attempt], drop.deploySigners()),
      )

      expectEditionsError(outcome, 'DerivedKeyInvalid')
    })

    it('a hashlist page of another collection or of another number is refused', async () => {
      const page = hashlistAddress(drop.deployment, 0)

      for (const wrong of [
        hashlistAddress(editionsDeploymentAddress('another symbol'), 0),
        hashlistAddress(drop.deployment, 1),
      ]) {
        expectEditionsError(await deployWith(page, wrong), 'WrongHashlistPage')
      }
    })

    it('the group mint of an existing collection is refused', async () => {
      const other = await Collection.deploy(chain)
      const { publicKey } = other.groupMint
      const attempt = replaceAccount(drop.deployInstruction(), drop.groupMint.publicKey, publicKey)

      const outcome = await expectUnchanged(chain, [publicKey, ...recordsOf(drop)], () =>
        chain.trySend([attempt], [drop.creator, other.groupMint]),
      )

      expectEditionsError(outcome, 'AccountInUse')
    })

    it("an attacker cannot turn the creator's wallet into the group mint", async () => {
      const { creator, groupMint } = drop
      const attempt = replaceAccount(
        drop.deployInstruction(),
        groupMint.publicKey,
        creator.publicKey,
      )

      const outcome = await expectUnchanged(chain, recordsOf(drop), () =>
        chain.trySend([attempt], [creator]),
      )

      expectControlsError(outcome, 'RawConstraintViolated')
      expect((await chain.account(creator.publicKey))?.owner).to.deep.equal(SystemProgram.programId)
    })

    it("an attacker cannot turn the payer's wallet into the group mint", async () => {
      const payer = await chain.wallet()
      const paid = await Collection.prepare(chain, { payer: payer.publicKey })
      const attempt = replaceAccount(
        paid.deployInstruction(),
        paid.groupMint.publicKey,
        payer.publicKey,
      )

      const outcome = await expectUnchanged(chain, [payer.publicKey, ...recordsOf(paid)], () =>
        chain.trySend([attempt], [paid.creator, payer]),
      )

      expectEditionsError(outcome, 'BadMint')
    })

    it('another program in place of the editions program is refused', async () => {
      const outcome = await deployWith(EDITIONS_PROGRAM_ID, EDITIONS_CONTROLS_PROGRAM_ID)

      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'InvalidProgramId')
    })
  })

  describe('with lamports sent beforehand', () => {
    const addresses: Record<string, () => PublicKey> = {
      'the controls': () => drop.controls,
      'the deployment': () => drop.deployment,
      'the hashlist page': () => hashlistAddress(drop.deployment, 0),
      'the group mint': () => drop.groupMint.publicKey,
    }

    for (const [name, addressOf] of Object.entries(addresses)) {
      // A group mint that holds more than its rent could be a wallet: creators must use another key.
      const amounts = name === 'the group mint' ? [1_000_000n] : [1_000_000n, 100_000_000n]
      for (const lamports of amounts) {
        it(`an attacker cannot block a symbol with ${lamports} lamports at ${name}`, async () => {
          await chain.fund(addressOf(), lamports)

          await chain.send([drop.deployInstruction()], drop.deploySigners())
          await drop.addPhase()
          const minter = await chain.wallet()
          await drop.mint(minter)

          expect(await drop.mintCount(minter.publicKey)).to.equal(1n)
        })
      }
    }

    it('an attacker cannot block a symbol with lamports at all of its addresses', async () => {
      for (const addressOf of Object.values(addresses)) await chain.fund(addressOf(), 1_000_000n)

      await chain.send([drop.deployInstruction()], drop.deploySigners())

      expect((await drop.controlsRecord()).creator).to.deep.equal(drop.creator.publicKey)
    })
  })

  describe('with the editions program itself', () => {
    /** Builds a direct mint by the editions program, without the controls. */
    async function mintDirectly(collection: Collection, minter: Keypair, signer: PublicKey) {
      const mint = Keypair.generate()
      const instruction = await chain.editions.methods
        .mint()
        .accountsStrict({
          editionsDeployment: collection.deployment,
          hashlist: hashlistAddress(collection.deployment, 0),
          payer: minter.publicKey,
          signer,
          minter: minter.publicKey,
          mint: mint.publicKey,
          groupMint: collection.groupMint.publicKey,
          tokenAccount: tokenAccountOf(mint.publicKey, minter.publicKey),
          tokenProgram: TOKEN_2022_PROGRAM_ID,
          associatedTokenProgram: ASSOCIATED_TOKEN_PROGRAM_ID,
          systemProgram: SystemProgram.programId,
        })
        .instruction()
      return { instruction, mint }
    }

    it('nobody can mint without the controls, including the owner', async () => {
      const free = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
      const attacker = await chain.wallet()

      for (const minter of [attacker, free.creator]) {
        const { instruction, mint } = await mintDirectly(free, minter, minter.publicKey)
        const footprint = await mintFootprint(free, minter.publicKey)
        const unpaid = footprint.filter((address) => !address.equals(minter.publicKey))
        const outcome = await expectUnchanged(chain, [mint.publicKey, ...unpaid], () =>
          chain.trySend([instruction], [minter, mint]),
        )
        expectEditionsError(outcome, 'CreatorCosignRequired')
      }
    })

    it('nobody can sign a mint for the controls', async () => {
      const free = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
      const attacker = await chain.wallet()
      const { instruction, mint } = await mintDirectly(free, attacker, free.controls)

      const outcome = await expectUnchanged(
        chain,
        [mint.publicKey, ...(await mintFootprint(free, attacker.publicKey))],
        () => chain.trySend([withoutSignature(instruction, free.controls)], [attacker, mint]),
      )

      expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, 'AccountNotSigner')
    })
  })
})
