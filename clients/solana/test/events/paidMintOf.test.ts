import type { Localnet } from '@mintline/localnet'
import {
  claimTokenPayment,
  type DecodedMint,
  decodeEvents,
  decodeMints,
  type MintlineEvent,
  type PaidMint,
  paidMintOf,
} from '@mintline/solana'
import { Keypair, type PublicKey, type VersionedTransactionResponse } from '@solana/web3.js'
import { expect } from 'chai'
import { Token } from '../../../../tests/helpers/token.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, fundedWallet, tokenChain } from '../reads/_drop.ts'

const PRICE = 5_000_000n
const LAMPORTS = 700_000_000n
/** In basis points: 2.5%. */
const FEE = 250n

describe('paidMintOf', () => {
  let localnet: Localnet
  let drop: Drop
  let token: Token
  let minter: Keypair
  let sponsor: Keypair
  const receiver = Keypair.generate()

  before(async () => {
    localnet = await startPrograms()
    const recipient = Keypair.generate().publicKey
    drop = await Drop.deploy(localnet, {
      platformFee: {
        platformFeeValue: FEE,
        recipients: [{ address: recipient, share: 100 }],
        isFeeFlat: false,
      },
    })
    token = await Token.create(tokenChain(drop.connection))
    await drop.addToken(token)
    await drop.addPhase({ priceAmount: PRICE, priceToken: token.mint })
    await drop.addPhase({ priceAmount: LAMPORTS })
    minter = await fundedWallet(drop.connection)
    sponsor = await fundedWallet(drop.connection)
    for (const wallet of [minter, sponsor]) await token.give(wallet.publicKey, 10n * PRICE)
    for (const wallet of [drop.creator.publicKey, recipient]) await token.give(wallet)
  })
  after(() => localnet.close())

  it('reads lamports and the minter alone from a mint by v2', async () => {
    const [mint] = await drop.mint(minter, 1, 1)
    const [landed] = await drop.connection.getSignaturesForAddress(drop.deployment, { limit: 1 })
    const wallet = minter.publicKey
    expect(await mintsIn(landed?.signature)).to.deep.equal(
      both(
        { mint, minter: wallet, payer: wallet, receiver: wallet },
        { number: 1n, ...LAMPORT_PHASE },
      ),
    )
  })

  it('reads lamports from a mint by v3 for lamports', async () => {
    const { mint, signature } = await drop.mintV3(minter, { phaseIndex: 1 })
    const wallet = minter.publicKey
    expect(await mintsIn(signature)).to.deep.equal(
      both(
        { mint, minter: wallet, payer: wallet, receiver: wallet },
        { number: 2n, ...LAMPORT_PHASE },
      ),
    )
  })

  it('reads base units and the token from a mint for tokens', async () => {
    const { mint, signature } = await drop.mintV3(minter, { token })
    const wallet = minter.publicKey
    expect(await mintsIn(signature)).to.deep.equal(
      both(
        { mint, minter: wallet, payer: wallet, receiver: wallet },
        { number: 3n, ...tokenPhase() },
      ),
    )
  })

  it('tells payer and receiver from the minter in a sponsored gift', async () => {
    const terms = { token, payer: sponsor.publicKey, receiver: receiver.publicKey }
    const { mint, signature } = await drop.mintV3(minter, terms, [sponsor])
    const parties = {
      minter: minter.publicKey,
      payer: sponsor.publicKey,
      receiver: receiver.publicKey,
    }
    expect(await mintsIn(signature)).to.deep.equal(
      both({ mint, ...parties }, { number: 4n, ...tokenPhase() }),
    )
    const { events } = decodeEvents((await landed(signature)).meta?.logMessages ?? [])
    const [itemMinted] = events.flatMap((event) => (event.name === 'itemMinted' ? [event] : []))
    expect(itemMinted?.data.minter).to.equal(receiver.publicKey.toBase58())
  })

  it('is undefined for other events, such as a claim of tokens', async () => {
    await token.close(drop.creator)
    await drop.mintV3(minter, { token, usesVault: true })
    await token.give(drop.creator.publicKey)
    const claim = claimTokenPayment({
      deployment: drop.deployment,
      receiver: drop.creator.publicKey,
      token,
    })
    const signature = await drop.send([claim], [minter])
    const { events } = decodeEvents((await landed(signature)).meta?.logMessages ?? [])
    expect(events).to.deep.equal([
      {
        program: 'editions-controls',
        name: 'tokenPaymentClaimed',
        data: {
          editionsDeployment: drop.address,
          priceToken: String(token.mint),
          receiver: drop.creator.publicKey.toBase58(),
          amount: (PRICE * 9_750n) / 10_000n,
        },
      },
    ])
    expect(events.map(paidMintOf)).to.deep.equal([undefined])
    expect(await mintsIn(signature)).to.deep.equal({ decoded: [], paid: [] })
  })

  const LAMPORT_PHASE = {
    phaseIndex: 1,
    price: LAMPORTS,
    platformFee: 17_500_000n,
    currency: undefined,
  }

  function tokenPhase() {
    return { phaseIndex: 0, price: PRICE, platformFee: 125_000n, currency: String(token.mint) }
  }

  /** A mint as its instruction and its event have it. */
  function both(
    wallets: Record<'minter' | 'payer' | 'receiver', PublicKey> & { mint: PublicKey | undefined },
    terms: Omit<PaidMint, keyof DecodedMint | 'currency'> & { currency: string | undefined },
  ) {
    const texts = Object.entries(wallets).map(([name, key]) => [name, String(key)])
    const mint = { deployment: drop.address, ...Object.fromEntries(texts) }
    return { decoded: [mint], paid: [{ ...mint, ...terms }] }
  }

  async function mintsIn(signature: string | undefined) {
    const transaction = await landed(signature ?? '')
    const { events } = decodeEvents(transaction.meta?.logMessages ?? [])
    const paid = events.flatMap((event: MintlineEvent) => paidMintOf(event) ?? [])
    return { decoded: decodeMints(transaction), paid }
  }

  async function landed(signature: string): Promise<VersionedTransactionResponse> {
    const found = await drop.connection.getTransaction(signature, {
      maxSupportedTransactionVersion: 0,
    })
    if (!found) throw new Error('it did not land')
    return found
  }
})
