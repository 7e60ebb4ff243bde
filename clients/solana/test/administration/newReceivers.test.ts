import type { Localnet } from '@mintline/localnet'
import { type Connection, Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Token } from '../../../../tests/helpers/token.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { priceTokenAddress, priceTokenVaultAddress } from '../../src/pda/publicKeys.ts'
import { prepareCompletion } from '../../src/prepare/prepareCompletion.ts'
import { prepareModifyCollection } from '../../src/prepare/prepareModifyCollection.ts'
import { prepareModifyPlatformFee } from '../../src/prepare/prepareModifyPlatformFee.ts'
import { prepareModifyPhases } from '../../src/prepare/preparePhases.ts'
import type { CollectionInfo } from '../../src/reads/collectionInfo.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { previewPlan } from '../../src/send/previewPlan.ts'
import { startPrograms } from '../localnet.ts'
import { anAddress, deployInput, publicPhase } from '../plans/_input.ts'
import { sendAll } from '../plans/_network.ts'
import { fundedWallet, tokenChain } from '../reads/_drop.ts'
import { batchSizes, recordingConnection } from '../reads/_requests.ts'
import { administrationOf, deployed } from './_collection.ts'

const PRICE = 1_000_000n
/** 30% of each price. */
const FEE = 300_000n
const PROCEEDS = PRICE - FEE
const ACCOUNT = 165
const rentOf = (bytes: number) => BigInt(128 + bytes) * 6_960n
const ENDED = 2n
const NEVER = 1n << 40n

