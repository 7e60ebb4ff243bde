/** Where the module expects the 24 round constants, right after the state of 25 lanes. */
export const ROUND_CONSTANTS_OFFSET = 200

const LANE_BYTES = 8
const ROUNDS = 24
const PAGES = 1

// Local variables of the function: where it is in the round constants, then lanes by their number.
const ROUND = 0
const lane = (index: number) => 1 + index
const moved = (index: number) => 26 + index
const parity = (column: number) => 51 + (column % 5)
const MASK = 56
const LANE_LOCALS = 56

const I32 = 0x7f
const I64 = 0x7e

/**
 * A WebAssembly module that exports `memory` and `permute`: Keccak-f[1600] over the first 200
 * bytes of the memory.
 *
 * Keccak works on words of 64 bits, which WebAssembly has and JavaScript does not: this is more
 * than ten times as fast as arithmetic on halves.
 */
export function keccakModule(): Uint8Array<ArrayBuffer> {
  const permute = sized([...leb(2), 1, I32, LANE_LOCALS, I64, ...permutation(), ...END])
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 0, 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, PAGES]),
    ...section(7, [2, ...text('memory'), 2, 0, ...text('permute'), 0, 0]),
    ...section(10, [1, ...permute]),
  ])
}

function permutation(): number[] {
  return [
    ...LANES.flatMap((index) => [...i32(0), ...load(index * LANE_BYTES), ...set(lane(index))]),
    ...i32(ROUND_CONSTANTS_OFFSET),
    ...set(ROUND),
    ...LOOP,
    ...round(),
    ...[...get(ROUND), ...i32(LANE_BYTES), I32_ADD, ...tee(ROUND)],
    ...[...i32(ROUND_CONSTANTS_OFFSET + ROUNDS * LANE_BYTES), I32_NE, ...CONTINUE],
    ...END,
    ...LANES.flatMap((index) => [...i32(0), ...get(lane(index)), ...store(index * LANE_BYTES)]),
  ]
}

function round(): number[] {
  const iota = [...get(lane(0)), ...get(ROUND), ...load(0), XOR, ...set(lane(0))]
  return [
    ...COLUMNS.flatMap(columnParity),
    ...COLUMNS.flatMap(thetaRhoPi),
    ...LANES.flatMap(chi),
    ...iota,
  ]
}

function columnParity(x: number): number[] {
  const [first = 0, ...others] = COLUMNS.map((y) => lane(x + 5 * y))
  return [...get(first), ...others.flatMap((other) => [...get(other), XOR]), ...set(parity(x))]
}

/** Mixes the neighbouring columns into one, then turns its lanes and puts them where they go. */
function thetaRhoPi(x: number): number[] {
  const mask = [...get(parity(x + 4)), ...get(parity(x + 1)), ...i64(1), ROTATE, XOR, ...set(MASK)]
  const lanes = COLUMNS.flatMap((y) => [
    ...[...get(lane(x + 5 * y)), ...get(MASK), XOR],
    ...[...i64(ROTATIONS[x + 5 * y] ?? 0), ROTATE],
    ...set(moved(y + 5 * ((2 * x + 3 * y) % 5))),
  ])
  return [...mask, ...lanes]
}

function chi(index: number): number[] {
  const x = index % 5
  const row = index - x
  return [
    ...get(moved(index)),
    ...[...get(moved(row + ((x + 1) % 5))), ...i64(-1), XOR],
    ...[...get(moved(row + ((x + 2) % 5))), AND, XOR],
    ...set(lane(index)),
  ]
}

const COLUMNS = [0, 1, 2, 3, 4]
const LANES = Array.from({ length: 25 }, (_, index) => index)
const ROTATIONS = rotations()

/** Bits by which each lane is turned: triangular numbers along the walk of the specification. */
function rotations(): number[] {
  const bits = new Array<number>(25).fill(0)
  let [x, y] = [1, 0]
  for (let step = 0; step < 24; step += 1) {
    bits[x + 5 * y] = (((step + 1) * (step + 2)) / 2) % 64
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
  }
  return bits
}

const XOR = 0x85
const AND = 0x83
const ROTATE = 0x89
const I32_ADD = 0x6a
const I32_NE = 0x47
const LOOP = [0x03, 0x40]
const CONTINUE = [0x0d, 0]
const END = [0x0b]

const get = (local: number) => [0x20, ...leb(local)]
const set = (local: number) => [0x21, ...leb(local)]
const tee = (local: number) => [0x22, ...leb(local)]
const load = (offset: number) => [0x29, 3, ...leb(offset)]
const store = (offset: number) => [0x37, 3, ...leb(offset)]
const i32 = (value: number) => [0x41, ...signedLeb(value)]
const i64 = (value: number) => [0x42, ...signedLeb(value)]

const sized = (bytes: number[]) => [...leb(bytes.length), ...bytes]
const section = (id: number, bytes: number[]) => [id, ...sized(bytes)]
const text = (value: string) => sized([...new TextEncoder().encode(value)])

function leb(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb(value >>> 7)]
}

function signedLeb(value: number): number[] {
  return value >= -0x40 && value < 0x40
    ? [value & 0x7f]
    : [(value & 0x7f) | 0x80, ...signedLeb(value >> 7)]
}
