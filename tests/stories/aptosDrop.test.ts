import type { Account } from '@aptos-labs/ts-sdk'
import {
  buildAllowlist,
  connectWallet,
  createDropClient,
  type DropClientInput,
  type DropSettings,
  fetchBalance,
  fetchDropItems,
  fetchDropSettings,
  keyWallet,
  memoryJournal,
  planCreation,
  planOwnershipAcceptance,
  planOwnershipOffer,
  planPaused,
  planPlatformFee,
  planRevenueSplit,
  previewPlan,
  type SigningWallet,
  sendPlan,
  standardWallet,
  upsertAllowlist,
} from '@mintline/aptos'
import { expect } from 'chai'
import { padded } from '../../clients/aptos/test/support/answers.ts'
import {
  describeOnNetwork,
  START,
  startNetwork,
  type TestNetwork,
} from '../../clients/aptos/test/support/network.ts'
import { codeOf } from '../../clients/aptos/test/support/refusals.ts'
import { walletOfStandard } from '../../clients/aptos/test/support/wallets.ts'

const APT = 100_000_000n

const FRIENDS_START = START + 100n
const FANS_START = START + 200n
const PUBLIC_START = START + 300n
const END = START + 1_000n

/** They receive money and sign nothing. */
const PLATFORM = padded('0xfee')
const PARTNER = padded('0x9a7')
const ARTIST = padded('0xa27')
const STUDIO = padded('0x57d')

/**
 * A drop with six items on Aptos: friends on a list on chain first, then fans on a merkle list, then everybody, until
 * it is sold out and handed over. The chapters build on one another.
 */
