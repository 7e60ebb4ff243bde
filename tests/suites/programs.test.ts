import { readFileSync } from 'node:fs'
import { EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../helpers/chain.ts'
import { expectFrameworkError } from '../helpers/frameworkError.ts'

const UPGRADEABLE_LOADER = new PublicKey('BPFLoaderUpgradeab1e11111111111111111111111')
/** Offsets in a 64-bit ELF file's header. */
const ELF = { CLASS: 4, BYTE_ORDER: 5, MACHINE: 18, FLAGS: 48 } as const
const MACHINE_BPF = 247
/** Kind, slot and upgrade authority in front of the ELF in a program-data account. */
const PROGRAM_DATA_HEADER = 45

const PROGRAMS = [
  { file: 'editions', address: EDITIONS_PROGRAM_ID },
  { file: 'editions_controls', address: EDITIONS_CONTROLS_PROGRAM_ID },
] as const

describe('committed programs', () => {
  for (const { file, address } of PROGRAMS) {
    describe(`${file}.so`, () => {
      const elf = readFileSync(new URL(`../../target/deploy/${file}.so`, import.meta.url))

      it('is a 64-bit little-endian BPF program of SBPF v0', () => {
        expect(elf.subarray(0, 4).toString('latin1')).to.equal('\x7fELF')
        expect([elf[ELF.CLASS], elf[ELF.BYTE_ORDER]]).to.deep.equal([2, 1])
        expect(elf.readUInt16LE(ELF.MACHINE)).to.equal(MACHINE_BPF)
        expect(elf.readUInt32LE(ELF.FLAGS)).to.equal(0)
      })

      it('runs as an upgradeable program', async () => {
        // Given a chain with the programs
        const chain = await Chain.start()

        // Then the program points to its data, which is the committed file
        const [dataAddress] = PublicKey.findProgramAddressSync(
          [address.toBuffer()],
          UPGRADEABLE_LOADER,
        )
        const program = await chain.account(address)
        expect(program?.executable).to.equal(true)
        expect(program?.owner.toBase58()).to.equal(UPGRADEABLE_LOADER.toBase58())
        expect(program?.data.readUInt32LE(0)).to.equal(2)
        expect(program?.data.subarray(4).equals(dataAddress.toBuffer())).to.equal(true)
        const data = await chain.account(dataAddress)
        expect(data?.owner.toBase58()).to.equal(UPGRADEABLE_LOADER.toBase58())
        expect(data?.data.subarray(PROGRAM_DATA_HEADER).equals(elf)).to.equal(true)

        // And it answers a call, with the error for an unknown instruction
        const instruction = new TransactionInstruction({
          programId: address,
          keys: [],
          data: Buffer.alloc(8),
        })
        const outcome = await chain.trySend([instruction], [await chain.wallet()])
        expectFrameworkError(outcome, address, 'InstructionFallbackNotFound')
      })
    })
  }
})
