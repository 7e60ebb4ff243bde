import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { evmAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { type Address, checksumAddress, type Hex, maxUint256, numberToHex, zeroAddress } from 'viem'
import { type AllowlistEntry, allowlistLeaf } from '../../src/allowlist/allowlistProof.ts'
import { merkleTree } from '../../src/allowlist/merkleTree.ts'
import { fetchAllowlistClaim } from '../../src/allowlist/proofSource.ts'
import { publishedProofs } from '../../src/allowlist/publishedProofs.ts'
import { fetchDropState } from '../../src/contract/fetchDropState.ts'
import { setContractURI } from '../../src/generated/openEdition/abi.ts'
import { fetchClaimRestriction } from '../../src/mint/fetchClaimRestriction.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'

interface Listed {
  readonly address: string
  readonly maxClaimable: string
  readonly price: string
}

/** Orders that published lists have their leaves in. */
const ORDERS = {
  'sorted by bytes': (leaves: readonly Hex[]) => leaves.toSorted(),
  'as they are': (leaves: readonly Hex[]) => [...leaves],
} as const

describe('publishedProofs', () => {
  let chain: TestChain
  const documents = new Map<string, unknown>()
  const server = createServer(({ url = '' }, response) => {
    const document = documents.get(url)
    response.writeHead(document ? 200 : 404).end(JSON.stringify(document))
  })
  let base: string
  before(async () => {
    chain = await startChain()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  after(() => {
    server.close()
    chain.stop()
  })
  beforeEach(() => documents.clear())

  /** Publishes a list in shards by the first two digits, and answers its root. */
  function publish(list: readonly Listed[], order: (leaves: readonly Hex[]) => Hex[]): Hex {
    const names = [...new Set(list.map(shardOf))]
    const shards = names.map(
      (name) => [name, list.filter((each) => shardOf(each) === name)] as const,
    )
    const trees = shards.map(([, entries]) => merkleTree(order(entries.map(leafOf))))
    const roots = order(trees.map(({ root }) => root))
    const all = merkleTree(roots)
    shards.forEach(([shard, entries], at) => {
      const proofs = all.proofOf(roots.indexOf(trees[at]?.root ?? '0x'))
      documents.set(`/shards/${shard}.json`, { entries, proofs })
    })
    documents.set('/list.json', {
      baseUri: `${base}/shards`,
      shardNybbles: 2,
      merkleRoot: all.root,
    })
    documents.set('/contract.json', { merkle: { [all.root]: `${base}/list.json` } })
    return all.root
  }

  async function open(merkleRoot: Hex): Promise<string> {
    const conditions = [{ quantityLimitPerWallet: 0n, merkleRoot, pricePerToken: 10n ** 18n }]
    const { address } = await deployDrop(chain, { variant: 'erc721', conditions })
    await chain.execute({ to: address, abi: setContractURI, args: [`${base}/contract.json`] })
    return address
  }

  /** Publishes one shard with any entries, and opens a drop for the tree of some leaves. */
  async function openShard(entries: readonly unknown[], leaves: readonly Hex[]): Promise<string> {
    const { root } = merkleTree(leaves.toSorted())
    documents.set('/shards/0a.json', { entries, proofs: [] })
    documents.set('/list.json', { baseUri: `${base}/shards/`, shardNybbles: 2 })
    documents.set('/contract.json', { merkle: { [root]: `${base}/list.json` } })
    return open(root)
  }

  /** Looks a wallet up in the published list of a drop. */
  async function claimOf(contract: string, address: string) {
    const { conditions } = await fetchDropState(chain.connection, { contract })
    const [condition] = conditions
    if (!condition) throw new Error('The drop has no condition')
    const source = publishedProofs(chain.connection, contract)
    return fetchAllowlistClaim(source, { wallet: evmAddress(address), condition })
  }

  for (const [name, order] of Object.entries(ORDERS)) {
    it(`find wallets of shards whose leaves are ${name}, with prices in coins`, async () => {
      // Given a list of 40 wallets in shards, of which one can pay
      const buyer = await chain.newWallet()
      const others = Array.from({ length: 39 }, (_, at) => ({
        address: numberToHex((BigInt((at * 7) % 256) << 152n) + BigInt(at), { size: 20 }),
        maxClaimable: 'unlimited',
        price: 'unlimited',
      }))
      const terms = { maxClaimable: '2', price: '0.5' }
      const root = publish([...others, { address: buyer.address, ...terms }], order)
      const contract = await open(root)
      const proofSource = publishedProofs(chain.connection, contract)

      // When the wallet mints on its own terms
      const mint = { contract, proofSource, wallet: buyer, quantity: 2n, maxPrice: 5n * 10n ** 17n }
      const { items } = await mintItems(chain.connection, mint)

      // Then it has its two items, and a stranger has none
      expect(items).to.have.length(2)
      const { address: wallet } = await chain.newWallet()
      const request = { contract, proofSource, wallet }
      expect(await fetchClaimRestriction(chain.connection, request)).to.deep.include({
        type: 'restricted',
        code: 'NOT_ON_ALLOWLIST',
      })
    })
  }

  it('find wallets of a list in one piece, as thirdweb published them once', async () => {
    // Given a list with the proofs of two wallets, and a third whose price nobody can read
    const [buyer, other, odd] = [
      await chain.newWallet(),
      await chain.newWallet(),
      await chain.newWallet(),
    ]
    const listed: Listed[] = [
      { address: checksumAddress(buyer.address as Address), maxClaimable: '2', price: '0.5' },
      { address: other.address, maxClaimable: 'unlimited', price: 'unlimited' },
    ]
    const leaves = listed.map(leafOf).toSorted()
    const tree = merkleTree(leaves)
    const claims = listed.map((each) => ({
      ...each,
      currencyAddress: zeroAddress,
      proof: tree.proofOf(leaves.indexOf(leafOf(each))),
    }))
    const oddClaim = { address: odd.address, maxClaimable: '1', price: 'ask us', proof: [] }
    documents.set('/list.json', { merkleRoot: tree.root, claims: [oddClaim, ...claims] })
    documents.set('/contract.json', { merkle: { [tree.root]: `${base}/list.json` } })
    const contract = await open(tree.root)
    const proofSource = publishedProofs(chain.connection, contract)

    // When the first mints on its own terms
    const mint = { contract, proofSource, wallet: buyer, quantity: 2n, maxPrice: 5n * 10n ** 17n }
    const { items } = await mintItems(chain.connection, mint)

    // Then it has its two items, the other may mint, and the third is told what is wrong
    expect(items).to.have.length(2)
    const restrictionOf = (wallet: string) =>
      fetchClaimRestriction(chain.connection, { contract, proofSource, wallet })
    expect(await restrictionOf(other.address)).to.deep.equal({ type: 'claimable' })
    expect(await restrictionOf(odd.address)).to.deep.include({
      code: 'MERKLE_PROOF_DOCUMENT_INVALID',
      reason: `The merkle proof ${base}/list.json cannot be used: claims.0.price is not valid`,
    })
    expect(await restrictionOf((await chain.newWallet()).address)).to.deep.include({
      code: 'NOT_ON_ALLOWLIST',
    })
  })

  it('read small prices as JSON has them, and addresses with a wrong checksum', async () => {
    // Given a shard with a price of 1e-7, which another library wrote as a number
    const buyer = entry('2')
    const small = { ...entry('3'), address: `0x0a${'Aa'.repeat(19)}`, price: 1e-7 }
    const leaves = [leafOf(buyer), allowlistLeaf(listedAt(small.address, 3n, 10n ** 11n))]
    const contract = await openShard([buyer, small], leaves)

    // Then both wallets are on the list
    for (const { address } of [buyer, small]) {
      expect((await claimOf(contract, address)).problem).to.equal(undefined)
      expect((await claimOf(contract, address)).proof?.proof).to.have.length(1)
    }
  })

  it('lose one wallet to an odd price, and not its shard', async () => {
    // Given a shard with a row that the list was made without
    const buyer = entry('2')
    const odd = { ...entry('1'), address: `0x0a${'b'.repeat(38)}`, price: '0,5 ETH' }
    const contract = await openShard([odd, buyer], [leafOf(buyer)])

    // Then the other wallet is listed, a stranger is not, and the row is named to its own
    expect((await claimOf(contract, buyer.address)).proof?.quantityLimitPerWallet).to.equal(2n)
    const stranger = await claimOf(contract, `0x0a${'c'.repeat(38)}`)
    expect(stranger).to.deep.equal({ proof: undefined, problem: undefined })
    expect((await claimOf(contract, odd.address)).problem?.message).to.equal(
      `The merkle proof ${base}/shards/0a.json cannot be used: entries.0.price is not valid`,
    )
  })

  it('name the odd price where the list was made with it', async () => {
    const buyer = entry('2')
    const odd = { ...entry('1'), address: `0x0a${'b'.repeat(38)}`, price: -1 }
    const contract = await openShard([odd, buyer], [leafOf(buyer), leafOf(entry('9'))])
    const { problem } = await claimOf(contract, buyer.address)
    expect(problem?.code).to.equal('MERKLE_PROOF_DOCUMENT_INVALID')
    expect(problem?.message).to.match(/entries\.0\.price is not valid$/)
  })

  for (const [what, change, code] of [
    ['no list for the root', { '/contract.json': {} }, 'MERKLE_PROOFS_MISSING'],
    ['a list that is invalid', { '/list.json': { baseUri: 7 } }, 'MERKLE_PROOF_DOCUMENT_INVALID'],
    [
      'another list',
      { '/shards/0a.json': { entries: [entry('1')], proofs: [] } },
      'MERKLE_PROOF_MISMATCH',
    ],
  ] as const) {
    it(`report ${what} as a problem`, async () => {
      const contract = await open(publish([entry('2')], ORDERS['as they are']))
      for (const [path, document] of Object.entries(change)) documents.set(path, document)
      expect((await claimOf(contract, entry('1').address)).problem?.code).to.equal(code)
    })
  }
})

function entry(maxClaimable: string): Listed {
  return { address: `0x0a${'0'.repeat(38)}`, maxClaimable, price: 'unlimited' }
}

function shardOf({ address }: Listed): string {
  return address.slice(2, 4)
}

function leafOf({ address, maxClaimable, price }: Listed): Hex {
  const limit = maxClaimable === 'unlimited' ? maxUint256 : BigInt(maxClaimable)
  return allowlistLeaf(
    listedAt(address, limit, price === 'unlimited' ? maxUint256 : 5n * 10n ** 17n),
  )
}

function listedAt(
  address: string,
  quantityLimitPerWallet: bigint,
  pricePerToken: bigint,
): AllowlistEntry {
  return {
    wallet: evmAddress(address),
    quantityLimitPerWallet,
    pricePerToken,
    currency: zeroAddress,
  }
}
