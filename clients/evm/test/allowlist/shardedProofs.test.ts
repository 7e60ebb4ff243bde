import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { evmAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { type Hex, maxUint256, numberToHex, zeroAddress } from 'viem'
import { type AllowlistEntry, allowlistLeaf } from '../../src/allowlist/allowlistProof.ts'
import { merkleTree } from '../../src/allowlist/merkleTree.ts'
import { fetchAllowlistClaim } from '../../src/allowlist/proofSource.ts'
import { publishedProofs } from '../../src/allowlist/shardedProofs.ts'
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
      const { conditions } = await fetchDropState(chain.connection, { contract })
      const [condition] = conditions
      if (!condition) throw new Error('The drop has no condition')
      const wallet = evmAddress(entry('1').address)
      const source = publishedProofs(chain.connection, contract)
      const { problem } = await fetchAllowlistClaim(source, { wallet, condition })
      expect(problem?.code).to.equal(code)
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
  const listed: AllowlistEntry = {
    wallet: evmAddress(address),
    quantityLimitPerWallet: maxClaimable === 'unlimited' ? maxUint256 : BigInt(maxClaimable),
    pricePerToken: price === 'unlimited' ? maxUint256 : 5n * 10n ** 17n,
    currency: zeroAddress,
  }
  return allowlistLeaf(listed)
}
