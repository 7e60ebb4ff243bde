import { readFileSync } from 'node:fs'
import { METADATA_PROGRAM } from '../lib/metadataProgram.ts'
import type { Stage } from './_setup.ts'
import { v3Program } from './_v3Program.ts'

/**
 * The Program Metadata program, which no registry's packages contain: built from program@v1.0.1 (fd744c2) in
 * github.com/solana-program/program-metadata, under the Apache License 2.0.
 */
const ELF = new URL('program_metadata.so', import.meta.url)

/** Deploys the real program. */
export function addMetadataProgram({ localnet }: Stage): void {
  localnet.addProgram({ programId: METADATA_PROGRAM.toBase58(), elf: readFileSync(ELF) })
}

/** Deploys a program at its address that does nothing: enough where nothing is sent. */
export function addIdleMetadataProgram({ localnet }: Stage): void {
  localnet.addProgram({ programId: METADATA_PROGRAM.toBase58(), elf: v3Program() })
}
