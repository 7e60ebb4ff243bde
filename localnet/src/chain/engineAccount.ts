import type { Account } from 'litesvm/dist/internal.js'
import { encodeBase58 } from '../wire/base58.ts'
import type { StoredAccount } from './account.ts'

/** Copies fields out of the engine on access: scans read a few fields from many accounts. */
export class EngineAccount implements StoredAccount {
  private readonly inner: Account
  private cachedData: Uint8Array | undefined
  private cachedOwner: string | undefined

  /** @param owner Avoids its lookup if the caller knows it. */
  constructor(inner: Account, owner?: string) {
    this.inner = inner
    this.cachedOwner = owner
  }

  get lamports(): bigint {
    return this.inner.lamports()
  }

  get executable(): boolean {
    return this.inner.executable()
  }

  get rentEpoch(): bigint {
    return this.inner.rentEpoch()
  }

  get data(): Uint8Array {
    this.cachedData ??= this.inner.data()
    return this.cachedData
  }

  get owner(): string {
    this.cachedOwner ??= encodeBase58(this.inner.owner())
    return this.cachedOwner
  }
}
