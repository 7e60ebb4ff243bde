import { type CollectionChanges, modifyCollection } from '@mintline/solana'
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { changeCollection } from '../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../helpers/collection.ts'
import { gains, mintInVain } from '../../helpers/effects.ts'
import { controlsEvents, editionsEvents } from '../../helpers/events.ts'
import { readGroup, readMetadata } from '../../helpers/mintState.ts'
import {
  type OwnerInstruction,
  testDeploymentAccount,
  testGroupMintAccount,
  testOwnerAccess,
  tryInVain,
} from '../../helpers/ownerAccess.ts'
import { expectControlsError, expectEditionsError } from '../../helpers/programFailure.ts'
import { expectExactRent } from '../../helpers/rent.ts'

const UNLIMITED = (1n << 64n) - 1n

describe('modifyCollection', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  function instruction(
    { deployment, groupMint, creator }: Collection,
    changes: CollectionChanges,
    payer = creator.publicKey,
  ) {
    return modifyCollection({
      deployment,
      groupMint: groupMint.publicKey,
      creator: creator.publicKey,
      payer,
      changes,
    })
  }

  async function refuses(drop: Collection, changes: CollectionChanges) {
    return tryInVain(drop, instruction(drop, changes), [drop.creator])
  }

  const moveTreasuryAndSupply: OwnerInstruction = ({ drop, stranger }, wallets) =>
    modifyCollection({
      deployment: drop.deployment,
      groupMint: drop.groupMint.publicKey,
      ...wallets,
      changes: { treasury: stranger.publicKey, maxNumberOfTokens: 7n },
    })

  testOwnerAccess(() => chain, moveTreasuryAndSupply)
  testDeploymentAccount(() => chain, moveTreasuryAndSupply)
  testGroupMintAccount(() => chain, moveTreasuryAndSupply)

  describe('the supply', () => {
    it('cannot be limited below the items issued, but to exactly those', async () => {
      // Given two items of five
      const minter = await chain.wallet()
      const drop = await Collection.deploy(chain, { maxNumberOfTokens: 5n, phases: [OPEN_PHASE] })
      await drop.mint(minter)
      await drop.mint(minter)

      // Then a maximum of one is too low
      expectControlsError(await refuses(drop, { maxNumberOfTokens: 1n }), 'MaxBelowIssued')

      // And a maximum of two is accepted, and ends the drop
      await changeCollection(drop, { maxNumberOfTokens: 2n })
      expectControlsError(await mintInVain(drop, minter), 'MintedOut')
    })

    it('is unlimited with 0, also after a mint', async () => {
      const minter = await chain.wallet()
      const drop = await Collection.deploy(chain, { maxNumberOfTokens: 1n, phases: [OPEN_PHASE] })
      await drop.mint(minter)
      expectControlsError(await mintInVain(drop, minter), 'MintedOut')

      await changeCollection(drop, { maxNumberOfTokens: 0n })

      await drop.mint(minter)
      await drop.mint(minter)
      expect(await supplyOf(drop)).to.deep.equal({ max: 0n, issued: 3n, group: UNLIMITED })
    })

    it('can be raised from 5 to 10 after five mints, and the sixth succeeds', async () => {
      const minter = await chain.wallet()
      const drop = await Collection.deploy(chain, { maxNumberOfTokens: 5n, phases: [OPEN_PHASE] })
      for (let count = 0; count < 5; count += 1) await drop.mint(minter)
      expectControlsError(await mintInVain(drop, minter), 'MintedOut')

      await changeCollection(drop, { maxNumberOfTokens: 10n })

      await drop.mint(minter)
      expect(await supplyOf(drop)).to.deep.equal({ max: 10n, issued: 6n, group: 10n })
    })

    it('may exceed 32 bits, and mints continue', async () => {
      const minter = await chain.wallet()
      const drop = await Collection.deploy(chain, { maxNumberOfTokens: 1n, phases: [OPEN_PHASE] })
      await drop.mint(minter)

      await changeCollection(drop, { maxNumberOfTokens: 1n << 32n })

      await drop.mint(minter)
      expect(await supplyOf(drop)).to.deep.equal({ max: 1n << 32n, issued: 2n, group: 1n << 32n })
    })

    async function supplyOf(drop: Collection) {
      const { maxNumberOfTokens, numberOfTokensIssued } = await drop.record()
      return {
        max: BigInt(maxNumberOfTokens.toString()),
        issued: BigInt(numberOfTokensIssued.toString()),
        group: (await readGroup(chain, drop.groupMint.publicKey)).maxSize,
      }
    }
  })

  describe('the treasury', () => {
    it('receives the next price at its new address, and nothing at the old one', async () => {
      const [minter, next] = [await chain.wallet(), await chain.wallet()]
      const drop = await Collection.deploy(chain, {
        phases: [{ ...OPEN_PHASE, priceAmount: 2_000_000n }],
      })

      await changeCollection(drop, { treasury: next.publicKey })

      const paid = await gains(chain, [next.publicKey, drop.creator.publicKey], () =>
        drop.mint(minter),
      )
      expect(paid).to.deep.equal([2_000_000n, 0n])
    })

    it('cannot be the default address', async () => {
      const drop = await Collection.deploy(chain)
      expectControlsError(await refuses(drop, { treasury: PublicKey.default }), 'TreasuryIsDefault')
    })

    it("cannot be one of the collection's own records, where payments would be lost", async () => {
      const drop = await Collection.deploy(chain)
      for (const treasury of [drop.controls, drop.deployment]) {
        expectControlsError(await refuses(drop, { treasury }), 'ReceiverIsCollection')
      }
    })

    it('is refused by the next mint after it was replaced', async () => {
      const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
      await changeCollection(drop, { treasury: Keypair.generate().publicKey })

      const outcome = await mintInVain(drop, await chain.wallet(), {
        treasury: drop.creator.publicKey,
      })

      expectControlsError(outcome, 'TreasuryMismatch')
    })
  })

  describe('the cap of a wallet', () => {
    it('counts earlier items of the wallet, and 0 removes it', async () => {
      const minter = await chain.wallet()
      const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
      await drop.mint(minter)

      await changeCollection(drop, { maxMintsPerWallet: 2n })
      await drop.mint(minter)
      expectControlsError(await mintInVain(drop, minter), 'ExceededWalletMaxMintsForCollection')

      await changeCollection(drop, { maxMintsPerWallet: 0n })
      await drop.mint(minter)
    })
  })

  describe('the co-signer', () => {
    it('can be required and dropped again', async () => {
      const minter = await chain.wallet()
      const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })

      await changeCollection(drop, { cosignerProgramId: Keypair.generate().publicKey })
      expectControlsError(await mintInVain(drop, minter), 'CreatorCosignRequired')
      const cosigned = await drop.mintV2(minter.publicKey, { cosigner: drop.creator.publicKey })
      await chain.send([cosigned], [minter, drop.creator])

      await changeCollection(drop, { cosignerProgramId: PublicKey.default })
      await drop.mint(minter)
      expect(await drop.mintCount(minter.publicKey)).to.equal(2n)
    })
  })

  describe('the texts', () => {
    it('apply to future items, and do not change existing ones', async () => {
      // Given an item
      const minter = await chain.wallet()
      const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
      const first = await drop.mint(minter)

      // When the templates change
      await changeCollection(drop, { itemBaseName: 'Second {} of {{}}', itemBaseUri: 'ipfs://all' })

      // Then the next item uses them
      const second = await drop.mint(minter)
      expect(await readMetadata(chain, second)).to.include({
        name: 'Second 2 of {2}',
        uri: 'ipfs://all',
      })
      // And the first item is unchanged
      expect(await readMetadata(chain, first)).to.include({
        name: 'Item #1',
        uri: 'https://example.com/1.json',
      })
    })

    it('rename the collection, for exactly the rent that longer texts need', async () => {
      const [drop, payer] = [await Collection.deploy(chain), await chain.wallet()]
      const changes = { collectionName: 'n'.repeat(64), collectionUri: 'u'.repeat(200) }

      await chain.send(
        [instruction(drop, { ...changes, itemBaseName: 'm'.repeat(64) }, payer.publicKey)],
        [drop.creator, payer],
      )

      expect(await readMetadata(chain, drop.groupMint.publicKey)).to.include({
        name: changes.collectionName,
        uri: changes.collectionUri,
      })
      await expectExactRent(chain, [drop.deployment, drop.groupMint.publicKey])
    })

    it('are refused above 64 bytes for names and 200 for uris, with all other changes', async () => {
      const drop = await Collection.deploy(chain)
      const treasury = Keypair.generate().publicKey
      for (const name of ['collectionName', 'itemBaseName'] as const) {
        const outcome = await refuses(drop, { treasury, [name]: 'n'.repeat(65) })
        expectEditionsError(outcome, 'NameTooLong')
      }
      for (const uri of ['collectionUri', 'itemBaseUri'] as const) {
        const outcome = await refuses(drop, { treasury, [uri]: 'u'.repeat(201) })
        expectEditionsError(outcome, 'UriTooLong')
      }
    })
  })

  describe('its events', () => {
    it('have the new values, in both programs', async () => {
      const drop = await Collection.deploy(chain)
      const treasury = Keypair.generate().publicKey

      const outcome = await chain.send(
        [instruction(drop, { treasury, maxNumberOfTokens: 9n, collectionName: 'New' })],
        [drop.creator],
      )

      expect(controlsEvents(outcome)).to.deep.equal([
        {
          name: 'collectionModified',
          data: {
            editionsDeployment: drop.deployment.toBase58(),
            treasury: treasury.toBase58(),
            maxMintsPerWallet: 0n,
            cosignerProgramId: PublicKey.default.toBase58(),
          },
        },
      ])
      expect(editionsEvents(outcome)).to.deep.equal([
        {
          name: 'deploymentModified',
          data: {
            editionsDeployment: drop.deployment.toBase58(),
            maxNumberOfTokens: 9n,
            itemBaseName: 'Item #{}',
            itemBaseUri: 'https://example.com/{}.json',
            collectionName: 'New',
            collectionUri: null,
          },
        },
      ])
    })

    it('come only from the controls if the deployment does not change', async () => {
      const drop = await Collection.deploy(chain)

      const outcome = await chain.send(
        [instruction(drop, { maxMintsPerWallet: 3n })],
        [drop.creator],
      )

      expect(controlsEvents(outcome).map(({ name }) => name)).to.deep.equal(['collectionModified'])
      expect(editionsEvents(outcome)).to.deep.equal([])
    })
  })

  it('changes nothing without arguments', async () => {
    const drop = await Collection.deploy(chain)
    const outcome = await tryInVain(drop, instruction(drop, {}), [drop.creator])
    expect(outcome.failure).to.equal(undefined)
  })
})