describeOnNetwork('Story / a drop on Aptos', () => {
  let network: TestNetwork
  let creator: SigningWallet
  let gallery: SigningWallet
  let contract: string
  /** These two have standard wallets, and the others sign with a key. */
  let alice: SigningWallet
  let bob: Account
  let carol: SigningWallet
  let dave: SigningWallet
  let mallory: SigningWallet
  const itemIds: string[] = []

  before(async () => {
    network = await startNetwork()
    creator = keyWallet(network.owner)
    gallery = await network.newWallet()
    alice = await connectWallet(walletOfStandard({ account: await network.newAccount() }))
    bob = await network.newAccount()
    ;[carol, dave, mallory] = [
      await network.newWallet(),
      await network.newWallet(),
      await network.newWallet(),
    ]
  })
  after(() => network?.close())

  const settings = (): Promise<DropSettings> =>
    fetchDropSettings(network.connection, { contract, machines: network.machines })

  const send = (plan: Parameters<typeof sendPlan>[1]['plan'], wallet = creator) =>
    sendPlan(network.connection, { plan, wallet })

  const fans = () =>
    buildAllowlist(
      [carol, dave].map(({ address }) => ({ wallet: address, maxPerWalletByAllowList: 1n })),
    )

  /** Alice may mint two items as a friend, and Bob one. */
  const listFriends = () => {
    const { chainId, connection, machines } = network
    const phaseId = 1n
    const caps = [
      [alice.address, 2n],
      [keyWallet(bob).address, 1n],
    ] as const
    return upsertAllowlist(connection, {
      contract,
      machines,
      phaseId,
      entries: caps.map(([wallet, cap]) => ({ wallet, maxPerWalletByAllowList: cap })),
      wallet: creator,
      journal: memoryJournal({ chainId, collection: contract, phaseId }),
    })
  }

  const drop = (input: Partial<DropClientInput> = {}) =>
    createDropClient({
      connection: network.connection,
      contract,
      machines: network.machines,
      proofSource: async (wallet) => fans().proofOf(wallet),
      ...input,
    })

  const restrictionOf = async ({ address: wallet }: SigningWallet, quantity = 1n) => {
    const found = await drop().fetchClaimRestriction({ wallet, quantity })
    return found.type === 'restricted' ? found.reason : found.type
  }

  /** Mints, and returns how many octas the wallet has less, not counting gas. */
  const mint = async (wallet: SigningWallet, quantity: bigint, client = drop()) => {
    const before = await fetchBalance(network.connection, wallet.address)
    const { hash, items } = await client.mintItems({ wallet, quantity })
    itemIds.push(...items.map(({ itemId }) => itemId))
    const executed = await network.aptos.waitForTransaction({ transactionHash: hash })
    const price = 'gas_unit_price' in executed ? BigInt(executed.gas_unit_price) : 0n
    const after = await fetchBalance(network.connection, wallet.address)
    return before - after - BigInt(executed.gas_used) * price
  }

  it('is created with its phases, at an address that is known before', async () => {
    const plan = await planCreation(network.connection, {
      owner: creator.address,
      machines: network.machines,
      seed: 'frogs',
      collectionName: 'Frogs',
      collectionDescription: 'Green ones',
      collectionUri: 'ipfs://frogs/collection.json',
      itemBaseName: 'Frog #{}',
      itemBaseUri:
        'data:application/json,{"name":"Frog #{}","image":"https://frogs.example/{}.png"}',
      royalties: {
        royaltyPayeeAddress: ARTIST,
        royaltyPointsDenominator: 1_000n,
        royaltyPointsNumerator: 75n,
      },
      totalSupply: 6n,
      endTime: END,
      phases: [
        { saleMintTime: FRIENDS_START, saleMintPrice: APT, isPrivate: true },
        {
          saleMintTime: FANS_START,
          saleMintPrice: 150_000_001n,
          isPrivate: true,
          merkleRoot: fans().merkleRoot,
        },
        {
          saleMintTime: PUBLIC_START,
          saleMintPrice: 2n * APT,
          maxPerWallet: 3n,
          maxPerTransaction: 2n,
        },
      ],
    })
    contract = plan.collection
    const [creation] = await previewPlan(network.connection, plan)
    expect(creation?.estimate?.fee).to.satisfy((octas: bigint) => octas > 0n && octas < APT)

    await send(plan)
    const { phases, totalSupply } = await settings()
    expect([phases.length, totalSupply]).to.deep.equal([3, 6n])
  })

  it('gives 5% to the platform and its partner, and the rest to the artist and the studio', async () => {
    const feeSplit = [
      { recipient: PLATFORM, share: 80n },
      { recipient: PARTNER, share: 20n },
    ]
    await send(planPlatformFee(await settings(), { type: 'percentage', valueBp: 500, feeSplit }))
    await send(
      planRevenueSplit(await settings(), [
        { recipient: ARTIST, share: 70n },
        { recipient: STUDIO, share: 30n },
      ]),
    )
    expect(await listFriends()).to.include({ total: 2, added: 2 })

    const { phases } = await settings()
    expect(phases.map(({ entries }) => entries)).to.deep.equal([2n, 0n, 0n])
  })

  it('is closed before its first phase starts', async () => {
    network.setClock(FRIENDS_START - 1n)

    expect((await drop().fetchMintData()).type).to.equal('no-phase')
    expect(await restrictionOf(alice)).to.equal('No Active Phase')
  })

  it('opens for friends, who mint what they are listed for', async () => {
    network.setClock(FRIENDS_START)

    expect(await restrictionOf(mallory)).to.equal('User not in the allow list')
    expect(await restrictionOf(alice, 2n)).to.equal('claimable')
    expect(await mint(alice, 2n)).to.equal(2n * APT)
    expect(await restrictionOf(alice)).to.equal(
      'Maximum quantity 2 per wallet exceeded. Remaining quantity 0',
    )
  })

  it('goes on with fans, who bring a proof, and mint by script', async () => {
    network.setClock(FANS_START)
    const byScript = drop({ mintBy: 'script' })
    const stolen = drop({ proofSource: async () => fans().proofOf(carol.address) })

    expect(await restrictionOf(alice)).to.equal('User not in the allow list')
    expect(await codeOf(() => mint(mallory, 1n, stolen))).to.equal('USER_NOT_IN_ALLOW_LIST')
    expect(await mint(carol, 1n, byScript)).to.equal(150_000_001n)
  })

  it('costs nothing where the user says no in the wallet', async () => {
    network.setClock(PUBLIC_START)
    const declining = await standardWallet(walletOfStandard({ account: bob, answer: 'decline' }))
    const before = await fetchBalance(network.connection, declining.address)

    expect(await codeOf(() => mint(declining, 2n))).to.equal('TRANSACTION_REJECTED')
    expect(await fetchBalance(network.connection, declining.address)).to.equal(before)
  })

  it('is open to everybody in the end, two items at a time, until it is sold out', async () => {
    const wallet = await connectWallet(walletOfStandard({ account: bob }))

    expect(await restrictionOf(wallet, 3n)).to.equal(
      'Attempted to process 3, but the maximum allowed quantity per transaction is 2',
    )
    expect(await mint(wallet, 2n)).to.equal(4n * APT)
    expect(await restrictionOf(dave, 2n)).to.equal(
      'Maximum quantity 6 exceeded. Remaining quantity 1 (total supply)',
    )
    expect(await mint(dave, 1n)).to.equal(2n * APT)
    expect(await drop().fetchMintData()).to.deep.include({ claimed: 6n, unclaimed: 0n })
    expect(await codeOf(() => mint(mallory, 1n))).to.equal('SUPPLY_EXCEEDED')
  })

  it('has divided every octa of 9.50000001 APT', async () => {
    const balances = [PLATFORM, PARTNER, ARTIST, STUDIO].map((address) =>
      fetchBalance(network.connection, address),
    )

    // Fees: 10, 7.5, 20 and 10 million octas; and what each mint leaves from its price.
    expect(await Promise.all(balances)).to.deep.equal([
      38_000_000n,
      9_500_000n,
      631_750_000n,
      270_750_001n,
    ])
  })

  it('is handed over to a gallery, which has to accept', async () => {
    await send(planOwnershipOffer(await settings(), gallery.address))
    const pause = planPaused(await settings(), true)
    expect(await codeOf(() => send(pause, gallery))).to.equal('WRONG_DROP_WALLET')

    await send(planOwnershipAcceptance(await settings()), gallery)

    const paused = planPaused(await settings(), true)
    expect(await codeOf(() => send(paused))).to.equal('WRONG_DROP_WALLET')
    await send(paused, gallery)
  })

  it('is read back as all of this left it', async () => {
    expect(await settings()).to.deep.include({
      collectionOwner: gallery.address,
      ownershipOfferedTo: undefined,
      isPaused: true,
      endTime: END,
      totalMinted: 6n,
      totalSupply: 6n,
      royalties: {
        royaltyPayeeAddress: ARTIST,
        royaltyPointsDenominator: 1_000n,
        royaltyPointsNumerator: 75n,
      },
    })
    const { phases } = await settings()
    expect(phases.map(({ minted }) => minted)).to.deep.equal([2n, 1n, 3n])

    const items = await fetchDropItems(network.connection, { contract, itemIds })
    const holders = [alice, alice, carol, keyWallet(bob), keyWallet(bob), dave]
    expect(items.map(({ owner, metadata }) => ({ owner, metadata }))).to.deep.equal(
      holders.map(({ address }, index) => ({
        owner: address,
        metadata: {
          type: 'loaded',
          name: `Frog #${index + 1}`,
          image: `https://frogs.example/${index + 1}.png`,
        },
      })),
    )
  })
})
