import {
  parseTypeTag,
  type UserTransactionResponse,
  type WriteSetChange,
  type WriteSetChangeWriteResource,
} from '@aptos-labs/ts-sdk'
import { GAS_SCHEDULE } from './gasSchedule.ts'
import type { TestNetwork } from './network.ts'

/** Storage fee that a transaction pays on Aptos; negative = a refund. */
export interface StorageUse {
  /** New state slots; deleted ones count negative. */
  readonly slots: number
  /** State bytes, keys included. */
  readonly bytes: number
  readonly octas: number
}

/** A state slot: its value's size, and the bytes that were paid for. */
interface Slot {
  readonly size: number
  readonly paid: number
}

/** Bytes in an address or a table handle. */
const ADDRESS = 32
/** Aptos keeps an object's resources in one slot, in a group with a key of its own. */
const GROUP_KEY = ADDRESS + 1 + tagBytes('0x1::object::ObjectGroup')
/** Bytes of a table's record here that Aptos does not have: its length. */
const TABLE_LENGTH = 8
/** Bytes of a token's number before its name. */
const TOKEN_INDEX = 8
/** Bytes that a token's name takes at least on Aptos, which pads it. */
const SHORTEST_NAME = 22

/** Resources whose size stays the same, so that Aptos charges nothing: sequence numbers, balances and block times. */
const IN_PLACE = /^0x1::(?:account::Account|coin::\w+<.+>|block::\w+|timestamp::\w+)$/

/**
 * Computes storage fees from write sets of the local network by Aptos' rule: a new slot pays for itself and its bytes,
 * a slot that grows pays for the growth, one that shrinks gets nothing back, and a deleted one gets back all of it.
 * Each transaction since the drop's creation must be given, in order.
 */
export class StorageMeter {
  readonly #network: TestNetwork
  readonly #slots = new Map<string, Slot>()

  constructor(network: TestNetwork) {
    this.#network = network
  }

  /** Computes the storage fee of the latest transactions. */
  async use(transactions: readonly UserTransactionResponse[]): Promise<StorageUse> {
    let [slots, bytes] = [0, 0]
    const add = (key: string, keySize: number, size: number | undefined) => {
      const before = this.#slots.get(key)
      if (size === undefined) {
        this.#slots.delete(key)
        slots -= 1
        bytes -= before?.paid ?? 0
        return
      }
      const grown = Math.max(size - (before?.size ?? -keySize), 0)
      const paid = before ? Math.min(grown, Math.max(keySize + size - before.paid, 0)) : grown
      this.#slots.set(key, { size, paid: (before?.paid ?? 0) + paid })
      if (!before) slots += 1
      bytes += paid
    }
    const objects = new Set<string>()
    for (const change of transactions.flatMap(({ changes }) => changes)) {
      if (isTableItem(change)) {
        const { handle, key, value } = change
        const size = value === undefined ? undefined : hexBytes(value)
        add(`${handle} ${key}`, ADDRESS + hexBytes(key), size)
      } else if (isResource(change)) {
        if (!IN_PLACE.test(change.data.type)) objects.add(change.address)
      } else throw new Error(`A ${change.type} is not measured`)
    }
    for (const address of objects) add(address, GROUP_KEY, await this.#groupSize(address))
    const { storageFeePerStateSlot, storageFeePerStateByte } = GAS_SCHEDULE
    return { slots, bytes, octas: slots * storageFeePerStateSlot + bytes * storageFeePerStateByte }
  }

  /** Computes the size of an object's resources as Aptos stores them: a map from types to bytes. */
  async #groupSize(accountAddress: string): Promise<number> {
    const resources = await this.#network.aptos.getAccountResources({ accountAddress })
    if (!resources.some(({ type }) => type === '0x1::object::ObjectCore')) {
      throw new Error(`${accountAddress} is no object`)
    }
    let size = lengthBytes(resources.length)
    for (const { type, data } of resources) {
      const value = sizeOnAptos(type, data, await this.#storedSize(accountAddress, type))
      size += tagBytes(type) + lengthBytes(value) + value
    }
    return size
  }

  async #storedSize(address: string, type: string): Promise<number> {
    const url = `${this.#network.nodeUrl}/accounts/${address}/resource/${type}`
    const answer = await fetch(url, { headers: { accept: 'application/x-bcs' } })
    return (await answer.arrayBuffer()).byteLength
  }
}

function isTableItem(
  change: WriteSetChange,
): change is WriteSetChange & { handle: string; key: string; value?: string } {
  return change.type === 'write_table_item' || change.type === 'delete_table_item'
}

function isResource(change: WriteSetChange): change is WriteSetChangeWriteResource {
  return change.type === 'write_resource'
}

/** Converts a resource's size here to that on Aptos, whose framework has the same fields but for these. */
function sizeOnAptos(type: string, data: unknown, size: number): number {
  if (type === '0x4::token::TokenIdentifiers') {
    return TOKEN_INDEX + Math.max(size - TOKEN_INDEX, SHORTEST_NAME)
  }
  const tables = JSON.stringify(data).match(/"handle":/g)?.length ?? 0
  return size - tables * TABLE_LENGTH
}

function tagBytes(type: string): number {
  return parseTypeTag(type).bcsToBytes().length - 1
}

/** Bytes of a length in BCS. */
function lengthBytes(length: number): number {
  return length < 0x80 ? 1 : length < 0x4000 ? 2 : 3
}

function hexBytes(hex: string): number {
  return (hex.length - 2) / 2
}
