import {
  EDITIONS_CONTROLS_PROGRAM_ID,
  priceTokenAddress,
  priceTokenVaultAddress,
} from '@mintline/solana'
import {
  AuthorityType,
  createSetAuthorityInstruction,
  NATIVE_MINT,
  NATIVE_MINT_2022,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
  unpackAccount,
} from '@solana/spl-token'
import { Keypair, PublicKey, SystemProgram, type TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { lockCollection } from '../../../helpers/changes.ts'
import { Collection } from '../../../helpers/collection.ts'
import { replaceAccount, withoutSignature } from '../../../helpers/editInstruction.ts'
import { expectUnchanged, gains, recordsOf, SIGNATURE_FEE } from '../../../helpers/effects.ts'
import { controlsEvents } from '../../../helpers/events.ts'
import { forge } from '../../../helpers/forgery.ts'
import { expectFrameworkError } from '../../../helpers/frameworkError.ts'
import {
  addTokenInstruction,
  expectOwedTokens,
  priceTokenAccounts,
  priceTokenRecord,
} from '../../../helpers/priceToken.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'
import { expectExactRent, rentOf } from '../../../helpers/rent.ts'
import { Token } from '../../../helpers/token.ts'

describe('addPriceToken', () => {
  let chain: Chain
  let collection: Collection
  let token: Token

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    collection = await Collection.deploy(chain)
    token = await Token.create(chain)
  })

  /** Sends an instruction and expects that neither the collection nor the token's accounts change. */
  async function addInVain(
    attempt: TransactionInstruction,
    signers: Keypair[] = [collection.creator],
  ) {
    const { record, vault } = priceTokenAccounts(collection, token)
    return expectUnchanged(chain, [...recordsOf(collection), record, vault], () =>
      chain.trySend([attempt], signers),
    )
  }

  const kinds: Record<string, () => Promise<Token>> = {
    'a token of the Token program': () => Token.create(chain),
    'a Token-2022 token without extensions': () =>
      Token.create(chain, { tokenProgram: TOKEN_2022_PROGRAM_ID }),
    'a Token-2022 token with its name in the mint': () => Token.createNamed(chain),
  }
  for (const [kind, create] of Object.entries(kinds)) {
    it(`adds ${kind}`, async () => {
      token = await create()
      const { record, vault } = priceTokenAccounts(collection, token)

      const outcome = await chain.send(
        [addTokenInstruction(collection, token)],
        [collection.creator],
      )

      const added = await priceTokenRecord(collection, token)
      expect(added.editionsDeployment.equals(collection.deployment)).to.equal(true)
      expect(added.mint.equals(token.mint)).to.equal(true)
      expect(added.vault.equals(vault)).to.equal(true)
      await expectOwedTokens(collection, token, 0n)
      const account = unpackAccount(vault, await chain.account(vault), token.tokenProgram)
      expect(account.owner.equals(record)).to.equal(true)
      expect(account.mint.equals(token.mint)).to.equal(true)
      expect([account.delegate, account.closeAuthority]).to.deep.equal([null, null])
      await expectExactRent(chain, [record, vault])
      expect(controlsEvents(outcome)).to.deep.equal([
        {
          name: 'priceTokenAdded',
          data: {
            editionsDeployment: collection.deployment.toBase58(),
            priceToken: token.mint.toBase58(),
          },
        },
      ])
    })
  }

  it('adds several tokens, and to a collection whose phases are locked', async () => {
    const second = await Token.create(chain)
    await lockCollection(collection, { phases: true })

    await chain.send(
      [addTokenInstruction(collection, token), addTokenInstruction(collection, second)],
      [collection.creator],
    )

    for (const added of [token, second]) await expectOwedTokens(collection, added, 0n)
  })

  it('takes only the missing rent where somebody has sent lamports ahead', async () => {
    const { record, vault } = priceTokenAccounts(collection, token)
    const twin = await Collection.deploy(chain)
    const { creator } = twin
    const [full] = await gains(chain, [creator.publicKey], () =>
      chain.send([addTokenInstruction(twin, token)], [creator]),
    )
    const [ahead, beyond] = [1_000_000n, 50_000_000n]
    await chain.fund(record, ahead)
    await chain.fund(vault, beyond)
    const vaultRent = await chain.rent(165)

    const [spent] = await gains(chain, [collection.creator.publicKey], () =>
      chain.send([addTokenInstruction(collection, token)], [collection.creator]),
    )

    expect(spent).to.equal((full ?? 0n) + ahead + vaultRent)
    await expectOwedTokens(collection, token, 0n)
    expect(await chain.balance(vault)).to.equal(beyond)
  })

  it('lets somebody else pay', async () => {
    const payer = await chain.wallet()
    const instruction = addTokenInstruction(collection, token, { payer: payer.publicKey })
    const { record, vault } = priceTokenAccounts(collection, token)

    const [creator, spent] = await gains(
      chain,
      [collection.creator.publicKey, payer.publicKey],
      () => chain.send([instruction], [payer, collection.creator]),
    )

    expect(creator).to.equal(0n)
    expect(spent).to.equal(-(await rentOf(chain, [record, vault])) - 2n * SIGNATURE_FEE)
  })

  describe('attacks', () => {
    it('an attacker cannot add a token', async () => {
      const attacker = await chain.wallet()
      const { publicKey } = attacker
      const forWallet = addTokenInstruction(collection, token, { creator: publicKey })
      const unsigned = withoutSignature(
        addTokenInstruction(collection, token, { payer: publicKey }),
        collection.creator.publicKey,
      )

      expectControlsError(await addInVain(forWallet, [attacker]), 'RawConstraintViolated')
      expectFrameworkError(
        await addInVain(unsigned, [attacker]),
        EDITIONS_CONTROLS_PROGRAM_ID,
        'AccountNotSigner',
      )
    })

    it('an attacker cannot add a token to controls that another program owns', async () => {
      const fake = await forge(chain, collection.controls, SystemProgram.programId)
      const attempt = replaceAccount(
        addTokenInstruction(collection, token),
        collection.controls,
        fake,
      )

      expectFrameworkError(
        await addInVain(attempt),
        EDITIONS_CONTROLS_PROGRAM_ID,
        'AccountOwnedByWrongProgram',
      )
    })

    it("a record at another collection's or token's address is refused", async () => {
      const other = await Collection.deploy(chain)
      const { record } = priceTokenAccounts(collection, token)
      const wrong = [
        priceTokenAddress(other.deployment, token.mint),
        priceTokenAddress(collection.deployment, Keypair.generate().publicKey),
        collection.controls,
        Keypair.generate().publicKey,
      ]
      for (const address of wrong) {
        const attempt = replaceAccount(addTokenInstruction(collection, token), record, address)
        expectControlsError(await addInVain(attempt), 'PriceTokenMismatch')
      }
    })

    it("a vault at another record's address is refused", async () => {
      const other = await Collection.deploy(chain)
      const { record, vault } = priceTokenAccounts(collection, token)
      const wrong = [
        priceTokenVaultAddress(priceTokenAddress(other.deployment, token.mint)),
        token.accountOf(record),
        Keypair.generate().publicKey,
      ]
      for (const address of wrong) {
        const attempt = replaceAccount(addTokenInstruction(collection, token), vault, address)
        expectControlsError(await addInVain(attempt), 'PriceTokenMismatch')
      }
    })

    it('a second time is refused, and leaves the record', async () => {
      await chain.send([addTokenInstruction(collection, token)], [collection.creator])

      const { failure } = await addInVain(addTokenInstruction(collection, token))

      expect(failure, 'the token was added twice').to.not.equal(undefined)
    })
  })

  describe('refuses', () => {
    /** The instruction for the token, with another account as its mint. */
    function forMint(mint: PublicKey, tokenProgram = token.tokenProgram) {
      return addTokenInstruction(collection, { mint, tokenProgram })
    }

    it('the native mints, whose price is in lamports', async () => {
      const native = { lamports: 1_000_000_000, executable: false }
      const mint = await chain.account(token.mint)
      if (!mint) throw new Error('The token has a mint.')
      for (const [address, owner] of [
        [NATIVE_MINT, TOKEN_PROGRAM_ID],
        [NATIVE_MINT_2022, TOKEN_2022_PROGRAM_ID],
      ] as const) {
        chain.setAccount(address, { ...native, owner, data: mint.data })
        expectControlsError(await addInVain(forMint(address, owner)), 'PriceTokenNotPlain')
      }
    })

    it('another program than the token programs, and a mint that it does not own', async () => {
      const programs = [TOKEN_2022_PROGRAM_ID, SystemProgram.programId, PublicKey.default]
      for (const program of [...programs, EDITIONS_CONTROLS_PROGRAM_ID]) {
        expectControlsError(await addInVain(forMint(token.mint, program)), 'PriceTokenMismatch')
      }
      for (const owner of [SystemProgram.programId, EDITIONS_CONTROLS_PROGRAM_ID]) {
        const fake = await forge(chain, token.mint, owner)
        for (const program of [TOKEN_PROGRAM_ID, owner]) {
          expectControlsError(await addInVain(forMint(fake, program)), 'PriceTokenMismatch')
        }
      }
    })

    for (const [kind, create] of Object.entries(kinds)) {
      it(`a token account of ${kind}`, async () => {
        token = await create()
        await token.give(collection.creator.publicKey, 1n)
        const account = token.accountOf(collection.creator.publicKey)

        expectControlsError(await addInVain(forMint(account)), 'PriceTokenNotPlain')
      })
    }

    it('a mint that was never initialised, and one that does not exist', async () => {
      const mint = await chain.account(token.mint)
      if (!mint) throw new Error('The token has a mint.')
      const blank = Keypair.generate().publicKey
      chain.setAccount(blank, { ...mint, data: Buffer.alloc(mint.data.length) })

      expectControlsError(await addInVain(forMint(blank)), 'PriceTokenNotPlain')
      const missing = Keypair.generate().publicKey
      expectControlsError(await addInVain(forMint(missing)), 'PriceTokenMismatch')
    })
  })

  it('takes a token whose issuer gave up freezing', async () => {
    const { issuer, mint } = token
    const giveUp = createSetAuthorityInstruction(
      mint,
      issuer.publicKey,
      AuthorityType.FreezeAccount,
      null,
    )
    await chain.send([giveUp], [issuer])

    await chain.send([addTokenInstruction(collection, token)], [collection.creator])

    await expectOwedTokens(collection, token, 0n)
  })
})
