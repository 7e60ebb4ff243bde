import { rmSync } from 'node:fs'
import { type Keypair, type PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { openBuffer } from './buffer.ts'
import { DeployError } from './deployError.ts'
import {
  deployWithMaxDataLength,
  extendProgram,
  LOADER,
  PROGRAM_BUFFER,
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

/** Deploys or upgrades a program; the buffer's keypair is stored at `bufferPath` meanwhile. */
export async function deployProgram(
  session: Session,
  { program, plan, bufferPath }: { program: BuiltProgram; plan: Plan; bufferPath: string },
): Promise<void> {
  if (plan.kind !== 'deploy' && plan.kind !== 'upgrade') return
  const { name, elf, address } = program
  const buffer = await openBuffer(session, PROGRAM_BUFFER, bufferPath, elf.length)
  const writing = { name, content: elf, buffer: buffer.publicKey }
  await writeBuffer(session, PROGRAM_BUFFER, writing)
  if (plan.kind === 'deploy') {
    await deploy(session, program, buffer)
  } else {
    const authority = session.wallet.publicKey
    if (plan.extendBy > 0) await extend(session, { program: address, extendBy: plan.extendBy })
    const upgrading = { program: address, buffer: buffer.publicKey, authority }
    await sendAndConfirm(session, [upgrade(upgrading, authority)])
  }
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

/** Makes room for a longer program; the wallet pays. */
export async function extend(
  session: Session,
  { program, extendBy }: { program: PublicKey; extendBy: number },
): Promise<void> {
  const payer = session.wallet.publicKey
  const instruction = (isChecked: boolean) =>
    extendProgram({ program, authority: payer }, { additionalBytes: extendBy, isChecked })
  const { value } = await session.connection.simulateTransaction(
    new Transaction({ feePayer: payer }).add(instruction(true)),
    [session.wallet],
  )
  await sendAndConfirm(session, [instruction(value.err === null)])
}

async function verify({ connection }: Session, { name, address, elf }: BuiltProgram) {
  const account = await connection.getAccountInfo(programDataAddress(address), 'confirmed')
  if (!account || !isPadded(account.data.subarray(PROGRAM_DATA_HEADER), elf)) {
    throw new DeployError('NOT_AS_BUILT', `${name} at ${address} is not what was built.`)
  }
}
