import { addressBytes } from '../wire/addressBytes.ts'
import type { AccountChange, AddressedAccount, StoredAccount } from './account.ts'

interface OwnedAccount extends AddressedAccount {
  /** Its address, a byte to a character, by which nodes order accounts. */
  readonly order: string
}

/** Accounts of one program. */
interface Owned {
  readonly byAddress: Map<string, OwnedAccount>
  /** Undefined since an account came or went. */
  sorted: readonly OwnedAccount[] | undefined
}

/**
 * The accounts of each program, beside the engine's own. Those that the engine hands out are objects
 * outside the heap of JavaScript, which its collector takes for small: to scan a hundred thousand held
 * hundreds of megabytes long after the answer, and took ten times as long.
 */
export class OwnedAccounts {
  private readonly byOwner = new Map<string, Owned>()
  private readonly scan: (owner: string) => readonly AddressedAccount[]

  /** @param scan The accounts of a program that the engine came with. */
  constructor(scan: (owner: string) => readonly AddressedAccount[]) {
    this.scan = scan
  }

  /** In the order of their addresses, as nodes have them. */
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
