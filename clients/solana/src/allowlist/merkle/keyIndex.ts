const KEY_LENGTH = 32
const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** Finds 32-byte keys in a buffer, with 4 to 8 bytes of overhead for each. */
export class KeyIndex {
  private readonly keys: Uint8Array
  /** Positions from 1, at or after their key's hash slot; 0 = free. */
  private readonly slots: Uint32Array

  /** @param keys Key buffer, not copied: you may fill it while adding keys. */
  constructor(keys: Uint8Array) {
    const count = keys.length / KEY_LENGTH
    this.keys = keys
    this.slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(2 * count, 2))))
  }

  /** Adds the key at a position. If the key was added before, returns its first position. */
  add(position: number): number | undefined {
    const slot = this.slotOf(this.keys, position * KEY_LENGTH)
    const taken = this.slots[slot]
    if (taken) return taken - 1
    this.slots[slot] = position + 1
    return undefined
  }

  /** Returns a key's position; undefined = it was not added. */
  find(key: Uint8Array): number | undefined {
    const taken = this.slots[this.slotOf(key, 0)]
    return taken ? taken - 1 : undefined
  }

  private slotOf(source: Uint8Array, offset: number): number {
    const mask = this.slots.length - 1
    let slot = hashOf(source, offset) & mask
    for (let taken = this.slots[slot]; taken; taken = this.slots[slot]) {
      if (this.isKey(taken - 1, source, offset)) break
      slot = (slot + 1) & mask
    }
    return slot
  }

  private isKey(position: number, source: Uint8Array, offset: number): boolean {
    const start = position * KEY_LENGTH
    for (let byte = 0; byte < KEY_LENGTH; byte += 1) {
      if (this.keys[start + byte] !== source[offset + byte]) return false
    }
    return true
  }
}

function hashOf(source: Uint8Array, offset: number): number {
  let hash = FNV_OFFSET
  for (let byte = 0; byte < KEY_LENGTH; byte += 1) {
    hash = Math.imul(hash ^ (source[offset + byte] ?? 0), FNV_PRIME)
  }
  return (hash ^ (hash >>> 15)) >>> 0
}
