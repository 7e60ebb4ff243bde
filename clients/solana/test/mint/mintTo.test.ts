import type { Localnet } from '@mintline/localnet'
import { EDITIONS_PROGRAM_ID, editionsControlsAddress, type PhaseTerms } from '@mintline/solana'
import { getAccount, getAssociatedTokenAddressSync, TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { Keypair, PublicKey, SYSVAR_RENT_PUBKEY, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { INCINERATOR } from '../../src/addresses.ts'
import { fetchClaimRestriction } from '../../src/mint/fetchClaimRestriction.ts'
import { fetchMintState } from '../../src/mint/fetchMintState.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import type { MintItemsInput } from '../../src/mint/mintItemsInput.ts'
import { nextItems } from '../../src/mint/nextItems.ts'
import { fetchMintBalances } from '../../src/mint/planClaim.ts'
import { planMint } from '../../src/mint/planMint.ts'
import { fetchMinterStats } from '../../src/reads/fetchMinterStats.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet } from '../reads/_drop.ts'
import { expectFailure, give, instructionCount } from './_mint.ts'

const PRICE = 2_000_000n
const FEE_PER_SIGNATURE = 5_000n
/** The runtime allows 64; the sender takes two for the compute budget. */
const MAX_INSTRUCTIONS = 62

describe('a mint to another wallet', () => {
  let localnet: Localnet
  let minter: Keypair
  let deployed = 0

  before(async () => {
    localnet = await startPrograms()
  })
  after(() => localnet.close())

  async function dropWith(...phases: Partial<PhaseTerms>[]): Promise<Drop> {
    deployed += 1
    const itemBaseUri = 'data:application/json,{}'
    const drop = await Drop.deploy(localnet, { symbol: `TO${deployed}`, itemBaseUri })
    for (const phase of phases) await drop.addPhase({ priceAmount: PRICE, ...phase })
    minter = await fundedWallet(drop.connection)
    return drop
  }

  const mintOf = (drop: Drop, input: Partial<MintItemsInput> = {}): MintItemsInput => ({
    wallet: keypairWallet(minter),
    deployment: drop.address,
    quantity: 1n,
    ...input,
  })

  const accountOf = (itemId: string, owner: PublicKey) =>
    getAssociatedTokenAddressSync(
      new PublicKey(itemId.replace('SOLANA:', '')),
      owner,
      true,
      TOKEN_2022_PROGRAM_ID,
    )

  async function planOf(drop: Drop, input: { quantity: bigint; mintTo: PublicKey }) {
    const { connection, address: deployment } = drop
    const wallet = `${minter.publicKey}`
    const mintTo = `${input.mintTo}`
    const state = await fetchMintState(connection, { deployment, wallet, mintTo })
    if (!state.terms) throw new Error('no phase is open')
    const mint = { ...state, terms: state.terms, minter: wallet, quantity: input.quantity, mintTo }
    const lamports = await fetchMintBalances(connection, mint)
    return planMint({ ...mint, lamports, maxPerTransaction: 3 })
  }

  it('is paid by and counted for the minter, and gives the items to the other wallet', async () => {
    // Given an empty wallet
    const drop = await dropWith({})
    const { connection } = drop
    const holder = Keypair.generate().publicKey
    const before = await connection.getBalance(minter.publicKey)

    // When three items are minted to it
    const { items, hashes } = await mintItems(
      drop.connection,
      mintOf(drop, { quantity: 3n, mintTo: `${holder}` }),
    )

    // Then it holds each, without having signed or paid
    expect(hashes).to.have.length(2)
    for (const { itemId, holder: told } of items) {
      expect(told).to.equal(`${holder}`)
      const account = accountOf(itemId, holder)
      const { amount, owner } = await getAccount(
        connection,
        account,
        'confirmed',
        TOKEN_2022_PROGRAM_ID,
      )
      expect([amount, `${owner}`]).to.deep.equal([1n, `${holder}`])
      // And the minter has no empty account left
      expect(await connection.getAccountInfo(accountOf(itemId, minter.publicKey))).to.equal(null)
    }
    expect(await connection.getBalance(holder)).to.equal(0)
    const query = { deployment: drop.address }
    const countOf = async (wallet: PublicKey) =>
      (await fetchMinterStats(connection, { ...query, wallet: `${wallet}` })).mintCount
    expect([await countOf(minter.publicKey), await countOf(holder)]).to.deep.equal([3n, 0n])

    // And the minter pays as much as another one for three items of its own
    const spent = before - (await connection.getBalance(minter.publicKey))
    minter = await fundedWallet(connection)
    const otherBefore = await connection.getBalance(minter.publicKey)
    const own = await mintItems(drop.connection, mintOf(drop, { quantity: 3n }))
    expect(spent).to.equal(otherBefore - (await connection.getBalance(minter.publicKey)))
    expect(own.items.map((item) => item.holder)).to.deep.equal(Array(3).fill(`${minter.publicKey}`))
  })

  it('works for the vault of a multisig, which is off the curve', async () => {
    const drop = await dropWith({})
    const [vault] = PublicKey.findProgramAddressSync([Buffer.from('vault')], EDITIONS_PROGRAM_ID)
    expect(PublicKey.isOnCurve(vault)).to.equal(false)

    const { items } = await mintItems(drop.connection, mintOf(drop, { mintTo: `${vault}` }))

    const [item] = items
    const account = accountOf(item?.itemId ?? '', vault)
    const balance = await drop.connection.getTokenAccountBalance(account)
    expect(balance.value.amount).to.equal('1')
  })

  it('takes the planned rent and instructions, also with dust', async () => {
    // Given lamports at the addresses of the next two items, of both wallets
    const drop = await dropWith({})
    const { connection } = drop
    const holder = (await fundedWallet(connection)).publicKey
    const { collection, counts } = await fetchMintState(connection, {
      deployment: drop.address,
      wallet: `${minter.publicKey}`,
    })
    const items = nextItems({
      ...{ collection, counts, minter: minter.publicKey, phaseIndex: 0, quantity: 2 },
      mintTo: holder,
    })
    const [first, second] = items
    if (!first || !second) throw new Error('there are two items')
    await give(connection, drop.creator, [
      [first.mint, 890_880n],
      [first.tokenAccount, 890_880n],
      [second.tokenAccount, 90_000_000n],
    ])

    // When five items are planned and minted, three in a transaction
    const plan = await planOf(drop, { quantity: 5n, mintTo: holder })
    expect(plan.title).to.equal(`Mint 5 items of ${drop.input.symbol} to ${holder}`)
    for (const { instructions, rent, title } of plan.transactions) {
      const before = BigInt(await connection.getBalance(minter.publicKey))
      const signature = await drop.send(instructions, [minter])
      const after = BigInt(await connection.getBalance(minter.publicKey))

      // Then each is paid as planned, and within the limit of the runtime
      const count = instructions.length
      expect(title).to.match(new RegExp(`^Mint ${count} items? of .* to ${holder}$`))
      expect(before - after).to.equal(BigInt(count) * PRICE + FEE_PER_SIGNATURE + rent)
      expect(await instructionCount(connection, signature)).to.be.at.most(MAX_INSTRUCTIONS)
    }
    expect(plan.transactions.map(({ instructions }) => instructions.length)).to.deep.equal([3, 2])
  })

  it('error: more items than a single transaction may hold', async () => {
    const drop = await dropWith({})
    const mintTo = `${Keypair.generate().publicKey}`
    const single = { mintTo, singleTransaction: true, maxPerTransaction: 3 }

    const error = await failureOf(
      mintItems(drop.connection, mintOf(drop, { ...single, quantity: 4n })),
    )

    expectFailure(error, 'TRANSACTION_QUANTITY_EXCEEDED', { quantity: 4n, max: 3n })
    const { hashes, minted } = await mintItems(
      drop.connection,
      mintOf(drop, { ...single, quantity: 3n }),
    )
    expect([hashes.length, minted]).to.deep.equal([1, 3n])
  })

  it('is no gift if the minter is the receiver', async () => {
    const drop = await dropWith({ phaseType: 'allowList' })
    await drop.allow([minter.publicKey], { phaseIndex: 0, price: 0, amount: 1 })

    const mint = mintOf(drop, { mintTo: `${minter.publicKey}` })

    expect(
      (await mintItems(drop.connection, mint)).items.map(({ holder }) => holder),
    ).to.deep.equal([`${minter.publicKey}`])
  })

  it('gives items of a list, which count for the listed wallet', async () => {
    // Given an entry in a cheaper allowlist phase
    const drop = await dropWith({ phaseType: 'allowList' }, {})
    await drop.allow([minter.publicKey], { phaseIndex: 0, price: 0, amount: 1 })
    const receiver = Keypair.generate().publicKey
    const query = { deployment: drop.address, wallet: `${minter.publicKey}`, mintTo: `${receiver}` }
    expect((await fetchMintState(drop.connection, query)).phase?.phaseIndex).to.equal(0)

    const { items } = await mintItems(drop.connection, mintOf(drop, { mintTo: `${receiver}` }))

    expect(items.map(({ holder }) => holder)).to.deep.equal([`${receiver}`])
    const again = fetchClaimRestriction(drop.connection, { ...query, phaseIndex: 0 })
    expect(await again).to.deep.include({ type: 'restricted', code: 'WALLET_QUANTITY_EXCEEDED' })
  })

  it('error: an address that can never hold items, before anything is sent', async () => {
    const drop = await dropWith({})
    const { connection } = drop
    const { items } = await mintItems(drop.connection, mintOf(drop))
    const item = items[0]?.itemId ?? ''
    const before = await connection.getBalance(minter.publicKey)

    for (const address of [
      SystemProgram.programId,
      new PublicKey(INCINERATOR),
      SYSVAR_RENT_PUBKEY,
      drop.deployment,
      editionsControlsAddress(drop.deployment),
      drop.groupMint.publicKey,
      EDITIONS_PROGRAM_ID,
      TOKEN_2022_PROGRAM_ID,
      new PublicKey(item.replace('SOLANA:', '')),
      accountOf(item, minter.publicKey),
    ]) {
      const error = await failureOf(
        mintItems(drop.connection, mintOf(drop, { mintTo: `${address}` })),
      )
      expectFailure(error, 'MINT_TO_CANNOT_HOLD_ITEMS', { address: `${address}` })
    }
    const error = await failureOf(mintItems(drop.connection, mintOf(drop, { mintTo: 'bob' })))
    expectFailure(error, 'INVALID_ADDRESS', { blockchain: 'SOLANA', value: 'bob' })
    expect(await connection.getBalance(minter.publicKey)).to.equal(before)
  })
})
