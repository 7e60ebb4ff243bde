import { rmSync } from 'node:fs'
import { type Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { openBuffer } from './buffer.ts'
import { DeployError } from './deployError.ts'
import {
  deployWithMaxDataLength,
  extendProgram,
  LOADER,
  PROGRAM_DATA_HEADER,
  PROGRAM_SIZE,
  programDataAddress,
  upgrade,
} from './loader.ts'
import { isPadded, type Plan } from './plan.ts'
import type { BuiltProgram } from './program.ts'
import { sendAndConfirm } from './send.ts'
import type { Session } from './session.ts'
import { writeBuffer } from './writeBuffer.ts'

/** Carries out the plan for a program; the buffer's keypair is stored at `bufferPath` meanwhile. */
export async function deployProgram(
  session: Session,
  { program, plan, bufferPath }: { program: BuiltProgram; plan: Plan; bufferPath: string },
): Promise<void> {
  if (plan.kind === 'unchanged') return
  const { name, elf } = program
  const buffer = await openBuffer(session, bufferPath, elf.length)
  await writeBuffer(session, { name, elf, buffer: buffer.publicKey })
  if (plan.kind === 'deploy') await deploy(session, program, buffer)
  else await extendAndUpgrade(session, program, { buffer, extendBy: plan.extendBy })
  await verify(session, program)
  rmSync(bufferPath)
}

async function deploy(
  session: Session,
  { address, elf, keypair }: BuiltProgram,
  buffer: Keypair,
): Promise<void> {
  if (!keypair) throw new DeployError('NO_PROGRAM_KEYPAIR', `The keypair of ${address} is missing.`)
  const authority = session.wallet.publicKey
  const creation = SystemProgram.createAccount({
    fromPubkey: authority,
    newAccountPubkey: address,
    lamports: await session.connection.getMinimumBalanceForRentExemption(PROGRAM_SIZE),
    space: PROGRAM_SIZE,
    programId: LOADER,
  })
  const deployment = { program: address, buffer: buffer.publicKey, authority }
  const deploying = deployWithMaxDataLength(deployment, elf.length)
  await sendAndConfirm(session, [creation, deploying], [keypair])
}

async function extendAndUpgrade(
  session: Session,
  { address }: BuiltProgram,
  { buffer, extendBy }: { buffer: Keypair; extendBy: number },
): Promise<void> {
  const authority = session.wallet.publicKey
  if (extendBy > 0) {
    const extend = (isChecked: boolean) =>
      extendProgram({ program: address, authority }, { additionalBytes: extendBy, isChecked })
    const { value } = await session.connection.simulateTransaction(
      new Transaction({ feePayer: authority }).add(extend(true)),
      [session.wallet],
    )
    await sendAndConfirm(session, [extend(value.err === null)])
  }
  await sendAndConfirm(session, [
    upgrade({ program: address, buffer: buffer.publicKey, authority }),
  ])
}

async function verify({ connection }: Session, { name, address, elf }: BuiltProgram) {
  const account = await connection.getAccountInfo(programDataAddress(address), 'confirmed')
  if (!account || !isPadded(account.data.subarray(PROGRAM_DATA_HEADER), elf)) {
    throw new DeployError('NOT_AS_BUILT', `${name} at ${address} is not what was built.`)
  }
}
