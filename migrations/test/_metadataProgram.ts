import { readFileSync } from 'node:fs'
import { METADATA_PROGRAM } from '../lib/metadataProgram.ts'
import type { Stage } from './_setup.ts'
import { v3Program } from './_v3Program.ts'

const { PROGRAM_METADATA_ELF: path } = process.env

/**
 * Describes tests on the real Program Metadata program, which no package of a registry has:
 * `solana program dump --url mainnet-beta ProgM6JCCvbYkfKqJYHePx4xxSUSqJp7rh8Lyv7nk7S program_metadata.so`, and its path
 * in PROGRAM_METADATA_ELF. Without it they are pending.
 */
export const describeOnMetadataProgram = path === undefined ? describe.skip : describe

/** Deploys the real program. */
export function addMetadataProgram({ localnet }: Stage): void {
  if (path === undefined) throw new Error('PROGRAM_METADATA_ELF names no program.')
  localnet.addProgram({ programId: METADATA_PROGRAM.toBase58(), elf: readFileSync(path) })
}

/** Deploys a program at its address that does nothing: enough where nothing is sent. */
export function addIdleMetadataProgram({ localnet }: Stage): void {
  localnet.addProgram({ programId: METADATA_PROGRAM.toBase58(), elf: v3Program() })
}
