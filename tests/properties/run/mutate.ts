import type { AccountMeta, Keypair, PublicKey } from '@solana/web3.js'
import { TransactionInstruction } from '@solana/web3.js'
import type { Mutation } from '../model/mutations.ts'
import { WALLETS } from '../model/names.ts'
import type { Request } from './requestParts.ts'
import type { Run } from './run.ts'
import { addressOf, keypairOf } from './world.ts'

/** Changes an instruction; accounts whose key is unknown lose their signature. */
export function mutate(run: Run, request: Request, mutations: readonly Mutation[]): Request {
  const { programId, keys, data } = request.instruction
  const instruction = new TransactionInstruction({
    programId,
    keys: keys.map((key) => ({ ...key })),
    data: Buffer.from(data),
  })
  const known = knownAccounts(run, keys)
  for (const mutation of mutations) apply(instruction, mutation, known)

  const keypairs = new Map<string, Keypair>()
  for (const keypair of [...WALLETS.map(keypairOf), ...request.signers]) {
    keypairs.set(keypair.publicKey.toBase58(), keypair)
  }
  const signers = new Map<string, Keypair>()
  for (const key of instruction.keys) {
    const keypair = keypairs.get(key.pubkey.toBase58())
    key.isSigner &&= keypair !== undefined
    if (key.isSigner && keypair) signers.set(key.pubkey.toBase58(), keypair)
  }
  return { instruction, signers: [...signers.values()] }
}

function apply(
  instruction: TransactionInstruction,
  mutation: Mutation,
  known: readonly PublicKey[],
): void {
  const { keys, data } = instruction
  if (mutation.kind === 'append') {
    instruction.data = Buffer.concat([data, mutation.bytes])
    return
  }
  // Earlier changes may have left nothing.
  if (keys.length === 0 || data.length === 0) return
  const key = pick(keys, mutation.at)
  const byte = mutation.at % data.length
  switch (mutation.kind) {
    case 'flipBit':
      data[byte] = (data[byte] ?? 0) ^ (1 << mutation.bit)
      return
    case 'overwrite':
      // What would be written behind the end is left out.
      data.set(mutation.bytes.subarray(0, data.length - byte), byte)
      return
    case 'cut':
      instruction.data = data.subarray(0, byte)
      return
    case 'replaceAccount':
      key.pubkey = pick(known, mutation.by)
      return
    case 'swapAccounts': {
      const other = pick(keys, mutation.with)
      const { pubkey } = key
      key.pubkey = other.pubkey
      other.pubkey = pubkey
      return
    }
    case 'dropAccount':
      keys.splice(mutation.at % keys.length, 1)
      return
    case 'repeatAccount':
      keys.splice(mutation.at % keys.length, 0, { ...key })
      return
    case 'unsign':
      key.isSigner = false
      return
    case 'freeze':
      key.isWritable = false
      return
  }
}

/** Accounts to put in place of others. */
function knownAccounts(run: Run, keys: readonly AccountMeta[]): PublicKey[] {
  const { other, otherItem } = run.world
  return [
    ...keys.map(({ pubkey }) => pubkey),
    ...[run.deployment, run.controls, run.hashlist, run.groupMint, ...run.mints],
    ...[other.deployment, other.controls, other.groupMint.publicKey, otherItem],
    ...WALLETS.map(addressOf),
  ]
}

function pick<T>(list: readonly T[], at: number): T {
  const picked = list[at % list.length]
  if (picked === undefined) throw new Error('An instruction has accounts.')
  return picked
}
