import { EDITIONS_PROGRAM_ID, fromBn } from '@mintline/solana'
import { ExtensionType, getExtensionTypes, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Deployment } from '../../../helpers/deployment.ts'
import { withoutSignature } from '../../../helpers/editInstruction.ts'
import { editionsEvents } from '../../../helpers/editionsEvents.ts'
import { expectUnchanged } from '../../../helpers/effects.ts'
import { expectFrameworkError } from '../../../helpers/frameworkError.ts'
import { readGroup, readMetadata, readMint } from '../../../helpers/mintState.ts'
import { readPointer } from '../../../helpers/pointers.ts'
import { expectEditionsError } from '../../../helpers/programFailure.ts'
import { expectExactRent, gainOf, rentOf } from '../../../helpers/rent.ts'

const U64_MAX = (1n << 64n) - 1n

describe('editions / initialise / the deployment', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  /** Tries to create a deployment that must not come into being. */
  async function initialiseInVain(
    deployment: Deployment,
    accounts: Parameters<Deployment['tryInitialise']>[0] = {},
  ) {
    const outcome = await deployment.tryInitialise(accounts)
    for (const address of deployment.addresses()) {
      expect(await chain.account(address), address.toBase58()).to.equal(null)
    }
    return outcome
  }

  describe('who may deploy what', () => {
    it('an attacker cannot deploy in the name of a wallet that does not sign', async () => {
      // Given a wallet that an attacker would like to show as the creator
      const deployment = await Deployment.prepare(chain)
      const attacker = await chain.wallet()

      // When the attacker deploys without that wallet's signature
      const instruction = withoutSignature(
        await deployment.initialise({ payer: attacker.publicKey }),
        deployment.creator.publicKey,
      )
      const outcome = await chain.trySend([instruction], [attacker, deployment.groupMint])

      // Then there is no deployment
      expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, 'AccountNotSigner')
      expect(await chain.account(deployment.address)).to.equal(null)
    })

    it('an attacker cannot take over a symbol that is deployed', async () => {
      // Given a deployment
      const first = await Deployment.deploy(chain)

      // When an attacker deploys the same symbol
      const second = await Deployment.prepare(chain, { symbol: first.input.symbol })
      const outcome = await expectUnchanged(chain, first.addresses(), () => second.tryInitialise())

      // Then it is refused and the first creator stays
      expectEditionsError(outcome, 'AccountInUse')
      expect((await first.record()).creator.toBase58()).to.equal(first.creator.publicKey.toBase58())
      expect(await chain.account(second.groupMint.publicKey)).to.equal(null)
    })

    it("an attacker cannot make another deployment's group mint their own", async () => {
      // Given a deployment whose creator still has the key of its group mint
      const victim = await Deployment.deploy(chain)
      const deployment = await Deployment.prepare(chain)

      // When it is named as the group mint of a second deployment
      const instruction = await deployment.initialise({ groupMint: victim.groupMint.publicKey })
      const outcome = await expectUnchanged(chain, victim.addresses(), () =>
        chain.trySend([instruction], [deployment.creator, victim.groupMint]),
      )

      // Then it is refused
      expectEditionsError(outcome, 'AccountInUse')
      expect(await chain.account(deployment.address)).to.equal(null)
    })

    it('an attacker cannot turn the wallet of a payer or creator into a group mint', async () => {
      // Given wallets that sign, each in its role only
      const deployment = await Deployment.prepare(chain)
      const [payer, feePayer] = [await chain.wallet(), await chain.wallet()]
      for (const victim of [deployment.creator, payer]) {
        // When one of them is named as the group mint too
        const instruction = await deployment.initialise({
          payer: payer.publicKey,
          groupMint: victim.publicKey,
        })
        const addresses = [victim.publicKey, ...deployment.addresses()]
        const outcome = await expectUnchanged(chain, addresses, () =>
          chain.trySend([instruction], [feePayer, payer, deployment.creator]),
        )

        // Then it stays a wallet
        expectEditionsError(outcome, 'BadMint')
      }
    })

    it('the key of the group mint has to sign', async () => {
      const deployment = await Deployment.prepare(chain)
      const { publicKey } = deployment.groupMint
      const instruction = withoutSignature(await deployment.initialise(), publicKey)
      const outcome = await chain.trySend([instruction], [deployment.creator])
      expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, 'AccountNotSigner')
    })

    it('a wallet that does not sign cannot be made to pay', async () => {
      const deployment = await Deployment.prepare(chain)
      const victim = (await chain.wallet()).publicKey
      const instruction = withoutSignature(await deployment.initialise({ payer: victim }), victim)
      const [gain, outcome] = await gainOf(chain, victim, () =>
        chain.trySend([instruction], deployment.signers()),
      )
      expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, 'AccountNotSigner')
      expect(gain).to.equal(0n)
    })

    it('a deployment at another address than that of its symbol is refused', async () => {
      const deployment = await Deployment.prepare(chain)
      const other = await Deployment.prepare(chain)
      const outcome = await initialiseInVain(deployment, { editionsDeployment: other.address })
      expectEditionsError(outcome, 'DerivedKeyInvalid')
      expect(await chain.account(other.address)).to.equal(null)
    })

    it('a hashlist at another address than that of its first page is refused', async () => {
      const deployment = await Deployment.prepare(chain)
      const other = await Deployment.prepare(chain)
      for (const hashlist of [deployment.page(1), other.page(0), Keypair.generate().publicKey]) {
        const outcome = await initialiseInVain(deployment, { hashlist })
        expectEditionsError(outcome, 'WrongHashlistPage')
        expect(await chain.account(hashlist)).to.equal(null)
      }
    })

    it('a token program other than Token-2022 is refused', async () => {
      const deployment = await Deployment.prepare(chain)
      const outcome = await initialiseInVain(deployment, { tokenProgram: TOKEN_PROGRAM_ID })
      expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, 'InvalidProgramId')
    })
  })

  describe('texts', () => {
    it('a symbol has 1 to 32 bytes', async () => {
      for (const symbol of ['', 's'.repeat(33), 'é'.repeat(17)]) {
        const outcome = await initialiseInVain(await Deployment.prepare(chain, { symbol }))
        expectEditionsError(outcome, 'SymbolLengthInvalid')
      }
      for (const symbol of ['s', 's'.repeat(32), 'é'.repeat(16)]) {
        const deployment = await Deployment.deploy(chain, { symbol })
        expect((await deployment.record()).symbol).to.equal(symbol)
        expect((await readMetadata(chain, deployment.groupMint.publicKey)).symbol).to.equal(symbol)
      }
    })

    it('symbols that differ in case or by a space are different symbols', async () => {
      for (const symbol of ['Case', 'case', 'case ']) {
        const deployment = await Deployment.deploy(chain, { symbol })
        expect((await deployment.record()).symbol).to.equal(symbol)
      }
    })

    it('names have at most 64 bytes', async () => {
      for (const name of ['n'.repeat(65), 'é'.repeat(33)]) {
        for (const input of [{ collectionName: name }, { itemBaseName: name }]) {
          const outcome = await initialiseInVain(await Deployment.prepare(chain, input))
          expectEditionsError(outcome, 'NameTooLong')
        }
      }
    })

    it('uris have at most 200 bytes', async () => {
      const uri = 'u'.repeat(201)
      for (const input of [{ collectionUri: uri }, { itemBaseUri: uri }]) {
        const outcome = await initialiseInVain(await Deployment.prepare(chain, input))
        expectEditionsError(outcome, 'UriTooLong')
      }
    })

    it('the longest texts are kept as they are', async () => {
      // Given texts of the longest lengths
      const texts = {
        symbol: 'L'.repeat(32),
        collectionName: 'é'.repeat(32),
        collectionUri: 'u'.repeat(200),
        itemBaseName: 'n'.repeat(64),
        itemBaseUri: 'i'.repeat(200),
      }

      // When a deployment is made of them
      const deployment = await Deployment.deploy(chain, texts)

      // Then the record and the collection's metadata hold them
      const { itemBaseName, itemBaseUri } = await deployment.record()
      expect({ itemBaseName, itemBaseUri }).to.deep.equal({
        itemBaseName: texts.itemBaseName,
        itemBaseUri: texts.itemBaseUri,
      })
      const { name, symbol, uri } = await readMetadata(chain, deployment.groupMint.publicKey)
      expect({ name, symbol, uri }).to.deep.equal({
        name: texts.collectionName,
        symbol: texts.symbol,
        uri: texts.collectionUri,
      })
      await expectExactRent(chain, deployment.addresses())
    })

    it('empty names and uris are texts like any other', async () => {
      const texts = { collectionName: '', collectionUri: '', itemBaseName: '', itemBaseUri: '' }
      const deployment = await Deployment.deploy(chain, texts)
      const { name, uri } = await readMetadata(chain, deployment.groupMint.publicKey)
      expect([name, uri]).to.deep.equal(['', ''])
      await expectExactRent(chain, deployment.addresses())
    })

    it('only `{}` makes a text a template', async () => {
      for (const [text, isTemplate] of [
        ['{}', true],
        ['a {b} {}', true],
        ['{ }', false],
        ['}{', false],
      ] as const) {
        const input = { itemBaseName: text, itemBaseUri: text }
        const record = await (await Deployment.deploy(chain, input)).record()
        expect([record.itemNameIsTemplate, record.itemUriIsTemplate], text).to.deep.equal([
          isTemplate,
          isTemplate,
        ])
      }
    })
  })

  describe('lamports that somebody sent before', () => {
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

        // Then it is complete, and what was sent counts towards its rent
        await expectExactRent(chain, deployment.addresses())
        expect(gain).to.equal(sent - (await rentOf(chain, deployment.addresses())))
        const { groupMint } = await deployment.record()
        expect(groupMint.toBase58()).to.equal(deployment.groupMint.publicKey.toBase58())
        expect(await deployment.issues(0)).to.deep.equal([])
        const metadata = await readMetadata(chain, deployment.groupMint.publicKey)
        expect(metadata.name).to.equal(deployment.input.collectionName)
      })

      it(`more lamports than ${what} needs stay where they are`, async () => {
        const deployment = await Deployment.prepare(chain)
        const sent = 1_000_000_000n
        await chain.fund(addressOf(deployment), sent)
        await chain.send([await deployment.initialise()], deployment.signers())
        expect(await chain.balance(addressOf(deployment))).to.equal(sent)
        expect(await deployment.issued()).to.equal(0n)
      })
    }
  })

  describe('what is created', () => {
    it('the record holds what was asked for', async () => {
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
        symbol: deployment.input.symbol,
        itemBaseName: 'Edition #{}',
        itemBaseUri: 'https://example.com/{}.json',
        itemNameIsTemplate: true,
        itemUriIsTemplate: true,
      })
    })

    it('the group mint is its own metadata and group, for good, and nobody can freeze', async () => {
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

    it('the group has the maximum of the deployment, and the highest where it is unlimited', async () => {
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

    it('a maximum of 2^32 can be minted from', async () => {
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

    it('the payer is charged the rent of three accounts, exactly', async () => {
      const deployment = await Deployment.prepare(chain)
      const payer = await chain.wallet()
      const instruction = await deployment.initialise({ payer: payer.publicKey })
      const [gain] = await gainOf(chain, payer.publicKey, () =>
        chain.send([instruction], [...deployment.signers(), payer]),
      )
      await expectExactRent(chain, deployment.addresses())
      expect(gain).to.equal(-(await rentOf(chain, deployment.addresses())))
    })

    it('a payer without enough lamports deploys nothing', async () => {
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

    it('an event says what was created', async () => {
      const deployment = await Deployment.prepare(chain, { maxNumberOfTokens: 7n })
      const outcome = await chain.send([await deployment.initialise()], deployment.signers())
      expect(editionsEvents(chain, outcome)).to.deep.equal([
        {
          name: 'deploymentInitialised',
          data: {
            editionsDeployment: deployment.address.toBase58(),
            creator: deployment.creator.publicKey.toBase58(),
            groupMint: deployment.groupMint.publicKey.toBase58(),
            symbol: deployment.input.symbol,
            maxNumberOfTokens: 7n,
          },
        },
      ])
    })
  })
})
