import { CoreError } from '@mintline/core'
import type { Localnet } from '@mintline/localnet'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { fetchClaimRestriction } from '../../src/mint/fetchClaimRestriction.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import type { MintItemsInput } from '../../src/mint/mintItemsInput.ts'
import { prepareMint } from '../../src/mint/prepareMint.ts'
import { fetchItemOwners } from '../../src/reads/fetchItems.ts'
import { fetchMinterStats } from '../../src/reads/fetchMinterStats.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import type { SolanaWallet } from '../../src/send/wallet.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet } from '../reads/_drop.ts'
import { expectFailure, walletThat } from './_mint.ts'
import { launchTokenDrop, mintBy, TOKEN_PRICE } from './_tokenDrop.ts'

const PRICE = 2_000_000n
const FEE_PER_SIGNATURE = 5_000n

describe('a mint that another wallet pays for', () => {
  let localnet: Localnet
  let sponsor: Keypair
  let minter: Keypair
  let deployed = 0

  before(async () => {
    localnet = await startPrograms()
  })
  after(() => localnet.close())

  async function deploy(collection: Parameters<typeof Drop.deploy>[1] = {}): Promise<Drop> {
    deployed += 1
    const itemBaseUri = 'data:application/json,{}'
    const symbol = `SPONSOR${deployed}`
    const drop = await Drop.deploy(localnet, { symbol, itemBaseUri, ...collection })
    await drop.addPhase({ priceAmount: PRICE })
    sponsor = await fundedWallet(drop.connection)
    // Given a minter without lamports
    minter = Keypair.generate()
    return drop
  }

  const mintOf = (drop: Drop, input: Partial<MintItemsInput> = {}): MintItemsInput => ({
    wallet: keypairWallet(minter),
    payer: keypairWallet(sponsor),
    deployment: drop.address,
    quantity: 1n,
    ...input,
  })
  const balanceOf = async ({ connection }: Drop, wallet: PublicKey) =>
    BigInt(await connection.getBalance(wallet))
  const ownersOf = async ({ connection }: Drop, mints: readonly string[]) =>
    [...(await fetchItemOwners(connection, mints)).values()].map(String)

  it('takes price, rent and fees from the payer, and counts for the minter', async () => {
    const drop = await deploy()
    const { connection } = drop
    const addresses = { wallet: `${minter.publicKey}`, payer: `${sponsor.publicKey}` }
    const query = { deployment: drop.address, ...addresses, quantity: 3n }
    const { cost, balance } = await prepareMint(connection, query)
    const before = await balanceOf(drop, sponsor.publicKey)
    expect(balance).to.equal(before)
    expect(cost.fees).to.equal(2n * 2n * FEE_PER_SIGNATURE)

    const { items } = await mintItems(connection, mintOf(drop, { quantity: 3n }))

    expect(before - (await balanceOf(drop, sponsor.publicKey))).to.equal(cost.total)
    expect(await balanceOf(drop, minter.publicKey)).to.equal(0n)
    expect(items.map(({ holder }) => holder)).to.deep.equal(Array(3).fill(addresses.wallet))
    const stats = { deployment: drop.address, wallet: addresses.wallet }
    expect((await fetchMinterStats(connection, stats)).mintCount).to.equal(3n)
  })

  it('error: a payer that cannot pay, whatever the minter holds', async () => {
    const drop = await deploy()
    const rich = await fundedWallet(drop.connection)
    const poor = keypairWallet(Keypair.generate())
    const mint = mintOf(drop, { wallet: keypairWallet(rich), payer: poor })

    const error = await failureOf(mintItems(drop.connection, mint))

    expect(error).to.have.property('code', 'MINT_FUNDS_TOO_LOW')
    expect(error).to.have.nested.property('context.wallet', `${poor.publicKey}`)
  })

  it('error: either wallet rejects; nothing is paid', async () => {
    const drop = await deploy()
    const before = await balanceOf(drop, sponsor.publicKey)
    const rejecting = (keypair: Keypair) =>
      walletThat(keypair, () => {
        throw new CoreError('TRANSACTION_REJECTED', {})
      })

    for (const input of [{ wallet: rejecting(minter) }, { payer: rejecting(sponsor) }]) {
      const error = await failureOf(mintItems(drop.connection, mintOf(drop, input)))
      expectFailure(error, 'TRANSACTION_REJECTED', {})
    }
    expect(await balanceOf(drop, sponsor.publicKey)).to.equal(before)
  })

  it('error: the minter changes what the payer has signed; nothing is paid', async () => {
    const drop = await deploy()
    const before = await balanceOf(drop, sponsor.publicKey)
    const own = keypairWallet(minter)
    const greedy: SolanaWallet = {
      publicKey: own.publicKey,
      signTransactions: (transactions) => {
        for (const { message } of transactions) message.recentBlockhash = drop.address
        return own.signTransactions(transactions)
      },
    }

    const error = await failureOf(mintItems(drop.connection, mintOf(drop, { wallet: greedy })))

    expect(error).to.have.property('code', 'TRANSACTION_CHANGED')
    expect(await balanceOf(drop, sponsor.publicKey)).to.equal(before)
  })

  it('needs no other co-signer if the payer is the creator or the named co-signer', async () => {
    const named = Keypair.generate()
    const drop = await deploy({ cosignerProgramId: named.publicKey })
    await drop.connection.requestAirdrop(named.publicKey, 1_000_000_000)
    const query = { deployment: drop.address, wallet: `${minter.publicKey}` }

    for (const payer of [drop.creator, named]) {
      const asked = { ...query, payer: `${payer.publicKey}` }
      const restriction = await fetchClaimRestriction(drop.connection, asked)
      expect(restriction).to.deep.equal({ type: 'claimable' })
      const mint = mintOf(drop, { payer: keypairWallet(payer) })
      expect((await mintItems(drop.connection, mint)).minted).to.equal(1n)
    }
    // And any other payer needs one
    const alone = await failureOf(mintItems(drop.connection, mintOf(drop)))
    expect(alone).to.have.property('code', 'COSIGNER_REQUIRED')
    const cosigner = keypairWallet(named)
    const { minted } = await mintItems(drop.connection, mintOf(drop, { cosigner }))
    expect(minted).to.equal(1n)
  })

  it('can be a gift, in tokens, all at once', async () => {
    // Given a sponsor with tokens, and a minter and a receiver with nothing
    const sold = await launchTokenDrop(localnet)
    const { drop, token } = sold
    const [giver, receiver] = [Keypair.generate(), Keypair.generate().publicKey]
    const payer = sold.buyer
    const input = {
      ...{ wallet: keypairWallet(giver), payer: keypairWallet(payer) },
      ...{ mintTo: `${receiver}`, quantity: 3n },
    }
    const { cost } = await prepareMint(drop.connection, {
      ...{ deployment: drop.address, quantity: 3n, mintTo: `${receiver}` },
      ...{ wallet: `${giver.publicKey}`, payer: `${payer.publicKey}` },
    })
    const before = await balanceOf(drop, payer.publicKey)

    const [moved] = await token.gains([token.accountOf(payer.publicKey)], async () => {
      const { items } = await mintItems(drop.connection, mintBy(sold, input))
      const owners = await ownersOf(
        drop,
        items.map(({ mint }) => mint),
      )
      expect(owners).to.deep.equal(Array(3).fill(`${receiver}`))
    })

    expect(moved).to.equal(-3n * TOKEN_PRICE)
    expect(before - (await balanceOf(drop, payer.publicKey))).to.equal(cost.total)
    for (const wallet of [giver.publicKey, receiver]) {
      expect(await balanceOf(drop, wallet)).to.equal(0n)
    }
  })

  it('error: a payer with too few tokens, whatever the minter holds', async () => {
    const sold = await launchTokenDrop(localnet)
    const payer = await fundedWallet(sold.drop.connection)

    const mint = mintBy(sold, { payer: keypairWallet(payer) })
    const error = await failureOf(mintItems(sold.drop.connection, mint))

    expect(error).to.have.property('code', 'TOKEN_FUNDS_TOO_LOW')
    expect(error).to.have.nested.property('context.wallet', `${payer.publicKey}`)
  })
})
