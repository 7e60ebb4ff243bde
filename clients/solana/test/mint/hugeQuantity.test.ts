import type { ErrorContext } from '@mintline/core'
import type { Localnet } from '@mintline/localnet'
import { createDropClient } from '@mintline/solana'
import type { Connection, Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { fetchMintState } from '../../src/mint/fetchMintState.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { planMint } from '../../src/mint/planMint.ts'
import { prepareMint } from '../../src/mint/prepareMint.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet } from '../reads/_drop.ts'
import { type NodeRequest, recordingConnection } from '../reads/_requests.ts'
import { expectFailure } from './_mint.ts'

const PRICE = 2_000_000n
const HUGE = 1_000_000_000n
/** Two items in each transaction, with one signature. */
const FEES = (HUGE / 2n) * 5_000n

describe('a mint of a billion items', () => {
  let localnet: Localnet
  let drop: Drop
  let minter: Keypair
  let connection: Connection
  let requests: NodeRequest[]

  before(async () => {
    localnet = await startPrograms()
    drop = await Drop.deploy(localnet, { symbol: 'HUGE' })
    await drop.addPhase({ priceAmount: PRICE })
  })
  after(() => localnet.close())

  beforeEach(async () => {
    minter = await fundedWallet(drop.connection)
    ;({ connection, requests } = recordingConnection(localnet.rpcUrl))
  })

  const mint = () => ({ deployment: drop.address, quantity: HUGE })
  const wallet = () => minter.publicKey.toBase58()

  async function lowFunds(): Promise<ErrorContext<'MINT_FUNDS_TOO_LOW'>> {
    const items = HUGE * PRICE
    const balance = BigInt(await drop.connection.getBalance(minter.publicKey))
    const missing = items + FEES - balance
    return { wallet: wallet(), missing, items, rent: undefined, fees: FEES, coin: 'SOL' }
  }

  it('error: the missing price, before anything is planned', async () => {
    const failure = await failureOf(
      mintItems(connection, { ...mint(), wallet: keypairWallet(minter) }),
    )
    expectFailure(failure, 'MINT_FUNDS_TOO_LOW', await lowFunds())
    // The network, the collection by its parts, and the records of the wallet
    expect(requests.map(({ method }) => method)).to.deep.equal([
      'getGenesisHash',
      ...Array.from({ length: 4 }, () => 'getMultipleAccounts'),
    ])
  })

  it('error: the same for a plan of facts that are read already', async () => {
    const state = await fetchMintState(connection, { ...mint(), wallet: wallet() })
    if (!state.terms) throw new Error('no phase is open')
    const input = { ...state, terms: state.terms, minter: wallet(), quantity: HUGE }
    const failure = await failureOf(async () =>
      planMint({ ...input, lamports: new Map([[state.wallet, state.balance ?? 0n]]) }),
    )
    expectFailure(failure, 'MINT_FUNDS_TOO_LOW', { ...(await lowFunds()), coin: undefined })
  })

  it('error: restrictions first', async () => {
    const tooDear = prepareMint(connection, { ...mint(), wallet: wallet(), maxPrice: PRICE - 1n })
    const context = { price: PRICE, maxPrice: PRICE - 1n, coin: undefined }
    expectFailure(await failureOf(tooDear), 'MAX_PRICE_EXCEEDED', context)

    const limited = await Drop.deploy(localnet, { symbol: 'LIMITED' })
    await limited.addPhase({ priceAmount: PRICE, maxMintsPerWallet: 3n })
    const deployment = limited.address
    const tooMany = prepareMint(connection, { ...mint(), deployment, wallet: wallet() })
    expectFailure(await failureOf(tooMany), 'WALLET_QUANTITY_EXCEEDED', {
      max: 3n,
      remaining: 3n,
    })
  })

  it('is quoted with its shortfall', async () => {
    const client = createDropClient({ connection, deployment: drop.address })
    const { price, total, networkCost, ...quote } = await client.prepareMint({
      wallet: wallet(),
      quantity: HUGE,
    })
    expect([price.value, total.value, networkCost.value]).to.deep.equal([PRICE, HUGE * PRICE, FEES])
    expect(quote).to.deep.include({ quantity: HUGE, transactions: 500_000_000 })
    expectFailure(quote.shortfall, 'MINT_FUNDS_TOO_LOW', await lowFunds())
  })
})
