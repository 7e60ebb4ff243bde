import { type UpdateTokenNameUriInput, updateTokenNameUri } from '@mintline/solana'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../helpers/collection.ts'
import { expectUnchanged, tokenAccountOf } from '../../helpers/effects.ts'
import { controlsEvents, editionsEvents } from '../../helpers/events.ts'
import { readMetadata } from '../../helpers/mintState.ts'
import {
  type OwnerInstruction,
  testDeploymentAccount,
  testOwnerAccess,
  tryInVain,
} from '../../helpers/ownerAccess.ts'
import { expectEditionsError } from '../../helpers/programFailure.ts'
import { expectExactRent, gainOf } from '../../helpers/rent.ts'

const NEW = { newName: 'Renamed', newUri: 'https://example.com/renamed.json' }

describe('updateTokenNameUri', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  function instruction(
    { deployment, creator }: Collection,
    mint: PublicKey,
    overrides: Partial<UpdateTokenNameUriInput> = {},
  ) {
    return updateTokenNameUri({
      deployment,
      creator: creator.publicKey,
      mint,
      ...NEW,
      ...overrides,
    })
  }

  async function refuses(
    drop: Collection,
    mint: PublicKey,
    error: string,
    texts: Partial<typeof NEW> = {},
  ) {
    const attempt = instruction(drop, mint, texts)
    const outcome = await expectUnchanged(chain, [mint], () =>
      tryInVain(drop, attempt, [drop.creator]),
    )
    expectEditionsError(outcome, error)
  }

  async function deployWithItem(): Promise<[Collection, PublicKey]> {
    const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    return [drop, await drop.mint(await chain.wallet())]
  }

  const renameFirstItem: OwnerInstruction = async ({ drop, stranger }, wallets) => {
    // The first call of a test mints the item, later calls rename it again.
    const mint = drop.itemMint(stranger.publicKey, 0n)
    if (!(await chain.account(mint))) await drop.mint(stranger)
    return updateTokenNameUri({
      deployment: drop.deployment,
      ...wallets,
      mint,
      ...NEW,
    })
  }

  testOwnerAccess(() => chain, renameFirstItem)
  testDeploymentAccount(() => chain, renameFirstItem)

  describe('accepted mints', () => {
    it('an owner cannot rename an item of another collection', async () => {
      const [drop] = await deployWithItem()
      const [, mint] = await deployWithItem()
      await refuses(drop, mint, 'NotAnItem')
    })

    it("an owner cannot rename the collection by its group mint, nor another's", async () => {
      const [[drop], [other]] = [await deployWithItem(), await deployWithItem()]
      await refuses(drop, drop.groupMint.publicKey, 'NotAnItem')
      await refuses(drop, other.groupMint.publicKey, 'NotAnItem')
    })

    it('anything but a mint is refused: a wallet, nothing at all, a token account, a record', async () => {
      const [drop, mint] = await deployWithItem()
      const { publicKey: minter } = await chain.wallet()
      const item = await drop.mint(drop.creator)
      await refuses(drop, minter, 'NotAnItem')
      await refuses(drop, Keypair.generate().publicKey, 'NotAnItem')
      await refuses(drop, tokenAccountOf(item, drop.creator.publicKey), 'NotAnItem')
      await refuses(drop, drop.deployment, 'NotAnItem')
      expect((await readMetadata(chain, mint)).name).to.equal('Item #1')
    })
  })

  describe('changes', () => {
    it('changes name and uri of one item only', async () => {
      // Given two items
      const [drop, first] = await deployWithItem()
      const second = await drop.mint(drop.creator)

      // When the first is renamed
      const outcome = await expectUnchanged(chain, [second], async () =>
        chain.send([instruction(drop, first)], [drop.creator]),
      )

      // Then it has the new texts and the same symbol
      expect(outcome.failure).to.equal(undefined)
      expect(await readMetadata(chain, first)).to.include({
        name: NEW.newName,
        uri: NEW.newUri,
        symbol: drop.input.symbol,
      })
    })

    it('writes the texts unchanged, including placeholders', async () => {
      const [drop, mint] = await deployWithItem()
      const texts = { newName: '{} of {}', newUri: 'https://example.com/{}' }

      await chain.send([instruction(drop, mint, texts)], [drop.creator])

      expect(await readMetadata(chain, mint)).to.include({ name: '{} of {}', uri: texts.newUri })
    })

    it('charges the payer exactly for additional bytes', async () => {
      const [drop, mint] = await deployWithItem()
      const payer = await chain.wallet()
      const before = await chain.balance(mint)
      const texts = { newName: 'n'.repeat(64), newUri: 'u'.repeat(200) }
      const attempt = instruction(drop, mint, { ...texts, payer: payer.publicKey })

      const [gain] = await gainOf(chain, payer.publicKey, () =>
        chain.send([attempt], [drop.creator, payer]),
      )

      await expectExactRent(chain, [mint])
      expect(gain).to.equal(before - (await chain.balance(mint)))
      expect(await readMetadata(chain, mint)).to.include({
        name: texts.newName,
        uri: texts.newUri,
      })
    })

    it('accepts empty texts', async () => {
      const [drop, mint] = await deployWithItem()
      await chain.send([instruction(drop, mint, { newName: '', newUri: '' })], [drop.creator])
      expect(await readMetadata(chain, mint)).to.include({ name: '', uri: '' })
    })

    it('refuses a name of 65 and a uri of 201 bytes', async () => {
      const [drop, mint] = await deployWithItem()
      await refuses(drop, mint, 'NameTooLong', { newName: 'n'.repeat(65) })
      await refuses(drop, mint, 'NameTooLong', { newName: 'é'.repeat(33) })
      await refuses(drop, mint, 'UriTooLong', { newUri: 'u'.repeat(201) })
    })

    it('emits one event, in the editions program, with the new texts', async () => {
      const [drop, mint] = await deployWithItem()

      const outcome = await chain.send([instruction(drop, mint)], [drop.creator])

      const data = {
        editionsDeployment: drop.deployment.toBase58(),
        mint: mint.toBase58(),
        ...NEW,
      }
      expect(controlsEvents(outcome)).to.deep.equal([])
      expect(editionsEvents(outcome)).to.deep.equal([{ name: 'itemNameUriUpdated', data }])
    })
  })
})
