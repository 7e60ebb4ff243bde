import { EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Deployment } from '../../../helpers/deployment.ts'
import { withoutSignature } from '../../../helpers/editInstruction.ts'
import { expectUnchanged } from '../../../helpers/effects.ts'
import { expectFrameworkError } from '../../../helpers/frameworkError.ts'
import { readMetadata } from '../../../helpers/mintState.ts'
import { expectEditionsError } from '../../../helpers/programFailure.ts'
import { expectExactRent, gainOf } from '../../../helpers/rent.ts'

describe('editions / initialise / rules', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  /** Tries to create a deployment, and expects that it does not exist. */
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
      // Given a wallet that an attacker wants to name as the creator
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

    it('an attacker cannot take over a symbol that is already deployed', async () => {
      // Given a deployment
      const first = await Deployment.deploy(chain)

      // When an attacker deploys the same symbol
      const second = await Deployment.prepare(chain, { symbol: first.input.symbol })
      const outcome = await expectUnchanged(chain, first.addresses(), () => second.tryInitialise())

      // Then it is refused and the first creator remains
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
      // Given wallets that sign, each in a single role
      const deployment = await Deployment.prepare(chain)
      const [payer, feePayer] = [await chain.wallet(), await chain.wallet()]
      for (const victim of [deployment.creator, payer]) {
        // When one of them is also named as the group mint
        const instruction = await deployment.initialise({
          payer: payer.publicKey,
          groupMint: victim.publicKey,
        })
        const addresses = [victim.publicKey, ...deployment.addresses()]
        const outcome = await expectUnchanged(chain, addresses, () =>
          chain.trySend([instruction], [feePayer, payer, deployment.creator]),
        )

        // Then it is still a wallet
        expectEditionsError(outcome, 'BadMint')
      }
    })

    it('the key of the group mint must sign', async () => {
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
      for (const symbol of ['Case', 'case', 'ca se']) {
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

    it('the longest texts are stored unchanged', async () => {
      // Given texts of the maximum lengths
      const texts = {
        symbol: 'L'.repeat(32),
        collectionName: 'é'.repeat(32),
        collectionUri: 'u'.repeat(200),
        itemBaseName: 'n'.repeat(64),
        itemBaseUri: 'i'.repeat(200),
      }

      // When a deployment is created with them
      const deployment = await Deployment.deploy(chain, texts)

      // Then the record and the collection's metadata contain them
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

    it('empty names and uris are valid', async () => {
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
})
