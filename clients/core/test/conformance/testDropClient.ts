import { expect } from 'chai'
import { type ErrorCode, isMintlineError } from '../../src/errors/index.ts'
import { parseItemId } from '../../src/identifiers/index.ts'
import type { ItemMetadata } from '../../src/metadata/index.ts'
import type { ClientChain, OpenDrop, OpenDropTerms } from './dropFixture.ts'

const TERMS: OpenDropTerms = {
  price: 2_000_000n,
  maxSupply: 5n,
  maxPerWallet: 3n,
  platformFeeBp: 500,
}

/**
 * Defines the tests for a chain's drop client, run on a real network.
 *
 * @param start Called once, before the first test.
 */
export function testDropClient<Wallet>(start: () => Promise<ClientChain<Wallet>>): void {
  let chain: ClientChain<Wallet>
  before(async () => {
    chain = await start()
  })

  const open = (terms: Partial<OpenDropTerms> = {}): Promise<OpenDrop<Wallet>> =>
    chain.openDrop({ ...TERMS, ...terms })

  describe('fetchMintData', () => {
    it('returns price, supply, cap and checkout of the open phase', async () => {
      const { client, contract, feeRecipient } = await open()
      const data = await client.fetchMintData({ quantity: 2n })
      if (data.type !== 'active') throw new Error('No phase is open')
      const { currency } = data.price
      expect(data).to.deep.include({
        chainId: chain.chainId,
        contract,
        claimed: 0n,
        unclaimed: 5n,
        supply: 5n,
        maxPerWallet: 3n,
        isMintToAvailable: true,
        price: { value: 2_000_000n, currency },
        displayedPrice: { value: 1_900_000n, currency },
      })
      expect(data.checkout).to.deep.include({
        quantity: 2n,
        total: { value: 4_000_000n, currency },
      })
      expect(data.checkout.fees.platform).to.deep.equal([{ valueBp: 500, recipient: feeRecipient }])
      expect(currency.id.startsWith(`${chain.blockchain}:`)).to.equal(true)
    })

    it('returns an unlimited supply', async () => {
      const { client } = await open({ maxSupply: 0n })
      const data = await client.fetchMintData()
      expect(data).to.deep.include({ type: 'active', unclaimed: undefined, supply: undefined })
    })

    it('reports that a drop with a list is not open to everybody', async () => {
      const { address } = await chain.fundedWallet()
      const { client } = await open({ listed: [address] })
      expect(await client.fetchMintData({ wallet: address })).to.deep.include({
        type: 'active',
        isMintToAvailable: chain.givesFromLists,
        maxPerWallet: 3n,
      })
    })

    it('reports that no phase is open', async () => {
      const { client, contract } = await open({ isClosed: true })
      expect(await client.fetchMintData()).to.deep.equal({
        type: 'no-phase',
        chainId: chain.chainId,
        contract,
      })
    })
  })

  describe('fetchClaimRestriction', () => {
    it('allows a wallet to mint up to its cap, and no more', async () => {
      const { address } = await chain.fundedWallet()
      const { client } = await open()
      expect(await client.fetchClaimRestriction({ wallet: address, quantity: 3n })).to.deep.equal({
        type: 'claimable',
      })
      expect(await client.fetchClaimRestriction({ wallet: address, quantity: 4n })).to.deep.equal({
        type: 'restricted',
        code: 'WALLET_QUANTITY_EXCEEDED',
        reason: 'Maximum quantity 3 per wallet exceeded. Remaining quantity 3',
      })
    })

    it('allows a wallet to mint up to the supply, and no more', async () => {
      const { address } = await chain.fundedWallet()
      const { client } = await open({ maxPerWallet: 0n, maxSupply: 2n })
      expect(await client.fetchClaimRestriction({ wallet: address, quantity: 3n })).to.deep.equal({
        type: 'restricted',
        code: 'SUPPLY_EXCEEDED',
        reason: 'Maximum quantity 2 exceeded. Remaining quantity 2 (total supply)',
      })
    })

    it('restricts a caller without a wallet', async () => {
      const { client } = await open()
      expect(await client.fetchClaimRestriction()).to.deep.equal({
        type: 'restricted',
        code: 'NO_ACTIVE_PHASE_FOUND',
        reason: 'No active phase found',
      })
    })

    it('restricts every wallet while no phase is open', async () => {
      const { address } = await chain.fundedWallet()
      const { client } = await open({ isClosed: true })
      expect(await client.fetchClaimRestriction({ wallet: address })).to.deep.include({
        type: 'restricted',
        code: 'NO_ACTIVE_PHASE',
      })
    })

    it('allows wallets on a list and restricts others', async () => {
      const listed = await chain.fundedWallet()
      const other = await chain.fundedWallet()
      const { client } = await open({ listed: [listed.address] })
      expect(await client.fetchClaimRestriction({ wallet: listed.address })).to.deep.equal({
        type: 'claimable',
      })
      expect(await client.fetchClaimRestriction({ wallet: other.address })).to.deep.include({
        type: 'restricted',
        code: chain.notListed,
      })
    })

    it('allows items of a list to go to another wallet only where the chain does', async () => {
      const listed = await chain.fundedWallet()
      const receiver = await chain.emptyWallet()
      const { client } = await open({ listed: [listed.address] })
      const request = { wallet: listed.address, mintTo: receiver.address }
      expect(await client.fetchClaimRestriction(request)).to.deep.include(
        chain.givesFromLists
          ? { type: 'claimable' }
          : { type: 'restricted', code: 'MINT_TO_NOT_AVAILABLE' },
      )
    })
  })

  describe('prepareMint', () => {
    it('quotes the cost of a mint without sending it', async () => {
      const { address } = await chain.fundedWallet()
      const { client } = await open()
      const before = await chain.balanceOf(address)
      const quote = await client.prepareMint({ wallet: address, quantity: 2n })
      const { currency } = quote.price
      expect(quote).to.deep.include({
        quantity: 2n,
        price: { value: 2_000_000n, currency },
        total: { value: 4_000_000n, currency },
        shortfall: undefined,
      })
      expect(quote.networkCost.value > 0n).to.equal(true)
      expect(quote.transactions).to.be.greaterThan(0)
      expect(await chain.balanceOf(address)).to.equal(before)
      expect(await client.fetchMintData()).to.deep.include({ claimed: 0n })
    })

    it("returns mintItems' error if the wallet cannot pay", async () => {
      const { wallet, address } = await chain.emptyWallet()
      const { client } = await open()
      const { shortfall } = await client.prepareMint({ wallet: address, quantity: 1n })
      const failure = await failureOf(client.mintItems({ wallet, quantity: 1n }))
      if (!isMintlineError(failure) || !shortfall) throw failure
      expect(failure.code).to.equal(shortfall.code)
      expect(failure.message).to.equal(shortfall.message)
    })

    it('error: the restriction of the wallet', async () => {
      const { address } = await chain.fundedWallet()
      const { client } = await open()
      const asked = client.prepareMint({ wallet: address, quantity: 4n })
      await expectFailure(asked, 'WALLET_QUANTITY_EXCEEDED')
    })
  })

  describe('mintItems', () => {
    it('mints items to the wallet for the quoted price and cost', async () => {
      // Given a wallet that has been quoted the cost
      const { wallet, address } = await chain.fundedWallet()
      const { client, feeRecipient } = await open()
      const quote = await client.prepareMint({ wallet: address, quantity: 3n })
      const [before, feeBefore] = [
        await chain.balanceOf(address),
        await chain.balanceOf(feeRecipient),
      ]

      // When it mints three items
      const minted: bigint[] = []
      const { hash, items } = await client.mintItems(
        { wallet, quantity: 3n },
        { onProgress: (progress) => minted.push(progress.minted) },
      )

      // Then it has them, with their metadata
      expect(hash).to.be.a('string').and.not.equal('')
      expect(items.map(({ metadata }) => nameIn(metadata))).to.deep.equal([
        'No. 1',
        'No. 2',
        'No. 3',
      ])
      const ids = items.map(({ itemId }) => itemId)
      expect(new Set(ids).size).to.equal(3)
      for (const id of ids) expect(parseItemId(id).blockchain).to.equal(chain.blockchain)
      const held = await client.fetchItems(ids)
      expect(held.map(({ owner }) => owner)).to.deep.equal([address, address, address])

      // And it has paid no more than quoted; the platform has its fee
      const paid = before - (await chain.balanceOf(address))
      expect(paid >= quote.total.value).to.equal(true)
      expect(paid <= quote.total.value + quote.networkCost.value).to.equal(true)
      expect((await chain.balanceOf(feeRecipient)) - feeBefore).to.equal(300_000n)

      // And the drop counts them, as does the last progress
      expect(minted.at(-1)).to.equal(3n)
      expect(await client.fetchMintData()).to.deep.include({ claimed: 3n, unclaimed: 2n })
      const secondMint = client.mintItems({ wallet, quantity: 1n })
      await expectFailure(secondMint, 'WALLET_QUANTITY_EXCEEDED')
    })

    it('mints to another wallet, which pays nothing', async () => {
      const { wallet } = await chain.fundedWallet()
      const receiver = await chain.emptyWallet()
      const { client } = await open()
      const { items } = await client.mintItems({ wallet, quantity: 1n, mintTo: receiver.address })
      const [item] = await client.fetchItems(items.map(({ itemId }) => itemId))
      expect(item?.owner).to.equal(receiver.address)
      expect(await chain.balanceOf(receiver.address)).to.equal(0n)
    })

    it('mints for listed wallets only', async () => {
      const listed = await chain.fundedWallet()
      const other = await chain.fundedWallet()
      const { client } = await open({ listed: [listed.address] })
      await expectFailure(client.mintItems({ wallet: other.wallet, quantity: 1n }), chain.notListed)
      const { items } = await client.mintItems({ wallet: listed.wallet, quantity: 1n })
      expect(items).to.have.length(1)
    })

    it('error: no wallet is connected', async () => {
      const { client } = await open()
      await expectFailure(
        client.mintItems({ wallet: undefined, quantity: 1n }),
        'WALLET_NOT_CONNECTED',
      )
    })

    it('error: the quantity is 0 or less, in every call that takes one', async () => {
      const { wallet, address } = await chain.fundedWallet()
      const { client } = await open()
      for (const quantity of [0n, -1n]) {
        const request = { wallet: address, quantity }
        await expectFailure(client.fetchMintData(request), 'QUANTITY_NOT_POSITIVE')
        await expectFailure(client.fetchClaimRestriction(request), 'QUANTITY_NOT_POSITIVE')
        await expectFailure(client.prepareMint(request), 'QUANTITY_NOT_POSITIVE')
        await expectFailure(client.mintItems({ wallet, quantity }), 'QUANTITY_NOT_POSITIVE')
      }
    })

    it('error: the price is above the limit; nothing is paid', async () => {
      const { wallet, address } = await chain.fundedWallet()
      const { client } = await open()
      const before = await chain.balanceOf(address)
      const mint = client.mintItems({ wallet, quantity: 1n, maxPrice: TERMS.price - 1n })
      await expectFailure(mint, 'MAX_PRICE_EXCEEDED')
      expect(await chain.balanceOf(address)).to.equal(before)
    })

    it('error: the user rejects the request; nothing is paid', async () => {
      const { rejecting, address } = await chain.fundedWallet()
      const { client } = await open()
      const before = await chain.balanceOf(address)
      const mint = client.mintItems({ wallet: rejecting, quantity: 1n })
      await expectFailure(mint, 'TRANSACTION_REJECTED')
      expect(await chain.balanceOf(address)).to.equal(before)
    })

    it('error: the signal aborts before it is sent; ends with its reason', async () => {
      const { wallet, address } = await chain.fundedWallet()
      const { client } = await open()
      const before = await chain.balanceOf(address)
      const reason = new Error('the page is left')
      const mint = client.mintItems({ wallet, quantity: 1n }, { signal: AbortSignal.abort(reason) })
      expect(await failureOf(mint)).to.equal(reason)
      expect(await chain.balanceOf(address)).to.equal(before)
    })
  })

  describe('watchMintedCount', () => {
    it('yields the current count and each change, and ends with its signal', async () => {
      const { wallet } = await chain.fundedWallet()
      const { client } = await open()
      const end = new AbortController()
      const counts: bigint[] = []
      for await (const count of client.watchMintedCount({ signal: end.signal, interval: 50 })) {
        counts.push(count)
        if (count === 0n) await client.mintItems({ wallet, quantity: 1n })
        if (count === 1n) end.abort()
      }
      expect(counts).to.deep.equal([0n, 1n])
    })
  })

  describe('fetchItems', () => {
    it('returns holders and metadata in the order of the ids', async () => {
      const { wallet, address } = await chain.fundedWallet()
      const { client } = await open()
      const { items } = await client.mintItems({ wallet, quantity: 2n })
      const ids = items.map(({ itemId }) => itemId).reverse()
      const found = await client.fetchItems(ids)
      expect(
        found.map(({ itemId, owner, metadata }) => [itemId, owner, nameIn(metadata)]),
      ).to.deep.equal([
        [ids[0], address, 'No. 2'],
        [ids[1], address, 'No. 1'],
      ])
      expect(await client.fetchItems([])).to.deep.equal([])
    })

    it('error: an item of another drop, or an invalid item id', async () => {
      const { wallet } = await chain.fundedWallet()
      const [{ client }, other] = [await open(), await open()]
      const { items } = await other.client.mintItems({ wallet, quantity: 1n })
      const ids = items.map(({ itemId }) => itemId)
      await expectFailure(client.fetchItems(ids), 'ITEM_OF_ANOTHER_DROP')
      await expectFailure(client.fetchItems(['7']), 'NOT_ITEM_ID')
    })
  })
}

function nameIn(metadata: ItemMetadata | undefined): string | undefined {
  return metadata?.type === 'loaded' ? metadata.name : undefined
}

async function expectFailure(call: Promise<unknown>, code: ErrorCode): Promise<void> {
  const failure = await failureOf(call)
  if (!isMintlineError(failure)) throw failure
  expect(failure.code).to.equal(code)
}

/** Returns the error of a call that must fail. */
async function failureOf(call: Promise<unknown>): Promise<unknown> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  if (!outcome) throw new Error('The call did not fail')
  return outcome.error
}
