import { slotHash } from './blockhashes.ts'

const COUNT = 512
const HEADER = 8
const ENTRY = 40

/** Contents of the SlotHashes sysvar, in which programs look up recent slots (lookup tables do). */
export class SlotHashes {
  private readonly bytes = new Uint8Array(HEADER + COUNT * ENTRY)
  private readonly view = new DataView(this.bytes.buffer)
  private readonly seed: Uint8Array
  private newest = -1

  constructor(seed: Uint8Array) {
    this.seed = seed
    this.view.setBigUint64(0, BigInt(COUNT), true)
  }

  /** The sysvar during `slot`, which is not in it yet. */
  before(slot: number): Uint8Array {
    const added = Math.min(slot - 1 - this.newest, COUNT)
    if (added > 0) {
      this.bytes.copyWithin(HEADER + added * ENTRY, HEADER, HEADER + (COUNT - added) * ENTRY)
      for (let i = 0; i < added; i++) this.writeEntry(i, slot - 1 - i)
      this.newest = slot - 1
    }
    return this.bytes
  }

  private writeEntry(index: number, slot: number): void {
    const at = HEADER + index * ENTRY
    this.view.setBigUint64(at, BigInt(slot), true)
    this.bytes.set(slotHash(this.seed, slot), at + 8)
  }
}
