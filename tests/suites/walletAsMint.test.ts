import { Keypair, SystemProgram, type TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain, type Outcome } from '../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../helpers/collection.ts'
import { Deployment } from '../helpers/deployment.ts'
import { gains, SIGNATURE_FEE } from '../helpers/effects.ts'
import { expectEditionsError } from '../helpers/programFailure.ts'
import { expectExactRent } from '../helpers/rent.ts'

/** An instruction that makes a mint of a keypair, and who signs it beside that key. */
interface Attempt {
  instruction: TransactionInstruction
  signers: Keypair[]
}

/** Makes an attempt at turning a key into a mint; every attempt needs the same rent. */
type Attempts = () => Promise<(mint: Keypair) => Promise<Attempt>>

describe('a wallet in the place of a new mint', () => {
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
        // Creators are kept as text, and addresses in base58 differ in length.
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

      /** A key at whose address somebody put lamports before. */
      async function keyWith(lamports: bigint): Promise<Keypair> {
        const key = Keypair.generate()
        await chain.fund(key.publicKey, lamports)
        return key
      }

      it('a sponsor who pays the fee cannot be turned into it', async () => {
        // Given a sponsor who pays for a transaction that others made
        const sponsor = await chain.wallet()
        const { instruction, signers } = await attempt(sponsor)

        // When it names the sponsor as the mint
        const [spent] = await gains(chain, [sponsor.publicKey], async () => {
          const outcome = await chain.trySend([instruction], [sponsor, ...signers])
          expectEditionsError(outcome, 'BadMint')
        })

        // Then the sponsor has paid the fee and keeps the wallet
        expect(spent).to.equal(-SIGNATURE_FEE * 2n)
        const account = await chain.account(sponsor.publicKey)
        expect(account?.owner).to.deep.equal(SystemProgram.programId)
      })

      it('a key that holds one lamport more than the rent is refused', async () => {
        const key = await keyWith(rent + 1n)

        expectEditionsError(await send(key), 'BadMint')

        expect(await chain.balance(key.publicKey)).to.equal(rent + 1n)
      })

      it('a key that holds exactly the rent is as good as an empty one', async () => {
        const key = await keyWith(rent)

        expect((await send(key)).failure).to.equal(undefined)

        await expectExactRent(chain, [key.publicKey])
      })

      it('a stranger cannot spoil a key with less than the rent', async () => {
        const key = await keyWith(rent - 1n)

        expect((await send(key)).failure).to.equal(undefined)

        await expectExactRent(chain, [key.publicKey])
      })
    })
  }

  describe('the item of mint_with_controls_v2', () => {
    it('what a stranger sends to its address goes to the minter, however much it is', async () => {
      // Given two wallets, and lamports at the address of the item of one of them
      const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
      const [usual, lucky] = [await chain.wallet(), await chain.wallet()]
      const gifts = [890_880n, 1_000_000_000n]
      for (const gift of gifts) {
        const count = await drop.mintCount(lucky.publicKey)
        await chain.fund(drop.itemMint(lucky.publicKey, count), gift)

        // When both mint
        await drop.mint(usual)
        const mint = await drop.mint(lucky)

        // Then the item holds its rent and no more
        await expectExactRent(chain, [mint])
      }

      // And its minter has all the rest
      const [more, less] = [
        await chain.balance(lucky.publicKey),
        await chain.balance(usual.publicKey),
      ]
      expect(more - less).to.equal(gifts.reduce((sum, gift) => sum + gift))
    })
  })
})
