import { inParallel } from '@mintline/core'
import type { EvmBlockchain } from '@mintline/core/networks'
import { readContracts } from '@mintline/evm'
import type { Kysely } from 'kysely'
import { collectionKey, readCollectionKey } from '../../../database/keys/index.ts'
import type { DB } from '../../../database/tables.ts'
import type { TokenStandard } from '../../decode/evm/transfersOf.ts'
import { supportsInterface } from './contractReads.ts'
import type { EvmNode } from './evmNode.ts'

/** Maximum number of cached contracts. */
const MOST = 50_000
/** Contracts queried in parallel. */
const CONCURRENCY = 8

/** Cache of contract standards: each contract is queried once. */
export class ContractBook {
  readonly #known = new Map<string, TokenStandard | undefined>()
  readonly #blockchain: EvmBlockchain

  constructor(blockchain: EvmBlockchain) {
    this.#blockchain = blockchain
  }

  /** Returns a contract's standard; undefined = it has no items, or is not known. */
  standardOf(contract: string): TokenStandard | undefined {
    return this.#known.get(contract)
  }

  /** Clears the cache, since blocks that deployed contracts may be gone. */
  clear(): void {
    this.#known.clear()
  }

  /**
   * Looks up contract standards: in the database for known collections, otherwise on chain.
   *
   * @returns Queried contracts that have items: their facts are not known yet.
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, database errors, or the signal's reason.
   */
  async learn(
    node: EvmNode,
    database: Kysely<DB>,
    contracts: readonly string[],
  ): Promise<readonly string[]> {
    const unknown = [...new Set(contracts)].filter((contract) => !this.#known.has(contract))
    if (unknown.length === 0) return []
    if (this.#known.size > MOST) this.clear()
    for (const [contract, standard] of await this.#stored(database, unknown)) {
      this.#known.set(contract, standard)
    }
    const fresh = unknown.filter((contract) => !this.#known.has(contract))
    const standards = await inParallel(fresh, (contract) => fetchStandard(node, contract), {
      concurrency: CONCURRENCY,
      signal: node.signal,
    })
    for (const [at, contract] of fresh.entries()) this.#known.set(contract, standards[at])
    return fresh.filter((contract) => this.#known.get(contract) !== undefined)
  }

  async #stored(
    database: Kysely<DB>,
    contracts: readonly string[],
  ): Promise<ReadonlyMap<string, TokenStandard>> {
    const blockchain = this.#blockchain
    const rows = await database
      .selectFrom('collections')
      .select(['id', 'type'])
      .where(
        'id',
        'in',
        contracts.map((contract) => collectionKey({ blockchain, contract })),
      )
      .execute()
    return new Map(
      rows.flatMap(({ id, type }) =>
        type === 'ERC721' || type === 'ERC1155' ? [[readCollectionKey(id).contract, type]] : [],
      ),
    )
  }
}

/** Queries a contract's interfaces (ERC-165). One that claims to support everything has no standard. */
async function fetchStandard(node: EvmNode, contract: string): Promise<TokenStandard | undefined> {
  const { answers } = await readContracts(
    node.clientOf(),
    {
      answers: {
        erc721: supportsInterface(contract, '0x80ac58cd'),
        erc1155: supportsInterface(contract, '0xd9b67a26'),
        everything: supportsInterface(contract, '0xffffffff'),
      },
    },
    { signal: node.signal },
  )
  if (answers.everything === true) return undefined
  if (answers.erc721 === true) return 'ERC721'
  return answers.erc1155 === true ? 'ERC1155' : undefined
}
