import {
  addPhase,
  modifyPhase,
  type PhaseTerms,
  priceTokenAddress,
  transferOwnership,
} from '@mintline/solana'
import { NATIVE_MINT, TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { Keypair, type PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changePhase, lockCollection } from '../../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { replaceAccount, replaceBytes } from '../../../helpers/editInstruction.ts'
import { forge } from '../../../helpers/forgery.ts'
import { expectFrameworkError } from '../../../helpers/frameworkError.ts'
import { tryInVain } from '../../../helpers/ownerAccess.ts'
import { addToken, priceTokenAccounts } from '../../../helpers/priceToken.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'
import { Token } from '../../../helpers/token.ts'

const PRICE = 5_000_000n

describe('phases with prices in tokens', () => {
  let chain: Chain
  let drop: Collection
  let token: Token

  before(async () => {
    chain = await Chain.start()
  })

  // Given a collection with a phase in lamports, and a token that it may be priced in
  beforeEach(async () => {
    drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    token = await Token.create(chain)
    await addToken(drop, token)
  })

  /** The two instructions that set a phase's token. */
  const INSTRUCTIONS: Record<string, (terms: Partial<PhaseTerms>) => TransactionInstruction> = {
    add_phase: (terms) => addPhase({ ...owner(), phase: { ...OPEN_PHASE, ...terms } }),
    modify_phase: (terms) =>
      modifyPhase({
        ...owner(),
        phaseIndex: 0,
        active: true,
        phase: { ...OPEN_PHASE, ...terms },
      }),
  }

  function owner() {
    return { deployment: drop.deployment, creator: drop.creator.publicKey }
  }

  function inVain(attempt: TransactionInstruction) {
    return tryInVain(drop, attempt, [drop.creator])
  }

  async function priceTokens(): Promise<string[]> {
    const { phases } = await drop.controlsRecord()
    return phases.map(({ priceToken }) => priceToken.toBase58())
  }

  for (const [name, build] of Object.entries(INSTRUCTIONS)) {
    describe(name, () => {
      /** Prices the phase in the token, with another account in place of its record. */
      function withRecord(record: PublicKey): TransactionInstruction {
        const right = priceTokenAccounts(drop, token).record
        return replaceAccount(build({ priceToken: token.mint }), right, record)
      }

      it("refuses another collection's record, and another token's", async () => {
        const elsewhere = await Collection.deploy(chain)
        await addToken(elsewhere, token)
        const other = await Token.create(chain)
        await addToken(drop, other)

        for (const { record } of [
          priceTokenAccounts(elsewhere, token),
          priceTokenAccounts(drop, other),
        ]) {
          expectControlsError(await inVain(withRecord(record)), 'PriceTokenMismatch')
        }
      })

      it('refuses a record of another kind, a copy of the record, and a missing one', async () => {
        const { record } = priceTokenAccounts(drop, token)
        const { programId } = chain.controls
        const copy = await forge(chain, record, TOKEN_2022_PROGRAM_ID)
        const missing = Keypair.generate().publicKey

        for (const [wrong, error] of [
          [drop.controls, 'AccountDiscriminatorMismatch'],
          [copy, 'AccountOwnedByWrongProgram'],
          [missing, 'AccountNotInitialized'],
        ] as const) {
          expectFrameworkError(await inVain(withRecord(wrong)), programId, error)
        }
        expectControlsError(await inVain(withRecord(programId)), 'PriceTokenNotSupported')
      })

      it('refuses a token that was not added, by its own empty address too', async () => {
        const { mint } = await Token.create(chain)
        const attempt = build({ priceToken: mint })
        const { programId } = chain.controls
        const record = priceTokenAddress(drop.deployment, mint)

        expectFrameworkError(await inVain(attempt), programId, 'AccountNotInitialized')
        const other = replaceAccount(attempt, record, priceTokenAccounts(drop, token).record)
        expectControlsError(await inVain(other), 'PriceTokenMismatch')
      })

      it('takes the wrapped native token for lamports, whatever record stands beside it', async () => {
        const attempt = replaceBytes(
          build({ priceToken: token.mint }),
          token.mint.toBuffer(),
          NATIVE_MINT.toBuffer(),
        )

        await chain.send([attempt], [drop.creator])

        expect(new Set(await priceTokens())).to.deep.equal(new Set([NATIVE_MINT.toBase58()]))
      })

      it('prices a phase in the token', async () => {
        await chain.send([build({ priceToken: token.mint, priceAmount: PRICE })], [drop.creator])

        const { phases } = await drop.controlsRecord()
        const { priceToken, priceAmount } = phases.at(-1) ?? {}
        expect(priceToken?.toBase58()).to.equal(token.mint.toBase58())
        expect(priceAmount?.toString()).to.equal(PRICE.toString())
      })

      it("lets a new owner use the old one's tokens", async () => {
        const newOwner = await chain.wallet()
        const handOver = transferOwnership({ ...owner(), newOwner: newOwner.publicKey })
        await chain.send([handOver], [drop.creator])
        const byNew = replaceAccount(
          build({ priceToken: token.mint }),
          drop.creator.publicKey,
          newOwner.publicKey,
        )

        await chain.send([byNew], [newOwner])

        expect(await priceTokens()).to.include(token.mint.toBase58())
      })
    })
  }

  describe('that are locked', () => {
    beforeEach(async () => {
      await drop.addPhase({ priceToken: token.mint, priceAmount: PRICE })
      await lockCollection(drop, { phases: true })
    })

    function change(phaseIndex: number, terms: Partial<PhaseTerms>, active = true) {
      const phase = { ...OPEN_PHASE, ...terms }
      return modifyPhase({ ...owner(), phaseIndex, active, phase })
    }

    it('keep their token: no other one, no lamports, and no token for lamports', async () => {
      const other = await Token.create(chain)
      await addToken(drop, other)

      for (const active of [true, false]) {
        for (const attempt of [
          change(1, { priceAmount: PRICE, priceToken: other.mint }, active),
          change(1, { priceAmount: PRICE }, active),
          change(0, { priceToken: token.mint }, active),
        ]) {
          expectControlsError(await inVain(attempt), 'PhasesLocked')
        }
      }
    })

    it('can be paused and resumed, with their token', async () => {
      const terms = { priceAmount: PRICE, priceToken: token.mint }
      for (const active of [false, true]) {
        await chain.send([change(1, terms, active)], [drop.creator])
        expect((await drop.controlsRecord()).phases[1]?.active).to.equal(active)
      }
    })

    it('leave room for phases in further tokens', async () => {
      const other = await Token.create(chain)
      await addToken(drop, other)

      await drop.addPhase({ priceToken: other.mint })

      expect(await priceTokens()).to.deep.equal(
        [NATIVE_MINT, token.mint, other.mint].map((mint) => mint.toBase58()),
      )
    })
  })

  it('may each have another token', async () => {
    const other = await Token.createNamed(chain)
    await addToken(drop, other)
    await changePhase(drop, 0, { priceToken: other.mint })
    await drop.addPhase({ priceToken: token.mint })
    await drop.addPhase()

    expect(await priceTokens()).to.deep.equal(
      [other.mint, token.mint, NATIVE_MINT].map((mint) => mint.toBase58()),
    )
  })
})
