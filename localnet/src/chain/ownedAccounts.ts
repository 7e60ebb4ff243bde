import { addressBytes } from '../wire/addressBytes.ts'
import type { AccountChange, AddressedAccount, StoredAccount } from './account.ts'

interface OwnedAccount extends AddressedAccount {
  /** Sort key: its address with one character per byte, as nodes sort. */
  readonly order: string
}

/** One program's accounts. */
interface Owned {
  readonly byAddress: Map<string, OwnedAccount>
  /** Undefined after an account was added or removed. */
  sorted: readonly OwnedAccount[] | undefined
}

/**
 * Index of accounts by program, besides the engine's own. The engine's account objects live outside JavaScript's heap,
 * and the garbage collector underestimates their size: scanning a hundred thousand kept hundreds of megabytes in
 * memory, and took ten times as long.
 */
export class OwnedAccounts {
  private readonly byOwner = new Map<string, Owned>()
  private readonly scan: (owner: string) => readonly AddressedAccount[]

  /** @param scan Returns a program's initial accounts from the engine. */
  constructor(scan: (owner: string) => readonly AddressedAccount[]) {
    this.scan = scan
  }

  /** Ordered by address, as on a node. */
  of(owner: string): readonly AddressedAccount[] {
    const owned = this.ownedBy(owner)
    owned.sorted ??= [...owned.byAddress.values()].sort((a, b) => (a.order < b.order ? -1 : 1))
    return owned.sorted
  }

  follow({ address, account }: AccountChange): void {
    const exists = account !== undefined && account.lamports > 0n
    if (exists) put(this.ownedBy(account.owner), address, account)
    for (const [owner, owned] of this.byOwner) {
      if (exists && owner === account.owner) continue
      if (owned.byAddress.delete(address)) owned.sorted = undefined
    }
  }

  private ownedBy(owner: string): Owned {
    const known = this.byOwner.get(owner)
    if (known) return known
    const owned: Owned = { byAddress: new Map(), sorted: undefined }
    this.byOwner.set(owner, owned)
    for (const { address, account } of this.scan(owner)) put(owned, address, account)
    return owned
  }
}

function put(owned: Owned, address: string, account: StoredAccount): void {
  const copy = copyOf(account)
  const known = owned.byAddress.get(address)
  if (known) {
    known.account = copy
    return
  }
  const order = Buffer.from(addressBytes(address)).toString('latin1')
  owned.byAddress.set(address, { address, account: copy, order })
  owned.sorted = undefined
}

function copyOf({ lamports, data, owner, executable, rentEpoch }: StoredAccount): StoredAccount {
  return { lamports, data: Uint8Array.from(data), owner, executable, rentEpoch }
}
