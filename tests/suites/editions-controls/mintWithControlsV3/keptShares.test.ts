import { priceTokenAddress } from '@mintline/solana'
import {
  createEnableRequiredMemoTransfersInstruction,
  createReallocateInstruction,
  ExtensionType,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { replaceAccount } from '../../../helpers/editInstruction.ts'
import { forge } from '../../../helpers/forgery.ts'
import {
  addToken,
  expectOwedTokens,
  mintV3,
  mintV3InVain,
  priceTokenAccounts,
  sendMintV3,
} from '../../../helpers/priceToken.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'
import { Token } from '../../../helpers/token.ts'
import { launchTokenDrop, receiverAccounts, type TokenDrop } from '../../../helpers/tokenDrop.ts'

/** Parts of one price: the treasury's, then the recipients'. */
const PARTS = [4_500_000n, 250_000n, 250_000n] as const
const PRICE = 5_000_000n

describe('shares that a mint in tokens cannot pay', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  function launch(token?: Token): Promise<TokenDrop> {
    return launchTokenDrop(chain, {
      basisPoints: 1_000n,
      shares: [50, 50],
      ...(token && { token }),
    })
  }

  function firstRecipient({ recipients: [first] }: TokenDrop): Keypair {
    if (!first) throw new Error('There is a recipient.')
    return first
  }

  const kinds: Record<string, () => Promise<Token>> = {
    'the Token program': () => Token.create(chain),
    'Token-2022': () => Token.createNamed(chain),
  }
  for (const [kind, create] of Object.entries(kinds)) {
    describe(`of ${kind}`, () => {
      const reasons: Record<string, (token: Token, wallet: Keypair) => Promise<void>> = {
        frozen: (token, { publicKey }) => token.freeze(publicKey),
        closed: (token, wallet) => token.close(wallet),
      }
      for (const [reason, spoil] of Object.entries(reasons)) {
        it(`stay in the vault for receivers with ${reason} accounts`, async () => {
          // Given a treasury and a recipient whose accounts can receive nothing
          const drop = await launch(await create())
          const { collection, token, buyer, treasury } = drop
          await spoil(token, treasury)
          await spoil(token, firstRecipient(drop))

          // When a wallet mints without the vault, then it is told to name it
          expectControlsError(
            await mintV3InVain(collection, [buyer], { token }),
            'PriceTokenVaultRequired',
          )

          // When it mints twice with the vault, then it pays exactly the price, and the vault keeps both shares
          const accounts = [token.accountOf(buyer.publicKey), ...receiverAccounts(drop)]
          for (const times of [1n, 2n]) {
            const paid = await token.gains(accounts, () =>
              sendMintV3(collection, [buyer], { token, usesVault: true }),
            )
            expect(paid).to.deep.equal([-PRICE, 0n, 0n, PARTS[2]])
            await expectOwedTokens(collection, token, times * PARTS[0], [times * PARTS[1]])
          }
        })
      }
    })
  }

  it('stay in the vault for a receiver that gave its account away', async () => {
    // Given a recipient that made a stranger the owner of its associated account
    const drop = await launch()
    const { collection, token, buyer } = drop
    const recipient = firstRecipient(drop)
    const stranger = await chain.wallet()
    const account = token.accountOf(recipient.publicKey)
    await token.handOver(recipient, stranger.publicKey)

    await sendMintV3(collection, [buyer], { token, usesVault: true })

    expect(await token.amountIn(account)).to.equal(0n)
    await expectOwedTokens(collection, token, 0n, [PARTS[1]])
  })

  it('of Token-2022, stay in the vault for a receiver that requires memos', async () => {
    const drop = await launch(await Token.createNamed(chain))
    const { collection, token, buyer, treasury } = drop
    await requireMemos(token, treasury)

    expectControlsError(
      await mintV3InVain(collection, [buyer], { token }),
      'PriceTokenVaultRequired',
    )
    await sendMintV3(collection, [buyer], { token, usesVault: true })

    await expectOwedTokens(collection, token, PARTS[0])
  })

  it('cannot be kept from a receiver by naming an account that is not its own', async () => {
    // Given receivers that can be paid
    const drop = await launch()
    const { collection, token, buyer, treasury, recipients } = drop
    const other = await Token.create(chain)
    const nobody = Keypair.generate().publicKey
    await other.give(treasury.publicKey)
    await token.give(nobody)
    const wrong = [
      nobody, // empty
      token.accountOf(nobody), // somebody else's
      token.accountOf(buyer.publicKey), // the buyer's
      other.accountOf(treasury.publicKey), // in another token
      token.accountOf(Keypair.generate().publicKey), // closed
      token.mint,
    ]
    const frozen = await token.openAccount(treasury.publicKey)
    await token.freezeAccount(frozen)
    wrong.push(frozen)

    // When the buyer names such an account with the vault, then the mint is refused
    for (const account of wrong) {
      for (const [{ publicKey }, error] of [
        [treasury, 'TreasuryMismatch'],
        [recipients[1] ?? treasury, 'RecipientMismatch'],
      ] as const) {
        const right = token.accountOf(publicKey)
        const outcome = await mintV3InVain(
          collection,
          [buyer],
          { token, usesVault: true },
          (instruction) => replaceAccount(instruction, right, account),
        )
        expectControlsError(outcome, error)
      }
    }
  })

  it('are no reason to keep what a receiver can be paid', async () => {
    const drop = await launch()
    const { collection, token, buyer } = drop

    const paid = await token.gains(receiverAccounts(drop), () =>
      sendMintV3(collection, [buyer], { token, usesVault: true }),
    )

    expect(paid).to.deep.equal([...PARTS])
    await expectOwedTokens(collection, token, 0n)
  })

  it('may go to another account of the receiver at once', async () => {
    // Given a frozen associated account, and another one of the treasury
    const { collection, token, buyer, treasury } = await launch()
    await token.freeze(treasury.publicKey)
    const second = await token.openAccount(treasury.publicKey)

    const mint = await mintV3(collection, buyer.publicKey, { token })
    const right = token.accountOf(treasury.publicKey)
    await chain.send([replaceAccount(mint, right, second)], [buyer])

    expect(await token.amountIn(second)).to.equal(PARTS[0])
    await expectOwedTokens(collection, token, 0n)
  })

  describe('have a vault', () => {
    let drop: TokenDrop

    beforeEach(async () => {
      drop = await launch()
      await drop.token.freeze(drop.treasury.publicKey)
    })

    function mintWith(right: PublicKey, wrong: PublicKey) {
      const { collection, buyer, token } = drop
      return mintV3InVain(collection, [buyer], { token, usesVault: true }, (instruction) =>
        replaceAccount(instruction, right, wrong),
      )
    }

    it("that is not another collection's, another token's or the buyer's", async () => {
      const { collection, token, buyer } = drop
      const { record, vault } = priceTokenAccounts(collection, token)
      const elsewhere = await launch(token)
      const otherToken = await Token.create(chain)
      await addToken(collection, otherToken)

      for (const others of [
        priceTokenAccounts(elsewhere.collection, token),
        priceTokenAccounts(collection, otherToken),
      ]) {
        expectControlsError(await mintWith(record, others.record), 'PriceTokenMismatch')
        expectControlsError(await mintWith(vault, others.vault), 'PriceTokenMismatch')
      }
      expectControlsError(
        await mintWith(vault, token.accountOf(buyer.publicKey)),
        'PriceTokenMismatch',
      )
    })

    it("whose record is the collection's own", async () => {
      const { collection, token } = drop
      const { record } = priceTokenAccounts(collection, token)
      const forged = await forge(chain, record, TOKEN_2022_PROGRAM_ID)
      const missing = priceTokenAddress(collection.deployment, Keypair.generate().publicKey)

      for (const wrong of [forged, missing, collection.controls, collection.deployment]) {
        expectControlsError(await mintWith(record, wrong), 'PriceTokenMismatch')
      }
    })

    it('that a mint names together with its record', async () => {
      const { collection, token } = drop
      const { record, vault } = priceTokenAccounts(collection, token)
      const absent = collection.chain.controls.programId

      for (const right of [record, vault]) {
        expectControlsError(await mintWith(right, absent), 'PriceTokenVaultRequired')
      }
    })

    it('that takes gifts without owing them', async () => {
      const { collection, token, buyer } = drop
      const { vault } = priceTokenAccounts(collection, token)
      await token.mintTo(vault, 77n)

      await sendMintV3(collection, [buyer], { token, usesVault: true })

      expect(await token.amountIn(vault)).to.equal(PARTS[0] + 77n)
    })
  })

  /** Makes a wallet's token account refuse transfers without a memo. */
  async function requireMemos(token: Token, wallet: Keypair): Promise<void> {
    const account = token.accountOf(wallet.publicKey)
    const { publicKey } = wallet
    await chain.send(
      [
        createReallocateInstruction(
          account,
          publicKey,
          [ExtensionType.MemoTransfer],
          publicKey,
          [],
          TOKEN_2022_PROGRAM_ID,
        ),
        createEnableRequiredMemoTransfersInstruction(account, publicKey, [], TOKEN_2022_PROGRAM_ID),
      ],
      [wallet],
    )
  }
})
