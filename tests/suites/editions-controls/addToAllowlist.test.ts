import {
  type AddToAllowlistInput,
  addToAllowlist,
  allowlistEntryAddress,
  EDITIONS_CONTROLS_PROGRAM_ID,
} from '@mintline/solana'
import { Keypair, type PublicKey, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { changePhase, closeEntry } from '../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../helpers/collection.ts'
import { replaceAccount, withoutSignature } from '../../helpers/editInstruction.ts'
import { expectUnchanged, gains, mintInVain } from '../../helpers/effects.ts'
import { controlsEvents } from '../../helpers/events.ts'
import { forge } from '../../helpers/forgery.ts'
import { expectFrameworkError } from '../../helpers/frameworkError.ts'
import { ALLOWLIST_PHASE, listedPhase, strangers } from '../../helpers/lists.ts'
import { plain } from '../../helpers/plain.ts'
import { expectControlsError } from '../../helpers/programFailure.ts'

const ENTRY = { phaseIndex: 0, price: 2_000_000, amount: 2 }

describe('addToAllowlist', () => {
  let chain: Chain
  let drop: Collection
  let user: PublicKey

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    drop = await Collection.deploy(chain, {
      phases: [ALLOWLIST_PHASE, OPEN_PHASE, listedPhase(strangers(2)).phase],
    })
    user = Keypair.generate().publicKey
  })

  function entryAddress(phaseIndex = 0): PublicKey {
    return allowlistEntryAddress(drop.deployment, user, phaseIndex)
  }

  function instruction(overrides: Partial<AddToAllowlistInput> = {}) {
    return addToAllowlist({
      deployment: drop.deployment,
      creator: drop.creator.publicKey,
      user,
      ...ENTRY,
      ...overrides,
    })
  }

  async function entry(): Promise<unknown> {
    return plain(await chain.controls.account.userAllowListData.fetchNullable(entryAddress()))
  }

  /** Sends an instruction and expects that no entry is written. */
  async function tryInVain(
    attempt: Awaited<ReturnType<typeof instruction>>,
    signers: Keypair[] = [drop.creator],
    phaseIndex = 0,
  ) {
    return expectUnchanged(chain, [entryAddress(phaseIndex), drop.controls], () =>
      chain.trySend([attempt], signers),
    )
  }

  describe('attacks', () => {
    it('an attacker cannot put a wallet on the list', async () => {
      const attacker = await chain.wallet()

      const outcome = await tryInVain(instruction({ creator: attacker.publicKey }), [attacker])

      expectControlsError(outcome, 'RawConstraintViolated')
    })

    it('an attacker cannot name the owner who does not sign', async () => {
      const attacker = await chain.wallet()
      const { publicKey } = drop.creator
      const attempt = withoutSignature(instruction({ payer: attacker.publicKey }), publicKey)

      const outcome = await tryInVain(attempt, [attacker])

      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
    })

    it('an attacker cannot add a wallet to the list with a collection of their own', async () => {
      // Given a collection owned by the attacker
      const own = await Collection.deploy(chain, { phases: [ALLOWLIST_PHASE] })

      // When the attacker passes its controls for an entry of another collection
      const attempt = replaceAccount(
        instruction({ creator: own.creator.publicKey }),
        drop.controls,
        own.controls,
      )
      const outcome = await tryInVain(attempt, [own.creator])

      // Then the entry is refused
      expectControlsError(outcome, 'InvalidAllowlistData')
    })

    it('an attacker cannot overwrite an entry with a collection of their own', async () => {
      await drop.allow(user, ENTRY)
      const own = await Collection.deploy(chain, { phases: [ALLOWLIST_PHASE] })
      const attempt = replaceAccount(
        instruction({ creator: own.creator.publicKey, amount: 255 }),
        drop.controls,
        own.controls,
      )

      expectControlsError(await tryInVain(attempt, [own.creator]), 'InvalidAllowlistData')
    })

    it('an attacker cannot pass controls that another program owns', async () => {
      // Given a copy of the controls with the attacker as its owner
      const attacker = await chain.wallet()
      const fake = await forge(chain, drop.controls, SystemProgram.programId, (data) => {
        attacker.publicKey.toBuffer().copy(data, 8 + 32)
      })

      // When the attacker writes an entry with it
      const attempt = replaceAccount(
        instruction({ creator: attacker.publicKey }),
        drop.controls,
        fake,
      )
      const outcome = await tryInVain(attempt, [attacker])

      // Then it is refused
      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountOwnedByWrongProgram')
    })

    it('a previous owner cannot write entries', async () => {
      const successor = await chain.wallet()
      const handOver = await chain.controls.methods
        .transferOwnership()
        .accountsStrict({
          editionsControls: drop.controls,
          creator: drop.creator.publicKey,
          newOwner: successor.publicKey,
        })
        .instruction()
      await chain.send([handOver], [drop.creator])

      expectControlsError(await tryInVain(instruction()), 'RawConstraintViolated')
      await chain.send([instruction({ creator: successor.publicKey })], [successor])
      expect(await entry()).to.not.equal(null)
    })

    it('an attacker cannot block an entry with lamports at its address', async () => {
      for (const lamports of [1_000_000n, 50_000_000n]) {
        user = Keypair.generate().publicKey
        await chain.fund(entryAddress(), lamports)

        await drop.allow(user, ENTRY)

        expect(await entry()).to.include({ amount: 2, price: 2_000_000 })
      }
    })
  })

  describe('writes', () => {
    it("price, amount and payer of a wallet's entry", async () => {
      await drop.allow(user, ENTRY)

      expect(await entry()).to.include({
        editionsDeployment: drop.deployment.toBase58(),
        user: user.toBase58(),
        phaseIndex: 0,
        amount: 2,
        price: 2_000_000,
        payer: drop.creator.publicKey.toBase58(),
      })
    })

    it('with rent from the payer, who need not be the owner', async () => {
      const payer = await chain.wallet()

      const [spent, rent] = await gains(chain, [payer.publicKey, entryAddress()], async () =>
        chain.send([instruction({ payer: payer.publicKey })], [drop.creator, payer]),
      )

      const size = (await chain.account(entryAddress()))?.data.length ?? 0
      expect(rent).to.equal(await chain.rent(size))
      expect(spent).to.equal(-(rent ?? 0n))
      expect(await entry()).to.include({ payer: payer.publicKey.toBase58() })
    })

    it('new terms over old ones, and keeps the original payer', async () => {
      // Given an entry paid for by somebody
      const payer = await chain.wallet()
      const first = instruction({ payer: payer.publicKey })
      await chain.send([first], [drop.creator, payer])

      // When the owner writes it again as the payer
      const [rent] = await gains(chain, [entryAddress()], () =>
        drop.allow(user, { ...ENTRY, price: 7, amount: 9 }),
      )

      // Then its terms change, while rent and payer stay
      expect(await entry()).to.include({ amount: 9, price: 7, payer: payer.publicKey.toBase58() })
      expect(rent).to.equal(0n)
    })

    it('the highest amount and price that an entry can hold', async () => {
      await drop.allow(user, { ...ENTRY, amount: 255, price: 2 ** 32 - 1 })

      expect(await entry()).to.include({ amount: 255, price: 4_294_967_295 })
    })

    it('the lowest amount, for free', async () => {
      await drop.allow(user, { ...ENTRY, amount: 1, price: 0 })

      expect(await entry()).to.include({ amount: 1, price: 0 })
    })

    it('a closed entry again, with a new payer', async () => {
      await drop.allow(user, ENTRY)
      await closeEntry(drop, user)
      const payer = await chain.wallet()

      await chain.send([instruction({ payer: payer.publicKey, amount: 3 })], [drop.creator, payer])

      expect(await entry()).to.include({ amount: 3, payer: payer.publicKey.toBase58() })
    })

    it('entries of ten wallets in one transaction', async () => {
      const users = Array.from({ length: 10 }, () => Keypair.generate().publicKey)
      const instructions = await Promise.all(users.map((wallet) => instruction({ user: wallet })))

      await chain.send(instructions, [drop.creator])

      const entries = await Promise.all(
        users.map((wallet) =>
          chain.controls.account.userAllowListData.fetch(
            allowlistEntryAddress(drop.deployment, wallet, 0),
          ),
        ),
      )
      expect(entries.map((one) => one.amount)).to.deep.equal(users.map(() => 2))
    })
  })

  describe('refuses', () => {
    it('an amount of 0, in a new entry and in an existing one', async () => {
      const empty = instruction({ amount: 0 })

      expectControlsError(await tryInVain(empty), 'InvalidAllowlistData')
      await drop.allow(user, ENTRY)
      expectControlsError(await tryInVain(empty), 'InvalidAllowlistData')
    })

    it('an index without a phase', async () => {
      for (const phaseIndex of [3, 255]) {
        const outcome = await tryInVain(instruction({ phaseIndex }), [drop.creator], phaseIndex)
        expectControlsError(outcome, 'InvalidPhaseIndex')
      }
    })

    it('a phase that is public or has a merkle list', async () => {
      for (const phaseIndex of [1, 2]) {
        const outcome = await tryInVain(instruction({ phaseIndex }), [drop.creator], phaseIndex)
        expectControlsError(outcome, 'IncorrectMintType')
      }
    })

    it('a former allowlist phase', async () => {
      await drop.allow(user, ENTRY)
      await changePhase(drop, 0, { phaseType: 'public' })

      const outcome = await tryInVain(instruction({ amount: 9 }))

      expectControlsError(outcome, 'IncorrectMintType')
    })

    it('the entry of another wallet or of another phase', async () => {
      const other = Keypair.generate().publicKey
      for (const wrong of [
        allowlistEntryAddress(drop.deployment, other, 0),
        allowlistEntryAddress(drop.deployment, user, 1),
      ]) {
        const attempt = replaceAccount(instruction(), entryAddress(), wrong)
        expectControlsError(await tryInVain(attempt), 'InvalidAllowlistData')
      }
    })

    it('the existing entry of another wallet', async () => {
      const other = Keypair.generate().publicKey
      const wrong = allowlistEntryAddress(drop.deployment, other, 0)
      await drop.allow(other, ENTRY)
      const attempt = replaceAccount(instruction({ amount: 9 }), entryAddress(), wrong)

      const outcome = await expectUnchanged(chain, [wrong], () =>
        chain.trySend([attempt], [drop.creator]),
      )

      expectControlsError(outcome, 'InvalidAllowlistData')
    })
  })

  it("an amount below the items minted ends the wallet's allowance", async () => {
    const minter = await chain.wallet()
    await drop.allow(minter.publicKey, ENTRY)
    await drop.mint(minter, { usesAllowlist: true })

    await drop.allow(minter.publicKey, { ...ENTRY, amount: 1 })

    expectControlsError(
      await mintInVain(drop, minter, { usesAllowlist: true }),
      'ExceededAllowListMaxClaims',
    )
  })

  it('emits the terms of a new or changed entry', async () => {
    for (const [price, amount] of [
      [5, 1],
      [0, 255],
    ] as const) {
      const outcome = await chain.send([instruction({ price, amount })], [drop.creator])

      expect(controlsEvents(outcome)).to.deep.equal([
        {
          name: 'allowlistEntrySet',
          data: {
            editionsDeployment: drop.deployment.toBase58(),
            phaseIndex: 0,
            user: user.toBase58(),
            price,
            amount,
          },
        },
      ])
    }
  })
})
