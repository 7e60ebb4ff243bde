import type { PlatformFeeTerms } from '@mintline/solana'
import type { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changeCollection } from '../../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { gains, mintInVain } from '../../../helpers/effects.ts'
import { flatFee, percentFee } from '../../../helpers/fees.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

describe('receivers of the payment in mintWithControlsV2', () => {
  let chain: Chain
  let treasury: PublicKey
  let minter: Keypair

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    treasury = await receiver()
    minter = await chain.wallet()
  })

  /** Creates a wallet with lamports. */
  async function receiver(): Promise<PublicKey> {
    return (await chain.wallet()).publicKey
  }

  /** Deploys a drop with one public phase at this price and fee. */
  function drop(
    priceAmount: bigint,
    platformFee: PlatformFeeTerms,
    to = treasury,
  ): Promise<Collection> {
    return Collection.deploy(chain, {
      treasury: to,
      platformFee,
      phases: [{ ...OPEN_PHASE, priceAmount }],
    })
  }

  describe('are those of the collection', () => {
    it('an attacker cannot redirect the fee', async () => {
      const [first, second, thief] = [await receiver(), await receiver(), await receiver()]
      const collection = await drop(1_000_000n, percentFee(1_000n, [first, second], [50, 50]))
      const attempts: Record<string, PublicKey[]> = {
        'in the wrong order': [second, first],
        'with one replaced': [first, thief],
        'with the first left out': [second],
        'with the last left out': [first],
        'with all left out': [],
        'with one named twice': [first, first],
        'with a stranger in front': [thief, first, second],
      }

      for (const [name, addresses] of Object.entries(attempts)) {
        const feeRecipients = addresses.map((address) => ({ address, share: 50 }))
        const [stolen] = await gains(chain, [thief], async () => {
          expectControlsError(
            await mintInVain(collection, minter, { feeRecipients }),
            'RecipientMismatch',
          )
        })
        expect(stolen, name).to.equal(0n)
      }
    })

    it('an account after the recipients gets nothing', async () => {
      const [recipient, stranger] = [await receiver(), await receiver()]
      const collection = await drop(1_000_000n, percentFee(1_000n, [recipient]))

      const paid = await gains(chain, [recipient, stranger], () =>
        collection.mint(minter, {
          feeRecipients: [recipient, stranger].map((address) => ({ address, share: 50 })),
        }),
      )

      expect(paid).to.deep.equal([100_000n, 0n])
    })

    it('an attacker cannot pay the price to another treasury', async () => {
      const thief = await receiver()
      const collection = await drop(1_000_000n, percentFee(0n, [treasury]))

      for (const wrong of [thief, minter.publicKey]) {
        const outcome = await mintInVain(collection, minter, { treasury: wrong })
        expectControlsError(outcome, 'TreasuryMismatch')
      }
    })

    it('a previous treasury is refused', async () => {
      const collection = await drop(1_000_000n, percentFee(0n, [treasury]))
      const successor = await receiver()
      await changeCollection(collection, { treasury: successor })

      expectControlsError(await mintInVain(collection, minter, { treasury }), 'TreasuryMismatch')
    })

    it('the treasury may be a recipient of the fee, and gets both', async () => {
      const other = await receiver()
      const collection = await drop(1_000_000n, percentFee(1_000n, [treasury, other], [40, 60]))

      const paid = await gains(chain, [treasury, other], () => collection.mint(minter))

      expect(paid).to.deep.equal([900_000n + 40_000n, 60_000n])
    })

    it('the minter may be the treasury, and then pays the fee only', async () => {
      const recipient = await receiver()
      const platformFee = percentFee(1_000n, [recipient])
      const free = await drop(0n, platformFee, minter.publicKey)
      const priced = await drop(1_000_000n, platformFee, minter.publicKey)

      const [rent] = await gains(chain, [minter.publicKey], () => free.mint(minter))
      const [spent] = await gains(chain, [minter.publicKey], () => priced.mint(minter))

      expect((rent ?? 0n) - (spent ?? 0n)).to.equal(100_000n)
    })

    it('the minter may be a recipient of the fee', async () => {
      const platformFee = percentFee(1_000n, [minter.publicKey])
      const free = await drop(0n, platformFee)
      const priced = await drop(1_000_000n, platformFee)

      const [rent] = await gains(chain, [minter.publicKey], () => free.mint(minter))
      const [spent, received] = await gains(chain, [minter.publicKey, treasury], () =>
        priced.mint(minter),
      )

      expect((rent ?? 0n) - (spent ?? 0n)).to.equal(900_000n)
      expect(received).to.equal(900_000n)
    })
  })

  describe('that are not rent-exempt', () => {
    async function empty(): Promise<PublicKey> {
      return (await chain.wallet(0n)).publicKey
    }

    it('are owed what they cannot receive yet, and paid with a later mint', async () => {
      // Given an empty treasury and a price one lamport below the rent-exempt minimum
      const bare = await empty()
      const minimum = await chain.rent(0)
      const price = minimum - 1n
      const collection = await drop(price, percentFee(0n, [treasury]), bare)
      const before = await chain.balance(collection.controls)

      // When a wallet mints, then the controls keep the price for the treasury
      await collection.mint(minter)
      expect(await chain.balance(bare)).to.equal(0n)
      expect(await chain.balance(collection.controls)).to.equal(before + price)
      expect((await collection.controlsRecord()).owedToTreasury.toString()).to.equal(`${price}`)

      // When it mints again, then the treasury gets both prices
      await collection.mint(minter)
      expect(await chain.balance(bare)).to.equal(2n * price)
      expect(await chain.balance(collection.controls)).to.equal(before)
      expect((await collection.controlsRecord()).owedToTreasury.toString()).to.equal('0')
    })

    it('accept a mint as an empty treasury if the price is the minimum', async () => {
      const bare = await empty()
      const minimum = await chain.rent(0)
      const collection = await drop(minimum, percentFee(0n, [treasury]), bare)

      await collection.mint(minter)

      expect(await chain.balance(bare)).to.equal(minimum)
    })

    it('accept a mint as an empty treasury if its part is 0', async () => {
      const bare = await empty()
      const collection = await drop(5_000n, flatFee(5_000n, [treasury]), bare)

      await collection.mint(minter)

      expect(await chain.balance(bare)).to.equal(0n)
    })

    it('do not stop a mint as an empty fee recipient', async () => {
      const bare = await empty()
      const collection = await drop(1_000_000n, flatFee(5_000n, [bare]))

      await collection.mint(minter)
      const { owedToRecipients } = await collection.controlsRecord()
      expect(owedToRecipients.map(String)).to.deep.equal(['5000', '0', '0', '0', '0'])

      await chain.fund(bare, await chain.rent(0))
      const [paid] = await gains(chain, [bare], () => collection.mint(minter))
      expect(paid).to.equal(10_000n)
    })
  })
})
