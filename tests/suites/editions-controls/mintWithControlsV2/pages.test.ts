import { HASHLIST_PAGE_SIZE, hashlistAddress } from '@mintline/solana'
import type { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Collection, NO_BYTES, OPEN_PHASE } from '../../../helpers/collection.ts'
import { expectUnchanged, gains, mintInVain } from '../../../helpers/effects.ts'
import { plain } from '../../../helpers/plain.ts'
import { expectEditionsError } from '../../../helpers/programFailure.ts'

/** The item counter's offset in a deployment. */
const ISSUED_OFFSET = 8 + 32 + 8

describe('mintWithControlsV2 at the end of a hashlist page', () => {
  let chain: Chain
  let drop: Collection
  let minter: Keypair
  let nextPage: PublicKey

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    // Given a collection with exactly one full page of items
    drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    minter = await chain.wallet()
    nextPage = hashlistAddress(drop.deployment, 1)
    const account = await chain.account(drop.deployment)
    if (!account) throw new Error('The collection is not deployed.')
    account.data.writeBigUInt64LE(BigInt(HASHLIST_PAGE_SIZE), ISSUED_OFFSET)
    chain.setAccount(drop.deployment, account)
  })

  it('the next mint starts a page, and its minter pays for it', async () => {
    const [rent] = await gains(chain, [nextPage], () => drop.mint(minter))

    const { bump: _, spare, ...page } = await chain.editions.account.hashlist.fetch(nextPage)
    expect(plain(page)).to.deep.equal({
      deployment: drop.deployment.toBase58(),
      page: 1,
      version: 1,
      issues: [{ mint: drop.itemMint(minter.publicKey, 0n).toBase58(), order: 65n }],
    })
    expect(spare).to.deep.equal(NO_BYTES)
    const size = (await chain.account(nextPage))?.data.length ?? 0
    expect(rent).to.equal(await chain.rent(size))
  })

  it('the previous page does not change', async () => {
    await expectUnchanged(chain, [hashlistAddress(drop.deployment, 0)], () => drop.mint(minter))
  })

  for (const lamports of [1_000_000n, 50_000_000n]) {
    it(`an attacker cannot end a collection with ${lamports} lamports at its next page`, async () => {
      await chain.fund(nextPage, lamports)

      await drop.mint(minter)
      await drop.mint(await chain.wallet())

      expect((await drop.record()).numberOfTokensIssued.toNumber()).to.equal(66)
    })
  }

  it('a mint built for the previous page is refused', async () => {
    const outcome = await mintInVain(drop, minter, { issued: 63n })

    expectEditionsError(outcome, 'WrongHashlistPage')
  })

  it('a mint built for the page after the next is refused', async () => {
    const farPage = hashlistAddress(drop.deployment, 2)

    const outcome = await expectUnchanged(chain, [farPage], () =>
      mintInVain(drop, minter, { issued: 128n }),
    )

    expectEditionsError(outcome, 'WrongHashlistPage')
  })
})
