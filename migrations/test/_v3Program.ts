const EHDR = 64
const PHDR = 56
const BYTECODE_START = 1n << 32n
const SBPF_V3 = 3
const MACHINE_BPF = 0xf7
const LOAD = 1
const EXECUTABLE = 1

/**
 * A program for SBPF v3 that succeeds: one segment of bytecode.
 *
 * @param steps Instructions of 8 bytes before the last one.
 */
export function v3Program(steps = 1): Buffer {
  const code = Buffer.concat([
    ...Array.from({ length: steps }, () => instruction(0xb7)), // mov64 r0, 0
    instruction(0x95), // exit
  ])
  const elf = Buffer.alloc(EHDR + PHDR)
  elf.write('\x7fELF', 'latin1')
  elf.set([2, 1, 1], 4)
  elf.writeUInt16LE(3, 16)
  elf.writeUInt16LE(MACHINE_BPF, 18)
  elf.writeUInt32LE(1, 20)
  elf.writeBigUInt64LE(BYTECODE_START, 24)
  elf.writeBigUInt64LE(BigInt(EHDR), 32)
  elf.writeUInt32LE(SBPF_V3, 48)
  elf.writeUInt16LE(EHDR, 52)
  elf.writeUInt16LE(PHDR, 54)
  elf.writeUInt16LE(1, 56)
  elf.writeUInt32LE(LOAD, EHDR)
  elf.writeUInt32LE(EXECUTABLE, EHDR + 4)
  elf.writeBigUInt64LE(BigInt(EHDR + PHDR), EHDR + 8)
  elf.writeBigUInt64LE(BYTECODE_START, EHDR + 16)
  elf.writeBigUInt64LE(BYTECODE_START, EHDR + 24)
  elf.writeBigUInt64LE(BigInt(code.length), EHDR + 32)
  elf.writeBigUInt64LE(BigInt(code.length), EHDR + 40)
  return Buffer.concat([elf, code])
}

function instruction(opcode: number): Buffer {
  return Buffer.from([opcode, 0, 0, 0, 0, 0, 0, 0])
}
