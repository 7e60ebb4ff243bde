import {
  EDITIONS_CONTROLS_PROGRAM_ID,
  EDITIONS_PROGRAM_ID,
  hashlistAddress,
  MAX_EXTRA_FIELDS,
  NO_LOCKS,
} from '@mintline/solana'
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { ANY_FEE, Collection, NO_BYTES } from '../../../helpers/collection.ts'
import { gains, SIGNATURE_FEE } from '../../../helpers/effects.ts'
import { controlsEvents, editionsEvents } from '../../../helpers/events.ts'
import { percentFee } from '../../../helpers/fees.ts'
import { readGroup, readMetadata, readMint } from '../../../helpers/mintState.ts'
import { plain } from '../../../helpers/plain.ts'

describe('accounts written by initialiseEditionsControls', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  it('the terms of the collection, with empty fee slots and no phases', async () => {
    const treasury = Keypair.generate().publicKey
    const recipient = Keypair.generate().publicKey
    const secondary = Keypair.generate().publicKey
    const cosigner = Keypair.generate().publicKey

    const drop = await Collection.deploy(chain, {
      treasury,
      maxMintsPerWallet: 7n,
      cosignerProgramId: cosigner,
      platformFee: percentFee(300n, [recipient]),
      platformFeeSecondaryAdmin: secondary,
    })

    const empty = { address: PublicKey.default.toBase58(), share: 0 }
    const { bump: _, spare, ...record } = await drop.controlsRecord()
    expect(spare).to.deep.equal(NO_BYTES)
    expect(plain(record)).to.deep.equal({
      editionsDeployment: drop.deployment.toBase58(),
      creator: drop.creator.publicKey.toBase58(),
      treasury: treasury.toBase58(),
      maxMintsPerWallet: 7n,
      cosignerProgramId: cosigner.toBase58(),
      platformFeePrimaryAdmin: drop.creator.publicKey.toBase58(),
      platformFeeSecondaryAdmin: secondary.toBase58(),
      platformFeeValue: 300n,
      isFeeFlat: false,
      platformFeeRecipients: [
        { address: recipient.toBase58(), share: 100 },
        empty,
        empty,
        empty,
        empty,
      ],
      version: 1,
      locks: NO_LOCKS,
      platformFeeCap: ANY_FEE,
      owedToTreasury: 0n,
      owedToRecipients: [0n, 0n, 0n, 0n, 0n],
      phases: [],
    })
  })

  it('a deployment with the controls as creator and the controls program as co-signer', async () => {
    const drop = await Collection.deploy(chain, { maxNumberOfTokens: 12n })

    const { bump: _, spare, ...record } = await drop.record()
    expect(spare).to.deep.equal(NO_BYTES)
    expect(plain(record)).to.deep.equal({
      creator: drop.controls.toBase58(),
      maxNumberOfTokens: 12n,
      numberOfTokensIssued: 0n,
      cosignerProgramId: EDITIONS_CONTROLS_PROGRAM_ID.toBase58(),
      groupMint: drop.groupMint.publicKey.toBase58(),
      group: drop.groupMint.publicKey.toBase58(),
      version: 1,
      symbol: drop.input.symbol,
      itemBaseName: 'Item #{}',
      itemBaseUri: 'https://example.com/{}.json',
      itemNameIsTemplate: true,
      itemUriIsTemplate: true,
    })
    expect((await chain.account(drop.deployment))?.owner).to.deep.equal(EDITIONS_PROGRAM_ID)
    expect((await chain.account(drop.controls))?.owner).to.deep.equal(EDITIONS_CONTROLS_PROGRAM_ID)
  })

  it('neither co-signer nor secondary admin by default', async () => {
    const drop = await Collection.deploy(chain)

    const { cosignerProgramId, platformFeeSecondaryAdmin } = await drop.controlsRecord()
    expect(cosignerProgramId.toBase58()).to.equal(PublicKey.default.toBase58())
    expect(platformFeeSecondaryAdmin.toBase58()).to.equal(PublicKey.default.toBase58())
  })

  it('a group mint with a group and without items or a freeze authority', async () => {
    for (const [maxNumberOfTokens, maxSize] of [
      [5n, 5n],
      [0n, (1n << 64n) - 1n],
      [1n << 32n, 1n << 32n],
    ] as const) {
      const drop = await Collection.deploy(chain, { maxNumberOfTokens })
      const { publicKey } = drop.groupMint

      const group = await readGroup(chain, publicKey)
      expect(group).to.include({ size: 0n, maxSize })
      expect(group.mint.toBase58()).to.equal(publicKey.toBase58())
      const { supply, freezeAuthority } = await readMint(chain, publicKey)
      expect({ supply, freezeAuthority }).to.deep.equal({ supply: 0n, freezeAuthority: null })
    }
  })

  describe('on the group mint', () => {
    it('royalties under their key and one key for each creator, without extra fields', async () => {
      const [first, second] = [Keypair.generate().publicKey, Keypair.generate().publicKey]

      const drop = await Collection.deploy(chain, {
        collectionName: 'Collection of drops',
        collectionUri: 'https://example.com/all.json',
        royalties: {
          royaltyBasisPoints: 750,
          creators: [
            { address: first, share: 61 },
            { address: second, share: 39 },
          ],
        },
      })

      const { name, symbol, uri, additionalMetadata, updateAuthority } = await readMetadata(
        chain,
        drop.groupMint.publicKey,
      )
      expect({ name, symbol, uri }).to.deep.equal({
        name: 'Collection of drops',
        symbol: drop.input.symbol,
        uri: 'https://example.com/all.json',
      })
      expect(additionalMetadata).to.deep.equal([
        ['royalty_basis_points', '750'],
        [first.toBase58(), '61'],
        [second.toBase58(), '39'],
      ])
      expect(updateAuthority?.toBase58()).to.equal(drop.deployment.toBase58())
    })

    it('royalties of 0 without creators', async () => {
      const drop = await Collection.deploy(chain, {
        royalties: { royaltyBasisPoints: 0, creators: [] },
      })

      const { additionalMetadata } = await readMetadata(chain, drop.groupMint.publicKey)
      expect(additionalMetadata).to.deep.equal([['royalty_basis_points', '0']])
    })

    it('ten extra fields after the royalties, in order', async () => {
      const extraMeta = Array.from({ length: MAX_EXTRA_FIELDS }, (_, index) => ({
        field: `field ${index}`,
        value: 'v'.repeat(index),
      }))

      const drop = await Collection.deploy(chain, { extraMeta })

      const { additionalMetadata } = await readMetadata(chain, drop.groupMint.publicKey)
      expect(additionalMetadata).to.deep.equal([
        ['royalty_basis_points', '500'],
        [drop.creator.publicKey.toBase58(), '100'],
        ...extraMeta.map(({ field, value }) => [field, value]),
      ])
    })
  })

  describe('payments', () => {
    it('the payer pays exactly the rent and becomes the primary fee admin, and the creator pays nothing', async () => {
      // Given a payer other than the creator
      const payer = await chain.wallet()
      const drop = await Collection.prepare(chain, {
        payer: payer.publicKey,
        extraMeta: [{ field: 'artist', value: 'Ada' }],
      })
      const { deployment, controls, groupMint, creator } = drop
      const created = [deployment, controls, hashlistAddress(deployment, 0), groupMint.publicKey]

      // When the collection is deployed
      const instruction = drop.deployInstruction()
      const [spent, ofCreator, ...rents] = await gains(
        chain,
        [payer.publicKey, creator.publicKey, ...created],
        () => chain.send([instruction], [payer, creator, groupMint]),
      )

      // Then every record is rent-exempt, and the payer paid for all of them
      const needed = await Promise.all(
        created.map(async (address) => {
          const size = (await chain.account(address))?.data.length ?? 0
          expect(size).to.be.greaterThan(0)
          return chain.rent(size)
        }),
      )
      expect(rents).to.deep.equal(needed)
      expect(spent).to.equal(-(needed.reduce((sum, rent) => sum + rent) + 3n * SIGNATURE_FEE))
      expect(ofCreator).to.equal(0n)

      // Then the payer is the fee admin and the creator the owner
      const { platformFeePrimaryAdmin, creator: owner } = await drop.controlsRecord()
      expect(platformFeePrimaryAdmin.toBase58()).to.equal(payer.publicKey.toBase58())
      expect(owner.toBase58()).to.equal(creator.publicKey.toBase58())
    })

    it('royalties and fields in two calls leave no excess lamports on the group mint', async () => {
      for (const count of [0, 1, MAX_EXTRA_FIELDS]) {
        const drop = await Collection.deploy(chain, {
          extraMeta: Array.from({ length: count }, (_, index) => ({
            field: `k${index}`,
            value: 'value',
          })),
        })

        const account = await chain.account(drop.groupMint.publicKey)
        expect(BigInt(account?.lamports ?? 0)).to.equal(await chain.rent(account?.data.length ?? 0))
      }
    })
  })

  describe('events', () => {
    it('everything that was created', async () => {
      const drop = await Collection.prepare(chain, {
        maxMintsPerWallet: 3n,
        maxNumberOfTokens: 9n,
        extraMeta: [{ field: 'artist', value: 'Ada' }],
      })
      const creator = drop.creator.publicKey.toBase58()
      const editionsDeployment = drop.deployment.toBase58()

      const outcome = await chain.send([drop.deployInstruction()], drop.deploySigners())

      expect(controlsEvents(outcome)).to.deep.equal([
        {
          name: 'controlsInitialised',
          data: {
            editionsControls: drop.controls.toBase58(),
            editionsDeployment,
            creator,
            treasury: creator,
            maxMintsPerWallet: 3n,
            cosignerProgramId: PublicKey.default.toBase58(),
            platformFeePrimaryAdmin: creator,
            platformFeeSecondaryAdmin: PublicKey.default.toBase58(),
            platformFeeValue: 0n,
            isFeeFlat: false,
            recipients: [{ address: creator, share: 100 }],
            platformFeeCap: ANY_FEE,
            locks: NO_LOCKS,
          },
        },
      ])
      expect(editionsEvents(outcome)).to.deep.equal([
        {
          name: 'deploymentInitialised',
          data: {
            editionsDeployment,
            creator: drop.controls.toBase58(),
            cosignerProgramId: EDITIONS_CONTROLS_PROGRAM_ID.toBase58(),
            groupMint: drop.groupMint.publicKey.toBase58(),
            symbol: drop.input.symbol,
            maxNumberOfTokens: 9n,
            royalties: { royaltyBasisPoints: 500, creators: [{ address: creator, share: 100 }] },
            extraMeta: [{ field: 'artist', value: 'Ada' }],
          },
        },
      ])
    })
  })
})
