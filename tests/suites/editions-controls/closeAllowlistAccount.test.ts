import {
  addToAllowlist,
  allowlistEntryAddress,
  type CloseAllowlistAccountInput,
  closeAllowlistAccount,
  EDITIONS_CONTROLS_PROGRAM_ID,
} from '@mintline/solana'
import { Keypair, type PublicKey, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { changePhase, closeEntry } from '../../helpers/changes.ts'
import { Collection } from '../../helpers/collection.ts'
import { replaceAccount, withoutSignature } from '../../helpers/editInstruction.ts'
import { expectUnchanged, gains, mintInVain, SIGNATURE_FEE } from '../../helpers/effects.ts'
import { controlsEvents } from '../../helpers/events.ts'
import { expectFrameworkError } from '../../helpers/frameworkError.ts'
import { ALLOWLIST_PHASE, listedPhase, strangers } from '../../helpers/lists.ts'
import { expectControlsError } from '../../helpers/programFailure.ts'

const ENTRY = { phaseIndex: 0, price: 0, amount: 2 }

describe('closeAllowlistAccount', () => {
  let chain: Chain
  let drop: Collection
  let user: PublicKey
  let payer: Keypair

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    // Given an entry paid for by somebody other than the owner
    drop = await Collection.deploy(chain, { phases: [ALLOWLIST_PHASE, ALLOWLIST_PHASE] })
    user = Keypair.generate().publicKey
    payer = await chain.wallet()
    await chain.send([write(user)], [drop.creator, payer])
  })

  function entryAddress(phaseIndex = 0): PublicKey {
    return allowlistEntryAddress(drop.deployment, user, phaseIndex)
  }

  function write(wallet: PublicKey) {
    return addToAllowlist({
      deployment: drop.deployment,
      creator: drop.creator.publicKey,
      payer: payer.publicKey,
      user: wallet,
      ...ENTRY,
    })
  }

  function instruction(overrides: Partial<CloseAllowlistAccountInput> = {}) {
    return closeAllowlistAccount({
      deployment: drop.deployment,
      creator: drop.creator.publicKey,
      phaseIndex: 0,
      user,
      rentReceiver: payer.publicKey,
      ...overrides,
    })
  }

  /** Sends an instruction and expects that the entry and its payer's lamports do not change. */
  async function tryInVain(
    attempt: Awaited<ReturnType<typeof instruction>>,
    signers: Keypair[] = [drop.creator],
  ) {
    return expectUnchanged(chain, [entryAddress(), payer.publicKey], () =>
      chain.trySend([attempt], signers),
    )
  }

  describe('attacks', () => {
    it('an attacker cannot close an entry', async () => {
      const attacker = await chain.wallet()

      const outcome = await tryInVain(instruction({ creator: attacker.publicKey }), [attacker])

      expectControlsError(outcome, 'RawConstraintViolated')
    })

    it('the payer cannot close the entry without the owner', async () => {
      const outcome = await expectUnchanged(chain, [entryAddress()], async () =>
        chain.trySend([instruction({ creator: payer.publicKey })], [payer]),
      )

      expectControlsError(outcome, 'RawConstraintViolated')
    })

    it('an attacker cannot name the owner who does not sign', async () => {
      const attacker = await chain.wallet()
      const attempt = withoutSignature(instruction(), drop.creator.publicKey)

      const outcome = await tryInVain(attempt, [attacker])

      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
    })

    it('an attacker cannot close an entry with a collection of their own', async () => {
      const own = await Collection.deploy(chain, { phases: [ALLOWLIST_PHASE] })
      const attempt = replaceAccount(
        instruction({ creator: own.creator.publicKey }),
        drop.controls,
        own.controls,
      )

      expectControlsError(await tryInVain(attempt, [own.creator]), 'InvalidAllowlistData')
    })

    it('the owner cannot take rent that somebody else paid', async () => {
      const thieves = [drop.creator.publicKey, user, Keypair.generate().publicKey]
      for (const rentReceiver of thieves) {
        const outcome = await tryInVain(instruction({ rentReceiver }))
        expectControlsError(outcome, 'EntryPayerMismatch')
      }
    })

    it('the owner cannot become the payer by writing the entry again', async () => {
      await drop.allow(user, { ...ENTRY, amount: 9 })

      const outcome = await tryInVain(instruction({ rentReceiver: drop.creator.publicKey }))

      expectControlsError(outcome, 'EntryPayerMismatch')
    })

    it('the owner cannot close another record as an entry', async () => {
      for (const record of [drop.controls, drop.deployment]) {
        const attempt = replaceAccount(instruction(), entryAddress(), record)
        const outcome = await expectUnchanged(chain, [drop.controls, drop.deployment], () =>
          chain.trySend([attempt], [drop.creator]),
        )
        expectControlsError(outcome, 'InvalidAllowlistData')
      }
    })

    it('an entry cannot be kept alive by lamports sent in the same transaction', async () => {
      // When the entry is closed and its address is immediately funded
      const revive = SystemProgram.transfer({
        fromPubkey: drop.creator.publicKey,
        toPubkey: entryAddress(),
        lamports: 5_000_000,
      })
      await chain.send([instruction(), revive], [drop.creator])

      // Then the entry is gone
      const account = await chain.account(entryAddress())
      expect(account?.data.length).to.equal(0)
      expect(account?.owner.toBase58()).to.equal(SystemProgram.programId.toBase58())
      expectControlsError(
        await chain.trySend([instruction()], [drop.creator]),
        'AllowlistAccountNotFound',
      )
    })
  })

  describe('closes', () => {
    it('the entry, and returns its rent to the payer only', async () => {
      const rent = await chain.balance(entryAddress())

      const [received, ownerSpent] = await gains(
        chain,
        [payer.publicKey, drop.creator.publicKey],
        async () => chain.send([instruction()], [drop.creator]),
      )

      expect(await chain.account(entryAddress())).to.equal(null)
      expect(received).to.equal(rent)
      expect(ownerSpent).to.equal(-SIGNATURE_FEE)
    })

    it('an entry with extra lamports, all of which go to the payer', async () => {
      const rent = await chain.balance(entryAddress())
      await chain.fund(entryAddress(), 3_000_000n)

      const [received] = await gains(chain, [payer.publicKey], async () =>
        chain.send([instruction()], [drop.creator]),
      )

      expect(received).to.equal(rent + 3_000_000n)
    })

    it('an entry after its phase became public or got a merkle list', async () => {
      const rent = await chain.balance(entryAddress())
      for (const terms of [{ phaseType: 'public' } as const, listedPhase(strangers(2)).phase]) {
        await changePhase(drop, 0, terms)
        const [received] = await gains(chain, [payer.publicKey], async () =>
          chain.send([instruction()], [drop.creator]),
        )
        expect(received).to.equal(rent)

        await changePhase(drop, 0, ALLOWLIST_PHASE)
        await chain.send([write(user)], [drop.creator, payer])
      }
    })

    it('an entry of an inactive phase', async () => {
      await changePhase(drop, 0, ALLOWLIST_PHASE, false)

      await chain.send([instruction()], [drop.creator])

      expect(await chain.account(entryAddress())).to.equal(null)
    })

    it('one entry without changing those of other phases and wallets', async () => {
      const other = Keypair.generate().publicKey
      await drop.allow(other, ENTRY)
      await drop.allow(user, { ...ENTRY, phaseIndex: 1 })
      const others = [entryAddress(1), allowlistEntryAddress(drop.deployment, other, 0)]

      await expectUnchanged(chain, others, async () => chain.send([instruction()], [drop.creator]))
    })
  })

  describe('refuses', () => {
    it('an entry that is already closed', async () => {
      await chain.send([instruction()], [drop.creator])

      const outcome = await tryInVain(instruction())

      expectControlsError(outcome, 'AllowlistAccountNotFound')
    })

    it('an entry closed twice in one transaction, which then stays open', async () => {
      const close = instruction()

      const outcome = await expectUnchanged(chain, [entryAddress(), payer.publicKey], () =>
        chain.trySend([close, close], [drop.creator]),
      )

      expectControlsError(outcome, 'AllowlistAccountNotFound')
    })

    it('an entry that never existed', async () => {
      const outcome = await tryInVain(instruction({ phaseIndex: 1 }))

      expectControlsError(outcome, 'AllowlistAccountNotFound')
    })

    it('the entry of another wallet or phase than named', async () => {
      const other = Keypair.generate().publicKey
      await drop.allow(other, ENTRY)
      await drop.allow(user, { ...ENTRY, phaseIndex: 1 })

      for (const wrong of [entryAddress(1), allowlistEntryAddress(drop.deployment, other, 0)]) {
        const attempt = replaceAccount(instruction(), entryAddress(), wrong)
        const outcome = await expectUnchanged(chain, [wrong], () => tryInVain(attempt))
        expectControlsError(outcome, 'InvalidAllowlistData')
      }
    })
  })

  it("keeps the wallet's counter, so that a new entry grants no second allowance", async () => {
    const minter = await chain.wallet()
    const entry = { ...ENTRY, amount: 1 }
    await drop.allow(minter.publicKey, entry)
    await drop.mint(minter, { usesAllowlist: true })

    await closeEntry(drop, minter.publicKey)
    await drop.allow(minter.publicKey, entry)

    expect(await drop.phaseMintCount(minter.publicKey, 0)).to.equal(1n)
    expectControlsError(
      await mintInVain(drop, minter, { usesAllowlist: true }),
      'ExceededAllowListMaxClaims',
    )
  })

  it('lets the entry be written again in the same transaction', async () => {
    const outcome = await chain.send([instruction(), write(user)], [drop.creator, payer])

    expect(controlsEvents(outcome).map(({ name }) => name)).to.deep.equal([
      'allowlistEntryClosed',
      'allowlistEntrySet',
    ])
    const { amount } = await chain.controls.account.userAllowListData.fetch(entryAddress())
    expect(amount).to.equal(2)
  })

  it('emits the closed entry', async () => {
    const outcome = await chain.send([instruction()], [drop.creator])

    expect(controlsEvents(outcome)).to.deep.equal([
      {
        name: 'allowlistEntryClosed',
        data: {
          editionsDeployment: drop.deployment.toBase58(),
          phaseIndex: 0,
          user: user.toBase58(),
          rentReceiver: payer.publicKey.toBase58(),
        },
      },
    ])
  })
})
