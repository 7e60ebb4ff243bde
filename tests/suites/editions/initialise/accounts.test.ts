import { EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { ExtensionType, getExtensionTypes } from '@solana/spl-token'
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { fromBn } from '../../../helpers/bn.ts'
import { Chain } from '../../../helpers/chain.ts'
import { NO_BYTES } from '../../../helpers/collection.ts'
import { Deployment } from '../../../helpers/deployment.ts'
import { editionsEvents } from '../../../helpers/events.ts'
import { readGroup, readMetadata, readMint } from '../../../helpers/mintState.ts'
import { readPointer } from '../../../helpers/pointers.ts'
import { expectExactRent, gainOf, rentOf } from '../../../helpers/rent.ts'

const U64_MAX = (1n << 64n) - 1n

describe('editions / initialise / accounts', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  describe('lamports sent beforehand', () => {
    for (const [what, addressOf] of [
      ['the deployment', (deployment: Deployment) => deployment.address],
      ['the hashlist page', (deployment: Deployment) => deployment.page(0)],
      ['the group mint', (deployment: Deployment) => deployment.groupMint.publicKey],
    ] as const) {
      it(`an attacker cannot block ${what} by sending lamports to its address`, async () => {
        // Given an address that holds the rent of an empty account
        const deployment = await Deployment.prepare(chain)
        const sent = await chain.rent(0)
        await chain.fund(addressOf(deployment), sent)

        // When the deployment is created
        const payer = await chain.wallet()
        const instruction = await deployment.initialise({ payer: payer.publicKey })
        const [gain] = await gainOf(chain, payer.publicKey, () =>
          chain.send([instruction], [...deployment.signers(), payer]),
        )

        // Then it is complete, and the lamports count towards its rent
        await expectExactRent(chain, deployment.addresses())
        expect(gain).to.equal(sent - (await rentOf(chain, deployment.addresses())))
        const { groupMint } = await deployment.record()
        expect(groupMint.toBase58()).to.equal(deployment.groupMint.publicKey.toBase58())
        expect(await deployment.issues(0)).to.deep.equal([])
        const metadata = await readMetadata(chain, deployment.groupMint.publicKey)
        expect(metadata.name).to.equal(deployment.input.collectionName)
      })

      if (what === 'the group mint') continue
      it(`more lamports than ${what} needs stay there`, async () => {
        const deployment = await Deployment.prepare(chain)
        const sent = 1_000_000_000n
        await chain.fund(addressOf(deployment), sent)
        await chain.send([await deployment.initialise()], deployment.signers())
        expect(await chain.balance(addressOf(deployment))).to.equal(sent)
        expect(await deployment.issued()).to.equal(0n)
      })
    }
  })

  describe('created accounts', () => {
    it('the record matches the input', async () => {
      const cosigner = Keypair.generate().publicKey
      const deployment = await Deployment.deploy(chain, {
        maxNumberOfTokens: 5n,
        creatorCosignProgramId: cosigner,
      })
      const groupMint = deployment.groupMint.publicKey
      const [, bump] = PublicKey.findProgramAddressSync(
        [Buffer.from('editions_deployment'), Buffer.from(deployment.input.symbol)],
        EDITIONS_PROGRAM_ID,
      )
      const record = await deployment.record()
      expect({
        ...record,
        maxNumberOfTokens: fromBn(record.maxNumberOfTokens),
        numberOfTokensIssued: fromBn(record.numberOfTokensIssued),
      }).to.deep.equal({
        creator: deployment.creator.publicKey,
        maxNumberOfTokens: 5n,
        numberOfTokensIssued: 0n,
        cosignerProgramId: cosigner,
        groupMint,
        group: groupMint,
        bump,
        version: 1,
        spare: NO_BYTES,
        symbol: deployment.input.symbol,
        itemBaseName: 'Edition #{}',
        itemBaseUri: 'https://example.com/{}.json',
        itemNameIsTemplate: true,
        itemUriIsTemplate: true,
      })
    })

    it('the group mint is permanently its own metadata and group, without a freeze authority', async () => {
      const deployment = await Deployment.deploy(chain)
      const groupMint = deployment.groupMint.publicKey
      const owner = deployment.address.toBase58()

      const mint = await readMint(chain, groupMint)
      expect(getExtensionTypes(mint.tlvData)).to.have.members([
        ExtensionType.MetadataPointer,
        ExtensionType.TokenMetadata,
        ExtensionType.GroupPointer,
        ExtensionType.TokenGroup,
      ])
      expect(mint).to.include({ supply: 0n, decimals: 0, freezeAuthority: null })
      expect(mint.mintAuthority?.toBase58()).to.equal(owner)

      const toItself = { authority: null, target: groupMint.toBase58() }
      for (const type of [ExtensionType.MetadataPointer, ExtensionType.GroupPointer] as const) {
        expect(await readPointer(chain, groupMint, type)).to.deep.equal(toItself)
      }
      const metadata = await readMetadata(chain, groupMint)
      expect(metadata.mint.toBase58()).to.equal(groupMint.toBase58())
      expect(metadata.updateAuthority?.toBase58()).to.equal(owner)
      expect(metadata.additionalMetadata).to.deep.equal([])
      const group = await readGroup(chain, groupMint)
      expect(group.mint.toBase58()).to.equal(groupMint.toBase58())
      expect(group.updateAuthority?.toBase58()).to.equal(owner)
      expect(group.size).to.equal(0n)
    })

    it('the group has the maximum of the deployment, or the highest number if it is unlimited', async () => {
      for (const [max, groupMax] of [
        [0n, U64_MAX],
        [1n, 1n],
        [1n << 32n, 1n << 32n],
        [U64_MAX, U64_MAX],
      ] as const) {
        const deployment = await Deployment.deploy(chain, { maxNumberOfTokens: max })
        const { maxNumberOfTokens } = await deployment.record()
        expect(fromBn(maxNumberOfTokens)).to.equal(max)
        expect((await readGroup(chain, deployment.groupMint.publicKey)).maxSize).to.equal(groupMax)
      }
    })

    it('a maximum of 2^32 does not prevent minting', async () => {
      const deployment = await Deployment.deploy(chain, { maxNumberOfTokens: 1n << 32n })
      await deployment.mintItem()
      expect(await deployment.issued()).to.equal(1n)
    })

    it('the hashlist starts with an empty page', async () => {
      const deployment = await Deployment.deploy(chain)
      const page = await chain.editions.account.hashlist.fetch(deployment.page(0))
      expect(page.deployment.toBase58()).to.equal(deployment.address.toBase58())
      expect([page.page, page.issues]).to.deep.equal([0, []])
    })

    it('the payer is charged exactly the rent of three accounts', async () => {
      const deployment = await Deployment.prepare(chain)
      const payer = await chain.wallet()
      const instruction = await deployment.initialise({ payer: payer.publicKey })
      const [gain] = await gainOf(chain, payer.publicKey, () =>
        chain.send([instruction], [...deployment.signers(), payer]),
      )
      await expectExactRent(chain, deployment.addresses())
      expect(gain).to.equal(-(await rentOf(chain, deployment.addresses())))
    })

    it('a payer with too few lamports deploys nothing', async () => {
      const deployment = await Deployment.prepare(chain)
      const payer = await chain.wallet(await chain.rent(0))
      const instruction = await deployment.initialise({ payer: payer.publicKey })
      const [gain, outcome] = await gainOf(chain, payer.publicKey, () =>
        chain.trySend([instruction], [...deployment.signers(), payer]),
      )
      expect(outcome.failure).to.not.equal(undefined)
      expect(gain).to.equal(0n)
      expect(await chain.account(deployment.address)).to.equal(null)
    })

    it('an event describes the deployment', async () => {
      const deployment = await Deployment.prepare(chain, { maxNumberOfTokens: 7n })
      const outcome = await chain.send([await deployment.initialise()], deployment.signers())
      expect(editionsEvents(outcome)).to.deep.equal([
        {
          name: 'deploymentInitialised',
          data: {
            editionsDeployment: deployment.address.toBase58(),
            creator: deployment.creator.publicKey.toBase58(),
            cosignerProgramId: PublicKey.default.toBase58(),
            groupMint: deployment.groupMint.publicKey.toBase58(),
            symbol: deployment.input.symbol,
            maxNumberOfTokens: 7n,
            royalties: null,
            extraMeta: [],
          },
        },
      ])
    })
  })
})
