import {
  EDITIONS_CONTROLS_PROGRAM_ID,
  type ModifyPhaseInput,
  modifyPhase,
  type PhaseTerms,
} from '@mintline/solana'
import { editionsControls } from '@mintline/solana/kit'
import { NATIVE_MINT } from '@solana/spl-token'
import { type Keypair, PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { changePhase } from '../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../helpers/collection.ts'
import { replaceBytes, withoutSignature } from '../../helpers/editInstruction.ts'
import {
  expectUnchanged,
  gains,
  mintInVain,
  recordsOf,
  SIGNATURE_FEE,
} from '../../helpers/effects.ts'
import { controlsEvents } from '../../helpers/events.ts'
import { expectFrameworkError } from '../../helpers/frameworkError.ts'
import { listed, listedPhase, merkleInput, strangers } from '../../helpers/lists.ts'
import { plain } from '../../helpers/plain.ts'
import { expectControlsError } from '../../helpers/programFailure.ts'

const MERKLE_PHASE = listedPhase(strangers(2)).phase
/** Bytes in a merkle root. */
const ROOT = 32

describe('modifyPhase', () => {
  let chain: Chain
  let drop: Collection

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    drop = await Collection.deploy(chain, { phases: [OPEN_PHASE, OPEN_PHASE, OPEN_PHASE] })
  })

  function instruction(
    phase: Partial<PhaseTerms> = {},
    overrides: Partial<ModifyPhaseInput> = {},
  ): TransactionInstruction {
    return modifyPhase({
      deployment: drop.deployment,
      creator: drop.creator.publicKey,
      phaseIndex: 1,
      active: true,
      ...overrides,
      phase: { ...OPEN_PHASE, ...phase },
    })
  }

  /** Sends an instruction and expects that the collection does not change. */
  async function tryInVain(attempt: TransactionInstruction, signers: Keypair[] = [drop.creator]) {
    return expectUnchanged(chain, recordsOf(drop), () => chain.trySend([attempt], signers))
  }

  async function phases(): Promise<unknown[]> {
    return (await drop.controlsRecord()).phases.map(plain)
  }

  async function size(): Promise<number> {
    return (await chain.account(drop.controls))?.data.length ?? 0
  }

  describe('attacks', () => {
    it('an attacker cannot modify a phase', async () => {
      const attacker = await chain.wallet()
      const attempt = instruction({ priceAmount: 0n }, { creator: attacker.publicKey })

      expectControlsError(await tryInVain(attempt, [attacker]), 'RawConstraintViolated')
    })

    it('an attacker cannot name the owner who does not sign', async () => {
      const attacker = await chain.wallet()
      const attempt = withoutSignature(
        instruction({}, { payer: attacker.publicKey }),
        drop.creator.publicKey,
      )

      const outcome = await tryInVain(attempt, [attacker])

      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
    })

    it('the owner of another collection cannot modify a phase', async () => {
      const other = await Collection.deploy(chain, { phases: [OPEN_PHASE, OPEN_PHASE] })
      const attempt = instruction({}, { creator: other.creator.publicKey })

      const outcome = await expectUnchanged(chain, [other.controls], () =>
        tryInVain(attempt, [other.creator]),
      )

      expectControlsError(outcome, 'RawConstraintViolated')
    })

    it('the treasury and the fee admin cannot modify a phase', async () => {
      const [treasury, payer] = [await chain.wallet(), await chain.wallet()]
      const prepared = await Collection.prepare(chain, {
        treasury: treasury.publicKey,
        payer: payer.publicKey,
      })
      await chain.send([prepared.deployInstruction()], [payer, ...prepared.deploySigners()])
      await prepared.addPhase()

      for (const wallet of [treasury, payer]) {
        const attempt = modifyPhase({
          deployment: prepared.deployment,
          creator: wallet.publicKey,
          phaseIndex: 0,
          active: false,
          phase: OPEN_PHASE,
        })
        const outcome = await expectUnchanged(chain, recordsOf(prepared), () =>
          chain.trySend([attempt], [wallet]),
        )
        expectControlsError(outcome, 'RawConstraintViolated')
      }
    })
  })

  describe('replaces', () => {
    it('all terms of one phase and none of the others', async () => {
      const [first, , third] = await phases()

      await changePhase(drop, 1, {
        priceAmount: 9n,
        startTime: 10n,
        endTime: 20n,
        maxMintsPerWallet: 1n,
        maxMintsTotal: 2n,
        phaseType: 'allowList',
      })

      expect(await phases()).to.deep.equal([
        first,
        {
          priceAmount: 9n,
          priceToken: NATIVE_MINT.toBase58(),
          startTime: 10n,
          active: true,
          maxMintsPerWallet: 1n,
          maxMintsTotal: 2n,
          endTime: 20n,
          currentMints: 0n,
          phaseType: { allowList: {} },
          merkleRoot: null,
        },
        third,
      ])
    })

    it('terms but not the count of mints', async () => {
      const minter = await chain.wallet()
      await drop.mint(minter, { phaseIndex: 1 })
      await drop.mint(minter, { phaseIndex: 1 })

      for (const terms of [{ priceAmount: 5n }, MERKLE_PHASE, { maxMintsTotal: 7n }]) {
        await changePhase(drop, 1, terms)
        const { phases: all } = await drop.controlsRecord()
        expect(all[1]?.currentMints.toNumber()).to.equal(2)
      }
    })

    it('the active flag, both ways', async () => {
      const minter = await chain.wallet()

      await changePhase(drop, 1, {}, false)
      expectControlsError(await mintInVain(drop, minter, { phaseIndex: 1 }), 'PhaseNotActive')

      await changePhase(drop, 1, {}, true)
      await drop.mint(minter, { phaseIndex: 1 })
      expect(await drop.mintCount(minter.publicKey)).to.equal(1n)
    })

    it('the price of future mints', async () => {
      const minter = await chain.wallet()
      await changePhase(drop, 1, { priceAmount: 4_000_000n })

      const [paid] = await gains(chain, [drop.creator.publicKey], () =>
        drop.mint(minter, { phaseIndex: 1 }),
      )

      expect(paid).to.equal(4_000_000n)
    })

    it('the total, down to the items minted or up to no limit', async () => {
      const minter = await chain.wallet()
      await drop.mint(minter, { phaseIndex: 1 })
      await drop.mint(minter, { phaseIndex: 1 })

      for (const maxMintsTotal of [2n, 3n, 0n]) {
        await changePhase(drop, 1, { maxMintsTotal })
        expect((await phases())[1]).to.include({ maxMintsTotal, currentMints: 2n })
      }
    })

    it('a wallet limit, even below the items of a wallet', async () => {
      const minter = await chain.wallet()
      await drop.mint(minter, { phaseIndex: 1 })
      await drop.mint(minter, { phaseIndex: 1 })

      await changePhase(drop, 1, { maxMintsPerWallet: 1n })

      expectControlsError(
        await mintInVain(drop, minter, { phaseIndex: 1 }),
        'ExceededWalletMaxMintsForPhase',
      )
    })
  })

  describe('keeps the record as large as its phases and rent-exempt', () => {
    it('when a root enlarges a phase in the middle, paid for by the payer', async () => {
      const payer = await chain.wallet()
      const [first, , third] = await phases()
      const before = await size()
      const attempt = instruction(MERKLE_PHASE, { payer: payer.publicKey })

      const [spent] = await gains(chain, [payer.publicKey], () =>
        chain.send([attempt], [drop.creator, payer]),
      )

      expect(await size()).to.equal(before + ROOT)
      expect(spent).to.equal((await chain.rent(before)) - (await chain.rent(before + ROOT)))
      const after = await phases()
      expect([after[0], after[2]]).to.deep.equal([first, third])
    })

    it('when a root is removed, and the freed rent pays for the next', async () => {
      // Given a phase with a root
      await changePhase(drop, 1, MERKLE_PHASE)
      const large = await size()
      const [first, , third] = await phases()

      // When the root is removed, then the record shrinks and keeps its lamports
      const [kept] = await gains(chain, [drop.controls], () => changePhase(drop, 1, {}))
      expect(kept).to.equal(0n)
      expect(await size()).to.equal(large - ROOT)
      const after = await phases()
      expect([after[0], after[2]]).to.deep.equal([first, third])

      // When a root is added again, then it costs nothing
      const [spent] = await gains(chain, [drop.creator.publicKey], () =>
        changePhase(drop, 2, MERKLE_PHASE),
      )
      expect(spent).to.equal(-SIGNATURE_FEE)
      expect(await size()).to.equal(large)
      expect(await chain.balance(drop.controls)).to.equal(await chain.rent(large))
    })

    it('and lets wallets mint in every phase after it moved', async () => {
      const minter = await chain.wallet()
      const entry = listed(minter.publicKey)
      const { list, phase } = listedPhase([entry])
      await changePhase(drop, 0, phase)
      await changePhase(drop, 1, phase)
      await changePhase(drop, 0, {})

      await drop.mint(minter, { phaseIndex: 0 })
      await drop.mint(minter, { phaseIndex: 1, merkleMintInput: merkleInput(list, entry) })
      await drop.mint(minter, { phaseIndex: 2 })

      const counts = (await drop.controlsRecord()).phases.map(({ currentMints }) =>
        currentMints.toNumber(),
      )
      expect(counts).to.deep.equal([1, 1, 1])
    })
  })

  describe('refuses', () => {
    const cases: [name: string, terms: Partial<PhaseTerms>, error: string][] = [
      ['a merkle phase without a root', { phaseType: 'merkleTree' }, 'MerkleRootRequired'],
      [
        'a public phase with a root',
        { ...MERKLE_PHASE, phaseType: 'public' },
        'MerkleRootNotAllowed',
      ],
      [
        'an allowlist phase with a root',
        { ...MERKLE_PHASE, phaseType: 'allowList' },
        'MerkleRootNotAllowed',
      ],
      ['an end at the start', { startTime: 50n, endTime: 50n }, 'PhaseWindowInvalid'],
      ['an end before the start', { startTime: 51n, endTime: 50n }, 'PhaseWindowInvalid'],
    ]
    for (const [name, terms, error] of cases) {
      it(name, async () => {
        expectControlsError(await tryInVain(instruction(terms)), error)
      })
    }

    it('a price in another token than the wrapped native one', async () => {
      const attempt = replaceBytes(
        instruction(),
        NATIVE_MINT.toBuffer(),
        PublicKey.default.toBuffer(),
      )

      expectControlsError(await tryInVain(attempt), 'PriceTokenNotSupported')
    })

    it('an index without a phase', async () => {
      for (const phaseIndex of [3, 2 ** 32 - 1]) {
        expectControlsError(await tryInVain(instruction({}, { phaseIndex })), 'InvalidPhaseIndex')
      }
    })

    it('any index in a collection without phases', async () => {
      const empty = await Collection.deploy(chain)
      const attempt = modifyPhase({
        deployment: empty.deployment,
        creator: empty.creator.publicKey,
        phaseIndex: 0,
        active: true,
        phase: OPEN_PHASE,
      })

      const outcome = await expectUnchanged(chain, recordsOf(empty), () =>
        chain.trySend([attempt], [empty.creator]),
      )

      expectControlsError(outcome, 'InvalidPhaseIndex')
    })

    it('a total below the items minted, even for a phase that is closed', async () => {
      const minter = await chain.wallet()
      await drop.mint(minter, { phaseIndex: 1 })
      await drop.mint(minter, { phaseIndex: 1 })

      for (const active of [true, false]) {
        const attempt = instruction({ maxMintsTotal: 1n }, { active })
        expectControlsError(await tryInVain(attempt), 'PhaseTotalBelowMinted')
      }
    })
  })

  it('emits the new terms of the phase', async () => {
    await drop.mint(await chain.wallet(), { phaseIndex: 1 })

    const outcome = await chain.send(
      [
        instruction(
          { priceAmount: 5n, startTime: 7n, endTime: 9n, maxMintsTotal: 8n },
          { active: false },
        ),
      ],
      [drop.creator],
    )

    expect(controlsEvents(outcome)).to.deep.equal([
      {
        name: 'phaseModified',
        data: {
          editionsDeployment: drop.deployment.toBase58(),
          phaseIndex: 1,
          phase: {
            priceAmount: 5n,
            priceToken: NATIVE_MINT.toBase58(),
            startTime: 7n,
            active: false,
            maxMintsPerWallet: 0n,
            maxMintsTotal: 8n,
            endTime: 9n,
            currentMints: 1n,
            phaseType: editionsControls.PhaseType.Public,
            merkleRoot: null,
          },
        },
      },
    ])
  })
})
