import { createHash } from 'node:crypto'
import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { openBuffer, proposedBuffer } from './buffer.ts'
import { DeployError } from './deployError.ts'
import { extend } from './deployProgram.ts'
import { PROGRAM_BUFFER, setAuthority, upgrade } from './loader.ts'
import type { Plan } from './plan.ts'
import { sendAndConfirm } from './send.ts'
import type { Session } from './session.ts'
import type { Step } from './step.ts'
import { writeBuffer } from './writeBuffer.ts'

/** An upgrade for a multisig's members to approve. */
export interface Proposal {
  buffer: PublicKey
  /** Gets the buffer's lamports back. */
  spill: PublicKey
  /** SHA-256 of the program without trailing zeros, as `solana-verify get-buffer-hash` computes it. */
  hash: string
  /** The upgrade, for the program's authority to sign. */
  instruction: TransactionInstruction
}

/** Writes the program to a buffer of its upgrade authority, and says what to propose. Nothing is upgraded. */
export async function propose(
  session: Session,
  { program, plan, bufferPath }: Step & { plan: Extract<Plan, { kind: 'propose' }> },
): Promise<Proposal> {
  const { name, address, elf } = program
  const { authority, extendBy } = plan
  if (extendBy > 0) await extend(session, { program: address, extendBy })
  const expected = { content: elf, authority }
  if (!(await proposedBuffer(session, PROGRAM_BUFFER, bufferPath, expected))) {
    const { publicKey } = await openBuffer(session, PROGRAM_BUFFER, bufferPath, elf.length)
    await writeBuffer(session, PROGRAM_BUFFER, { name, content: elf, buffer: publicKey })
    await sendAndConfirm(session, [setAuthority(publicKey, session.wallet.publicKey, authority)])
  }
  const buffer = await proposedBuffer(session, PROGRAM_BUFFER, bufferPath, expected)
  if (!buffer) {
    throw new DeployError('NOT_AS_BUILT', `The buffer of ${name} is not what was built.`)
  }
  const spill = session.wallet.publicKey
  const instruction = upgrade({ program: address, buffer, authority }, spill)
  const proposal = { buffer, spill, hash: hashOf(elf), instruction }
  for (const line of describe(proposal, { name, address, authority })) session.log(line)
  return proposal
}

function describe(
  { buffer, spill, hash, instruction }: Proposal,
  { name, address, authority }: { name: string; address: PublicKey; authority: PublicKey },
): string[] {
  return [
    `${name}: propose this upgrade to ${authority}:`,
    `  program   ${address}`,
    `  buffer    ${buffer}`,
    `  spill     ${spill}`,
    `  hash      ${hash} (compare: solana-verify get-buffer-hash ${buffer})`,
    ...describeCall(instruction),
  ]
}

/** Describes an instruction for a proposal. */
export function describeCall({ programId, data, keys }: TransactionInstruction): string[] {
  const accounts = keys.map(({ pubkey, isSigner, isWritable }) =>
    [`    ${pubkey}`, isWritable && 'writable', isSigner && 'signer'].filter(Boolean).join(' '),
  )
  return [
    `  calls     ${programId}`,
    `  data      ${data.toString('hex')} (hex)`,
    '  accounts',
    ...accounts,
  ]
}

function hashOf(elf: Buffer): string {
  const end = elf.findLastIndex((byte) => byte !== 0) + 1
  return createHash('sha256').update(elf.subarray(0, end)).digest('hex')
}
