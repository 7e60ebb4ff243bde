import { modifyPlatformFee } from '@mintline/solana'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changeCollection } from '../../../helpers/changes.ts'
import { expectUnchanged } from '../../../helpers/effects.ts'
import { percentFee } from '../../../helpers/fees.ts'
import {
  claimTokens,
  expectOwedTokens,
  priceTokenAccounts,
  sendMintV3,
  tryClaimTokens,
} from '../../../helpers/priceToken.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'
import { launchTokenDrop, type TokenDrop } from '../../../helpers/tokenDrop.ts'

/** A price of 400,000 base units with a fee of 25%, divided 60 to 40. */
const PRICE = 400_000n
const PARTS = [300_000n, 60_000n, 40_000n] as const
const OWED = PRICE

describe('receivers that are replaced while they are owed tokens', () => {
  let chain: Chain
  let drop: TokenDrop
  let treasury: PublicKey
  let first: PublicKey
  let second: PublicKey

  before(async () => {
    chain = await Chain.start()
  })

  // Given a mint whose receivers were frozen, and are not any more
  beforeEach(async () => {
    drop = await launchTokenDrop(chain, { price: PRICE, basisPoints: 2_500n, shares: [60, 40] })
    const { collection, token, buyer, recipients } = drop
    const receivers = [drop.treasury, ...recipients].map(({ publicKey }) => publicKey)
    for (const wallet of receivers) await token.freeze(wallet)
    await sendMintV3(collection, [buyer], { token, usesVault: true })
    await expectOwedTokens(collection, token, PARTS[0], PARTS.slice(1))
    for (const wallet of receivers) await token.thaw(wallet)
    ;[treasury, first, second] = receivers as [PublicKey, PublicKey, PublicKey]
  })

  function feeChange(recipients: readonly PublicKey[], shares: readonly number[] = [100]) {
    const { deployment, creator } = drop.collection
    const platformFee = percentFee(2_500n, recipients, shares)
    return modifyPlatformFee({ deployment, admin: creator.publicKey, platformFee })
  }

  async function setRecipients(...fee: Parameters<typeof feeChange>): Promise<void> {
    await chain.send([feeChange(...fee)], [drop.collection.creator])
  }

  /** Creates a wallet with a token account. */
  async function newReceiver(): Promise<PublicKey> {
    const { publicKey } = Keypair.generate()
    await drop.token.give(publicKey)
    return publicKey
  }

  async function claim(receiver: PublicKey): Promise<bigint> {
    const { collection, token } = drop
    const before = await token.held(receiver)
    expect((await tryClaimTokens(collection, token, receiver)).failure?.text).to.equal(undefined)
    return (await token.held(receiver)) - before
  }

  async function claimsNothing(receiver: PublicKey): Promise<void> {
    const { collection, token } = drop
    const { record, vault } = priceTokenAccounts(collection, token)
    const outcome = await expectUnchanged(chain, [record, vault, token.accountOf(receiver)], () =>
      tryClaimTokens(collection, token, receiver),
    )
    expectControlsError(outcome, 'NothingOwed')
  }

  /** Expects what is left in the vault. */
  async function expectLeft(amount: bigint): Promise<void> {
    const { vault } = priceTokenAccounts(drop.collection, drop.token)
    expect(await drop.token.amountIn(vault)).to.equal(amount)
  }

  it('recipients who stay keep their own, in whatever slot', async () => {
    await setRecipients([second, await newReceiver(), first], [20, 50, 30])

    expect(await claim(first)).to.equal(PARTS[1])
    expect(await claim(second)).to.equal(PARTS[2])
    await expectLeft(PARTS[0])
  })

  it('a recipient who leaves loses it to the first one with a share', async () => {
    const [unpaid, third] = [await newReceiver(), await newReceiver()]
    await setRecipients([unpaid, third, second], [0, 60, 40])

    for (const wallet of [first, unpaid]) await claimsNothing(wallet)
    expect(await claim(third)).to.equal(PARTS[1])
    expect(await claim(second)).to.equal(PARTS[2])
    await expectOwedTokens(drop.collection, drop.token, PARTS[0])
  })

  it('a recipient without a share any more has left', async () => {
    await setRecipients([first, second], [0, 100])

    await claimsNothing(first)
    expect(await claim(second)).to.equal(PARTS[1] + PARTS[2])
  })

  it('one that claims before it is replaced has its own', async () => {
    const { collection, token } = drop
    const claimFirst = claimTokens(collection, token, first)

    await chain.send([claimFirst, feeChange([second])], [collection.creator])

    expect(await token.held(first)).to.equal(PARTS[1])
    expect(await claim(second)).to.equal(PARTS[2])
  })

  it('all of them gone, the successor gets all', async () => {
    const successor = await newReceiver()
    await setRecipients([successor])

    expect(await claim(successor)).to.equal(PARTS[1] + PARTS[2])
    for (const wallet of [first, second]) await claimsNothing(wallet)
  })

  it('the new treasury gets what the old one was owed', async () => {
    const successor = await newReceiver()
    await changeCollection(drop.collection, { treasury: successor })

    await claimsNothing(treasury)
    expect(await claim(successor)).to.equal(PARTS[0])
    await expectOwedTokens(drop.collection, drop.token, 0n, PARTS.slice(1))
  })

  it('a wallet that is treasury and recipient by now claims both at once', async () => {
    await setRecipients([treasury])

    expect(await claim(treasury)).to.equal(OWED)
    await claimsNothing(treasury)
    await expectOwedTokens(drop.collection, drop.token, 0n)
  })

  it('the next share that is kept goes to the recipients of today', async () => {
    const { collection, token, buyer } = drop
    // Given a successor without a token account
    const successor = Keypair.generate().publicKey
    await setRecipients([successor, second], [50, 50])

    await sendMintV3(collection, [buyer], { token, usesVault: true })

    // Then it is owed its half of 100,000 and what the first recipient was owed
    await expectOwedTokens(collection, token, PARTS[0], [50_000n + PARTS[1], PARTS[2]])
    await claimsNothing(first)
    await token.give(successor)
    expect(await claim(successor)).to.equal(110_000n)
  })

  it('a mint that pays its receivers leaves what they are owed to their claims', async () => {
    const { collection, token, buyer } = drop
    await sendMintV3(collection, [buyer], { token, usesVault: true })

    await expectOwedTokens(collection, token, PARTS[0], PARTS.slice(1))
    expect(await token.held(treasury)).to.equal(PARTS[0])
    expect(await claim(treasury)).to.equal(PARTS[0])
  })

  it('lamports that are owed stay apart from tokens', async () => {
    const { collection } = drop
    const { owedToTreasury, owedToRecipients } = await collection.controlsRecord()
    expect([owedToTreasury, ...owedToRecipients].map(String)).to.deep.equal(Array(6).fill('0'))
  })
})
