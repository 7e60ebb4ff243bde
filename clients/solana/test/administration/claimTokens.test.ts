import { solanaAddress } from '@mintline/core/identifiers'
import type { Localnet } from '@mintline/localnet'
import { type Connection, Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Token } from '../../../../tests/helpers/token.ts'
import { mintWithControlsV3 } from '../../src/instructions/mintWithControlsV3.ts'
import { prepareClaimPayments } from '../../src/prepare/prepareClaimPayments.ts'
import type { CollectionInfo } from '../../src/reads/collectionInfo.ts'
import { fetchCollectionInfo } from '../../src/reads/fetchCollectionInfo.ts'
import { fetchOwedTokens } from '../../src/reads/fetchOwedTokens.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { startPrograms } from '../localnet.ts'
import { sendAll } from '../plans/_network.ts'
import { expectRefusal } from '../plans/_refusals.ts'
import { fundedWallet, tokenChain } from '../reads/_drop.ts'
import { administrationOf, deployed } from './_collection.ts'

const PRICE = 20_000_000n
const ACCOUNT_RENT = (128n + 170n) * 6_960n

describe('claims of tokens', () => {
  let localnet: Localnet
  let connection: Connection
  let owner: Keypair
  let token: Token
  let info: CollectionInfo
  const treasury = Keypair.generate()
  const recipients = [Keypair.generate(), Keypair.generate()] as const

  const addressOf = ({ publicKey }: Keypair) => publicKey.toBase58()
  const read = () => fetchCollectionInfo(connection, info.editions)
  const owed = async () =>
    (await fetchOwedTokens(connection, await read())).map(({ receiver, amount, token: unit }) => [
      receiver,
      amount,
      unit.symbol,
    ])

  before(async () => {
    // Given a drop for 20 USD an item, whose receivers closed or froze their token accounts before a mint
    localnet = await startPrograms()
    connection = createConnection(localnet.rpcUrl)
    owner = await fundedWallet(connection)
    token = await Token.createNamed(tokenChain(connection), 'USD')
    const drop = await deployed(connection, owner, {
      treasury: addressOf(treasury),
      platformFee: {
        platformFeeValue: 1_000n,
        recipients: recipients.map((one) => ({ address: addressOf(one), share: 50 })),
      },
    })
    const priceToken = token.mint.toBase58()
    const phase = { priceAmount: PRICE, priceToken, phaseType: 'public' as const, startTime: 0n }
    await administrationOf(connection, owner).addPhase({ collection: drop.collection, phase })
    info = await drop.read()
    for (const wallet of [treasury, ...recipients]) {
      await token.chain.fund(wallet.publicKey, 10_000_000n)
    }
    await token.close(treasury)
    await token.freeze(recipients[0].publicKey)
    const minter = await fundedWallet(connection)
    await token.give(minter.publicKey, 10n * PRICE)
    const mint = mintWithControlsV3({
      deployment: new PublicKey(info.editions),
      groupMint: new PublicKey(info.groupMint),
      treasury: treasury.publicKey,
      feeRecipients: recipients.map(({ publicKey }) => ({ address: publicKey, share: 50 })),
      issued: 0n,
      minter: minter.publicKey,
      phaseIndex: 0,
      mintCount: 0n,
      token: { mint: token.mint, tokenProgram: token.tokenProgram },
      usesVault: true,
    })
    await token.chain.send([mint], [minter])
  })
  after(() => localnet.close())

  it('finds what is owed in tokens, to each receiver', async () => {
    expect(await owed()).to.deep.equal([
      [addressOf(treasury), 18_000_000n, 'USD'],
      [addressOf(recipients[0]), 1_000_000n, 'USD'],
    ])
    expect((await read()).owed).to.deep.equal([])
  })

  it('owes to the first recipient of today what one who left was owed', async () => {
    const [, second] = (await read()).platformFees.recipients
    const platformFees = { ...info.platformFees, recipients: second ? [second] : [] }
    const found = await fetchOwedTokens(connection, { ...info, platformFees })
    expect(found.map(({ receiver, amount }) => [receiver, amount])).to.deep.equal([
      [addressOf(treasury), 18_000_000n],
      [addressOf(recipients[1]), 1_000_000n],
    ])
  })

  it('error: a receiver that is owed nothing', async () => {
    const receiver = solanaAddress(addressOf(recipients[1]))
    const request = { info, wallet: addressOf(owner), receivers: [receiver] }
    const context = { symbol: info.symbol, receiver }
    await expectRefusal(prepareClaimPayments(connection, request), 'NOTHING_OWED', context)
  })

  it('pays into an account that it creates, and names whose account is frozen', async () => {
    const wallet = await fundedWallet(connection)
    const plan = await prepareClaimPayments(connection, { info, wallet: addressOf(wallet) })
    expect(plan.transactions.map(({ rent }) => rent)).to.deep.equal([ACCOUNT_RENT])
    expect(plan.warnings).to.deep.equal([
      {
        code: 'OWED_TOKENS_WAIT',
        message: `${addressOf(recipients[0])} cannot be paid the 1 USD that it is owed: its token account is frozen, belongs to another wallet, or asks for a memo`,
      },
    ])
    const sent = await sendAll(connection, plan, wallet)
    expect(sent.map(({ paid }) => paid)).to.deep.equal([ACCOUNT_RENT])
    expect(await token.held(treasury.publicKey)).to.equal(18_000_000n)
    expect(await owed()).to.deep.equal([[addressOf(recipients[0]), 1_000_000n, 'USD']])
  })

  it('pays the rest once the account is thawed, through the administration', async () => {
    await token.thaw(recipients[0].publicKey)
    const stranger = await fundedWallet(connection)
    const collection = info.symbol
    const result = await administrationOf(connection, stranger).claimPayments({ collection })
    expect(result.status).to.equal('done')
    expect(await token.held(recipients[0].publicKey)).to.equal(1_000_000n)
    expect(await owed()).to.deep.equal([])
  })
})
