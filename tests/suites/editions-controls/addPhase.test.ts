import {
  addPhase,
  EDITIONS_CONTROLS_PROGRAM_ID,
  MAX_PHASES,
  type PhaseTerms,
} from '@mintline/solana'
import { editionsControls } from '@mintline/solana/kit'
import { NATIVE_MINT } from '@solana/spl-token'
import { Keypair, PublicKey, SystemProgram, type TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../helpers/collection.ts'
import { replaceAccount, replaceBytes, withoutSignature } from '../../helpers/editInstruction.ts'
import {
  expectUnchanged,
  gains,
  mintInVain,
  recordsOf,
  SIGNATURE_FEE,
} from '../../helpers/effects.ts'
import { controlsEvents } from '../../helpers/events.ts'
import { forge } from '../../helpers/forgery.ts'
import { expectFrameworkError } from '../../helpers/frameworkError.ts'
import {
  ALLOWLIST_PHASE,
  listed,
  listedPhase,
  merkleInput,
  strangers,
} from '../../helpers/lists.ts'
import { plain } from '../../helpers/plain.ts'
import { expectControlsError } from '../../helpers/programFailure.ts'

const MERKLE_PHASE = listedPhase(strangers(2)).phase
const I64_MIN = -(1n << 63n)
const I64_MAX = (1n << 63n) - 1n
const U64_MAX = (1n << 64n) - 1n

describe('addPhase', () => {
  let chain: Chain
  let drop: Collection

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    drop = await Collection.deploy(chain)
  })

  function instruction(
    phase: Partial<PhaseTerms> = {},
    wallets: { creator?: PublicKey; payer?: PublicKey } = {},
  ): TransactionInstruction {
    return addPhase({
      deployment: drop.deployment,
      creator: drop.creator.publicKey,
      phase: { ...OPEN_PHASE, ...phase },
      ...wallets,
    })
  }

  /** Sends an instruction and expects that the collection does not change. */
  async function tryInVain(attempt: TransactionInstruction, signers: Keypair[] = [drop.creator]) {
    return expectUnchanged(chain, recordsOf(drop), () => chain.trySend([attempt], signers))
  }

  async function phases(): Promise<unknown[]> {
    return (await drop.controlsRecord()).phases.map(plain)
  }

  describe('attacks', () => {
    it('an attacker cannot add a phase', async () => {
      const attacker = await chain.wallet()

      const outcome = await tryInVain(instruction({}, { creator: attacker.publicKey }), [attacker])

      expectControlsError(outcome, 'RawConstraintViolated')
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

    it('the owner of another collection cannot add a phase', async () => {
      const other = await Collection.deploy(chain)
      const attempt = instruction({}, { creator: other.creator.publicKey })

      const outcome = await expectUnchanged(chain, [other.controls], () =>
        tryInVain(attempt, [other.creator]),
      )

      expectControlsError(outcome, 'RawConstraintViolated')
    })

    it('an attacker cannot add a phase to controls that another program owns', async () => {
      const fake = await forge(chain, drop.controls, SystemProgram.programId)

      const outcome = await expectUnchanged(chain, [fake], async () =>
        chain.trySend([replaceAccount(instruction(), drop.controls, fake)], [drop.creator]),
      )

      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountOwnedByWrongProgram')
    })
  })

  describe('adds', () => {
    it('a phase with its terms, active and without mints', async () => {
      const terms: PhaseTerms = {
        priceAmount: 1_000_000n,
        startTime: 100n,
        endTime: 200n,
        maxMintsPerWallet: 3n,
        maxMintsTotal: 40n,
        phaseType: 'public',
      }

      await drop.addPhase(terms)

      expect(await phases()).to.deep.equal([
        {
          priceAmount: 1_000_000n,
          priceToken: NATIVE_MINT.toBase58(),
          startTime: 100n,
          active: true,
          maxMintsPerWallet: 3n,
          maxMintsTotal: 40n,
          endTime: 200n,
          currentMints: 0n,
          phaseType: { public: {} },
          merkleRoot: null,
        },
      ])
    })

    it('phases of all types in sequence, without changing earlier ones', async () => {
      await drop.addPhase({ priceAmount: 1n })
      const [first] = await phases()
      await drop.addPhase({ ...MERKLE_PHASE, priceAmount: 2n })
      await drop.addPhase({ ...ALLOWLIST_PHASE, priceAmount: 3n })

      const { phases: all } = await drop.controlsRecord()
      expect(all.map(({ phaseType }) => Object.keys(phaseType))).to.deep.equal([
        ['public'],
        ['merkleTree'],
        ['allowList'],
      ])
      expect(all.map(({ priceAmount }) => priceAmount.toNumber())).to.deep.equal([1, 2, 3])
      expect(all[1]?.merkleRoot).to.deep.equal([...(MERKLE_PHASE.merkleRoot ?? [])])
      expect(plain(all[0])).to.deep.equal(first)
    })

    it('the widest window and the highest amounts', async () => {
      await drop.addPhase({
        startTime: I64_MIN,
        endTime: I64_MAX,
        priceAmount: U64_MAX,
        maxMintsPerWallet: U64_MAX,
        maxMintsTotal: U64_MAX,
      })

      const [phase] = await phases()
      expect(phase).to.include({
        startTime: I64_MIN,
        endTime: I64_MAX,
        priceAmount: U64_MAX,
        maxMintsPerWallet: U64_MAX,
        maxMintsTotal: U64_MAX,
      })
    })

    it('a phase of one second, and one that overlaps another', async () => {
      await drop.addPhase({ startTime: 10n, endTime: 11n })
      await drop.addPhase({ startTime: 10n, endTime: 11n })

      expect(await phases()).to.have.length(2)
    })

    it('a phase while another is being minted, and keeps its count', async () => {
      await drop.addPhase()
      const minter = await chain.wallet()
      await drop.mint(minter)

      await drop.addPhase()
      await drop.mint(minter, { phaseIndex: 1 })

      const counts = (await drop.controlsRecord()).phases.map(({ currentMints }) =>
        currentMints.toNumber(),
      )
      expect(counts).to.deep.equal([1, 1])
    })
  })

  describe('pays', () => {
    it("exactly for the size of the phase, from the payer's wallet", async () => {
      // Given a payer other than the owner
      const payer = await chain.wallet()

      for (const terms of [OPEN_PHASE, MERKLE_PHASE, ALLOWLIST_PHASE]) {
        const before = (await chain.account(drop.controls))?.data.length ?? 0
        const attempt = instruction(terms, { payer: payer.publicKey })

        // When the phase is added
        const [spent, owner] = await gains(chain, [payer.publicKey, drop.creator.publicKey], () =>
          chain.send([attempt], [drop.creator, payer]),
        )

        // Then the payer pays for the bytes and the owner for the transaction
        const account = await chain.account(drop.controls)
        const after = account?.data.length ?? 0
        expect(spent).to.equal((await chain.rent(before)) - (await chain.rent(after)))
        expect(owner).to.equal(-2n * SIGNATURE_FEE)
        expect(BigInt(account?.lamports ?? 0)).to.equal(await chain.rent(after))
      }
    })

    it('nothing if the record holds enough already', async () => {
      await chain.fund(drop.controls, 100_000_000n)

      const [spent] = await gains(chain, [drop.creator.publicKey], () => drop.addPhase())

      expect(spent).to.equal(-SIGNATURE_FEE)
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
      ['a phase that ends when it starts', { startTime: 50n, endTime: 50n }, 'PhaseWindowInvalid'],
      [
        'a phase that ends before it starts',
        { startTime: 51n, endTime: 50n },
        'PhaseWindowInvalid',
      ],
      [
        'a phase that spans all time backwards',
        { startTime: I64_MAX, endTime: I64_MIN },
        'PhaseWindowInvalid',
      ],
    ]
    for (const [name, terms, error] of cases) {
      it(name, async () => {
        expectControlsError(await tryInVain(instruction(terms)), error)
      })
    }

    it('a price in another token than the wrapped native one', async () => {
      for (const token of [PublicKey.default, Keypair.generate().publicKey]) {
        const attempt = replaceBytes(instruction(), NATIVE_MINT.toBuffer(), token.toBuffer())
        expectControlsError(await tryInVain(attempt), 'PriceTokenNotSupported')
      }
    })
  })

  describe('with 20 phases', () => {
    it('lets a wallet mint in each of them, including the last', async () => {
      // Given 20 phases of the largest kind
      const minter = await chain.wallet()
      const entry = listed(minter.publicKey)
      const { list, phase } = listedPhase([entry, ...strangers(3)])
      for (let count = 0; count < MAX_PHASES; count += 1) await drop.addPhase(phase)

      // When the wallet mints in each of them
      const merkleMintInput = merkleInput(list, entry)
      for (let phaseIndex = 0; phaseIndex < MAX_PHASES; phaseIndex += 1) {
        await drop.mint(minter, { phaseIndex, merkleMintInput })
      }

      // Then each has counted one mint, and there is no phase after the last
      const { phases: all } = await drop.controlsRecord()
      expect(all.map(({ currentMints }) => currentMints.toNumber())).to.deep.equal(
        Array.from({ length: MAX_PHASES }, () => 1),
      )
      expectControlsError(
        await mintInVain(drop, minter, { phaseIndex: MAX_PHASES, merkleMintInput }),
        'InvalidPhaseIndex',
      )
    })

    it('refuses the 21st', async () => {
      for (let count = 0; count < MAX_PHASES; count += 1) await drop.addPhase()

      expectControlsError(await tryInVain(instruction()), 'TooManyPhases')
      expect(await phases()).to.have.length(MAX_PHASES)
    })
  })

  it('emits the phase and its index', async () => {
    await drop.addPhase()

    const outcome = await chain.send(
      [instruction({ ...MERKLE_PHASE, priceAmount: 5n, startTime: 7n, endTime: 9n })],
      [drop.creator],
    )

    expect(controlsEvents(outcome)).to.deep.equal([
      {
        name: 'phaseAdded',
        data: {
          editionsDeployment: drop.deployment.toBase58(),
          phaseIndex: 1,
          phase: {
            priceAmount: 5n,
            priceToken: NATIVE_MINT.toBase58(),
            startTime: 7n,
            active: true,
            maxMintsPerWallet: 0n,
            maxMintsTotal: 0n,
            endTime: 9n,
            currentMints: 0n,
            phaseType: editionsControls.PhaseType.MerkleTree,
            merkleRoot: MERKLE_PHASE.merkleRoot,
          },
        },
      },
    ])
  })
})
