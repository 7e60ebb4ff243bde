import { type Keypair, PublicKey, Transaction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changeCollection } from '../../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { gains, mintInVain, sendInVain } from '../../../helpers/effects.ts'
import { percentFee } from '../../../helpers/fees.ts'
import { readMember } from '../../../helpers/mintState.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

const PACKET_SIZE = 1_232
const PRICE = 3_000_001n

describe('several mints with mintWithControlsV2 in one transaction', () => {
  let chain: Chain
  let minter: Keypair
  let recipients: PublicKey[]

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    minter = await chain.wallet()
    const wallets = await Promise.all([1, 2, 3, 4, 5].map(() => chain.wallet()))
    recipients = wallets.map(({ publicKey }) => publicKey)
  })

  /** Deploys a drop with five fee recipients and a separate treasury. */
  async function fiveRecipientDrop(): Promise<Collection> {
    return Collection.deploy(chain, {
      treasury: (await chain.wallet()).publicKey,
      platformFee: percentFee(1_000n, recipients, [20, 20, 20, 20, 20]),
      phases: [{ ...OPEN_PHASE, priceAmount: PRICE }],
    })
  }

  /** Builds the wallet's next `count` mints, in sequence. */
  function nextMints(drop: Collection, count: number) {
    return Promise.all(
      Array.from({ length: count }, (_, index) =>
        drop.mintV2(minter.publicKey, {
          mintCount: BigInt(index),
          issued: BigInt(index),
          maxPrice: PRICE,
        }),
      ),
    )
  }

  it('one wallet mints 3 items with five fee recipients in a legacy transaction', async () => {
    // Given three mints
    const drop = await fiveRecipientDrop()
    const mints = await nextMints(drop, 3)

    // When they are sent as one transaction, then it fits into a packet
    const transaction = new Transaction({
      feePayer: minter.publicKey,
      blockhash: PublicKey.default.toBase58(),
      lastValidBlockHeight: 0,
    })
    transaction.add(...mints)
    expect(transaction.serialize({ verifySignatures: false }).length).to.be.at.most(PACKET_SIZE)
    const paid = await gains(chain, [drop.input.treasury, ...recipients], () =>
      chain.send(mints, [minter]),
    )

    // Then there are three items, each paid for to the lamport
    expect(await drop.mintCount(minter.publicKey)).to.equal(3n)
    expect((await drop.record()).numberOfTokensIssued.toNumber()).to.equal(3)
    const numbers = await Promise.all(
      [0n, 1n, 2n].map((count) => readMember(chain, drop.itemMint(minter.publicKey, count))),
    )
    expect(numbers.map(({ memberNumber }) => memberNumber)).to.deep.equal([1n, 2n, 3n])
    expect(paid).to.deep.equal(
      [2_700_001n, 60_000n, 60_000n, 60_000n, 60_000n, 60_000n].map((part) => 3n * part),
    )
  })

  it('two wallets mint in one transaction', async () => {
    const drop = await fiveRecipientDrop()
    const other = await chain.wallet()

    await chain.send(
      [await drop.mintV2(minter.publicKey), await drop.mintV2(other.publicKey)],
      [minter, other],
    )

    const [first, second] = await Promise.all(
      [minter, other].map(({ publicKey }) => readMember(chain, drop.itemMint(publicKey, 0n))),
    )
    expect([first?.memberNumber, second?.memberNumber]).to.deep.equal([1n, 2n])
    expect(await drop.mintCount(minter.publicKey)).to.equal(1n)
    expect(await drop.mintCount(other.publicKey)).to.equal(1n)
  })

  it('two mints built at the same moment both succeed', async () => {
    // Given mints of two wallets, both built before either is sent
    const drop = await fiveRecipientDrop()
    const other = await chain.wallet()
    const [mine, theirs] = [await drop.mintV2(minter.publicKey), await drop.mintV2(other.publicKey)]

    // When they are sent one after the other
    await chain.send([theirs], [other])
    await chain.send([mine], [minter])

    // Then neither prevents the other
    expect((await drop.record()).numberOfTokensIssued.toNumber()).to.equal(2)
  })

  it('the same mint sent twice mints once', async () => {
    const drop = await fiveRecipientDrop()
    const mint = await drop.mintV2(minter.publicKey)
    await chain.send([mint], [minter])

    const outcome = await sendInVain(drop, minter, [mint], [minter])

    expectControlsError(outcome, 'ItemMintMismatch')
    expect(await drop.mintCount(minter.publicKey)).to.equal(1n)
  })

  it('a transaction with a refused last mint mints nothing', async () => {
    const drop = await fiveRecipientDrop()
    await changeCollection(drop, { maxMintsPerWallet: 2n })

    const outcome = await sendInVain(drop, minter, await nextMints(drop, 3), [minter])

    expectControlsError(outcome, 'ExceededWalletMaxMintsForCollection')
    expect(await drop.mintCount(minter.publicKey)).to.equal(0n)
  })

  it('the last items go to the first buyers', async () => {
    const drop = await fiveRecipientDrop()
    await changeCollection(drop, { maxNumberOfTokens: 1n })
    const late = await chain.wallet()

    await drop.mint(minter)

    expectControlsError(await mintInVain(drop, late), 'MintedOut')
  })
})
