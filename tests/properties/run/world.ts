import { createHash } from 'node:crypto'
import { type MerkleList, merkleList, type RevealSecret } from '@mintline/solana'
import { ACCOUNT_SIZE, AccountLayout, AccountState, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { Keypair, PublicKey } from '@solana/web3.js'
import type { Chain } from '../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../helpers/collection.ts'
import { Token } from '../../helpers/token.ts'
import {
  type AddressName,
  HOLDERS,
  type HolderName,
  LISTS,
  type ListName,
  SECRETS,
  type SecretName,
  START_OF_TIME,
  startBalance,
  startTokens,
  type TokenAccount,
  WALLETS,
  type WalletName,
} from '../model/names.ts'

const FEE_PAYER_LAMPORTS = 1_000_000_000_000
/** Above a token account's rent. */
const TOKEN_ACCOUNT_LAMPORTS = 3_000_000

/** Shared by all sequences: a chain, named wallets, lists and another collection. */
export class World {
  readonly chain: Chain
  /** Pays every transaction's fee, so that fees affect no other balance. */
  readonly feePayer: Keypair
  /** A collection that steps use in place of their own. */
  readonly other: Collection
  readonly otherItem: PublicKey
  readonly lists: Record<ListName, MerkleList>
  /** Price token of every collection. */
  readonly token: Token
  readonly #tokenAccounts: ReadonlyMap<HolderName, PublicKey>
  readonly #tokenAccountNames: ReadonlySet<string>

  private constructor(chain: Chain, other: Collection, otherItem: PublicKey, token: Token) {
    this.chain = chain
    this.feePayer = keypairOf('feePayer')
    this.other = other
    this.otherItem = otherItem
    this.lists = { members: listOf('members'), others: listOf('others') }
    this.token = token
    this.#tokenAccounts = new Map(
      HOLDERS.map((holder) => [holder, token.accountOf(addressOf(holder))]),
    )
    this.#tokenAccountNames = new Set([...this.#tokenAccounts.values()].map(String))
  }

  static async create(chain: Chain): Promise<World> {
    const other = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    const otherItem = await other.mint(await chain.wallet())
    return new World(chain, other, otherItem, await Token.create(chain))
  }

  /** Resets all balances and the time. */
  async reset(): Promise<void> {
    for (const holder of HOLDERS) this.#setBalance(addressOf(holder), Number(startBalance(holder)))
    this.#setBalance(this.feePayer.publicKey, FEE_PAYER_LAMPORTS)
    for (const holder of HOLDERS) this.setTokens(holder, startTokens(holder))
    await this.chain.setTime(START_OF_TIME)
  }

  /** Returns true for the address of a wallet's or payee's account for the price token. */
  isTokenAccount(address: string): boolean {
    return this.#tokenAccountNames.has(address)
  }

  /** Sets an account for the price token; undefined closes it. */
  setTokens(holder: HolderName, account: TokenAccount | undefined): void {
    const address = this.#tokenAccountOf(holder)
    if (!account) {
      this.#setBalance(address, 0)
      return
    }
    const data = Buffer.alloc(ACCOUNT_SIZE)
    AccountLayout.encode(
      {
        mint: this.token.mint,
        owner: addressOf(holder),
        amount: account.amount,
        delegateOption: 0,
        delegate: PublicKey.default,
        state: account.isFrozen ? AccountState.Frozen : AccountState.Initialized,
        isNativeOption: 0,
        isNative: 0n,
        delegatedAmount: 0n,
        closeAuthorityOption: 0,
        closeAuthority: PublicKey.default,
      },
      data,
    )
    const held = { lamports: TOKEN_ACCOUNT_LAMPORTS, owner: TOKEN_PROGRAM_ID, executable: false }
    this.chain.setAccount(address, { ...held, data })
  }

  /** Reads all accounts for the price token. */
  async tokens(): Promise<Map<HolderName, TokenAccount>> {
    const found = await Promise.all(
      HOLDERS.map(async (holder) => {
        const data = (await this.chain.account(this.#tokenAccountOf(holder)))?.data
        if (!data?.length) return []
        const { amount, state } = AccountLayout.decode(data)
        return [[holder, { amount, isFrozen: state === AccountState.Frozen }] as const]
      }),
    )
    return new Map(found.flat())
  }

  #tokenAccountOf(holder: HolderName): PublicKey {
    return this.#tokenAccounts.get(holder) ?? this.token.accountOf(addressOf(holder))
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

/** Returns what an owner commits to under a name. */
export function secretOf(name: SecretName): RevealSecret {
  const seed = new Uint8Array(32).fill(SECRETS.indexOf(name) + 1)
  return { seed, baseUri: name === 'tooLong' ? 'u'.repeat(201) : `ipfs://${name}/{}.json` }
}
