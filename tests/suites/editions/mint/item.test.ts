import {
  createAssociatedTokenAccountInstruction,
  createTransferCheckedInstruction,
  ExtensionType,
  getExtensionTypes,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Deployment } from '../../../helpers/deployment.ts'
import { tokenAccountOf } from '../../../helpers/effects.ts'
import { editionsEvents } from '../../../helpers/events.ts'
import {
  readGroup,
  readMember,
  readMetadata,
  readMint,
  readTokenAccount,
} from '../../../helpers/mintState.ts'
import { readPointer } from '../../../helpers/pointers.ts'
import { expectEditionsError } from '../../../helpers/programFailure.ts'
import { expectExactRent, gainOf, rentOf } from '../../../helpers/rent.ts'

const ENTRY_SIZE = 32 + 8

describe('editions / mint / the item', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  it('is one whole token of the minter, without mint or freeze authority', async () => {
    // Given a deployment and a wallet
    const deployment = await Deployment.deploy(chain)
    const minter = await chain.wallet()

    // When the wallet mints
    const item = await deployment.mintItem(minter)

    // Then it holds the only token there will ever be
    expect(await readMint(chain, item.mint)).to.include({
      supply: 1n,
      decimals: 0,
      mintAuthority: null,
      freezeAuthority: null,
    })
    const holding = await readTokenAccount(chain, item.tokenAccount)
    expect(holding.owner.toBase58()).to.equal(minter.publicKey.toBase58())
    expect(holding.amount).to.equal(1n)
    expect([holding.isFrozen, holding.delegate, holding.closeAuthority]).to.deep.equal([
      false,
      null,
      null,
    ])
  })

  it('can be transferred by its owner', async () => {
    const deployment = await Deployment.deploy(chain)
    const [seller, buyer] = [await chain.wallet(), await chain.wallet()]
    const item = await deployment.mintItem(seller)

    // When the owner opens a token account for a buyer and transfers the item there
    const target = tokenAccountOf(item.mint, buyer.publicKey)
    await chain.send(
      [
        createAssociatedTokenAccountInstruction(
          seller.publicKey,
          target,
          buyer.publicKey,
          item.mint,
          TOKEN_2022_PROGRAM_ID,
        ),
        createTransferCheckedInstruction(
          item.tokenAccount,
          item.mint,
          target,
          seller.publicKey,
          1n,
          0,
          [],
          TOKEN_2022_PROGRAM_ID,
        ),
      ],
      [seller],
    )

    // Then it is there
    expect((await readTokenAccount(chain, target)).amount).to.equal(1n)
    expect((await readTokenAccount(chain, item.tokenAccount)).amount).to.equal(0n)
  })

  it('is permanently its own metadata and member, with only name, symbol and uri', async () => {
    const deployment = await Deployment.deploy(chain)
    await deployment.send(deployment.addMetadata([{ field: 'artist', value: 'Ada' }]))
    const { mint } = await deployment.mintItem()

    const { tlvData } = await readMint(chain, mint)
    expect(getExtensionTypes(tlvData)).to.have.members([
      ExtensionType.MetadataPointer,
      ExtensionType.TokenMetadata,
      ExtensionType.GroupMemberPointer,
      ExtensionType.TokenGroupMember,
    ])
    const toItself = { authority: null, target: mint.toBase58() }
    for (const type of [ExtensionType.MetadataPointer, ExtensionType.GroupMemberPointer] as const) {
      expect(await readPointer(chain, mint, type)).to.deep.equal(toItself)
    }
    const metadata = await readMetadata(chain, mint)
    expect(metadata.updateAuthority?.toBase58()).to.equal(deployment.address.toBase58())
    expect(metadata.mint.toBase58()).to.equal(mint.toBase58())
    expect(metadata).to.deep.include({
      name: 'Edition #1',
      symbol: deployment.input.symbol,
      uri: 'https://example.com/1.json',
      additionalMetadata: [],
    })
  })

  it('is numbered from 1, equally in the group, the record and the hashlist', async () => {
    const deployment = await Deployment.deploy(chain)
    const [first, second] = [await chain.wallet(), await chain.wallet()]
    const items = [
      await deployment.mintItem(first),
      await deployment.mintItem(second),
      await deployment.mintItem(first),
    ]
    for (const [index, { mint }] of items.entries()) {
      const member = await readMember(chain, mint)
      expect(member.group.toBase58()).to.equal(deployment.groupMint.publicKey.toBase58())
      expect(member.mint.toBase58()).to.equal(mint.toBase58())
      expect(member.memberNumber).to.equal(BigInt(index + 1))
      expect((await readMetadata(chain, mint)).name).to.equal(`Edition #${index + 1}`)
    }
    expect(await deployment.issues(0)).to.deep.equal(
      items.map(({ mint }, index) => ({ mint: mint.toBase58(), order: BigInt(index + 1) })),
    )
    expect(await deployment.issued()).to.equal(3n)
    expect((await readGroup(chain, deployment.groupMint.publicKey)).size).to.equal(3n)
  })

  it('has every `{}` in name and uri replaced, and nothing else', async () => {
    for (const [template, text] of [
      ['{}', '1'],
      ['a {b} {}', 'a {b} 1'],
      ['data:{"n":"{}"}', 'data:{"n":"1"}'],
      ['{}/{}', '1/1'],
      ['{{}}', '{1}'],
      ['}{ { } %s $1 {0}', '}{ { } %s $1 {0}'],
      ['é {} 🎨', 'é 1 🎨'],
      ['', ''],
    ] as const) {
      const input = { itemBaseName: template, itemBaseUri: template }
      const deployment = await Deployment.deploy(chain, input)
      const { name, uri } = await readMetadata(chain, (await deployment.mintItem()).mint)
      expect([name, uri], template).to.deep.equal([text, text])
    }
  })

  it('may have the longest texts', async () => {
    const deployment = await Deployment.deploy(chain, {
      symbol: 'M'.repeat(32),
      itemBaseName: `${'n'.repeat(62)}{}`,
      itemBaseUri: 'u'.repeat(200),
    })
    const { mint } = await deployment.mintItem()
    const { name, symbol, uri } = await readMetadata(chain, mint)
    expect({ name, symbol, uri }).to.deep.equal({
      name: `${'n'.repeat(62)}1`,
      symbol: 'M'.repeat(32),
      uri: 'u'.repeat(200),
    })
    await expectExactRent(chain, [mint])
  })

  it('has four placeholders filled, while a fifth is refused', async () => {
    const deployment = await Deployment.deploy(chain, {
      itemBaseName: '{}{}-{}{}',
      itemBaseUri: '{}/{}/{}/{}',
    })
    const { mint } = await deployment.mintItem()
    const { name, uri } = await readMetadata(chain, mint)
    expect([name, uri]).to.deep.equal(['11-11', '1/1/1/1'])
    await expectExactRent(chain, [mint])

    for (const input of [{ itemBaseName: '{}'.repeat(5) }, { itemBaseUri: '{}'.repeat(5) }]) {
      const refused = await Deployment.prepare(chain, input)
      expectEditionsError(await refused.tryInitialise(), 'TooManyPlaceholders')
    }
  })

  it('costs the payer the rent of mint, token account and 40 bytes of hashlist', async () => {
    const deployment = await Deployment.deploy(chain)
    const [minter, payer] = [await chain.wallet(), await chain.wallet()]
    const entryRent = (await chain.rent(ENTRY_SIZE)) - (await chain.rent(0))

    for (const number of [1, 2]) {
      // Given a new mint
      const mint = Keypair.generate()
      const accounts = { mint: mint.publicKey, minter: minter.publicKey, payer: payer.publicKey }
      const instruction = await deployment.mint(accounts)
      const pageBefore = await chain.balance(deployment.page(0))

      // When it is paid for by a wallet that pays no transaction fee
      const [gain] = await gainOf(chain, payer.publicKey, () =>
        chain.send([instruction], [minter, payer, mint]),
      )

      // Then all of the payment is rent
      const item = [mint.publicKey, tokenAccountOf(mint.publicKey, minter.publicKey)]
      await expectExactRent(chain, [...item, ...deployment.addresses()])
      expect((await chain.balance(deployment.page(0))) - pageBefore).to.equal(entryRent)
      expect(gain, `mint ${number}`).to.equal(-(await rentOf(chain, item)) - entryRent)
    }
  })

  it('emits an event with its minter', async () => {
    const deployment = await Deployment.deploy(chain)
    await deployment.mintItem()
    const [minter, mint] = [await chain.wallet(), Keypair.generate()]
    const outcome = await deployment.tryMint(minter, {}, mint)
    expect(editionsEvents(outcome)).to.deep.equal([
      {
        name: 'itemMinted',
        data: {
          editionsDeployment: deployment.address.toBase58(),
          mint: mint.publicKey.toBase58(),
          minter: minter.publicKey.toBase58(),
          number: 2n,
        },
      },
    ])
  })

  describe('lamports sent beforehand', () => {
    const ofMint = (mint: Keypair) => mint.publicKey
    const ofToken = (mint: Keypair, minter: Keypair) =>
      tokenAccountOf(mint.publicKey, minter.publicKey)
    for (const [sent, what, addressOf, isEnough] of [
      [1_000_000n, 'the mint', ofMint, false],
      [1_000_000n, "the minter's token account", ofToken, false],
      [1_000_000_000n, "the minter's token account", ofToken, true],
    ] as const) {
      it(`an attacker cannot block a mint by sending ${sent} lamports to ${what}`, async () => {
        // Given a deployment and an address with lamports
        const deployment = await Deployment.deploy(chain)
        const [minter, mint] = [await chain.wallet(), Keypair.generate()]
        const address = addressOf(mint, minter)
        await chain.fund(address, sent)

        // When the item is minted
        const outcome = await deployment.tryMint(minter, {}, mint)

        // Then it exists, and the lamports count towards the rent
        expect(outcome.failure).to.equal(undefined)
        const tokenAccount = tokenAccountOf(mint.publicKey, minter.publicKey)
        expect((await readTokenAccount(chain, tokenAccount)).amount).to.equal(1n)
        if (isEnough) expect(await chain.balance(address)).to.equal(sent)
        else await expectExactRent(chain, [address])
      })
    }
  })
})
