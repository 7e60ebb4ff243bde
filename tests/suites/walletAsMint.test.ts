import { Keypair, SystemProgram, type TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain, type Outcome } from '../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../helpers/collection.ts'
import { Deployment } from '../helpers/deployment.ts'
import { gains, SIGNATURE_FEE } from '../helpers/effects.ts'
import { expectEditionsError } from '../helpers/programFailure.ts'
import { expectExactRent } from '../helpers/rent.ts'

/** An instruction that turns a keypair into a mint, and its other signers. */
interface Attempt {
  instruction: TransactionInstruction
  signers: Keypair[]
}

/** Builds attempts to turn a key into a mint; each attempt needs the same rent. */
type Attempts = () => Promise<(mint: Keypair) => Promise<Attempt>>

describe('a wallet in place of a new mint', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  const attempts: Readonly<Record<string, Attempts>> = {
    'the item of mint_with_controls': async () => {
      const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
      return async (mint) => {
        const minter = await chain.wallet()
        const instruction = await drop.mintV1(minter.publicKey, mint.publicKey)
        return { instruction, signers: [minter] }
      }
    },
    'the item of a mint by the editions program': async () => {
      const deployment = await Deployment.deploy(chain)
      return async (mint) => {
        const minter = await chain.wallet()
        const accounts = { mint: mint.publicKey, minter: minter.publicKey }
        return { instruction: await deployment.mint(accounts), signers: [minter] }
      }
    },
    'the group mint of initialise_editions_controls': async () => {
      let count = 0
      return async (mint) => {
        count += 1
        // Creators are stored as text, and base58 addresses differ in length.
        const royalties = { royaltyBasisPoints: 0, creators: [] }
        const drop = await Collection.prepare(chain, { symbol: `CONTROLLED${count}`, royalties })
        Object.assign(drop.input, { groupMint: mint.publicKey })
        return { instruction: drop.deployInstruction(), signers: [drop.creator] }
      }
    },
    'the group mint of initialise': async () => {
      let count = 0
      return async (mint) => {
        count += 1
        const deployment = await Deployment.prepare(chain, { symbol: `ALONE${count}` })
        const instruction = await deployment.initialise({ groupMint: mint.publicKey })
        return { instruction, signers: [deployment.creator] }
      }
    },
  }

  for (const [name, prepare] of Object.entries(attempts)) {
    describe(name, () => {
      let attempt: Awaited<ReturnType<Attempts>>
      let rent: bigint

      before(async () => {
        attempt = await prepare()
        const mint = Keypair.generate()
        expect((await send(mint)).failure).to.equal(undefined)
        rent = await chain.balance(mint.publicKey)
      })

      async function send(mint: Keypair): Promise<Outcome> {
        const { instruction, signers } = await attempt(mint)
        return chain.trySend([instruction], [...signers, mint])
      }

      /** Creates a keypair whose address was funded before. */
      async function keyWith(lamports: bigint): Promise<Keypair> {
        const key = Keypair.generate()
        await chain.fund(key.publicKey, lamports)
        return key
      }

      it('cannot be that of a sponsor who pays the fee', async () => {
        // Given a sponsor who pays for transactions of others
        const sponsor = await chain.wallet()
        const { instruction, signers } = await attempt(sponsor)

        // When a transaction names the sponsor as the mint
        const [spent] = await gains(chain, [sponsor.publicKey], async () => {
          const outcome = await chain.trySend([instruction], [sponsor, ...signers])
          expectEditionsError(outcome, 'BadMint')
        })

        // Then the sponsor has paid the fee and still has the wallet
        expect(spent).to.equal(-SIGNATURE_FEE * 2n)
        const account = await chain.account(sponsor.publicKey)
        expect(account?.owner).to.deep.equal(SystemProgram.programId)
      })

      it('is refused if it holds one lamport more than the rent', async () => {
        const key = await keyWith(rent + 1n)

        expectEditionsError(await send(key), 'BadMint')

        expect(await chain.balance(key.publicKey)).to.equal(rent + 1n)
      })

      it('is accepted like an empty key if it holds exactly the rent', async () => {
        const key = await keyWith(rent)

        expect((await send(key)).failure).to.equal(undefined)

        await expectExactRent(chain, [key.publicKey])
      })

      it('cannot be spoiled by a stranger with less than the rent', async () => {
        const key = await keyWith(rent - 1n)

        expect((await send(key)).failure).to.equal(undefined)

        await expectExactRent(chain, [key.publicKey])
      })
    })
  }

  describe('the item of mint_with_controls_v2', () => {
    it('passes all lamports that a stranger sent there on to the minter', async () => {
      // Given two wallets, and lamports at one wallet's item address
      const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
      const [usual, lucky] = [await chain.wallet(), await chain.wallet()]
      const gifts = [890_880n, 1_000_000_000n]
      for (const gift of gifts) {
        const count = await drop.mintCount(lucky.publicKey)
        await chain.fund(drop.itemMint(lucky.publicKey, count), gift)

        // When both mint
        await drop.mint(usual)
        const mint = await drop.mint(lucky)

        // Then the item holds exactly its rent
        await expectExactRent(chain, [mint])
      }

      // And its minter has the rest
      const [more, less] = [
        await chain.balance(lucky.publicKey),
        await chain.balance(usual.publicKey),
      ]
      expect(more - less).to.equal(gifts.reduce((sum, gift) => sum + gift))
    })
  })
})
