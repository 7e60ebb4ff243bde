import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changeCollection, changePhase } from '../../../helpers/changes.ts'
import { gains, SIGNATURE_FEE } from '../../../helpers/effects.ts'
import { percentFee } from '../../../helpers/fees.ts'
import { expectOwedTokens, mintV3InVain, sendMintV3 } from '../../../helpers/priceToken.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'
import { Token } from '../../../helpers/token.ts'
import { launchTokenDrop, receiverAccounts } from '../../../helpers/tokenDrop.ts'

const PRICE = 5_000_000n

describe('the payment in tokens in mintWithControlsV3', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  const kinds: Record<string, () => Promise<Token>> = {
    'a token of the Token program': () => Token.create(chain),
    'a plain Token-2022 token': () => Token.createNamed(chain),
  }
  for (const [kind, create] of Object.entries(kinds)) {
    describe(`in ${kind}, is divided to the base unit`, () => {
      let token: Token

      before(async () => {
        token = await create()
      })

      const cases: {
        name: string
        price: bigint
        basisPoints: bigint
        shares: number[]
        /** Treasury first, then the recipients. */
        parts: bigint[]
      }[] = [
        {
          name: 'with nothing for a recipient without a fee',
          price: PRICE,
          basisPoints: 0n,
          shares: [100],
          parts: [5_000_000n, 0n],
        },
        {
          name: 'with one recipient',
          price: PRICE,
          basisPoints: 250n,
          shares: [100],
          parts: [4_875_000n, 125_000n],
        },
        {
          name: 'with everything for the recipient',
          price: PRICE,
          basisPoints: 10_000n,
          shares: [100],
          parts: [0n, 5_000_000n],
        },
        {
          name: 'with five recipients, the last of whom gets what rounding left',
          price: 10_007n,
          basisPoints: 9_999n,
          shares: [20, 20, 20, 20, 20],
          parts: [2n, 2_001n, 2_001n, 2_001n, 2_001n, 2_001n],
        },
        {
          name: 'with five recipients of a fee below one base unit for each',
          price: 40n,
          basisPoints: 1_000n,
          shares: [10, 20, 30, 30, 10],
          parts: [36n, 0n, 0n, 1n, 1n, 2n],
        },
        {
          name: 'of a single base unit',
          price: 1n,
          basisPoints: 9_999n,
          shares: [50, 50],
          parts: [1n, 0n, 0n],
        },
      ]
      for (const { name, price, basisPoints, shares, parts } of cases) {
        it(name, async () => {
          const drop = await launchTokenDrop(chain, { token, price, basisPoints, shares })
          const { collection, buyer } = drop
          const accounts = [token.accountOf(buyer.publicKey), ...receiverAccounts(drop)]

          const paid = await token.gains(accounts, () => sendMintV3(collection, [buyer], { token }))

          expect(paid).to.deep.equal([-price, ...parts])
          await expectOwedTokens(collection, token, 0n)
        })
      }
    })
  }

  it('skips an empty slot between recipients', async () => {
    const drop = await launchTokenDrop(chain, { basisPoints: 1_000n, shares: [50, 0, 50] })
    const { collection, token, buyer } = drop

    const paid = await token.gains(receiverAccounts(drop), () =>
      sendMintV3(collection, [buyer], { token }),
    )

    expect(paid).to.deep.equal([4_500_000n, 250_000n, 0n, 250_000n])
  })

  it('takes no lamports but rent, and needs no lamports of the receivers', async () => {
    // Given two equal drops, one of which is free
    const [priced, free] = [
      await launchTokenDrop(chain),
      await launchTokenDrop(chain, { price: 0n }),
    ]
    const wallets = [priced, free].map(({ buyer }) => buyer.publicKey)
    const others = [priced.treasury, ...priced.recipients].map(({ publicKey }) => publicKey)
    const controls = priced.collection.controls

    const [spent, rent, ...received] = await gains(
      chain,
      [...wallets, ...others, controls],
      async () => {
        for (const { collection, token, buyer } of [priced, free]) {
          await sendMintV3(collection, [buyer], { token })
        }
      },
    )

    expect(spent).to.equal(rent)
    expect(received).to.deep.equal([0n, 0n, 0n])
  })

  describe('of a price of 0', () => {
    it('needs no token account, of the buyer or of a receiver', async () => {
      // Given a free phase of a token that nobody holds
      const { collection, token } = await launchTokenDrop(chain, { price: 0n })
      const stranger = await chain.wallet()
      await changeCollection(collection, { treasury: (await chain.wallet()).publicKey })

      // When a wallet without a token account mints
      await sendMintV3(collection, [stranger], { token })

      // Then it has the item, and still no account
      expect(await collection.mintCount(stranger.publicKey)).to.equal(1n)
      expect(await chain.account(token.accountOf(stranger.publicKey))).to.equal(null)
    })

    it('still names the token', async () => {
      const { collection, buyer } = await launchTokenDrop(chain, { price: 0n })

      expectControlsError(await mintV3InVain(collection, [buyer]), 'PriceTokenMismatch')
    })
  })

  describe('has a highest price in base units', () => {
    it('that the price may reach and not exceed', async () => {
      const { collection, token, buyer } = await launchTokenDrop(chain)

      const outcome = await mintV3InVain(collection, [buyer], { token, maxPrice: PRICE - 1n })
      expectControlsError(outcome, 'MaxPriceExceeded')

      await sendMintV3(collection, [buyer], { token, maxPrice: PRICE })
      expect(await token.held(buyer.publicKey)).to.equal(9n * PRICE)
    })

    it('under which the owner cannot raise the price of a mint on its way', async () => {
      const { collection, token, buyer } = await launchTokenDrop(chain)
      await changePhase(collection, 0, { priceAmount: PRICE + 1n, priceToken: token.mint })

      const outcome = await mintV3InVain(collection, [buyer], { token, maxPrice: PRICE })

      expectControlsError(outcome, 'MaxPriceExceeded')
    })

    it('that lamports for rent do not count towards', async () => {
      const { collection, token, buyer } = await launchTokenDrop(chain, { price: 1n })

      await sendMintV3(collection, [buyer], { token, maxPrice: 1n })

      expect(await token.held(buyer.publicKey)).to.equal(9n)
    })
  })

  describe('has a highest rent in lamports', () => {
    it('that the price in tokens does not count towards', async () => {
      const { collection, token, buyer } = await launchTokenDrop(chain)
      const twin = await chain.wallet()
      await token.give(twin.publicKey, PRICE)
      const [gain] = await gains(chain, [buyer.publicKey], () =>
        sendMintV3(collection, [buyer], { token }),
      )
      const rent = -(gain ?? 0n) - SIGNATURE_FEE

      const outcome = await mintV3InVain(collection, [twin], { token, maxRent: rent - 1n })
      expectControlsError(outcome, 'MaxRentExceeded')

      const [spent] = await gains(chain, [twin.publicKey], () =>
        sendMintV3(collection, [twin], { token, maxRent: rent }),
      )
      expect(spent).to.equal(-rent - SIGNATURE_FEE)
    })
  })

  it('an attacker cannot leave recipients out, reorder them or name their own accounts', async () => {
    const drop = await launchTokenDrop(chain, { basisPoints: 1_000n, shares: [50, 50] })
    const { collection, token, buyer } = drop
    const [first, second] = drop.recipients.map(({ publicKey }) => publicKey)
    if (!first || !second) throw new Error('There are two recipients.')
    const lists = [[second, first], [first], [], [first, first], [buyer.publicKey, second]]

    for (const list of lists) {
      const { recipients: feeRecipients } = percentFee(1_000n, list, [50, 50])
      const outcome = await mintV3InVain(collection, [buyer], { token, feeRecipients })
      expectControlsError(outcome, 'RecipientMismatch')
    }
    const treasury = buyer.publicKey
    const outcome = await mintV3InVain(collection, [buyer], { token, treasury })
    expectControlsError(outcome, 'TreasuryMismatch')
  })
})
