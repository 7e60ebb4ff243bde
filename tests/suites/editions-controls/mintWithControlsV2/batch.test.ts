import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { tokenAccountOf } from '../../../helpers/effects.ts'
import { readMember, readMetadata, readMint, readTokenAccount } from '../../../helpers/mintState.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

const PRICE = 1_000_000_000n

describe('mint_with_controls_v2: calls to Token-2022 in a batch', () => {
  let chain: Chain
  before(async () => {
    chain = await Chain.start()
  })

  /** Mints an item on its own chain position and returns all that the mint wrote and took. */
  async function minted(usesBatch: boolean, texts: { itemBaseName: string; itemBaseUri: string }) {
    const collection = await Collection.deploy(chain, {
      ...texts,
      phases: [{ ...OPEN_PHASE, priceAmount: PRICE }],
    })
    const minter = await chain.wallet()
    const before = await chain.balance(minter.publicKey)
    const mint = await collection.mint(minter, { usesBatch })
    const [{ mintAuthority, supply, decimals }, metadata, member, account] = await Promise.all([
      readMint(chain, mint),
      readMetadata(chain, mint),
      readMember(chain, mint),
      readTokenAccount(chain, tokenAccountOf(mint, minter.publicKey)),
    ])
    return {
      taken: before - (await chain.balance(minter.publicKey)),
      mint: { mintAuthority, supply, decimals },
      texts: [metadata.name, metadata.uri, metadata.additionalMetadata],
      updatesBy: metadata.updateAuthority?.equals(collection.deployment),
      isMember: member.group.equals(collection.groupMint.publicKey),
      number: member.memberNumber,
      held: account.amount,
    }
  }

  const texts = {
    short: { itemBaseName: 'Item #{}', itemBaseUri: 'https://example.com/{}.json' },
    // Longer than an instruction in a batch can be.
    long: { itemBaseName: 'n'.repeat(64), itemBaseUri: `https://${'u'.repeat(192)}` },
  }
  for (const [length, both] of Object.entries(texts)) {
    it(`makes the same item, for the same lamports, with ${length} texts`, async () => {
      const batched = await minted(true, both)
      expect(batched).to.deep.equal(await minted(false, both))
      expect(batched).to.deep.include({
        mint: { mintAuthority: null, supply: 1n, decimals: 0 },
        isMember: true,
        updatesBy: true,
        held: 1n,
      })
    })
  }

  it('refuses what a mint without it refuses', async () => {
    const collection = await Collection.deploy(chain, {
      phases: [{ ...OPEN_PHASE, maxMintsPerWallet: 1n }],
    })
    const minter = await chain.wallet()
    await collection.mint(minter, { usesBatch: true })
    const again = await collection.tryMint(minter, { usesBatch: true })
    expectControlsError(again, 'ExceededWalletMaxMintsForPhase')
  })
})
