import { createHash } from 'node:crypto'
import { type MerkleList, merkleList } from '@mintline/solana'
import { Keypair, PublicKey } from '@solana/web3.js'
import type { Chain } from '../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../helpers/collection.ts'
import {
  type AddressName,
  HOLDERS,
  LISTS,
  type ListName,
  START_OF_TIME,
  startBalance,
  WALLETS,
  type WalletName,
} from '../model/names.ts'

const FEE_PAYER_LAMPORTS = 1_000_000_000_000

/** Shared by all sequences: a chain, named wallets, lists and another collection. */
export class World {
  readonly chain: Chain
  /** Pays every transaction's fee, so that fees affect no other balance. */
  readonly feePayer: Keypair
  /** A collection that steps use in place of their own. */
  readonly other: Collection
  readonly otherItem: PublicKey
  readonly lists: Record<ListName, MerkleList>

  private constructor(chain: Chain, other: Collection, otherItem: PublicKey) {
    this.chain = chain
    this.feePayer = keypairOf('feePayer')
    this.other = other
    this.otherItem = otherItem
    this.lists = { members: listOf('members'), others: listOf('others') }
  }

  static async create(chain: Chain): Promise<World> {
    const other = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    const otherItem = await other.mint(await chain.wallet())
    return new World(chain, other, otherItem)
  }

  /** Resets all balances and the time. */
  async reset(): Promise<void> {
    for (const holder of HOLDERS) this.#setBalance(addressOf(holder), Number(startBalance(holder)))
    this.#setBalance(this.feePayer.publicKey, FEE_PAYER_LAMPORTS)
    await this.chain.setTime(START_OF_TIME)
  }

  #setBalance(address: PublicKey, lamports: number): void {
    const owner = PublicKey.default
    this.chain.setAccount(address, { lamports, data: Buffer.alloc(0), owner, executable: false })
  }
}

const keypairs = new Map<string, Keypair>()

/** Returns a name's keypair, equal in every run. */
export function keypairOf(name: string): Keypair {
  const known = keypairs.get(name)
  if (known) return known
  const keypair = Keypair.fromSeed(createHash('sha256').update(name).digest())
  keypairs.set(name, keypair)
  return keypair
}

/** Returns a name's address. */
export function addressOf(name: AddressName): PublicKey {
  return name === 'nobody' ? PublicKey.default : keypairOf(name).publicKey
}

function listOf(name: ListName): MerkleList {
  return merkleList(
    WALLETS.flatMap((wallet: WalletName) => {
      const grant = LISTS[name][wallet]
      return grant ? [{ wallet: addressOf(wallet), ...grant }] : []
    }),
  )
}
