import { inParallel } from '@mintline/core'
import type { EvmBlockchain } from '@mintline/core/networks'
import { readContracts } from '@mintline/evm'
import type { Kysely } from 'kysely'
import { collectionKey, readCollectionKey } from '../../../database/keys/index.ts'
import type { DB } from '../../../database/tables.ts'
import type { TokenStandard } from '../../decode/evm/transfersOf.ts'
import { supportsInterface } from './contractReads.ts'
import type { EvmNode } from './evmNode.ts'

/** Contracts that are remembered. */
const MOST = 50_000
/** Contracts that are asked at the same time. */
const CONCURRENCY = 8

/** Contracts by their standard, each asked once. */
export class ContractBook {
  readonly #known = new Map<string, TokenStandard | undefined>()
  readonly #blockchain: EvmBlockchain

  constructor(blockchain: EvmBlockchain) {
    this.#blockchain = blockchain
  }

  /** Standard of a contract; undefined = it has no items, or is not known. */
  standardOf(contract: string): TokenStandard | undefined {
    return this.#known.get(contract)
  }

  /** Forgets everything, since blocks in which contracts were deployed may be gone. */
  clear(): void {
    this.#known.clear()
  }

  /**
   * Finds out the standards of contracts: those that are collections in the database have theirs, others are asked.
   *
   * @returns Those that were asked and have items: their facts are not known yet.
   * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, errors of the database, or the reason of the signal.
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

/** Statements of contracts about themselves (ERC-165). One that says yes to everything is none of them. */
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