describe('new receivers of a collection with prices in tokens', () => {
  let localnet: Localnet
  let connection: Connection
  let owner: Keypair
  let wallet: string
  let buyer: Keypair
  let usd: Token
  let eur: Token

  before(async () => {
    localnet = await startPrograms()
    connection = createConnection(localnet.rpcUrl)
    owner = await fundedWallet(connection)
    wallet = owner.publicKey.toBase58()
    buyer = await fundedWallet(connection)
    usd = await Token.create(tokenChain(connection))
    eur = await Token.createNamed(tokenChain(connection), 'EUR')
    for (const token of [usd, eur]) await token.give(buyer.publicKey, 100n * PRICE)
  })
  after(() => localnet.close())

  const inToken = ({ mint }: Token, endTime = NEVER) =>
    publicPhase({ startTime: 0n, endTime, priceAmount: PRICE, priceToken: mint.toBase58() })
  /** A collection with a fee of 30%, whose receivers have accounts for the phases' tokens. */
  const launch = (...phases: ReturnType<typeof inToken>[]) =>
    deployed(connection, owner, {
      platformFee: {
        ...{ platformFeeValue: 3_000n, isFeeFlat: false },
        recipients: [{ address: anAddress(), share: 100 }],
      },
      phases,
    })
  const feeTo = (...recipients: string[]) => ({
    ...{ platformFeeValue: 3_000n, isFeeFlat: false },
    recipients: recipients.map((address) => ({ address, share: 100 / recipients.length })),
  })
  const symbolOf = ({ mint }: Token) => {
    const address = mint.toBase58()
    return `${address.slice(0, 4)}…${address.slice(-4)}`
  }
  /** Base units that these wallets' accounts and the vault gain by a mint. */
  const gains = (
    token: Token,
    info: CollectionInfo,
    wallets: readonly string[],
    phaseIndex = 0,
  ) => {
    const accounts = wallets.map((address) => token.accountOf(new PublicKey(address)))
    const record = priceTokenAddress(new PublicKey(info.editions), token.mint)
    return token.gains([...accounts, priceTokenVaultAddress(record)], async () => {
      const wallet = keypairWallet(buyer)
      const mint = { wallet, deployment: info.editions, quantity: 1n, phaseIndex }
      await mintItems(connection, mint, { metadata: false })
    })
  }

  it('get a treasury account in the same transaction, and the next mint pays it directly', async () => {
    const { read } = await launch(inToken(usd))
    const info = await read()
    const treasury = anAddress()

    const plan = await prepareModifyCollection(connection, { info, wallet, changes: { treasury } })
    expect(plan.transactions.map(({ title, rent }) => [title, rent])).to.deep.equal([
      [`Set treasury and open token accounts for ${symbolOf(usd)}`, rentOf(ACCOUNT)],
    ])
    const [preview] = await previewPlan(connection, plan)
    expect(preview?.rent).to.equal(rentOf(ACCOUNT))
    const [sent] = await sendAll(connection, plan, owner)
    expect(sent?.paid).to.equal(rentOf(ACCOUNT))

    const recipient = info.platformFees.recipients[0]?.address ?? ''
    expect(await gains(usd, info, [info.treasury, treasury, recipient])).to.deep.equal([
      ...[0n, PROCEEDS, FEE],
      0n,
    ])
  })

  it('get accounts for every token that a coming phase is priced in, and for no other', async () => {
    // Given phases in two tokens, of which those in the first have ended
    const { read } = await launch(inToken(usd, ENDED), inToken(eur), publicPhase())
    const info = await read()
    const treasury = anAddress()

    const plan = await prepareModifyCollection(connection, { info, wallet, changes: { treasury } })

    expect(plan.transactions.map(({ title }) => title)).to.deep.equal([
      'Set treasury and open token accounts for EUR',
    ])
    const [sent] = await sendAll(connection, plan, owner)
    expect(sent?.paid).to.equal(plan.transactions[0]?.rent)
    expect(await gains(eur, info, [treasury], 1)).to.deep.equal([PROCEEDS, 0n])
  })

  it('get accounts as fee recipients, only those who come and lack one', async () => {
    const { read } = await launch(inToken(usd))
    const info = await read()
    const [staying = ''] = info.platformFees.recipients.map(({ address }) => address as string)
    const [bare, holder] = [anAddress(), anAddress()]
    await usd.give(new PublicKey(holder))
    const platformFee = feeTo(staying, bare, holder, info.treasury)

    const plan = await prepareModifyPlatformFee(connection, { info, wallet, platformFee })
    expect(plan.transactions.map(({ title, rent }) => [title, rent])).to.deep.equal([
      [
        `Set the platform fee of ${info.symbol} and open token accounts for ${symbolOf(usd)}`,
        rentOf(ACCOUNT),
      ],
    ])
    const [sent] = await sendAll(connection, plan, owner)
    expect(sent?.paid).to.equal(rentOf(ACCOUNT))

    const share = FEE / 4n
    expect(await gains(usd, info, [info.treasury, staying, bare, holder])).to.deep.equal([
      ...[PROCEEDS + share, share, share, share],
      0n,
    ])
  })

  it('get accounts in transactions before, where they do not fit beside the change', async () => {
    const { read } = await launch(inToken(usd), inToken(eur))
    const info = await read()
    const recipients = Array.from({ length: 5 }, anAddress)

    const plan = await prepareModifyPlatformFee(connection, {
      ...{ info, wallet, platformFee: feeTo(...recipients) },
    })
    expect(plan.transactions.map(({ title }) => title).slice(0, -1)).to.deep.equal([
      'Open token accounts for EUR',
    ])
    const sent = await sendAll(connection, plan, owner)
    expect(sent.map(({ paid }) => paid)).to.deep.equal(plan.transactions.map(({ rent }) => rent))
    for (const [token, phaseIndex] of [
      [usd, 0],
      [eur, 1],
    ] as const) {
      const moved = await gains(token, info, [info.treasury, ...recipients], phaseIndex)
      expect(moved).to.deep.equal([PROCEEDS, ...Array(5).fill(FEE / 5n), 0n])
    }
  })

  it('get one account where a config names an address twice', async () => {
    const { collection, read } = await launch(inToken(usd))
    const info = await read()
    const both = anAddress()
    const wanted = deployInput({
      ...{ symbol: collection, creator: wallet, treasury: both, platformFee: feeTo(both) },
      platformFeeCap: info.platformFees.cap,
    })

    const plan = await prepareCompletion(connection, { info, wanted })
    const rents = plan.transactions.reduce((sum, { rent }) => sum + rent, 0n)
    const sent = await sendAll(connection, plan, owner)

    expect(sent.reduce((sum, { paid }) => sum + paid, 0n)).to.equal(rents)
    expect(
      plan.transactions.filter(({ title }) => title.includes('token accounts')),
    ).to.have.length(1)
    expect(await gains(usd, info, [both])).to.deep.equal([PRICE, 0n])
  })

  it('get missing accounts when a phase in a token is changed or opened, and none when it is paused', async () => {
    // Given a treasury that was set without an account
    const { collection, read } = await launch(inToken(usd))
    const [treasury, administration] = [Keypair.generate(), administrationOf(connection, owner)]
    await connection.requestAirdrop(treasury.publicKey, 1_000_000_000)
    const changes = { treasury: `${treasury.publicKey}` }
    await administration.modifyCollection({ collection, changes })
    await usd.close(treasury)
    const info = await read()
    const titlesOf = async (change: object) => {
      const input = { info, wallet, changes: [{ phaseIndex: 0, ...change }] }
      const { transactions } = await prepareModifyPhases(connection, input)
      return transactions.map(({ title }) => title)
    }

    expect(await titlesOf({ active: false })).to.deep.equal(['Modify phase 1'])
    expect(await titlesOf({ maxMintsTotal: 9n })).to.deep.equal([
      `Accept ${symbolOf(usd)} and modify phase 1`,
    ])
    const input = { info, wallet, changes: [{ phaseIndex: 0, maxMintsTotal: 9n }] }
    const [sent] = await sendAll(connection, await prepareModifyPhases(connection, input), owner)
    expect(sent?.paid).to.equal(rentOf(ACCOUNT))
    expect(await gains(usd, info, [changes.treasury])).to.deep.equal([PROCEEDS, 0n])
  })

  it('are not looked up where all prices are in lamports', async () => {
    const { read } = await launch(publicPhase())
    const info = await read()
    const { requests, connection: recorded } = recordingConnection(localnet.rpcUrl)
    const treasury = anAddress()
    await prepareModifyCollection(recorded, { info, wallet, changes: { treasury } })
    // Only both treasuries and the rent
    expect(batchSizes(requests).sort()).to.deep.equal([1, 2])
  })
})
