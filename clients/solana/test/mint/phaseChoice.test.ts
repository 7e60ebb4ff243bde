import type { Localnet } from '@mintline/localnet'
import type { PhaseTerms } from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { fetchClaimRestriction } from '../../src/mint/fetchClaimRestriction.ts'
import { fetchMintData } from '../../src/mint/fetchMintData.ts'
import { fetchMintState, type MintStateInput } from '../../src/mint/fetchMintState.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { chooseMint, type MintState } from '../../src/mint/mintState.ts'
import { fetchMinterStats } from '../../src/reads/fetchMinterStats.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet, OPEN_PHASE } from '../reads/_drop.ts'
import { changePhase, expectFailure, proofsOf, walletThat } from './_mint.ts'

const CHEAP = 1_000_000n
const DEAR = 2_000_000n

describe('the phase of a mint', () => {
  let localnet: Localnet
  let buyer: Keypair
  let deployed = 0

  before(async () => {
    localnet = await startPrograms()
  })
  after(() => localnet.close())

  async function dropWith(...phases: Partial<PhaseTerms>[]): Promise<Drop> {
    deployed += 1
    const drop = await Drop.deploy(localnet, {
      symbol: `CHOICE${deployed}`,
      itemBaseUri: 'data:application/json,{}',
    })
    for (const phase of phases) await drop.addPhase(phase)
    buyer = await fundedWallet(drop.connection)
    return drop
  }

  /** A drop with an allowlist at index 0 and a more expensive public phase at index 1. */
  function listAndPublic(): Promise<Drop> {
    return dropWith({ phaseType: 'allowList', priceAmount: CHEAP }, { priceAmount: DEAR })
  }

  function stateOf(drop: Drop, input: Partial<MintStateInput> = {}): Promise<MintState> {
    const query = { deployment: drop.address, wallet: `${buyer.publicKey}` }
    return fetchMintState(drop.connection, { ...query, ...input })
  }

  const mintOf = (drop: Drop) => ({
    wallet: keypairWallet(buyer),
    deployment: drop.address,
    quantity: 1n,
  })

  async function mintedIn(drop: Drop, phaseIndex: number): Promise<bigint> {
    const query = { deployment: drop.address, wallet: `${buyer.publicKey}` }
    const { phases } = await fetchMinterStats(drop.connection, query)
    return phases[phaseIndex]?.mintCount ?? 0n
  }

  const codes = ({ options }: MintState) =>
    options.map(({ phase, restriction }) => [phase.phaseIndex, restriction?.code])

  it('is the public one for a wallet that is not listed in the first', async () => {
    // Given an open allowlist phase and an open public phase
    const drop = await listAndPublic()

    // When the state of an unlisted wallet is fetched
    const state = await stateOf(drop)

    // Then it has both phases, and the reason why it may not mint in the first
    const reason = `Wallet address ${buyer.publicKey} isn't on the whitelist. Join the fun during the public minting period`
    expect(state.options.map(({ restriction }) => restriction)).to.deep.equal([
      { type: 'restricted', code: 'NOT_ON_WHITELIST', reason },
      undefined,
    ])
    expect(state.phase?.phaseIndex).to.equal(1)
    expect(state.terms).to.deep.include({ phaseIndex: 1, price: DEAR, isPrivate: false })

    // And it mints in the second, at that price
    const before = BigInt(await drop.connection.getBalance(drop.creator.publicKey))
    await mintItems(drop.connection, { ...mintOf(drop), quantity: 3n })
    const paid = BigInt(await drop.connection.getBalance(drop.creator.publicKey)) - before
    expect(paid).to.equal(3n * DEAR)
    expect([await mintedIn(drop, 0), await mintedIn(drop, 1)]).to.deep.equal([0n, 3n])
    expect((await stateOf(drop)).counts).to.deep.equal({ inCollection: 3n, inPhase: 3n })
  })

  it('is the cheapest in which the wallet may mint the quantity, the first of equals', async () => {
    // Given an entry for one item
    const drop = await listAndPublic()
    await drop.allow([buyer.publicKey], { phaseIndex: 0, price: Number(CHEAP), amount: 1 })
    const chosen = async (input: Partial<MintStateInput> = {}) =>
      (await stateOf(drop, input)).phase?.phaseIndex

    // Then one item is minted from the list, but two in the public phase
    expect(await chosen({ quantity: 1n })).to.equal(0)
    expect(await chosen({ quantity: 2n })).to.equal(1)
    // And the price is the wallet's own, not that of the phase
    await drop.allow([buyer.publicKey], { phaseIndex: 0, price: Number(DEAR), amount: 1 })
    expect(await chosen()).to.equal(0)
    await drop.allow([buyer.publicKey], { phaseIndex: 0, price: Number(DEAR) + 1, amount: 1 })
    expect(await chosen()).to.equal(1)
  })

  it('is the first one if the wallet may mint in none', async () => {
    const drop = await dropWith(
      { phaseType: 'allowList', priceAmount: DEAR },
      { phaseType: 'allowList', priceAmount: CHEAP },
    )

    const state = await stateOf(drop)

    expect(state.phase?.phaseIndex).to.equal(0)
    expect(state.terms?.price).to.equal(DEAR)
    expect(codes(state)).to.deep.equal([
      [0, 'NOT_ON_WHITELIST'],
      [1, 'NOT_ON_WHITELIST'],
    ])
    expectFailure(await failureOf(mintItems(drop.connection, mintOf(drop))), 'NOT_ON_WHITELIST', {
      address: `${buyer.publicKey}`,
    })
  })

  it('is none if none is open', async () => {
    const drop = await dropWith({})
    await drop.switchOff(0)

    const { options, phase, terms, counts } = await stateOf(drop)

    expect({ options, phase, terms }).to.deep.equal({
      options: [],
      phase: undefined,
      terms: undefined,
    })
    expect(counts).to.deep.equal({ inCollection: 0n, inPhase: 0n })
  })

  it('is the requested one, if it is open', async () => {
    // Given two public phases, and a closed one
    const drop = await dropWith({ priceAmount: CHEAP }, { priceAmount: DEAR }, { priceAmount: 0n })
    await drop.switchOff(2)
    const query = { deployment: drop.address, wallet: `${buyer.publicKey}` }

    // When the more expensive one is requested
    await mintItems(drop.connection, { ...mintOf(drop), phaseIndex: 1 })

    // Then the item is minted there, and all data is that of the phase
    expect([await mintedIn(drop, 0), await mintedIn(drop, 1)]).to.deep.equal([0n, 1n])
    const told = (input: { wallet?: string; phaseIndex?: number }) =>
      fetchMintData(drop.connection, { deployment: drop.address, ...input })
    expect(await told({ ...query, phaseIndex: 1 })).to.have.nested.property('price.value', DEAR)
    expect(await told({ phaseIndex: 1 })).to.have.nested.property('price.value', DEAR)
    expect(await told({})).to.have.nested.property('price.value', CHEAP)

    // And a closed or missing one is refused with its index
    for (const phaseIndex of [2, 7]) {
      const context = { phaseIndex, open: [0, 1] }
      const mint = mintItems(drop.connection, { ...mintOf(drop), phaseIndex })
      expectFailure(await failureOf(mint), 'PHASE_NOT_OPEN', context)
      expectFailure(await failureOf(told({ phaseIndex })), 'PHASE_NOT_OPEN', context)
      const restriction = fetchClaimRestriction(drop.connection, { ...query, phaseIndex })
      expect(await restriction).to.deep.equal({
        type: 'restricted',
        code: 'PHASE_NOT_OPEN',
        reason: `Phase ${phaseIndex + 1} is not open now; open: 1, 2`,
      })
    }
  })

  it('is not closed by the proofs of another phase', async () => {
    // Given a merkle list and a public phase
    const { root } = proofsOf([{ wallet: (await listAndPublic()).creator.publicKey, ...ONE }])
    const drop = await dropWith(
      { phaseType: 'merkleTree', merkleRoot: root, priceAmount: CHEAP },
      { priceAmount: DEAR },
    )
    const outdated = proofsOf([{ wallet: buyer.publicKey, ...ONE }]).proofSource
    const gone = () => Promise.reject(new Error('the server is gone'))

    // Then a wallet mints in the public phase, with the problem of the list's proofs reported
    for (const [proofSource, code] of [
      [undefined, 'MERKLE_PROOFS_MISSING'],
      [outdated, 'MERKLE_PROOF_MISMATCH'],
      [gone, 'MERKLE_PROOF_NOT_AVAILABLE'],
      [async () => undefined, 'NOT_ON_WHITELIST'],
    ] as const) {
      const state = await stateOf(drop, { proofSource })
      expect(codes(state)).to.deep.equal([
        [0, code],
        [1, undefined],
      ])
      await mintItems(drop.connection, { ...mintOf(drop), proofSource })
      const error = await failureOf(
        mintItems(drop.connection, { ...mintOf(drop), proofSource, phaseIndex: 0 }),
      )
      expect(error).to.have.property('code', code)
    }
    expect(await mintedIn(drop, 1)).to.equal(4n)
  })

  it('is passed to the proof source with index and root, each merkle phase once', async () => {
    const lists = [1n, 2n].map((price) =>
      proofsOf([{ wallet: buyer.publicKey, price: price * CHEAP, maxClaims: 1n }]),
    )
    const wallet = buyer
    const drop = await dropWith(
      ...lists.map(({ root }) => ({ phaseType: 'merkleTree', merkleRoot: root }) as const),
      {},
    )
    buyer = wallet
    const asked: number[] = []

    const state = await stateOf(drop, {
      proofSource: async (user, signal, phase) => {
        asked.push(phase.phaseIndex)
        const source = lists[phase.phaseIndex]?.proofSource
        expect(phase.merkleRoot).to.deep.equal(lists[phase.phaseIndex]?.root)
        return typeof source === 'function' ? source(user, signal, phase) : undefined
      },
    })

    expect(asked).to.deep.equal([0, 1])
    expect(state.options.map(({ terms }) => terms.price)).to.deep.equal([CHEAP, 2n * CHEAP, 0n])
  })

  it("ends with the signal's reason if that ends the proof source", async () => {
    const drop = await dropWith(
      { phaseType: 'merkleTree', merkleRoot: new Uint8Array(32).fill(7) },
      {},
    )
    const controller = new AbortController()
    const reason = new Error('the page was left')
    const proofSource = async () => {
      controller.abort(reason)
      throw new Error('aborted')
    }

    const query = { deployment: drop.address, wallet: `${buyer.publicKey}`, proofSource }
    const read = fetchMintState(drop.connection, query, { signal: controller.signal })

    expect(await failureOf(read)).to.equal(reason)
  })

  it('stays the same over all transactions of a mint', async () => {
    // Given two phases, of which the cheaper one reopens after the first transaction
    const drop = await dropWith({ priceAmount: CHEAP }, { priceAmount: DEAR })
    const cheap = { ...OPEN_PHASE, priceAmount: CHEAP }
    await changePhase(drop, { ...cheap, active: false })
    const wallet = walletThat(buyer, async (call) => {
      if (call === 1) await changePhase(drop, { ...cheap, active: true })
    })

    await mintItems(drop.connection, { ...mintOf(drop), wallet, quantity: 4n })

    expect([await mintedIn(drop, 0), await mintedIn(drop, 1)]).to.deep.equal([0n, 4n])
  })

  it('is chosen again for another quantity without another read', async () => {
    const drop = await listAndPublic()
    await drop.allow([buyer.publicKey], { phaseIndex: 0, price: Number(CHEAP), amount: 1 })
    const state = await stateOf(drop)

    const two = chooseMint(state, { quantity: 2n })

    expect(two).to.deep.equal(await stateOf(drop, { quantity: 2n }))
    expect(codes(two)).to.deep.equal([
      [0, 'WALLET_QUANTITY_EXCEEDED'],
      [1, undefined],
    ])
    expect(chooseMint(two, { quantity: 1n })).to.deep.equal(state)
    expect(chooseMint(two, { phaseIndex: 1 }).phase?.phaseIndex).to.equal(1)
    expect(() => chooseMint(two, { phaseIndex: 2 })).to.throw('Phase 3 is not open now')
    expect(() => chooseMint(two, { quantity: 0n })).to.throw('Quantity must be greater than 0')
  })

  it('takes one request for the records of all phases', async () => {
    const requestsFor = async (drop: Drop) => {
      const { connection } = drop
      const original = connection.getMultipleAccountsInfo.bind(connection)
      let requests = 0
      connection.getMultipleAccountsInfo = (...parameters) => {
        requests += 1
        return original(...parameters)
      }
      await stateOf(drop)
      return requests
    }

    const one = await requestsFor(await dropWith({}))
    const many = await requestsFor(
      await dropWith({}, {}, { phaseType: 'allowList' }, { phaseType: 'allowList' }),
    )

    expect(many).to.equal(one)
  })
})

const ONE = { price: CHEAP, maxClaims: 1n }
