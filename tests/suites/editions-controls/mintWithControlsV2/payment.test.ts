import {
  hashlistAddress,
  minterStatsAddress,
  minterStatsPhaseAddress,
  type PlatformFeeTerms,
} from '@mintline/solana'
import type { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { gains, mintInVain, SIGNATURE_FEE, tokenAccountOf } from '../../../helpers/effects.ts'
import { flatFee, percentFee } from '../../../helpers/fees.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

describe('the payment in mintWithControlsV2', () => {
  let chain: Chain
  let treasury: PublicKey
  let minter: Keypair

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    treasury = (await chain.wallet()).publicKey
    minter = await chain.wallet()
  })

  async function wallets(count: number): Promise<PublicKey[]> {
    const made = await Promise.all(Array.from({ length: count }, () => chain.wallet()))
    return made.map(({ publicKey }) => publicKey)
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

  describe('is divided to the lamport', () => {
    const cases: {
      name: string
      price: bigint
      kind: 'flat' | 'percent'
      value: bigint
      shares: number[]
      /** Treasury first, then the recipients by slot. */
      parts: bigint[]
    }[] = [
      {
        name: 'a percentage of the price',
        price: 1_000_000n,
        kind: 'percent',
        value: 300n,
        shares: [100],
        parts: [970_000n, 30_000n],
      },
      {
        name: 'a percentage that does not come out even, rounded down',
        price: 999n,
        kind: 'percent',
        value: 300n,
        shares: [100],
        parts: [970n, 29n],
      },
      {
        name: 'a percentage of everything',
        price: 1_234_567n,
        kind: 'percent',
        value: 10_000n,
        shares: [100],
        parts: [0n, 1_234_567n],
      },
      {
        name: 'a percentage of nothing',
        price: 0n,
        kind: 'percent',
        value: 10_000n,
        shares: [60, 40],
        parts: [0n, 0n, 0n],
      },
      {
        name: 'no fee at all',
        price: 1_000_000n,
        kind: 'percent',
        value: 0n,
        shares: [100],
        parts: [1_000_000n, 0n],
      },
      {
        name: 'a flat fee inside the price',
        price: 1_000_000n,
        kind: 'flat',
        value: 250_000n,
        shares: [100],
        parts: [750_000n, 250_000n],
      },
      {
        name: 'a flat fee that is the whole price',
        price: 250_000n,
        kind: 'flat',
        value: 250_000n,
        shares: [100],
        parts: [0n, 250_000n],
      },
      {
        name: 'among two recipients, the last of whom gets what rounding left',
        price: 1_000_001n,
        kind: 'flat',
        value: 100_001n,
        shares: [33, 67],
        parts: [900_000n, 33_000n, 67_001n],
      },
      {
        name: 'among five recipients, the last of whom gets what rounding left',
        price: 10_007n,
        kind: 'percent',
        value: 9_999n,
        shares: [20, 20, 20, 20, 20],
        parts: [2n, 2_001n, 2_001n, 2_001n, 2_001n, 2_001n],
      },
      {
        name: 'among five recipients with a fee below one lamport for each',
        price: 1_000n,
        kind: 'flat',
        value: 4n,
        shares: [10, 20, 30, 30, 10],
        parts: [996n, 0n, 0n, 1n, 1n, 2n],
      },
      {
        name: 'past empty slots, where the last slot with a share gets the rest',
        price: 1_000n,
        kind: 'flat',
        value: 101n,
        shares: [0, 50, 0, 50, 0],
        parts: [899n, 0n, 50n, 0n, 51n, 0n],
      },
    ]

    for (const { name, price, kind, value, shares, parts } of cases) {
      it(name, async () => {
        const recipients = await wallets(shares.length)
        const collection = await drop(
          price,
          (kind === 'flat' ? flatFee : percentFee)(value, recipients, shares),
        )

        const paid = await gains(chain, [treasury, ...recipients], () => collection.mint(minter))

        expect(paid).to.deep.equal(parts)
        expect(paid.reduce((sum, part) => sum + part)).to.equal(price)
      })
    }
  })

  describe('of the buyer', () => {
    /** Returns the rent for accounts that the mint created or enlarged. */
    async function rentOf(collection: Collection, mint: PublicKey, isFirst: boolean) {
      const { deployment } = collection
      const { publicKey } = minter
      const created = [mint, tokenAccountOf(mint, publicKey)]
      if (isFirst) {
        created.push(
          minterStatsAddress(deployment, publicKey),
          minterStatsPhaseAddress(deployment, publicKey, 0),
        )
      }
      let total = (await chain.rent(40)) - (await chain.rent(0)) // a hashlist entry
      for (const address of created) {
        const { data, lamports } = (await chain.account(address)) ?? { data: [], lamports: 0 }
        expect(data.length).to.be.greaterThan(0)
        expect(BigInt(lamports)).to.equal(await chain.rent(data.length))
        total += await chain.rent(data.length)
      }
      return total
    }

    it('is price, rent and the fee of the transaction, for the first item and the next', async () => {
      const recipients = await wallets(2)
      const collection = await drop(5_000_000n, percentFee(300n, recipients, [50, 50]))

      for (const isFirst of [true, false]) {
        const mint = collection.itemMint(minter.publicKey, isFirst ? 0n : 1n)
        const [spent] = await gains(chain, [minter.publicKey], () => collection.mint(minter))
        const rent = await rentOf(collection, mint, isFirst)
        expect(spent).to.equal(-(5_000_000n + rent + SIGNATURE_FEE))
      }
    })

    it('leaves nothing in the controls, the deployment or the group mint', async () => {
      const recipients = await wallets(5)
      const collection = await drop(7_777_777n, percentFee(333n, recipients, [20, 20, 20, 20, 20]))
      const { controls, deployment, groupMint } = collection

      const left = await gains(chain, [controls, deployment, groupMint.publicKey], () =>
        collection.mint(minter),
      )

      expect(left).to.deep.equal([0n, 0n, 0n])
    })

    it('covers the growth of the hashlist page by one entry', async () => {
      const collection = await drop(0n, percentFee(0n, [treasury]))
      const page = hashlistAddress(collection.deployment, 0)

      const [grown] = await gains(chain, [page], () => collection.mint(minter))

      expect(grown).to.equal((await chain.rent(40)) - (await chain.rent(0)))
    })

    it('fails as a whole if the wallet cannot pay the price', async () => {
      const collection = await drop(5_000_000n, percentFee(300n, [treasury]))
      const poor = await chain.wallet(5_000_000n)

      const { failure } = await mintInVain(collection, poor)

      expect(failure, 'the mint succeeded').to.not.equal(undefined)
      expect(await chain.balance(poor.publicKey)).to.equal(5_000_000n - SIGNATURE_FEE)
    })
  })

  describe('and a fee above the price', () => {
    it('is refused for a flat fee one lamport above the price', async () => {
      const collection = await drop(249_999n, flatFee(250_000n, [treasury]))

      expectControlsError(await mintInVain(collection, minter), 'FeeExceedsPrice')
    })

    it('is refused for any flat fee in a free phase', async () => {
      const collection = await drop(0n, flatFee(1n, [treasury]))

      expectControlsError(await mintInVain(collection, minter), 'FeeExceedsPrice')
    })
  })
})
