import { createHash } from 'node:crypto'
import type { DropTerms } from '../../src/drop/index.ts'
import { CoreError, type MintlineError } from '../../src/errors/index.ts'
import type { WalletAct } from './dropWork.ts'

/** Unix seconds on the ledger; its time stands still. */
export const NOW = 1_000n

/** What the network keeps for a transaction. */
export const FEE = 10n

/** Locked while a drop exists. */
export const DEPOSIT = 500n

const COIN = { symbol: 'OBOL', decimals: 0 }

/** A wallet of the made-up chain. */
export interface MadeUpWallet {
  readonly address: string
  readonly secret: string
  /** What it does with each call, if it sends by itself; undefined = it only signs. */
  readonly act?: WalletAct | undefined
}

/** A call to the ledger; a drop keeps its terms whole. */
export interface MadeUpCall {
  readonly contract: string
  /** The drop's terms after the call. */
  readonly terms: DropTerms
}

/** A drop on the ledger. */
export interface MadeUpDrop extends MadeUpCall {
  readonly owner: string
}

interface Signed {
  readonly from: string
  readonly nonce: number
  readonly call: MadeUpCall
  /** Sets a transaction apart from others with the same call. */
  readonly price: number
}

interface Account {
  readonly balance: bigint
  readonly nonce: number
}

const NOBODY: Account = { balance: 0n, nonce: 0 }

/** A chain that exists in memory only: accounts with nonces, and drops that their owners change. */
export class MadeUpLedger {
  readonly #accounts = new Map<string, Account>()
  readonly #drops = new Map<string, MadeUpDrop>()
  readonly #landed = new Map<string, Signed>()

  fund(address: string, balance: bigint): void {
    this.#accounts.set(address, { ...this.account(address), balance })
  }

  /** Returns true for a wallet without a key, whose nonce says nothing about its calls. */
  isContract(address: string): boolean {
    return address.startsWith('vault')
  }

  account(address: string): Account {
    return this.#accounts.get(address) ?? NOBODY
  }

  drop(contract: string): MadeUpDrop | undefined {
    return this.#drops.get(contract)
  }

  /** Returns a copy, on which calls can be tried. */
  fork(): MadeUpLedger {
    const copy = new MadeUpLedger()
    for (const [address, account] of this.#accounts) copy.#accounts.set(address, account)
    for (const [contract, drop] of this.#drops) copy.#drops.set(contract, drop)
    return copy
  }

  /** Signs a call with the wallet's next nonce. */
  sign({ address, secret }: MadeUpWallet, call: MadeUpCall, price = 1) {
    const text = textOf({ from: address, nonce: this.account(address).nonce, call, price })
    const serialized = `0x${Buffer.from(text).toString('hex')}` as const
    return { hash: createHash('sha256').update(`${secret}${text}`).digest('hex'), serialized }
  }

  /** Runs a call, for the fee and a new drop's deposit. @throws The refusal; nothing is paid. */
  run(from: string, { contract, terms }: MadeUpCall): void {
    const account = this.account(from)
    const present = this.#drops.get(contract)
    const needed = FEE + (present ? 0n : DEPOSIT)
    const { balance, nonce } = account
    if (balance < needed) {
      throw new CoreError('FUNDS_TOO_LOW', { wallet: from, needed, balance, coin: COIN })
    }
    if (present && present.owner !== from) throw notOwner(from)
    this.#accounts.set(from, { balance: balance - needed, nonce: nonce + 1 })
    this.#drops.set(contract, { contract, terms, owner: present?.owner ?? from })
  }

  /** Takes signed bytes; the same bytes land once. */
  submit({ hash, serialized }: { readonly hash: string; readonly serialized: string }): void {
    if (this.#landed.has(hash)) return
    const signed = parse(serialized)
    if (this.account(signed.from).nonce !== signed.nonce) return
    this.run(signed.from, signed.call)
    this.#landed.set(hash, signed)
  }

  /** Has a wallet do something with a call, which it signs and sends by itself. */
  ask(wallet: MadeUpWallet, act: WalletAct, call: MadeUpCall): Promise<string> {
    const send = async (sent: MadeUpCall, price = 1) => {
      const signed = this.sign(wallet, sent, price)
      this.submit(signed)
      return signed.hash
    }
    return act({
      send: () => send(call),
      sendTwice: async () => {
        const { hash } = this.sign(wallet, call)
        await send(call, 2)
        return hash
      },
      sendOther: () => send({ ...call, contract: `${wallet.address}/OTHER` }),
      reject: async () => {
        throw new CoreError('TRANSACTION_REJECTED', {})
      },
    })
  }

  /** Returns the transaction that used a nonce; undefined = none has. */
  nonceUser(from: string, nonce: number) {
    const all = [...this.#landed].map(([hash, { call, ...rest }]) => ({
      ...{ ...rest, hash },
      data: textOf(call),
    }))
    return all.find((each) => each.from === from && each.nonce === nonce)
  }

  hasLanded(hash: string): boolean {
    return this.#landed.has(hash)
  }
}

/** Returns the refusal for a wallet that does not own the drop. */
export function notOwner(wallet: string): MintlineError {
  const message = `${wallet} does not own the drop`
  return new CoreError('INPUT_INVALID', {
    problems: [{ path: 'owner', code: 'INPUT_INVALID', message }],
  })
}

/** Writes a transaction or call, its amounts as `"n:5"` and its maps as arrays. */
export function textOf(value: Signed | MadeUpCall): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'bigint') return `n:${part}`
    return part instanceof Map ? { map: [...part] } : part
  })
}

function parse(serialized: string): Signed {
  const text = Buffer.from(serialized.slice('0x'.length), 'hex').toString()
  return JSON.parse(text, (_, part: unknown) => {
    if (typeof part === 'string' && part.startsWith('n:')) return BigInt(part.slice('n:'.length))
    const isMap = typeof part === 'object' && part !== null && 'map' in part
    return isMap && Array.isArray(part.map) ? new Map(part.map) : part
  })
}
